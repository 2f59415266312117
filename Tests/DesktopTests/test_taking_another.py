"""While a piece is picked up, another one can be picked up instead, in every game and by every input."""
import re

import pytest

from color_match import ColorMatch, ROUND
from game import PICKED_UP
from picture_puzzle import FREE, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role, wait_for

NOT_PICKED_UP = re.compile(r'card \d of \d$')


def click(desktop, node):
    desktop.click(desktop.center(node))


def act(_, node):
    node.do('click')


@pytest.mark.parametrize('first', [click, act])
@pytest.mark.parametrize('second', [click, act])
def test_picking_up_a_second_card_puts_the_first_back(start, desktop, first, second):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    (one, _), (other, area), *_ = game.solution()
    first(desktop, one.node)
    one.node.expect(name=PICKED_UP)
    second(desktop, other.node)
    other.node.expect(name=PICKED_UP)
    one.node.expect(name=NOT_PICKED_UP)
    second(desktop, game.area(area))
    wait_for(lambda: other.symbol in game.table[area], lambda: f'a {other.symbol} {area}: {game.table}')


@pytest.mark.parametrize('way', ['drag', 'act'])
def test_playing_a_card_puts_a_clicked_card_back(start, desktop, way):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    (one, _), (other, area), *_ = game.solution()
    desktop.click(desktop.center(one.node))
    one.node.expect(name=PICKED_UP)
    game.play(other, area, getattr(game, way))
    one.node.expect(name=NOT_PICKED_UP)


def test_dragging_a_card_puts_one_picked_up_by_keys_back(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    (one, _), (other, area), *_ = game.solution()
    game._walk_to(one)
    desktop.key('space')
    one.node.expect(name=PICKED_UP)
    game.play(other, area, game.drag)
    one.node.expect(name=NOT_PICKED_UP)


def test_clicking_a_second_square_puts_the_first_back(color_match, desktop):
    for color in ('red', 'green', 'yellow'):
        desktop.click(desktop.center(color_match.square(color)))
        color_match.square(color).expect(name=PICKED_UP)
    color_match.expect_home('red', 'green')
    color_match.target.do('click')
    color_match.expect_word('green')


def test_dragging_a_tile_puts_a_clicked_tile_back(puzzle, desktop):
    first = puzzle.tile(2)
    desktop.click(desktop.center(first))
    first.expect(name=re.compile('^Row'))
    puzzle.drag(3, 3)
    puzzle.expect_in(3, 3)
    first.expect(name=re.compile('^Tile 2 of 4, row 1, column 1$'))


def test_clicking_a_second_square_of_move_me_puts_the_first_back(move_me, desktop):
    for number in (1, 2):
        desktop.click(move_me.center(number))
        move_me.square(number).expect(name=PICKED_UP)
    move_me.square(1).expect(name=re.compile('center of the board$'))
    desktop.click(move_me.point(0.3, 0.7))
    move_me.expect_at(2, 0.3, 0.7)
    move_me.expect_at(1, 0.5, 0.25)


def test_a_click_on_the_picked_up_card_puts_it_back(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card = game.cards[0].node
    for name in (PICKED_UP, NOT_PICKED_UP, PICKED_UP):
        desktop.click(desktop.center(card))
        card.expect(name=name)


@pytest.mark.fingers
def test_a_second_finger_on_another_card_ends_the_first_drag(start, desktop):
    program = start(*SOLITAIRE)
    desktop.maximize(program.window)
    game = SunAndMoon(program, desktop)
    (one, there), (other, area), *_ = game.solution()
    before = one.node.extents
    desktop.touch_down(desktop.center(one.node), 0)
    desktop.touch_move(desktop.center(game.area(there)), 0)
    one.node.expect(name=PICKED_UP)
    desktop.touch_down(desktop.center(other.node), 1)
    other.node.expect(name=PICKED_UP)
    wait_for(lambda: one.node.extents == before, 'the first card to return')
    desktop.touch_move(desktop.center(game.area(area)), 1)
    # The first finger is still down, but has no effect.
    desktop.touch_move(desktop.center(game.area(there)), 0)
    desktop.touch_up(0)
    other.node.expect(name=PICKED_UP)
    assert not any(game.table.values())
    desktop.touch_up(1)
    wait_for(lambda: other.symbol in game.table[area], lambda: f'a {other.symbol} {area}: {game.table}')
    one.node.expect(name=NOT_PICKED_UP)


@pytest.mark.fingers
def test_a_finger_has_no_effect_after_its_drag_was_cancelled(start, desktop):
    program = start(*FREE)
    desktop.maximize(program.window)
    puzzle = PicturePuzzle(program, desktop)
    tiles = puzzle.tiles
    desktop.touch_down(puzzle.point(1), 0)
    desktop.touch_move(puzzle.point(2), 0)
    puzzle.tile(tiles[0]).expect(name=PICKED_UP)
    desktop.key('Escape')
    puzzle.expect_in(tiles[0], 1)
    other = puzzle.tile(tiles[5])
    desktop.touch_down(puzzle.point(6), 1)
    desktop.touch_up(1)
    other.expect(name=re.compile('^Row'))
    for place in (3, 4):
        desktop.touch_move(puzzle.point(place), 0)
    desktop.touch_up(0)
    desktop.touch_down(puzzle.point(11), 1)
    desktop.touch_up(1)
    puzzle.expect_in(tiles[5], 11)
    puzzle.expect_in(tiles[0], 1)


def test_no_area_is_outlined_after_a_new_game(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card = next(c for c in game.cards if len(c.areas) == 3)
    before = {area: desktop.look(game.area(area)) for area in card.areas}
    desktop.click(desktop.center(card.node))
    card.node.expect(name=PICKED_UP)
    assert all(desktop.look(game.area(area)) != look for area, look in before.items()), 'they are outlined'
    desktop.key('n', 'Control_L')
    wait_for(lambda: card.node not in [c.node for c in game.cards], 'other cards')
    for area, look in before.items():
        assert desktop.look(game.area(area)) == look, area


def test_the_target_is_not_outlined_after_a_change_of_level(start, desktop, tmp_path):
    game = ColorMatch(start(*ROUND), desktop)

    def edge():
        """The edge beside the word, which differs in each round."""
        left = desktop.rectangle(game.target)
        return desktop.picture(f'{tmp_path}/edge.png', (left.x - 14, left.center[1] - 20, 24, 40))
    before = edge()
    desktop.click(desktop.center(game.square('red')))
    game.square('red').expect(name=PICKED_UP)
    assert edge() != before, 'it is outlined'
    # To another level and back: the same target at the same position, for other squares.
    for level, count in (('6 Colors', 6), ('3 Colors', 3)):
        game.choose(level)
        wait_for(lambda: len(game.board.find_all(Role.PUSH_BUTTON, re.compile('^Slot'))) == count, level)
    assert edge() == before
