"""Monitors of every scale, and windows that move between them."""
import functools

import pytest

from color_match import ROUND, ColorMatch
from memory import GAME as THREE_PAIRS
from memory import Memory
from monitors import scale_monitors
from move_me import BOARD as SQUARES
from move_me import MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role, wait_for

pytestmark = pytest.mark.scales

LIFTED = 1.06  # how much larger a dragged square is drawn
CORNER = (100, 40)  # of a window on its monitor


@pytest.fixture
def scale(desktop):
    """Sets the scale of each monitor, and returns the positions of the monitors."""
    yield functools.partial(scale_monitors, desktop)
    scale_monitors(desktop, 1, 1)


def expect_under_pointer(game, color, at_rest, desktop):
    """Waits for a dragged square, whose size was `at_rest` before, to be under the pointer."""
    def middle():
        x, y, _, _ = desktop.rectangle(game.square(color))
        return x + at_rest.width * LIFTED / 2, y + at_rest.height * LIFTED / 2
    wait_for(lambda: all(abs(a - b) <= 1.5 for a, b in zip(middle(), desktop.at)),
             lambda: f'{color} at {middle()} to be under the pointer at {desktop.at}')


def test_a_round_is_won_by_drags_while_the_scale_changes(start, desktop, scale, picture):
    scale(1.25, 1)
    game = ColorMatch(start(*ROUND), desktop)
    for color, scales in ('yellow', (1.25, 1)), ('green', (1.5, 1)), ('red', (1, 2)):
        _, other = scale(*scales)
        if color == 'red':
            desktop.place(game.program.window, other.x + CORNER[0], CORNER[1])
        # The compositor moves a window that would no longer lie on its monitor.
        desktop.look(game.board)
        at_rest = game.square(color).extents
        game.lift(color)
        expect_under_pointer(game, color, at_rest, desktop)
        picture(f'drag-scale-{max(scales)}')
        desktop.release()
        game.expect_home(color)
        game.place(game.drag)
    game.expect_win()


@pytest.mark.parametrize('kind, arguments', [
    pytest.param(ColorMatch, ROUND, id='color-match'), pytest.param(SunAndMoon, SOLITAIRE, id='sun-and-moon'),
    pytest.param(PicturePuzzle, JOURNEY, id='picture-puzzle'), pytest.param(Memory, THREE_PAIRS, id='memory'),
    pytest.param(MoveMe, SQUARES, id='move-me')])
def test_a_moved_window_looks_as_if_opened_on_its_monitor(start, desktop, scale, kind, arguments):
    _, fine = scale(1, 2)
    program = start(*arguments)
    game = kind(program, desktop)
    desktop.place(program.window, fine.x + CORNER[0], CORNER[1])
    # Pictures are cut again in the background.
    moved, title = desktop.look(game.board, rest=1), program.window.name
    program.window.do('win.back')
    program.find(Role.PUSH_BUTTON, title).do('click')
    wait_for(lambda: desktop.look(kind(program, desktop).board) == moved, 'the same look as before')
