"""Moving squares are caught where they are drawn, and released if the dragged one is removed."""
import pytest

from move_me import LIFTED
from tree import wait_for


@pytest.mark.alone
def test_a_press_stops_a_thrown_square_where_it_is(move_me, desktop):
    move_me.drag(1, 0.3, 0.3)
    move_me.expect_at_rest(1)
    side = move_me.square(1).extents.width
    move_me.throw(1, 0.5, 0.3, caught=True)
    across, down = move_me.expect_at_rest(1)
    # Newer GTK reports how large it is drawn.
    grown, board = (LIFTED * side - move_me.square(1).extents.width) / 2, move_me.board.extents
    held = (across + grown / board.width, down + grown / board.height)
    assert held[0] < 0.65, 'far from where it would have come to rest'
    desktop.release()
    assert move_me.expect_at_rest(1) == pytest.approx(held, abs=0.003), 'it stays where the press stopped it'
    desktop.key('z', 'Control_L')
    assert move_me.expect_at_rest(1)[0] > held[0] + 0.05, 'where it would have come to rest'


def test_a_second_press_picks_up_a_square_while_it_shrinks(move_me, desktop):
    square, middle = move_me.square(2), move_me.center(2)
    rest = desktop.rectangle(square)
    desktop.move((middle[0] + 0.4 * rest.width, middle[1] + 0.4 * rest.width))
    desktop.press()
    wait_for(lambda: rest.x - desktop.rectangle(square).x > 0.9 * (LIFTED - 1) / 2 * rest.width, 'it to grow')
    desktop.release()
    # It is still larger than at rest.
    desktop.press()
    desktop.move((desktop.at[0] - 90, desktop.at[1] - 50), steps=5, seconds=0.1)
    desktop.pause()
    desktop.release()
    move_me.expect_at_rest(2)
    assert move_me.center(2) == pytest.approx((middle[0] - 90, middle[1] - 50), abs=1)


def test_removing_the_dragged_square_releases_the_others(move_me, desktop):
    where = move_me.part(1)
    desktop.key('Insert')
    wait_for(lambda: move_me.numbers == [1, 2, 3, 4], 'another square')
    desktop.key('a', 'Control_L')
    move_me.expect_selected(1, 2, 3, 4)
    move_me.lift(4, 0.5, 0.5)
    desktop.key('z', 'Control_L')
    wait_for(lambda: move_me.numbers == [1, 2, 3], 'it to be gone')
    desktop.release()
    move_me.expect_at(1, *where)
