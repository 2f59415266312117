"""The program is open at midnight, or while the clock is set."""
import os
import re
from datetime import datetime

import pytest

from preload import preloaded
from test_daily import DailyRound, row
from tree import Role, State

SATURDAY, SUNDAY, MONDAY = 'Saturday, March 7', 'Sunday, March 8', 'Monday, March 9'


@pytest.fixture
def clock(tmp_path):
    """A wall clock that shows the time to which it was set: clock(2026, 3, 7, 23, 59, 58)."""
    file = tmp_path / 'clock'

    def set_clock(*time):
        new = tmp_path / 'clock.new'
        new.write_text(f'{int(datetime(*time).timestamp())}')
        os.replace(new, file)  # the program never reads half a number
    set_clock(2026, 3, 7, 23, 59, 58)
    set_clock.environment = preloaded('wall-clock', tmp_path) | {'WALL_CLOCK': str(file)}
    return set_clock


def tile(program):
    return program.find(Role.PUSH_BUTTON, 'Deal of the Day')


def open_dialog(program, desktop):
    desktop.key('d', 'Control_L')
    return program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)


def day(dialog, name):
    return dialog.find(Role.PUSH_BUTTON, re.compile(f'^(Today, )?{name}[,.]'))


def test_the_launcher_shows_the_day_after_clock_changes(start, clock):
    program = start(environment=clock.environment)
    tile(program).expect(description=f'Today, {SATURDAY}, nothing played')
    clock(2026, 3, 8, 0, 0, 58)
    tile(program).expect(description=f'Today, {SUNDAY}, nothing played')
    clock(2026, 3, 9, 12, 30, 58)  # after a long sleep
    tile(program).expect(description=f'Today, {MONDAY}, nothing played')
    clock(2026, 3, 7, 12, 30, 58)  # set back
    tile(program).expect(description=f'Today, {SATURDAY}, nothing played')


def test_the_launcher_shows_the_day_after_a_game(start, desktop, clock):
    program = start('--game=color-match', environment=clock.environment)
    clock(2026, 3, 8, 0, 0, 58)
    desktop.key('Left', 'Alt_L')
    tile(program).expect(description=f'Today, {SUNDAY}, nothing played')


def test_the_open_calendar_follows_the_day_and_keeps_the_focus(start, desktop, clock):
    program = start(environment=clock.environment)
    dialog = open_dialog(program, desktop)
    dialog.find(Role.LABEL, f'Today, {SATURDAY}')
    row(dialog, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Tab')
    row(dialog, 'Sun and Moon').expect(state=State.FOCUSED)
    clock(2026, 3, 8, 0, 0, 58)
    dialog.find(Role.LABEL, f'Today, {SUNDAY}')
    row(dialog, 'Sun and Moon').expect(state=State.FOCUSED)
    assert not dialog.find_all(Role.PUSH_BUTTON, re.compile(MONDAY))
    for _ in range(3):
        desktop.key('Tab')
    day(dialog, SUNDAY).expect(state=State.FOCUSED)
    # A chosen day stays in a calendar with another week.
    desktop.key('Left')
    desktop.key('space')
    dialog.find(Role.LABEL, SATURDAY)
    clock(2026, 3, 9, 0, 0, 58)
    day(dialog, MONDAY)
    dialog.find(Role.LABEL, SATURDAY)
    day(dialog, SATURDAY).expect(state=State.FOCUSED)


def test_a_deal_begun_before_midnight_counts_for_its_day(start, desktop, clock):
    program = start('--daily', '--game=color-match', environment=clock.environment)
    game = DailyRound(program, desktop)
    game.place(game.act)
    clock(2026, 3, 8, 0, 0, 58)
    game.play_to_the_end()
    program.find(Role.LABEL, re.compile(rf'^Deal of the Day: {SATURDAY}\.'))
    dialog = open_dialog(program, desktop)
    dialog.find(Role.LABEL, f'Today, {SUNDAY}')
    dialog.find(Role.PUSH_BUTTON, re.compile(rf'^{SATURDAY}\. Color Match: \d+:\d\d\.$'))


@pytest.mark.parametrize('locale, name, text', [
    ('de_DE.ISO-8859-1', 'Spiel des Tages', 'Heute, Samstag, 7. März, nichts gespielt'),
    ('es_ES.ISO-8859-1', 'Partida del día', 'Hoy, sábado, 7 de marzo, ninguna jugada'),
    ('ru_RU.KOI8-R', 'Игра дня', re.compile('^Сегодня, [Сс]уббота, 7 марта, ничего не сыграно$')),
    ('zh_CN.GB18030', '每日一局', '今天，三月7日，星期六，尚未玩'),
])
def test_dates_are_readable_in_a_locale_of_any_encoding(start, clock, locale, name, text):
    program = start(locale=locale, environment=clock.environment)
    program.find(Role.PUSH_BUTTON, name).expect(description=text)
