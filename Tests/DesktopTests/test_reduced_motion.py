"""With the desktop's animations off, moves take effect at once, and are still shown."""
import pytest

from game import expect_no_flight
from sun_and_moon import COMPUTER, SunAndMoon
from tree import wait_for


@pytest.fixture(autouse=True)
def reduced_motion(desktop):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', False)


def test_a_round_is_won_with_reduced_motion(color_match):
    color_match.play_to_the_win(color_match.drag)


def test_a_refused_square_returns_at_once(color_match, desktop):
    color_match.lift('red', to=desktop.center(color_match.target))
    desktop.release()
    expect_no_flight(color_match.square('red').expect(name='Red circle, slot 1'))
    color_match.expect_home('red')


def test_the_target_shows_a_mistake(color_match, desktop):
    before = desktop.look(color_match.target)
    color_match.drag('red')
    wait_for(lambda: desktop.look(color_match.target, rest=0) != before, 'the target to show the mistake')
    wait_for(lambda: desktop.look(color_match.target, rest=0) == before, 'the target to look as before')


def test_the_computer_plays_with_reduced_motion(start, desktop):
    game = SunAndMoon(start(*COMPUTER), desktop)
    game.expect_turn('You')
    before = sum(map(len, game.table.values()))
    game.play(*game.plays(is_home=True)[0], game.drag)
    wait_for(lambda: sum(map(len, game.table.values())) > before + 1, 'the answer')


def test_a_thrown_square_arrives_at_once(move_me):
    move_me.throw(2, 0.7, 0.4)
    expect_no_flight(move_me.square(2))
    assert move_me.is_inside(2)


@pytest.mark.alone
def test_a_square_is_moved_thrown_colored_and_restored_after_removal(move_me, desktop):
    move_me.drag(1, 0.7, 0.2)
    move_me.expect_at(1, 0.7, 0.2)
    move_me.throw(1, 0.4, 0.2)
    assert move_me.expect_at_rest(1)[0] < 0.4, 'a throw continues after the release'
    move_me.focus(1)
    move_me.swatch('green').do('click')
    move_me.expect_color(1, 'green')
    thrown = move_me.part(1)
    desktop.key('Delete')
    wait_for(lambda: move_me.numbers == [2, 3], 'it to be removed at once')
    desktop.key('z', 'Control_L')
    move_me.expect_color(1, 'green')
    assert move_me.part(1) == thrown
