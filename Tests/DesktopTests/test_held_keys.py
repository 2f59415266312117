"""A held key acts once, except for keys that repeat, such as arrow keys."""
import re

import pytest

from color_match import ROUND, ColorMatch
from game import PICKED_UP
from keyboard import Keyboard
from memory import GAME as THREE_PAIRS
from memory import Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from switches import Switches
from tree import Role, State, wait_for

UNTOUCHED = r'^0 of 3 placed, no mistakes, 0:\d\d$'
ACTIVATING = ['Return', 'space', 'KP_Enter']


@pytest.fixture
def keyboard(desktop):
    return Keyboard(desktop)


def expect_status(program, pattern):
    """Waits for the status that F2 shows, after all keys before it."""
    program.find(Role.LABEL, re.compile(pattern))


@pytest.mark.parametrize('key', ACTIVATING)
def test_a_held_key_picks_up_a_square_once(color_match, keyboard, key):
    color_match.square('red').expect(state=State.FOCUSED)
    keyboard.hold(key)
    keyboard.key('F2')
    expect_status(color_match.program, UNTOUCHED)
    color_match.square('red').expect(name=PICKED_UP)


def test_a_held_key_picks_up_a_tile_once(start, desktop, keyboard):
    game = PicturePuzzle(start(*JOURNEY), desktop)
    tiles = game.tiles
    keyboard.hold('Return')
    keyboard.key('F2')
    expect_status(game.program, r'of 4 tiles right, (no|0) moves')
    assert game.tiles == tiles


def test_a_held_key_picks_up_a_card_once(start, desktop, keyboard):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    keyboard.hold('Return')
    keyboard.key('F2')
    game.board.find(Role.PUSH_BUTTON, PICKED_UP)
    assert len(game.cards) == 10


def test_a_held_key_turns_a_memory_card_once(start, desktop, keyboard, settings):
    settings.set('tap-turns-back', True)
    game = Memory(start(*THREE_PAIRS), desktop)
    keyboard.hold('space')
    keyboard.key('F2')
    game.expect_open(1)


def test_a_held_key_selects_a_square_once(move_me, keyboard):
    keyboard.hold('Return')
    move_me.expect_selected(1)


def test_a_key_held_on_a_button_does_not_press_the_next_one(color_match, desktop, keyboard):
    color_match.play_to_the_win(color_match.act)
    keyboard.hold('Return')
    color_match.square('red').expect(state=State.FOCUSED)
    keyboard.key('F2')
    expect_status(color_match.program, r'^0 of 6 placed, no mistakes, 0:\d\d$')
    assert not color_match.board.find_all(Role.PUSH_BUTTON, PICKED_UP)


def test_held_keys_add_and_remove_a_square_once(move_me, keyboard):
    keyboard.hold('Insert')
    wait_for(lambda: move_me.numbers == [1, 2, 3, 4], lambda: f'one more, not {move_me.numbers}')
    keyboard.hold('Delete')
    keyboard.key('F2')
    wait_for(lambda: len(move_me.numbers) == 3, lambda: f'one less, not {move_me.numbers}')


def test_held_keys_move_a_square_repeatedly_and_throw_it_once(move_me, desktop, keyboard):
    before = move_me.part(1)
    keyboard.hold('Right')
    wait_for(lambda: move_me.expect_at_rest(1)[0] > 0.8, lambda: f'it at the edge, not at {move_me.part(1)}')
    keyboard.hold('Left', 'Control_L', 'Shift_L')
    move_me.expect_at_rest(1)
    keyboard.key('z', 'Control_L')
    wait_for(lambda: move_me.expect_at_rest(1)[0] > 0.8, lambda: f'it back at the edge, not at {move_me.part(1)}')
    assert move_me.part(1)[0] > before[0]


def test_held_keys_undo_and_redo_repeatedly(color_match, keyboard):
    for _ in range(2):
        color_match.place(color_match.act)
    keyboard.hold('z', 'Control_L')
    color_match.expect_word('yellow')
    keyboard.hold('z', 'Control_L', 'Shift_L')
    color_match.expect_word('red')


def test_a_held_key_types_repeatedly(start, keyboard):
    program = start(*ROUND)
    keyboard.key('n', 'Control_L', 'Shift_L')
    dialog = program.dialog.expect(state=State.ACTIVE)
    dialog.find(Role.TEXT, 'Code')
    keyboard.hold('2')
    keyboard.key('Return')
    # How often a key repeats differs between machines: any number of digits above 2 shows that it does.
    dialog.find(Role.LABEL, re.compile(r'^(The code is too (short: it has ([3-9]|\d\d) of|long)|There is a mistake)'))


@pytest.mark.parametrize('are_two', [False, True])
def test_a_held_switch_is_pressed_once(start, desktop, settings, keyboard, are_two):
    Switches(are_two, desktop, settings)
    game = ColorMatch(start(*ROUND), desktop)
    keyboard.hold('Return')
    keyboard.key('F2')
    expect_status(game.program, UNTOUCHED)
    assert not game.board.find_all(Role.PUSH_BUTTON, PICKED_UP)


def test_a_held_f11_toggles_fullscreen_once(program, desktop, keyboard):
    keyboard.hold('F11')
    wait_for(lambda: desktop.frame(program.window).height == desktop.monitor.height, 'the window to fill the monitor')
    keyboard.hold('F11')
    wait_for(lambda: desktop.frame(program.window).height < desktop.monitor.height, 'the window to be as before')


def test_a_key_released_in_another_window_acts_again(move_me, desktop, keyboard):
    with keyboard.holding('Insert'):
        wait_for(lambda: move_me.numbers == [1, 2, 3, 4], 'one more')
        desktop.overview(True)
    desktop.overview(False)
    move_me.activate()
    keyboard.key('Insert')
    wait_for(lambda: move_me.numbers == [1, 2, 3, 4, 5], lambda: f'one more, not {move_me.numbers}')
