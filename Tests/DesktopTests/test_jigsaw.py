"""The jigsaw is played from the first piece to the end by dragging, clicks, keys and accessibility actions."""
import re

import pytest

from jigsaw import TWELVE, Jigsaw
from picture_puzzle import JOURNEY, PicturePuzzle
from tree import Role, wait_for


@pytest.fixture
def jigsaw(start, desktop):
    return Jigsaw(start(*TWELVE), desktop)


@pytest.mark.to_the_end('Jigsaw')
@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_a_jigsaw_is_solved(jigsaw, way):
    jigsaw.solve(getattr(jigsaw, way))
    jigsaw.expect_win()


def test_a_move_is_undone_and_kept_over_the_end_of_the_program(jigsaw, start, desktop):
    jigsaw.act(1, 1)
    jigsaw.expect_fixed(1)
    jigsaw.act(5, 5)
    jigsaw.expect_fixed(2)
    desktop.key('z', 'Control_L')
    jigsaw.expect_fixed(1)
    jigsaw.program.kill()
    again = Jigsaw(start('--game', 'jigsaw'), desktop)
    again.expect_fixed(1)


def test_hints_give_away_more_and_more(jigsaw):
    hint = jigsaw.program.find(Role.PUSH_BUTTON, 'Hint')
    for description in ('Show where this piece belongs.', 'Move this piece to its place.'):
        hint.do('click')
        hint.expect(description=description)
        assert jigsaw.fixed == 0
    hint.do('click')
    jigsaw.expect_fixed(1)


def test_the_levels_of_picture_puzzle_lead_to_the_jigsaw_and_back(start, desktop):
    puzzle = PicturePuzzle(start(*JOURNEY), desktop)
    page = puzzle.open_levels()
    page.find(Role.PUSH_BUTTON, '12 pieces').do('click')
    jigsaw = Jigsaw(puzzle.program, desktop)
    wait_for(lambda: jigsaw.fixed == 0, 'a jigsaw without a piece in its place')
    jigsaw.open_levels().find(Role.PUSH_BUTTON, 'Play with Tiles').do('click')
    PicturePuzzle(puzzle.program, desktop)


def test_only_edge_pieces_can_be_shown(jigsaw):
    pieces = re.compile('^Piece ')
    assert len(jigsaw.board.find_all(Role.PUSH_BUTTON, pieces)) == 12
    jigsaw.action('edges')
    wait_for(lambda: len(jigsaw.board.find_all(Role.PUSH_BUTTON, pieces)) == 10, 'the two inner pieces to be hidden')
