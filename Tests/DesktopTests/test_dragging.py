"""A square follows the pointer, and an interrupted drag puts it back."""
import pytest

from color_match import LIFTED, ColorMatch
from game import PICKED_UP
from interruptions import escape, middle_click, overview, right_click
from tree import wait_for


def test_a_dragged_square_is_held_at_its_grabbed_point(color_match, desktop):
    square = color_match.square('red')
    corner, grab = desktop.rectangle(square), (30, 45)
    desktop.move((corner.x + grab[0], corner.y + grab[1]))
    desktop.press()
    for x, y in ((300, 400), (420, 260), (200, 640)):
        desktop.move((x, y), steps=5, seconds=0.1)

        def is_at_the_pointer():
            now = desktop.rectangle(square)
            return abs(x - now.x - grab[0] * LIFTED) <= 2 and abs(y - now.y - grab[1] * LIFTED) <= 2
        wait_for(is_at_the_pointer, lambda: f'{desktop.rectangle(square)} to be held at {x}, {y} by {grab}')


@pytest.mark.parametrize('interrupt', [escape, right_click, middle_click, overview])
def test_an_interrupted_drag_puts_the_square_back(color_match, desktop, interrupt):
    before = desktop.look(color_match.board)
    color_match.lift('red')
    interrupt(desktop)
    color_match.expect_home('red')
    desktop.move(desktop.center(color_match.target))
    desktop.release()
    desktop.overview(False)
    color_match.expect_home('red')
    assert desktop.look(color_match.board) == before
    color_match.expect_word('yellow')
    color_match.place(color_match.drag)


def test_escape_puts_back_a_square_picked_up_by_a_click(color_match, desktop):
    desktop.click(desktop.center(color_match.square('red')))
    color_match.square('red').expect(name=PICKED_UP)
    desktop.key('Escape')
    color_match.expect_home('red')


def test_closing_the_window_during_a_drag_loses_no_move(color_match, desktop, start):
    color_match.place(color_match.drag)
    color_match.lift('green')
    color_match.program.close()
    desktop.release()
    again = ColorMatch(start('--game', 'color-match'), desktop)
    again.expect_word('green')
    again.expect_home('red', 'green')


def test_a_drop_after_a_resize_during_the_drag_hits_its_place(color_match, desktop):
    color_match.lift('yellow')
    desktop.resize(color_match.program.window, 1000, 640)
    wait_for(lambda: color_match.board.extents.width == 1000, 'the board to grow')
    desktop.move(desktop.center(color_match.target), steps=5, seconds=0.1)
    desktop.release()
    color_match.expect_word('green')
