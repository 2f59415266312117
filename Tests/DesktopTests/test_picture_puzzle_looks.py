"""Pictures of every screen of Picture Puzzle, for people to look at: build/desktop-tests/pictures."""
import pytest

from picture_files import lines
from picture_puzzle import FREE, JOURNEY, LARGE, PicturePuzzle
from tree import wait_for

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    program = start(*JOURNEY)
    appearance.fit(program.window)
    puzzle = PicturePuzzle(program, desktop)
    appearance.picture('puzzle')

    x, y = puzzle.point(2)
    puzzle.lift(4, (x - 40, y + 30))
    appearance.picture('puzzle-drag')
    desktop.key('Escape')
    desktop.release()
    puzzle.expect_in(4, 3)
    desktop.move((0, 0))

    puzzle.action('marks')
    puzzle.move(1, 1, puzzle.act)
    puzzle.action('hint')
    appearance.picture('puzzle-hint')
    # Undo ends the hint too.
    desktop.key('z', 'Control_L')
    puzzle.expect_in(1, 4)

    puzzle.open_levels()
    appearance.picture('puzzle-levels')
    desktop.key('Escape')

    puzzle.solve(puzzle.act)
    puzzle.expect_win()
    appearance.picture('puzzle-win')


def test_a_transparent_picture_has_a_background(start, desktop, appearance, pictures):
    program = start(str(lines(pictures / 'lines.png')))
    appearance.fit(program.window)
    puzzle = PicturePuzzle(program, desktop)
    puzzle.expect('lines.png', 4)
    appearance.picture('puzzle-transparent')
    puzzle.action('hint')
    appearance.picture('puzzle-transparent-hint')


def test_graded_hints_mark_a_tile_and_its_place(start, desktop, picture):
    puzzle = PicturePuzzle(start(*FREE), desktop)
    for name in ('tile', 'place'):
        puzzle.action('hint')
        picture(f'puzzle-hint-{name}')


@pytest.mark.parametrize('locale', [None, 'ar_EG'])
def test_a_zoomed_board_shows_a_miniature_and_scroll_bars(start, desktop, appearance, locale):
    program = start(*LARGE, **{'locale': locale} if locale else {})
    appearance.fit(program.window)
    puzzle = PicturePuzzle(program, desktop)
    wait_for(lambda: len(puzzle.tiles) == 1024, 'all tiles')
    puzzle.action('zoom-fingers')
    # The miniature disappears while nothing moves.
    appearance.picture(f'puzzle-zoomed-{locale}', rest=0.4)
    puzzle.action('zoom-out')
    appearance.picture(f'puzzle-zoomed-out-{locale}', rest=0.4)
