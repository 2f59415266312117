"""The deal of the day: found in the launcher, played to its end, and shown in the calendar."""
import re
from datetime import date, timedelta

import pytest

from color_match import ColorMatch
from tree import Role, State, wait_for

TODAY = re.compile('^Today, ')


class DailyRound(ColorMatch):
    """A round at any level; the deal of the day has a level for each weekday."""

    def square(self, color):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^{color.capitalize()} .*, slot'))

    def play_to_the_end(self, way=None):
        while self.word:
            self.place(way or self.act)
        self.expect_end('Well Done!', step='Next Deal of the Day: Sun and Moon')


@pytest.fixture
def dialog(program, desktop):
    """Opens the deals of the day."""
    desktop.key('d', 'Control_L')
    return program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)


def row(dialog, game):
    return dialog.find(Role.PUSH_BUTTON, game)


def today(dialog):
    return dialog.find(Role.PUSH_BUTTON, TODAY)


def test_the_deal_is_found_in_the_launcher_and_played_by_pointer(program, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Deal of the Day')
    tile.expect(description=re.compile('^Today, .*, nothing played$'))
    desktop.click(desktop.center(tile))
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    game = row(dialog, 'Color Match').expect(description=re.compile(': not played yet$'), state=State.FOCUSED)
    desktop.click(desktop.center(game))
    game = DailyRound(program, desktop)
    game.play_to_the_end(game.drag)
    desktop.click(desktop.center(program.find(Role.PUSH_BUTTON, 'All Games')))
    program.find(Role.PUSH_BUTTON, 'Deal of the Day').expect(
        description=re.compile(r'^Today, .*\. Color Match: \d:\d\d\.$'))


def test_a_played_deal_is_shown_in_the_calendar(program, dialog, desktop):
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Return')
    DailyRound(program, desktop).play_to_the_end()
    program.find(Role.LABEL, re.compile('^Deal of the Day: '))
    desktop.key('d', 'Control_L')
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    row(dialog, 'Color Match').expect(description=re.compile(r': \d:\d\d$'))
    today(dialog).expect(name=re.compile(r'^Today, .*\. Color Match: \d:\d\d\.$'))


def test_a_deal_that_was_left_is_resumed(program, dialog, desktop):
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Return')
    game = DailyRound(program, desktop)
    game.place(game.act)
    word = game.word
    desktop.key('Left', 'Alt_L')
    program.window.expect(name='Grab Bag')
    desktop.key('d', 'Control_L')
    program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    desktop.key('Return')
    wait_for(lambda: DailyRound(program, desktop).word == word, f'the word {word}')


def test_a_past_deal_is_reached_and_played_by_keys(program, dialog, desktop):
    for _ in range(4):
        desktop.key('Tab')
    today(dialog).expect(state=State.FOCUSED)
    desktop.key('Up')
    # Monday's deal has three colors.
    day = date.today() - timedelta(7)
    for _ in range(day.weekday()):
        desktop.key('Left')
        day -= timedelta(1)
    monday = f'Monday, {day:%B} {day.day}'
    dialog.find(Role.PUSH_BUTTON, f'{monday}, nothing played').expect(state=State.FOCUSED)
    desktop.key('Return')
    dialog.find(Role.LABEL, monday)
    for _ in range(4):
        desktop.key('Tab', 'Shift_L')
    row(dialog, 'Color Match').expect(description='3 Colors: not played yet', state=State.FOCUSED)
    desktop.key('Return')
    game = DailyRound(program, desktop)
    game.play_to_the_end(game.press_keys)
    desktop.key('d', 'Control_L')
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    dialog.find(Role.PUSH_BUTTON, re.compile(f'^{monday}. Color Match: .*, played later.$'))


def test_choosing_a_day_by_screen_reader_keeps_the_focus(dialog, desktop):
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Tab')
    row(dialog, 'Sun and Moon').expect(state=State.FOCUSED)
    day = date.today() - timedelta(1)
    name = f'{day:%A}, {day:%B} {day.day}'
    dialog.find(Role.PUSH_BUTTON, f'{name}, nothing played').do('click')
    dialog.find(Role.LABEL, name)
    row(dialog, 'Sun and Moon').expect(state=State.FOCUSED)


def test_the_command_line_starts_the_deal_of_the_day(start, desktop):
    program = start('--daily', '--game=color-match')
    DailyRound(program, desktop).play_to_the_end()
    program.find(Role.LABEL, re.compile('^Deal of the Day: '))


def test_the_deal_of_the_day_fits(start, desktop, appearance):
    program = start('--daily', '--game=color-match')
    appearance.fit(program.window)
    DailyRound(program, desktop).play_to_the_end()
    appearance.picture('daily-end')
    desktop.key('Left', 'Alt_L')
    program.window.expect(name='Grab Bag')
    appearance.picture('daily-launcher')
    desktop.key('d', 'Control_L')
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    appearance.fit(dialog)
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    appearance.picture('daily')
