"""Squares are moved, thrown, selected, colored and arranged, by every input."""
import re

import pytest

from game import PICKED_UP
from interruptions import escape, overview, right_click
from move_me import BOARD, LIFTED, MoveMe
from neighbor import color
from tree import Role, State, wait_for

COLUMN = {1: (0.5, 0.25), 2: (0.5, 0.5), 3: (0.5, 0.75)}


def expect_column(move_me, *numbers):
    for number in numbers or COLUMN:
        move_me.expect_at(number, *COLUMN[number])


def test_a_pressed_square_grows_about_its_center_and_changes_color(move_me, desktop):
    expect_column(move_me)
    square = move_me.square(2)
    rest, corner = move_me.look(2), desktop.rectangle(square)
    desktop.move((corner.x + 20, corner.y + 30))
    desktop.press()
    grown = (LIFTED - 1) / 2

    def has_grown():
        now = desktop.rectangle(square)
        return (abs(now.x - corner.x + grown * corner.width) <= 1.5
                and abs(now.y - corner.y + grown * corner.height) <= 1.5)
    wait_for(has_grown, lambda: f'{desktop.rectangle(square)} to grow about the middle of {corner}')
    assert move_me.look(2) != rest
    desktop.release()
    # The press counts as a click.
    desktop.key('Escape')
    desktop.move((0, 0))
    wait_for(lambda: desktop.rectangle(square) == corner, lambda: f'{desktop.rectangle(square)} to shrink again')
    assert move_me.look(2) == rest


def test_a_dragged_square_stays_where_it_is_dropped(move_me, desktop):
    before = move_me.center(1)
    desktop.move((before[0] + 30, before[1] + 20))
    desktop.press()
    desktop.move((before[0] - 70, before[1] + 60), steps=10, seconds=0.2)
    desktop.pause()
    desktop.release()
    wait_for(lambda: all(abs(a - b) <= 1 for a, b in zip(move_me.center(1), (before[0] - 100, before[1] + 40))),
             lambda: f'{move_me.center(1)} to be moved from {before}')
    expect_column(move_me, 2, 3)


def test_a_square_stays_on_the_board(move_me):
    move_me.drag(3, 1.3, 1.05)
    across, down = move_me.expect_at_rest(3)
    assert move_me.is_inside(3)
    assert across > 0.8 and down > 0.85


@pytest.mark.parametrize('interrupt', [escape, right_click, overview])
def test_an_interrupted_drag_restores_position_and_color(move_me, desktop, interrupt):
    before = desktop.look(move_me.board)
    move_me.lift(2, 0.8, 0.3)
    interrupt(desktop)
    expect_column(move_me)
    desktop.release()
    desktop.overview(False)
    desktop.move((0, 0))
    assert desktop.look(move_me.board) == before


def test_a_held_square_is_not_named_as_picked_up(move_me, desktop):
    """Otherwise the name, which is updated when the square changes during the drag, would stay wrong."""
    move_me.lift(2, 0.2, 0.5)
    move_me.swatch('red').do('click')
    move_me.expect_color(2, 'red')
    assert not PICKED_UP.search(move_me.square(2).name)
    desktop.key('Escape')
    desktop.release()
    expect_column(move_me)
    assert not PICKED_UP.search(move_me.square(2).name)


def test_a_click_picks_up_a_square_and_the_next_moves_it(move_me, desktop):
    desktop.click(move_me.center(1))
    move_me.square(1).expect(name=PICKED_UP)
    desktop.click(move_me.point(0.3, 0.4))
    move_me.expect_at(1, 0.3, 0.4)
    desktop.click(move_me.center(2))
    move_me.square(2).expect(name=PICKED_UP)
    desktop.key('Escape')
    move_me.square(2).expect(name='Square 2, blue, middle, center of the board')


@pytest.mark.alone
def test_a_throw_comes_to_rest_inside_the_board(move_me, start, desktop):
    for number, (across, down) in {1: (0.75, 0.2), 2: (0.3, 0.4), 3: (0.6, 0.9)}.items():
        move_me.throw(number, across, down)
        let_go = (across, down)
        place = move_me.expect_at_rest(number)
        assert move_me.is_inside(number)
        assert place != pytest.approx(let_go, abs=0.02), f'{number} moved on from {let_go}'
    places = [move_me.part(number) for number in (1, 2, 3)]
    move_me.program.kill()
    again = MoveMe(start('--game', 'move-me'), desktop)
    for number, place in zip((1, 2, 3), places):
        again.expect_at(number, *place)


def test_keys_nudge_a_square_and_describe_its_position(move_me, desktop):
    move_me.focus(2)
    desktop.key('Left', 'Control_L')
    move_me.square(2).expect(name='Square 2, blue, middle left of the board',
                             description=re.compile(r'^Now at [\d.]+ percent from the left, 50 percent from the top\.$'))
    across, down = move_me.expect_at_rest(2)
    assert across < 0.35 and abs(down - 0.5) < 0.01
    for _ in range(3):
        desktop.key('Up')
    desktop.key('Up', 'Shift_L')
    wait_for(lambda: 0 < 0.5 - move_me.part(2)[1] < 0.1, lambda: f'{move_me.part(2)} to be a little higher')
    for _ in range(9):
        desktop.key('Left', 'Control_L')
    move_me.square(2).expect(description='Square 2 is at the edge.')
    for _ in range(30):
        desktop.key('z', 'Control_L')
    expect_column(move_me)


def test_tab_leaves_the_squares_and_shift_tab_returns(move_me, desktop):
    move_me.focus(2)
    desktop.key('Tab')
    move_me.swatch('blue').expect(state=State.FOCUSED)
    desktop.key('Tab', 'Shift_L')
    move_me.square(2).expect(state=State.FOCUSED)
    desktop.key('Page_Up')
    move_me.square(1).expect(state=State.FOCUSED)
    desktop.key('Page_Up')
    move_me.square(1).expect(state=State.FOCUSED)
    desktop.key('End')
    move_me.square(3).expect(state=State.FOCUSED)
    expect_column(move_me)


def test_actions_nudge_color_and_remove_a_square(move_me):
    move_me.square(1).do('Move Left')
    move_me.square(1).do('Move Up')
    wait_for(lambda: move_me.part(1)[0] < 0.49 and move_me.part(1)[1] < 0.245, lambda: f'{move_me.part(1)} to move')
    move_me.square(1).do('Change Color')
    move_me.expect_color(1, 'turquoise')
    move_me.square(1).do('Remove')
    wait_for(lambda: move_me.numbers == [2, 3], lambda: f'{move_me.numbers} without 1')
    move_me.square(2).do('click')
    move_me.expect_selected(2)


def test_a_rubber_band_selects_squares_that_move_together(move_me, desktop):
    move_me.band((0.05, 0.05), (0.95, 0.55))
    move_me.expect_selected(1, 2)
    move_me.drag(1, 0.7, 0.3)
    move_me.expect_at(1, 0.7, 0.3)
    move_me.expect_at(2, 0.7, 0.55)
    move_me.expect_at(3, 0.5, 0.75)
    desktop.key('z', 'Control_L')
    expect_column(move_me)
    desktop.click(move_me.point(0.05, 0.95))
    move_me.expect_selected()


def test_a_click_with_shift_and_space_add_to_the_selection(move_me, desktop):
    with desktop.holding('Shift_L'):
        desktop.click(move_me.center(3))
    move_me.expect_selected(3)
    move_me.focus(1)
    desktop.key('space')
    move_me.expect_selected(1, 3)
    desktop.key('Right', 'Control_L')
    wait_for(lambda: move_me.part(1)[0] > 0.6 and move_me.part(3)[0] > 0.6, 'both to move')
    move_me.expect_at(2, 0.5, 0.5)
    desktop.key('Escape')
    move_me.expect_selected()


def test_squares_are_added_and_removed(move_me, desktop):
    desktop.key('Insert')
    desktop.key('plus')
    wait_for(lambda: move_me.numbers == [1, 2, 3, 4, 5], lambda: f'{move_me.numbers} to be five')
    desktop.key('a', 'Control_L')
    move_me.expect_selected(1, 2, 3, 4, 5)
    desktop.key('Delete')
    wait_for(lambda: move_me.numbers == [], lambda: f'{move_me.numbers} to be gone')
    move_me.swatch('blue').expect(state=State.FOCUSED)
    move_me.program.find(Role.PUSH_BUTTON, 'Add a Square').do('click')
    wait_for(lambda: move_me.numbers == [1], lambda: f'{move_me.numbers} to be one')
    for _ in range(4):
        desktop.key('z', 'Control_L')
    wait_for(lambda: move_me.numbers == [1, 2, 3], lambda: f'{move_me.numbers} to be three again')
    expect_column(move_me)


def test_squares_are_arranged(move_me, desktop):
    desktop.key('Insert')
    desktop.key('1', 'Control_L')
    move_me.expect_at(1, 0.25, 0.25)
    move_me.expect_at(4, 0.75, 0.75)
    desktop.key('2', 'Control_L')
    # At the ends of two diameters, one upright and one level; the board is higher than wide.
    radius = move_me.expect_at_rest(2)[0] - 0.5
    assert move_me.is_inside(2) and radius > 0.3
    upright = radius * move_me.board.extents.width / move_me.board.extents.height
    for number, across, down in (1, 0, -upright), (2, radius, 0), (3, 0, upright), (4, -radius, 0):
        move_me.expect_at(number, 0.5 + across, 0.5 + down)
    desktop.key('3', 'Control_L')
    move_me.expect_at(2, 0.5, 0.4)


def test_squares_snap_to_the_grid(move_me, desktop):
    desktop.key('g', 'Control_L')
    side = move_me.square(2).extents.width / 2
    move_me.drag(2, 0.61, 0.58)
    board = move_me.board.extents
    across, down = move_me.expect_at_rest(2)
    for part, length in (across, board.width), (down, board.height):
        steps = (part - 0.5) * length / side
        assert abs(steps - round(steps)) < 0.03, f'{part} of {length} is no point of the grid of {side}'


def test_a_color_dragged_from_another_window_recolors_a_square(move_me, neighbor):
    neighbor({'green': color('#00c000')}).drag('green', to=move_me.center(2))
    move_me.expect_color(2, 'green')
    move_me.expect_color(1, 'blue')


def test_a_color_dropped_beside_the_squares_changes_nothing(move_me, neighbor):
    neighbor({'green': color('#00c000')}).drag('green', to=move_me.point(0.1, 0.1), accepted=False)
    for number in (1, 2, 3):
        move_me.expect_color(number, 'blue')


def test_the_palette_colors_by_drag_click_and_keys(move_me, desktop):
    desktop.drag(desktop.center(move_me.swatch('orange')), move_me.center(1), steps=20, seconds=0.4)
    move_me.expect_color(1, 'orange')
    desktop.click(move_me.center(3))
    desktop.click(desktop.center(move_me.swatch('purple')))
    move_me.expect_color(3, 'purple')
    desktop.key('Escape')
    move_me.focus(2)
    desktop.key('Tab')
    move_me.swatch('blue').expect(state=State.FOCUSED)
    for _ in range(3):
        desktop.key('Right')
    desktop.key('Return')
    move_me.expect_color(2, 'yellow')
    # The message is described with the color until the focus leaves it.
    move_me.swatch('yellow').expect(description=re.compile('yellow'))
    desktop.key('Right')
    move_me.swatch('yellow').expect(description=re.compile('^Gives this color'))
    move_me.swatch('pink').do('click')
    move_me.expect_color(2, 'pink')


def test_a_resize_keeps_the_proportions(move_me, desktop):
    move_me.drag(1, 0.3, 0.2)
    places = {number: move_me.expect_at_rest(number) for number in (1, 2, 3)}
    for size in ((1000, 700), (420, 600), (560, 740)):
        desktop.resize(move_me.program.window, *size)
        wait_for(lambda: move_me.board.extents.width == size[0], 'the board to follow')
        for number, place in places.items():
            move_me.expect_at(number, *place)


def test_there_is_neither_a_pause_nor_a_list_of_results(move_me, desktop):
    desktop.key('F10')
    move_me.program.find(Role.MENU_ITEM, 'Arrange as a Circle')
    assert not move_me.program.find_all(Role.MENU_ITEM, 'Best Results')
    assert not move_me.program.find_all(Role.MENU_ITEM, 'Pause')


@pytest.mark.fingers
def test_two_fingers_drag_two_squares_at_once(start, desktop):
    program = start(*BOARD)
    desktop.maximize(program.window)
    move_me = MoveMe(program, desktop)
    drags = {1: (0.25, 0.3), 3: (0.75, 0.6)}
    desktop.drag_fingers(*((move_me.center(number), move_me.point(*end)) for number, end in drags.items()), pause=True)
    for number, end in drags.items():
        move_me.expect_at(number, *end)
    move_me.expect_at(2, 0.5, 0.5)
