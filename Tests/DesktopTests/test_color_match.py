"""Color Match is played from the first word to the win, by every input."""
import re

import pytest

from color_match import LIFTED, ROUND, SQUARES, ColorMatch, results
from game import PICKED_UP
from tree import Role, State, wait_for


@pytest.mark.to_the_end('Color Match')
@pytest.mark.parametrize('way', ['drag'])
def test_a_round_is_won_after_a_missed_and_a_wrong_drop(color_match, data, way):
    color_match.drag('yellow', to=color_match.nowhere)
    color_match.expect_home('yellow')
    color_match.drag('red')
    color_match.expect_home('red')
    color_match.expect_word('yellow')
    color_match.play_to_the_win(getattr(color_match, way))
    assert results(data) == [('3', 3, 1)]


@pytest.mark.to_the_end('Color Match')
@pytest.mark.parametrize('way', ['click', 'press_keys', 'act'])
def test_a_round_is_won(color_match, data, way):
    color_match.play_to_the_win(getattr(color_match, way))
    assert results(data) == [('3', 3, 0)]


def test_keys_lead_from_the_win_to_the_next_level(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    desktop.key('Return')
    color_match.board.find(Role.PUSH_BUTTON, 'Purple heart, slot 6')
    color_match.square('red').expect(state=State.FOCUSED)


def test_play_again_deals_the_same_level(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    desktop.key('Tab')
    color_match.program.find(Role.PUSH_BUTTON, 'Play Again').expect(state=State.FOCUSED)
    desktop.key('Return')
    color_match.square('red').expect(state=State.FOCUSED)
    assert len(color_match.board.find_all(Role.PUSH_BUTTON, re.compile('^Slot'))) == len(SQUARES)


def test_a_square_picked_up_by_key_hovers_over_the_target(color_match, desktop):
    width = color_match.square('red').expect(state=State.FOCUSED).extents.width * LIFTED
    desktop.key('space')
    color_match.target.expect(state=State.FOCUSED)
    square, target = color_match.square('red'), color_match.target
    wait_for(lambda: abs(square.extents.x + width / 2 - target.extents.center[0]) <= 2,
             lambda: f'{square.extents} to be over {target.extents}')


def test_a_refused_square_is_described_with_the_reason(color_match):
    color_match.act('red')
    color_match.square('red').expect(
        description='This is red, but the word is yellow. 1 mistake. Press Space to pick it up.')


@pytest.mark.fingers
def test_two_fingers_drag_two_squares_at_once(start, desktop):
    program = start(*ROUND)
    desktop.maximize(program.window)
    game = ColorMatch(program, desktop)
    target = desktop.center(game.target)
    for finger, color in enumerate(('yellow', 'green')):
        desktop.touch_down(desktop.center(game.square(color)), finger)
    for finger in (0, 1):
        desktop.touch_move(target, finger)
    for color in ('yellow', 'green'):
        game.square(color).expect(name=PICKED_UP)
    for finger in (0, 1):
        desktop.touch_up(finger)
    game.expect_word('red')
