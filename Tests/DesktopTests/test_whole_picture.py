"""The whole picture of a puzzle of free play: beside the tiles, or over the board for as long as the player wants."""
import re
import time

import pytest

from jigsaw import TWELVE, Jigsaw
from picture_puzzle import FREE, PicturePuzzle
from tree import Role, State, wait_for

LONG = 0.6  # seconds of a long press


@pytest.fixture
def free(start, desktop, request):
    """A puzzle of tiles, or a jigsaw."""
    kind = getattr(request, 'param', PicturePuzzle)
    return kind(start(*(TWELVE if kind == Jigsaw else FREE)), desktop)


tiles_and_jigsaw = pytest.mark.parametrize('free', [PicturePuzzle, Jigsaw], indirect=True)


@pytest.fixture
def button(free):
    return free.program.find(Role.PUSH_BUTTON, 'Whole Picture')


@pytest.fixture
def look(free, desktop):
    return lambda: desktop.look(free.board)


@tiles_and_jigsaw
def test_the_whole_picture_is_shown_while_the_button_is_held(desktop, button, look):
    tiles = look()
    desktop.move(desktop.center(button))
    desktop.press()
    wait_for(lambda: look() != tiles, 'the picture')
    time.sleep(LONG)
    desktop.release()
    wait_for(lambda: look() == tiles, 'the tiles')


@tiles_and_jigsaw
def test_the_whole_picture_is_shown_while_the_key_is_held(desktop, free, look):
    tiles = look()
    with desktop.holding('F3'):
        wait_for(lambda: look() != tiles, 'the picture')
        time.sleep(LONG)
    wait_for(lambda: look() == tiles, 'the tiles')


@tiles_and_jigsaw
@pytest.mark.parametrize('way', ['click', 'key', 'action', 'tool'])
def test_a_short_press_toggles_the_whole_picture(desktop, free, button, look, way):
    ways = {
        'click': lambda: desktop.click(desktop.center(button)), 'key': lambda: desktop.key('F3'),
        'action': lambda: free.action('whole-picture'), 'tool': lambda: button.do('click')}
    tiles = look()
    ways[way]()
    wait_for(lambda: look() != tiles, 'the picture')
    ways[way]()
    wait_for(lambda: look() == tiles, 'the tiles')


@pytest.mark.parametrize('way', ['drag', 'tap', 'escape'])
def test_input_on_the_board_hides_the_whole_picture_and_moves_no_tile(desktop, free, button, look, way):
    tiles = look()
    button.do('click')
    wait_for(lambda: look() != tiles, 'the picture')
    if way == 'drag':
        free.drag(free.tiles[0], 2)
    elif way == 'tap':
        desktop.click(desktop.center(free.board))
    else:
        desktop.key('Escape')
    wait_for(lambda: look() == tiles, 'the tiles, none of which has moved')


def test_the_whole_picture_is_not_counted_as_a_hint(desktop, free, button):
    button.do('click')
    button.do('click')
    desktop.key('F2')
    free.message(re.compile(r'^\d+ of 16 tiles right, 0 moves, 0:\d\d$'))


def test_a_wide_window_shows_the_whole_picture_beside_the_tiles(desktop, free, settings):
    assert not free.whole_pictures
    desktop.resize(free.program.window, 1200, 620)
    picture = wait_for(lambda: free.whole_pictures, 'the picture')[0]
    wait_for(lambda: picture.extents.width > 200, 'its size')
    tile = free.tile_in(4).extents
    assert picture.extents.x >= tile.x + tile.width
    free.drag(free.tiles[0], 2)
    free.expect_in(free.tiles[0], 1)
    settings.set('shows-whole-picture', False)
    wait_for(lambda: not free.whole_pictures, 'the picture to be hidden')


def test_the_journey_has_no_whole_picture(puzzle, desktop):
    desktop.resize(puzzle.program.window, 1200, 620)
    desktop.key('F3')
    assert not puzzle.whole_pictures and not puzzle.program.find_all(Role.PUSH_BUTTON, 'Whole Picture')
    assert State.SENSITIVE in puzzle.hint.states
