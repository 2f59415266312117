"""The transient messages over a board: one at a time, read in full, and not in the way of any input."""
import re

import pytest

from appearance import PHONE
from color_match import ROUND, ColorMatch
from memory import GAME, Memory
from move_me import BOARD, MoveMe
from picture_puzzle import FREE, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from test_bad_input import CANNOT_SAVE
from tree import Role, State, wait_for

STATUS = re.compile(r'^0 of 3 placed, no mistakes, 0:\d\d$')


def test_a_key_pressed_five_times_shows_one_message(color_match, desktop):
    for _ in range(5):
        desktop.key('F2')
    color_match.message(STATUS)
    desktop.key('Escape')
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, STATUS), 'the message to go')


def test_closing_a_message_returns_the_focus_to_the_board(color_match, desktop):
    desktop.key('F2')
    close = color_match.message(STATUS).find(Role.PUSH_BUTTON, 'Close')
    wait_for(lambda: desktop.key('Tab') or State.FOCUSED in close.states, 'the focus to be on the message')
    desktop.key('Return')
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, STATUS), 'the message to go')
    color_match.square('red').expect(state=State.FOCUSED)


def test_a_long_message_wraps_beside_its_button(start, desktop, data, appearance):
    data.mkdir()
    (data / 'grab-bag').write_text('A file where the folder belongs.')
    game = ColorMatch(start(*ROUND), desktop)
    appearance.fit(game.program.window)
    game.place(game.act)
    message = game.message(CANNOT_SAVE)
    message.come_to_rest()
    text, close = message.find(Role.LABEL).extents, message.find(Role.PUSH_BUTTON).extents
    window = game.program.window.extents
    assert text.x + text.width <= close.x and close.x + close.width <= window.width, (text, close, window)
    assert text.height > close.height, f'{text} has one line'
    appearance.picture('message')


# The status of any game.
ANY_STATUS = re.compile(r'(, 0:\d\d|, 0 changes)$')


def covers(message, piece):
    one, other = message.extents, piece.extents
    return (one.x < other.x + other.width and other.x < one.x + one.width
            and one.y < other.y + other.height and other.y < one.y + one.height)


@pytest.mark.parametrize('size', [PHONE, (560, 700), (1200, 620)], ids=['phone', 'usual', 'wide'])
@pytest.mark.parametrize('game', [
    (ColorMatch, ROUND, r'^(Red circle|Yellow star|Green triangle), slot'), (PicturePuzzle, FREE, '^Tile '),
    (MoveMe, BOARD, '^(Square|Color) '), (Memory, GAME, ', card '), (SunAndMoon, SOLITAIRE, 'card . of')],
    ids=['color-match', 'picture-puzzle', 'move-me', 'memory', 'sun-and-moon'])
def test_a_message_covers_no_piece(start, desktop, game, size):
    kind, arguments, pieces = game
    program = start(*arguments)
    game = kind(program, desktop)
    desktop.resize(program.window, *size)
    desktop.key('F2')
    message = program.find(Role.PANEL, ANY_STATUS)
    message.come_to_rest()

    def covered():
        return [piece for piece in program.window.find_all(Role.PUSH_BUTTON, re.compile(pieces))
                if covers(message, piece)]
    wait_for(lambda: not covered(), lambda: f'{message.extents} to leave {covered()}')


def test_input_goes_through_a_message(start, desktop):
    game = MoveMe(start(*BOARD), desktop)
    desktop.key('F2')
    message = game.program.find(Role.PANEL, ANY_STATUS)
    message.come_to_rest()
    text = desktop.rectangle(message.find(Role.LABEL))
    # A rubber band that begins on the message, above the squares, reaches over two of them.
    desktop.drag(text.center, game.point(0.95, 0.55))
    game.expect_selected(1, 2)


def test_the_next_move_removes_a_message(color_match, desktop):
    desktop.key('F2')
    color_match.message(STATUS)
    color_match.place(color_match.act)
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, STATUS), 'the message to go', seconds=3)
