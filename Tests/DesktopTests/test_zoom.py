"""Large boards are zoomed and played by every input, and switches reach one of a thousand tiles in few presses."""
import re
import time

import pytest

from game import PICKED_UP
from geometry import path_between
from memory import Memory
from move_me import MoveMe
from picture_puzzle import LARGE, PLACE, PicturePuzzle
from tree import State, wait_for

NARROW = (360, 640)
GROUP = re.compile(r'^Group of (\d+) items$')
SIDE = 32


def middle(node, side, desktop):
    """The center of a square item on the monitor. Its side is given, because GTK 4.8 reports it without the zoom."""
    corner, origin, frame = node.extents, node.window.extents, desktop.frame(node.window)
    return corner.x - origin.x + frame.x + side / 2, corner.y - origin.y + frame.y + side / 2


class LargePuzzle(PicturePuzzle):
    """A puzzle whose tiles report their corners, but not their size while it is zoomed."""

    @property
    def pitch(self):
        """The distance of two neighbors in pixels."""
        first, second = self.tile_in(1), self.tile_in(2)
        return second.extents.x - first.extents.x

    def expect_pitch(self, fits):
        return wait_for(lambda: (now := self.pitch) and fits(now) and now, lambda: f'another size of the tiles: {self.pitch}')

    def middle(self, place):
        """The center of a place on the monitor."""
        return middle(self.tile_in(place), self.pitch, self._desktop)

    def expect_swapped(self, first, second, before):
        wait_for(lambda: (self.tiles[first - 1], self.tiles[second - 1]) == (before[second - 1], before[first - 1]),
                 f'places {first} and {second} to be swapped')


@pytest.fixture
def large(start, desktop):
    program = start(*LARGE)
    if desktop.has_shell:
        desktop.resize(program.window, *NARROW)
    puzzle = LargePuzzle(program, desktop)
    assert puzzle.pitch < 24, 'too small to hit'
    return puzzle


def test_the_wheel_zooms_about_the_pointer_which_drags_zoomed_tiles(large, desktop):
    place = 10 * SIDE + 10
    before, start = large.tiles, large.middle(place)
    desktop.move(start)
    with desktop.holding('Control_L'):
        desktop.scroll(-1)
        large.expect_pitch(lambda pitch: pitch >= 23.5)
        desktop.scroll(-2)
        large.expect_pitch(lambda pitch: pitch >= 44)
    end = large.middle(place)
    assert abs(end[0] - start[0]) < 25 and abs(end[1] - start[1]) < 25, f'{place} stays under the pointer: {start}, {end}'
    desktop.drag(large.middle(place), large.middle(place + SIDE + 1), steps=15, seconds=0.25)
    large.expect_swapped(place, place + SIDE + 1, before)

    corner = large.tile_in(place).extents
    desktop.scroll(1)
    wait_for(lambda: large.tile_in(place).extents.y < corner.y - 20, 'the wheel to scroll')


def test_a_tile_dragged_to_the_edge_scrolls_the_board(large, desktop):
    desktop.move(large.middle(1))
    large.action('zoom-fingers')
    large.expect_pitch(lambda pitch: pitch >= 43)
    place = 5 * SIDE + 4
    seen = large.tile_in(1).extents
    frame = desktop.frame(large.program.window)
    desktop.lift(large.middle(place), (frame.x + frame.width / 2, frame.y + frame.height - 6))
    wait_for(lambda: large.tile_in(1).extents.y < seen.y - 100, 'the board to scroll')
    desktop.key('Escape')
    desktop.release()


def test_keys_zoom_and_scroll_the_focus_into_view(large, desktop):
    large.tile_in(1).do('click')
    desktop.key('Escape')
    desktop.key('9', 'Control_L')
    large.expect_pitch(lambda pitch: pitch >= 43)
    wait_for(lambda: any('Zoomed to' in large.tile_in(place).description for place in (1, 2, 3)), 'the zoom to be described')
    desktop.key('End')
    wait_for(lambda: large.focused_place == SIDE, 'the last tile of the row')
    board = large.program.window.extents
    wait_for(lambda: 0 <= large.tile_in(SIDE).extents.x - board.x <= board.width - 40, 'the tile to be scrolled into view')
    desktop.key('minus', 'Control_L')
    large.expect_pitch(lambda pitch: 23.5 <= pitch < 40)
    desktop.key('0', 'Control_L')
    large.expect_pitch(lambda pitch: pitch < 24)


@pytest.mark.fingers
def test_fingers_zoom_by_a_double_tap_and_a_pinch(large, desktop):
    desktop.maximize(large.program.window)
    small = large.pitch
    before = large.tiles
    place = 12 * SIDE + 12
    middle = large.middle(place)
    for _ in range(2):
        desktop.tap(middle)
    large.expect_pitch(lambda pitch: pitch >= 43)
    assert large.tiles == before, 'two taps move nothing'
    assert not any(PICKED_UP.search(node.name) for node in [large.tile_in(place)])

    pitch = large.pitch
    x, y = large.middle(place)
    spread(desktop, (x, y), 60, 150)
    large.expect_pitch(lambda now: now > pitch * 1.4)
    assert large.tiles == before, 'two fingers that zoom drag nothing'
    for _ in range(4):
        spread(desktop, (x, y), 200, 40)
    large.expect_pitch(lambda now: abs(now - small) < 1)
    assert large.tiles == before


@pytest.mark.fingers
@pytest.mark.parametrize('way', ['taps', 'a drag'])
@pytest.mark.parametrize('is_zoomed', [False, True])
def test_a_finger_moves_small_tiles(large, desktop, way, is_zoomed):
    desktop.maximize(large.program.window)
    before, place = large.tiles, 12 * SIDE + 12
    other = place + SIDE + 1
    if is_zoomed:
        large.action('zoom-fingers')
        large.expect_pitch(lambda pitch: pitch >= 43)
        large.tile_in(place).do('click')  # scrolls it into view with the focus
        desktop.key('Escape')
    start, end = large.middle(place), large.middle(other)
    if way == 'taps':
        desktop.tap(start)
        desktop.tap(end)
    else:
        desktop.drag_fingers((start, end), steps=15, seconds=0.25)
    large.expect_swapped(place, other, before)


def test_cards_are_turned_on_a_zoomed_board(start, desktop):
    memory = Memory(start('--game', 'memory', '--level', '32', '--seed', '7'), desktop)
    desktop.resize(memory.program.window, *NARROW)

    def side():
        return memory.card(2).extents.x - memory.card(1).extents.x
    small = wait_for(lambda: 24 <= side() < 44 and side(), lambda: f'cards that fit, not of {side()} px')
    memory.action('zoom-fingers')
    wait_for(lambda: side() >= 44, lambda: f'cards for fingers, not of {side()} px')
    memory.card(1).come_to_rest()
    for card in 1, 2:
        desktop.click(middle(memory.card(card), side(), desktop))
        wait_for(lambda: memory.face(card), f'card {card} to be face up')
    desktop.key('0', 'Control_L')
    wait_for(lambda: side() == small, 'the whole board')


def test_squares_are_dragged_on_a_zoomed_board(start, desktop):
    game = MoveMe(start('--game', 'move-me', '--level', '500', '--seed', '7'), desktop)
    node = game.square(game.numbers[-1])  # above all others
    node.come_to_rest()
    before = node.extents
    assert before.width >= 44, 'no square is too small for a finger'
    desktop.move(desktop.center(node))
    with desktop.holding('Control_L'):
        desktop.scroll(-1)
    wait_for(lambda: node.extents.x != before.x, 'the board to be zoomed')
    node.come_to_rest()
    corner = node.extents
    x, y = start = middle(node, before.width, desktop)
    desktop.drag(start, (x - 90, y + 60), steps=15, seconds=0.5)
    wait_for(lambda: abs(node.extents.x - corner.x + 90) < 3 and abs(node.extents.y - corner.y - 60) < 3,
             lambda: f'the square to follow the pointer from {corner}, not to {node.extents}')
    desktop.key('z', 'Control_L')
    wait_for(lambda: node.extents == corner, 'the move to be undone')


def spread(desktop, center, start, end):
    """Moves two fingers from a distance to another about a point."""
    x, y = center
    for finger, side in enumerate((-1, 1)):
        desktop.touch_down((x + side * start / 2, y), finger)
    for distance, _ in path_between((start, 0), (end, 0), 15):
        for finger, side in enumerate((-1, 1)):
            desktop.touch_move((x + side * distance / 2, y), finger)
        time.sleep(0.02)
    for finger in range(2):
        desktop.touch_up(finger)


@pytest.mark.parametrize('division', ['rows', 'halves'])
def test_two_switches_reach_one_of_a_thousand_tiles_in_few_presses(large, desktop, settings, division):
    settings.set('scan-division', 1 if division == 'halves' else 0)
    settings.set('switches', 2)
    place = 29 * SIDE + 31
    presses, steps = 0, 0
    # The keyboard's focus is on a tile until the setting arrives.
    wait_for(lambda: (found := mark(large)) and found[1] > 1, 'a group of tiles to be marked')
    while True:
        first, count = wait_for(lambda: mark(large), 'a mark on the board')
        if is_in(place, first, count):
            desktop.key('space')
            presses += 1
            if count == 1:
                break
        else:
            desktop.key('Tab')
            steps += 1
        assert steps <= 20 and presses <= 12, f'{presses} presses, {steps} steps'
        wait_for(lambda: mark(large) != (first, count), lambda: f'the mark to leave {first}, {count}')
    assert presses <= 12 and steps * 1.5 <= 30
    wait_for(lambda: large.board.find_named(PLACE), 'the tile to be picked up, and places to be offered')


def mark(puzzle):
    """The first marked place and the number of marked places; None if the mark is elsewhere."""
    for place, (_, node, states) in enumerate(puzzle._told, 1):
        if State.FOCUSED in states:
            match = GROUP.match(node.description)
            return place, int(match[1]) if match else 1
    return None


def is_in(place, first, count):
    (row, column), (top, left) = divmod(place - 1, SIDE), divmod(first - 1, SIDE)
    if count > SIDE or left == 0 and count == SIDE:
        return top <= row < top + max(1, count // SIDE)
    return row == top and left <= column < left + count
