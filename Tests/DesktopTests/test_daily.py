"""The deal of the day: found in the launcher, played to its end, and told in the calendar."""
import re

import pytest

from color_match import ColorMatch
from screenreader import SCREEN_COORDINATES
from tree import Role, State, wait_for

TODAY = re.compile('^Today, ')


class DailyRound(ColorMatch):
    """A round of any of its levels: the deal of the day has another one every day of the week."""

    def square(self, color):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^{color.capitalize()} .*, slot'))

    def play_to_the_end(self):
        while self.word:
            self.place(self.act)
        self.program.find(Role.PUSH_BUTTON, 'Play Again').expect(state=State.FOCUSED)


@pytest.fixture
def dialog(program, desktop):
    """Opens the deals of the day."""
    desktop.key('d', 'Control_L')
    return program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)


def row(dialog, game):
    return dialog.find(Role.LIST_ITEM, game)


def today(dialog):
    return dialog.find(Role.PUSH_BUTTON, TODAY)


def test_the_launcher_has_a_tile_for_it(program, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Deal of the Day')
    tile.expect(description=re.compile('^Today, .*, nothing played$'))
    desktop.click(desktop.center(tile))
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    row(dialog, 'Color Match').expect(description=re.compile(': not played yet$'), state=State.FOCUSED)


def test_the_deal_is_played_by_keys_and_told_in_the_calendar(program, dialog, desktop):
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Return')
    DailyRound(program, desktop).play_to_the_end()
    program.find(Role.LABEL, re.compile('^Deal of the Day: '))
    desktop.key('d', 'Control_L')
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    row(dialog, 'Color Match').expect(description=re.compile(r': \d:\d\d$'))
    today(dialog).expect(name=re.compile(r'^Today, .*\. Color Match: \d:\d\d\.$'))


def test_a_deal_that_was_left_goes_on(program, dialog, desktop):
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


def test_arrow_keys_go_from_day_to_day_and_a_past_one_can_be_played(program, dialog, desktop):
    for _ in range(4):
        desktop.key('Tab')
    today(dialog).expect(state=State.FOCUSED)
    desktop.key('Up')
    day = wait_for(lambda: next((node for node in dialog.find_all(Role.PUSH_BUTTON, re.compile(', nothing played$'))
                                 if State.FOCUSED in node.states), None), 'the day a week ago to have the focus')
    date = day.name.removesuffix(', nothing played')
    assert not TODAY.match(date)
    desktop.key('Return')
    dialog.find(Role.LABEL, date)
    for _ in range(4):
        desktop.key('Tab', 'Shift_L')
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Return')
    DailyRound(program, desktop).play_to_the_end()
    desktop.key('d', 'Control_L')
    dialog = program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    dialog.find(Role.PUSH_BUTTON, re.compile(f'^{date}. Color Match: .*, played later.$'))


def test_the_command_line_starts_in_it(start, desktop):
    program = start('--daily', '--game=color-match')
    DailyRound(program, desktop).play_to_the_end()
    program.find(Role.LABEL, re.compile('^Deal of the Day: '))


DATE = r'\w+, \w+ \d+'
# Keys, and what is heard from them on until the next ones, whatever day it is.
HEARD = [
    ('Control_L+d', ['Deal of the Day', rf'Today, {DATE}\.', r'List with 4 items\.', r'Color Match\.',
                     r'not selected\.', r'.+: not played yet\.']),
    ('Tab', [r'Sun and Moon\.', r'not selected\.', r'.+: not played yet\.']),
    ('Tab', [r'Picture Puzzle\.', r'not selected\.', r'.+: not played yet\.']),
    ('Tab', [r'Memory\.', r'not selected\.', r'.+: not played yet\.']),
    ('Tab', [r'The Last Five Weeks panel\.', rf'Today, {DATE}, nothing played push button\.']),
    ('Up', [rf'{DATE}, nothing played push button\.']),
    ('space', [DATE]),
]


def test_the_calendar_is_heard(orca, program, desktop):
    program.allow(SCREEN_COORDINATES)
    orca.heard(1)
    heard = orca.follow(desktop, HEARD)
    assert [keys for keys, _ in heard] == [keys for keys, _ in HEARD]
    for (_, said), (_, expected) in zip(heard, HEARD):
        assert len(said) == len(expected) and all(map(re.fullmatch, expected, said)), (said, expected)


def test_every_look(start, desktop, appearance):
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
