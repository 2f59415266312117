"""Shortcuts work at their positions on the keyboard if the layout lacks their symbols."""
import re

import pytest

from keyboard import Keyboard
from memory import GAME as THREE_PAIRS
from memory import Memory
from tree import Role, State, wait_for

# French and Czech digits need Shift, of which the Czech key 1 is a plus without it. Persian digits are other characters.
DIGITS = ['fr', 'cz', 'ir', 'us']
# Layouts without Latin letters, for players who also have a US one.
SCRIPTS = ['ru', 'gr', 'ara', 'th', 'us']


@pytest.fixture
def keyboard(desktop):
    return Keyboard(desktop)


@pytest.mark.parametrize('layout', DIGITS)
def test_digits_move_the_focus_to_columns(start, desktop, keyboard, layout):
    game = Memory(start(*THREE_PAIRS), desktop)
    keyboard.use(layout)
    for number in (2, 1):
        keyboard.key(str(number))
        wait_for(lambda number=number: game.focused == number, lambda: f'the focus to leave {game.focused}')


@pytest.mark.parametrize('layout', [*DIGITS, 'ru'])
def test_ctrl_and_a_digit_arranges_squares(move_me, keyboard, layout):
    def columns():
        return len({round(move_me.expect_at_rest(number)[0], 1) for number in move_me.numbers})
    keyboard.use(layout)
    assert columns() == 1
    keyboard.key('2', 'Control_L')
    wait_for(lambda: columns() > 1, 'the squares to be in a circle')


def test_a_czech_plus_adds_a_square(move_me, keyboard):
    keyboard.use('cz')
    keyboard.key('1')
    wait_for(lambda: move_me.numbers == [1, 2, 3, 4], 'one more')


def expect_shortcuts(color_match, keyboard, layout):
    color_match.place(color_match.act)
    keyboard.key('z', 'Control_L')
    color_match.expect_word('yellow')
    keyboard.key('z', 'Control_L', 'Shift_L')
    color_match.expect_word('green')
    for key, modifiers, title in [('n', ['Control_L', 'Shift_L'], 'New Game from Code'),
                                  ('comma', ['Control_L'], 'Preferences'),
                                  ('7' if layout == 'ru' else 'slash', ['Control_L', 'Shift_L'], 'Keyboard Shortcuts')]:
        keyboard.key(key, *modifiers)
        color_match.program.dialog.expect(name=title, state=State.ACTIVE)
        keyboard.key('Escape')
        wait_for(lambda: len(color_match.program.windows) == 1, 'the dialog to close')
        color_match.program.window.expect(state=State.ACTIVE)


@pytest.mark.parametrize('layout', SCRIPTS)
def test_shortcuts_are_at_the_positions_of_the_us_layout(color_match, keyboard, layout):
    keyboard.use(*dict.fromkeys([layout, 'us']))
    expect_shortcuts(color_match, keyboard, layout)


@pytest.mark.russian
@pytest.mark.parametrize('layout', ['ru', 'gr'])
def test_shortcuts_without_a_latin_layout_are_at_us_positions(color_match, keyboard, layout):
    keyboard.use(layout)
    color_match.place(color_match.act)
    keyboard.key('z', 'Control_L')
    color_match.expect_word('yellow')
    keyboard.key('z', 'Control_L', 'Shift_L')
    color_match.expect_word('green')
    keyboard.key('comma', 'Control_L')
    color_match.program.dialog.expect(name='Preferences', state=State.ACTIVE)


def test_shortcuts_follow_the_letters_of_a_latin_layout(color_match, keyboard):
    keyboard.use('de', 'us')
    color_match.place(color_match.act)
    keyboard.key('y', 'Control_L')  # a Z
    color_match.expect_word('yellow')
    keyboard.key('z', 'Control_L', 'Shift_L')  # a Y
    keyboard.key('F2')
    color_match.program.find(Role.LABEL, re.compile('^0 of 3 placed'))
    keyboard.key('y', 'Control_L', 'Shift_L')
    color_match.expect_word('green')
