"""The jigsaw is played from the first piece to the end, in each way that there is to make a move."""
import re

import pytest

from jigsaw import TWELVE, Jigsaw
from picture_puzzle import JOURNEY, PicturePuzzle
from switches import Switches
from tree import Role, wait_for


@pytest.fixture
def jigsaw(start, desktop):
    return Jigsaw(start(*TWELVE), desktop)


@pytest.mark.to_the_end('Jigsaw')
@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_a_jigsaw_is_solved(jigsaw, way):
    jigsaw.solve(getattr(jigsaw, way))
    jigsaw.expect_win()


@pytest.mark.to_the_end('Jigsaw')
@pytest.mark.parametrize('are_two', [False, True], ids=['one', 'two'])
def test_switches_solve_a_jigsaw(start, desktop, settings, are_two):
    switches = Switches(are_two, desktop, settings)
    jigsaw = Jigsaw(start(*TWELVE), desktop)

    def bring(piece, cell):
        switches.choose(jigsaw.piece(piece))
        switches.choose(jigsaw.cell(cell))
    jigsaw.solve(bring)
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
    hint.do('click')
    hint.do('click')
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
