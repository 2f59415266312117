"""No piece is lost or stays picked up, whichever fingers touch at once and whatever ends their touches."""
import os
import signal
import time

import pytest

from color_match import ROUND, ColorMatch
from game import PICKED_UP
from geometry import path_between
from memory import GAME as THREE_PAIRS
from memory import PAIRS, Memory
from move_me import BOARD as SQUARES
from move_me import MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from preload import preloaded
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import wait_for

AWAY = 30  # pixels across and down: no place for any piece


def color_match(game):
    pieces = [game.square(color) for color in ('yellow', 'red')]
    return pieces, game.target, lambda: game.expect_word('green')


def sun_and_moon(game):
    (card, area), (other, _) = game.solution()[:2]
    return [card.node, other.node], game.area(area), lambda: wait_for(
        lambda: card.symbol in game.table[area], f'a {card.symbol} {area}')


def picture_puzzle(game):
    return [game.tile(1), game.tile(2)], game.tile_in(1), lambda: game.expect_in(1, 1)


def memory(game):
    first, second = PAIRS[0]
    return [game.card(first), game.card(2)], game.card(second), lambda: game.expect_matched(first, second)


def move_me(game):
    return [game.square(1), game.square(2)], None, lambda: game.expect_at_rest(1)


@pytest.fixture
def cancelable(tmp_path):
    """The environment of a program whose touches are canceled by SIGUSR1."""
    return preloaded('touch-cancel', tmp_path, 'glib-2.0', 'wayland-client')


class Hands:
    """Fingers and a mouse that drag pieces, mostly to no place."""

    def __init__(self, desktop, program, pieces):
        self._desktop, self._program, self._pieces = desktop, program, pieces
        self._positions = [piece.extents for piece in pieces]

    def touch(self, piece, finger=0, to=None):
        """Drags a piece a little, or to the middle of another node, with a finger, which stays down."""
        end = self._desktop.center(to) if to else self.aside(piece)
        x, y = self._desktop.center(piece)
        self._desktop.touch_down((x, y), finger)
        for point in path_between((x, y), end, 10):
            self._desktop.touch_move(point, finger)
            time.sleep(0.02)

    def aside(self, piece):
        x, y = self._desktop.center(piece)
        return x + AWAY, y + AWAY

    def store_positions(self):
        """Stores the positions of the pieces once they rest."""
        def places():
            return [piece.extents for piece in self._pieces]
        seen = [None]
        wait_for(lambda: seen.append(places()) or seen[-1] == seen[-2], 'all to come to rest', pause=0.2)
        self._positions = [piece.extents for piece in self._pieces]

    def expect_moved(self, piece):
        wait_for(lambda: piece.extents != self._position(piece), lambda: f'{piece} to follow')

    def cancel(self):
        os.kill(self._program.process.pid, signal.SIGUSR1)

    def expect_idle(self, *pieces):
        """Waits until no piece is picked up, and these pieces are at their stored positions."""
        wait_for(lambda: not any(PICKED_UP.search(piece.name) for piece in self._pieces), 'all pieces to be released')
        for piece in pieces:
            wait_for(lambda: piece.extents == self._position(piece),
                     lambda: f'{piece} to return: {piece.extents}, not {self._position(piece)}')

    def _position(self, piece):
        return self._positions[self._pieces.index(piece)]


@pytest.mark.fingers
@pytest.mark.parametrize('kind, arguments, parts', [
    pytest.param(ColorMatch, ROUND, color_match, id='color-match'),
    pytest.param(SunAndMoon, SOLITAIRE, sun_and_moon, id='sun-and-moon'),
    pytest.param(PicturePuzzle, JOURNEY, picture_puzzle, id='picture-puzzle'),
    pytest.param(Memory, THREE_PAIRS, memory, id='memory'), pytest.param(MoveMe, SQUARES, move_me, id='move-me')])
def test_no_interrupted_touch_leaves_a_piece_picked_up(start, desktop, cancelable, kind, arguments, parts):
    program = start(*arguments, environment=cancelable)
    desktop.maximize(program.window)
    pieces, place, expect_placed = parts(kind(program, desktop))
    hands = Hands(desktop, program, pieces)
    first, second = pieces

    # The compositor cancels a touch over a place.
    hands.touch(first, to=place)
    hands.expect_moved(first)
    hands.cancel()
    hands.expect_idle(first)
    desktop.let_go()

    # It cancels two fingers on two pieces.
    hands.touch(first, 0)
    hands.touch(second, 1)
    # Some games allow only one drag at a time, that of the piece taken last.
    hands.expect_moved(second)
    hands.cancel()
    hands.expect_idle(first, second)
    desktop.let_go()

    # A second finger on the same piece has no effect, whichever is lifted first.
    hands.touch(first, 0)
    hands.expect_moved(first)
    desktop.touch_down(desktop.center(first), 1)
    for finger in 1, 0:
        desktop.touch_up(finger)
    hands.expect_idle()
    hands.store_positions()

    # The mouse drags one piece while a finger drags the other.
    hands.touch(second)
    desktop.lift(desktop.center(first), hands.aside(first), steps=10, seconds=0.2)
    desktop.touch_up()
    desktop.release()
    hands.expect_idle()
    hands.store_positions()

    # Afterwards, a piece can be placed.
    if place:
        desktop.drag_fingers((desktop.center(first), desktop.center(place)), steps=15, seconds=0.25)
    expect_placed()
