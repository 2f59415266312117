"""The clock of a game stops while something covers the game or another window is active, and continues afterwards."""
import re

import pytest

from neighbor import text
from tree import Role, State, wait_for

TICK = 1.2  # seconds within which a clock that runs changes its digits


@pytest.fixture
def clock(color_match):
    """The time that the header bar shows, in a round whose clock runs."""
    color_match.place(color_match.act)

    def read():
        digits = color_match.program.find(Role.LABEL, re.compile(r'^\d+:\d\d')).name.split(',')[0]
        minutes, seconds = digits.split(':')
        return int(minutes) * 60 + int(seconds)
    wait_for(lambda: read() >= 1, 'the clock to run')
    return read


def expect_stopped(clock, desktop, window):
    # Between two seconds, the digits may still change once.
    start = clock()
    desktop.look(window, rest=TICK)
    desktop.look(window, rest=TICK)
    assert clock() <= start + 1


def expect_running(clock):
    start = clock()
    wait_for(lambda: clock() > start, 'the clock to go on')


def test_the_clock_stops_while_a_menu_is_open(color_match, desktop, clock):
    desktop.key('F10')
    color_match.program.find(Role.MENU_ITEM, 'Help')
    expect_stopped(clock, desktop, color_match.program.window)
    desktop.key('Escape')
    wait_for(lambda: not color_match.program.find_all(Role.MENU_ITEM, 'Help'), 'the menu to close')
    expect_running(clock)


@pytest.mark.parametrize('dialog', ['help', 'about'])
def test_the_clock_stops_while_a_dialog_is_open(color_match, desktop, clock, dialog):
    color_match.program.window.do(f'win.{dialog}')
    color_match.program.dialog.expect(state=State.ACTIVE)
    expect_stopped(clock, desktop, color_match.program.window)
    desktop.key('Escape')
    wait_for(lambda: len(color_match.program.windows) == 1, 'the dialog to close')
    expect_running(clock)


def test_the_clock_stops_while_another_window_is_active(color_match, desktop, clock, neighbor):
    other = neighbor({'a sentence': text('A sentence.')})
    other.copy('a sentence')
    expect_stopped(clock, desktop, color_match.program.window)
    color_match.activate()
    expect_running(clock)
