"""Pictures of every screen of Picture Puzzle, for people to look at: build/desktop-tests/pictures."""
import pytest

from picture_puzzle import FREE, JOURNEY, PicturePuzzle
from test_looks import LOOKS, REST
from tree import Role, State


@pytest.mark.parametrize('look', LOOKS)
def test_every_screen_fits_and_draws(start, desktop, picture, look):
    setting, size = LOOKS[look]
    if setting:
        desktop.set(*setting)
    program = start(*JOURNEY)
    if size:
        desktop.resize(program.window, *size)
    puzzle = PicturePuzzle(program, desktop)
    picture(f'puzzle-{look}')

    x, y = puzzle.point(2)
    puzzle.lift(4, (x - 40, y + 30))
    picture(f'puzzle-drag-{look}', rest=REST)
    desktop.key('Escape')
    desktop.release()
    puzzle.expect_in(4, 3)
    desktop.move((0, 0))

    puzzle.action('marks')
    puzzle.move(1, 1, puzzle.act)
    puzzle.action('hint')
    picture(f'puzzle-hint-{look}', rest=REST)
    # It ends the hint too.
    desktop.key('z', 'Control_L')
    puzzle.expect_in(1, 4)

    puzzle.open_dialog()
    picture(f'puzzle-dialog-{look}', rest=REST)
    desktop.key('Escape')

    puzzle.solve(puzzle.act)
    program.find(Role.PUSH_BUTTON, 'Play Again').expect(state=State.FOCUSED)
    picture(f'puzzle-win-{look}', rest=REST)


def test_graded_hints_mark_a_tile_and_its_place(start, desktop, picture):
    puzzle = PicturePuzzle(start(*FREE), desktop)
    for name in ('tile', 'place'):
        puzzle.action('hint')
        picture(f'puzzle-hint-{name}', rest=REST)
