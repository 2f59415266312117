"""The message after a new game restores the previous one, with the focus on its first piece."""
import re
from contextlib import suppress

import pytest
from gi.repository import GLib

from color_match import ROUND, ColorMatch
from memory import GAME, PAIRS, Memory
from move_me import BOARD, MoveMe
from picture_puzzle import FREE, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role, State, wait_for


def color_match(start, desktop):
    game = ColorMatch(start(*ROUND), desktop)
    game.place(game.act)
    return game, '^Red circle', lambda: game.choose('6 Colors')


def sun_and_moon(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    game.play(*game.plays(is_home=True)[0], game.act)
    return game, 'card 1 of 4$', lambda: game.choose('Two Players')


def picture_puzzle(start, desktop):
    game = PicturePuzzle(start(*FREE), desktop)
    game.move(game.tiles[1], 1, game.act)
    return game, 'row 1, column 1', lambda: game.choose('Journey 1: 2 × 2')


def memory(start, desktop):
    game = Memory(start(*GAME), desktop)
    game.turn(*PAIRS[0], game.act)
    return game, 'card 1,', lambda: game.choose('4 Pairs')


def move_me(start, desktop):
    game = MoveMe(start(*BOARD), desktop)
    game.drag(1, 0.3, 0.3)
    return game, '^Square 1,', lambda: game.choose('12 Squares')


def names(game):
    """Returns the sorted names of the items on the board, or None if one is removed meanwhile."""
    with suppress(GLib.Error):
        return sorted(item.name for item in game.board.children)


@pytest.mark.parametrize('game', [color_match, sun_and_moon, picture_puzzle, memory, move_me])
def test_the_first_piece_of_a_restored_board_is_focused(start, desktop, game):
    game, first, replace = game(start, desktop)
    # A moving piece is on the board until it has arrived.
    desktop.look(game.board)
    before = names(game)
    replace()
    undo = game.message('New game started').find(Role.PUSH_BUTTON, 'Undo')
    wait_for(lambda: names(game) not in (None, before), 'another board')
    undo.do('click')
    wait_for(lambda: names(game) == before, lambda: f'the board to be back: {before}, not {names(game)}')
    game.board.find(Role.PUSH_BUTTON, re.compile(first)).expect(state=State.FOCUSED)


@pytest.mark.parametrize('way', ['keys', 'header'])
@pytest.mark.parametrize('game', [color_match, sun_and_moon, picture_puzzle, memory, move_me])
def test_undo_restores_the_replaced_board(start, desktop, game, way):
    game, _, replace = game(start, desktop)
    # A moving piece is on the board until it has arrived.
    desktop.look(game.board)
    before = names(game)
    replace()
    game.message('New game started')
    wait_for(lambda: names(game) not in (None, before), 'another board')
    if way == 'keys':
        desktop.key('z', 'Control_L')
    else:
        # The first one is the header bar's.
        game.program.find_all(Role.PUSH_BUTTON, 'Undo')[0].do('click')
    wait_for(lambda: names(game) == before, lambda: f'the board to be back: {before}, not {names(game)}')
    wait_for(lambda: not game.program.find_all(Role.PANEL, 'New game started'), 'the message to go')
