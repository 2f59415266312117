"""A game, a dialog and fullscreen are left by keys, by a mouse and by the menu."""
import re

import pytest

from color_match import ROUND
from game import PICKED_UP
from keyboard import Keyboard
from tree import Role, State, wait_for

BACK = 0x113  # the back button of a mouse, of linux/input-event-codes.h


@pytest.fixture
def keyboard(desktop):
    return Keyboard(desktop)


def expect_fullscreen(program, desktop, is_fullscreen=True):
    wait_for(lambda: (desktop.frame(program.window).height == desktop.monitor.height) == is_fullscreen,
             lambda: f'{desktop.frame(program.window)} to {"" if is_fullscreen else "no longer "}be the monitor')


def choose(program, desktop, entry):
    desktop.key('F10')
    program.find(Role.MENU_ITEM, entry).do('click')


@pytest.mark.parametrize('game', [(), ROUND])
def test_the_menu_enters_fullscreen_and_leaves_it(start, desktop, game):
    program = start(*game)
    choose(program, desktop, 'Fullscreen')
    expect_fullscreen(program, desktop)
    desktop.key('F10')
    leave = program.find(Role.MENU_ITEM, 'Leave Fullscreen')
    assert not program.find_all(Role.MENU_ITEM, 'Fullscreen')
    leave.do('click')
    expect_fullscreen(program, desktop, False)


def test_f11_enters_fullscreen_and_leaves_it(program, desktop):
    desktop.key('F11')
    expect_fullscreen(program, desktop)
    desktop.key('F11')
    expect_fullscreen(program, desktop, False)


def test_escape_leaves_fullscreen_if_nothing_else_handles_it(color_match, desktop):
    desktop.key('F11')
    expect_fullscreen(color_match.program, desktop)
    color_match.square('red').expect(state=State.FOCUSED)
    desktop.key('space')
    color_match.square('red').expect(name=PICKED_UP)
    desktop.key('Escape')
    color_match.square('red').expect(name=re.compile('slot 1$'), state=State.FOCUSED)
    desktop.key('F1')
    color_match.program.dialog.expect(state=State.ACTIVE)
    desktop.key('Escape')
    wait_for(lambda: len(color_match.program.windows) == 1, 'the dialog to close')
    color_match.program.window.expect(state=State.ACTIVE)
    expect_fullscreen(color_match.program, desktop)
    desktop.key('Escape')
    expect_fullscreen(color_match.program, desktop, False)


def test_the_back_button_of_a_mouse_goes_back_to_all_games(color_match, desktop):
    desktop.click(desktop.center(color_match.square('red')), BACK)
    color_match.program.window.expect(name='Grab Bag')
    desktop.click(desktop.center(color_match.program.window), BACK)
    desktop.key('F1')
    assert color_match.program.dialog, 'there is no page behind the launcher'


@pytest.mark.parametrize('keys', [('XF86Back',), ('Left', 'Alt_L')])
def test_a_key_goes_back_to_all_games(color_match, keyboard, keys):
    keyboard.key(*keys)
    color_match.program.window.expect(name='Grab Bag')


def test_alt_right_goes_back_from_right_to_left(start, desktop):
    program = start(*ROUND, locale='ar_EG')
    desktop.key('Left', 'Alt_L')
    desktop.key('F11')
    expect_fullscreen(program, desktop)
    assert program.window.name == 'Color Match', 'that arrow points forward'
    desktop.key('Right', 'Alt_L')
    program.window.expect(name='Grab Bag')


def test_back_leaves_a_page_of_help_and_then_help(color_match, desktop, keyboard):
    def go_back(name):
        if name == 'mouse':
            desktop.click(desktop.center(dialog), BACK)
        else:
            keyboard.key('Left', 'Alt_L')
    for way in ('mouse', 'keys'):
        desktop.key('F1')
        dialog = color_match.program.dialog.expect(name='Help: Color Match', state=State.ACTIVE)
        go_back(way)
        dialog.expect(name='Help')
        go_back(way)
        wait_for(lambda: len(color_match.program.windows) == 1, 'help to close')
        color_match.program.window.expect(name='Color Match', state=State.ACTIVE)


@pytest.mark.parametrize('dialog', ['preferences', 'shortcuts', 'about', 'results', 'code'])
def test_the_back_button_closes_a_dialog(color_match, desktop, dialog):
    color_match.program.window.do(f'win.{dialog}')
    opened = color_match.program.dialog.expect(state=State.ACTIVE)
    desktop.click(desktop.center(opened), BACK)
    wait_for(lambda: len(color_match.program.windows) == 1, 'the dialog to close')
    color_match.program.window.expect(name='Color Match')
