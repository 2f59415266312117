"""The hint of the journey: the whole picture, once, for two seconds."""
import re
import time

from tree import State, wait_for


def test_the_hint_of_the_journey_shows_the_picture_once_for_two_seconds(puzzle, desktop):
    before = desktop.look(puzzle.board)
    began = time.monotonic()
    puzzle.hint.do('click')
    # At once, so that the drag ends before the picture is hidden.
    puzzle.drag(1, 1)
    assert desktop.look(puzzle.board, rest=0) != before
    assert puzzle.tiles == [2, 3, 4, 1]
    wait_for(lambda: desktop.look(puzzle.board, rest=0) == before, 'the tiles')
    assert 2 <= time.monotonic() - began < 4, 'it takes a while to look'
    puzzle.hint.expect(description='The hint of this puzzle is used up. The next puzzle has one again.')
    assert State.SENSITIVE not in puzzle.hint.states

    puzzle.solve(puzzle.act)
    assert State.SENSITIVE not in puzzle.hint.states
    puzzle.expect_win(re.compile(r'^3 moves, 1 hint, 0:\d\d\.$'))
    puzzle.next.do('click')
    puzzle.hint.expect(state=State.SENSITIVE)
