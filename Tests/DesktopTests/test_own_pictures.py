"""The player's own pictures are dropped or pasted from another window; anything else leaves the game unchanged."""
import re

import gi
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

from appearance import INTERFACE
from neighbor import files, text, texture
from picture_files import cut, lines, no_pictures, png
from picture_puzzle import FREE, PicturePuzzle
from tree import Role, State, wait_for

ONLY_PICTURES = 'Only pictures can be made into a puzzle.'


def test_a_dropped_file_becomes_the_puzzle_and_is_kept_without_the_file(
        puzzle, neighbor, pictures, desktop, start):
    sea = png(pictures / 'sea.png')
    neighbor({'sea.png': files(sea)}).drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    puzzle.move(1, 1, puzzle.drag)
    desktop.move((0, 0))
    tiles, look = puzzle.tiles, desktop.look(puzzle.board)
    sea.unlink()
    puzzle.program.kill()
    again = PicturePuzzle(start('--game', 'picture-puzzle'), desktop)
    again.expect('sea.png', 4)
    assert again.tiles == tiles
    assert desktop.look(again.board) == look


def test_the_description_of_a_picture_is_read_with_its_puzzle(puzzle, neighbor, pictures, desktop, start):
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    puzzle.activate()
    puzzle.action('describe')
    dialog = puzzle.program.dialog.expect(name='Describe Picture', state=State.ACTIVE)
    entry = wait_for(lambda: dialog.find_all(Role.ENTRY) or dialog.find_all(Role.TEXT), 'the entry')[0]
    entry.expect(state=State.FOCUSED)
    desktop.type('A boat on the sea.')
    desktop.key('Escape')
    wait_for(lambda: len(puzzle.program.windows) == 1, 'the dialog to close')
    puzzle.program.close()
    again = PicturePuzzle(start('--game', 'picture-puzzle'), desktop)
    again.expect('sea.png', 4)
    again.tile(again.tiles[0]).expect(description=re.compile('A boat on the sea'))


def test_an_included_picture_cannot_be_described(puzzle):
    puzzle.program.find(action='game.open')
    assert not puzzle.program.find_all(action='game.describe')


def test_a_dropped_picture_without_a_file_becomes_the_puzzle(puzzle, neighbor, pictures, desktop):
    neighbor({'sea': texture(png(pictures / 'sea.png'))}).drag('sea', to=desktop.center(puzzle.board))
    puzzle.expect('Your Picture', 4)


def test_a_picture_keeps_its_shape_on_request(puzzle, neighbor, pictures, desktop):
    neighbor({'wide.png': files(png(pictures / 'wide.png', width=240))}).drag(
        'wide.png', to=desktop.center(puzzle.board))
    puzzle.expect('wide.png', 4)
    tile = puzzle.tile(1)
    assert tile.extents.width == tile.extents.height
    puzzle.action('keep-shape')
    wait_for(lambda: tile.extents.width == 2 * tile.extents.height, lambda: f'{tile.extents} to be twice as wide')
    puzzle.action('keep-shape')
    wait_for(lambda: tile.extents.width == tile.extents.height, lambda: f'{tile.extents} to be a square again')


def test_a_pasted_picture_is_played_by_every_input(start, neighbor, pictures, desktop):
    puzzle = PicturePuzzle(start(*FREE), desktop)
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).copy('sea.png')
    puzzle.activate()
    carried = puzzle.tile(1)
    at_rest = carried.extents
    carried.do('click')
    wait_for(lambda: carried.extents != at_rest, 'the tile to be picked up')
    puzzle.action('paste')
    puzzle.expect('sea.png', 4)
    wait_for(lambda: carried.extents == at_rest, lambda: f'the tile to return to {at_rest} from {carried.extents}')
    wait_for(lambda: puzzle.focused_place == 1, 'the first tile to have the focus')
    for way in puzzle.drag, puzzle.click, puzzle.press_keys, puzzle.act:
        dealt = puzzle.tiles
        puzzle.move(dealt[1], 1, way)
        assert puzzle.tiles == [dealt[1], dealt[0], *dealt[2:]]
    desktop.key('z', 'Control_L')
    wait_for(lambda: puzzle.tiles == dealt, lambda: f'the last move to be undone, not {puzzle.tiles}')


def test_a_new_deal_of_a_large_puzzle_looks_as_after_a_restart(start, desktop):
    puzzle = PicturePuzzle(start('--game', 'picture-puzzle', '--level', '9', '--seed', '7'), desktop)
    dealt = puzzle.tiles
    puzzle.program.find(action='win.new-game').do('win.new-game')
    wait_for(lambda: puzzle.tiles != dealt, 'another deal')
    puzzle.move(puzzle.tiles[1], 1, puzzle.drag)
    desktop.move((0, 0))
    tiles, look = puzzle.tiles, desktop.look(puzzle.board)
    puzzle.program.kill()
    again = PicturePuzzle(start('--game', 'picture-puzzle'), desktop)
    assert again.tiles == tiles
    assert desktop.look(again.board) == look


def test_a_file_dropped_on_the_launchers_tile_becomes_the_puzzle(program, neighbor, pictures, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Picture Puzzle')
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).drag('sea.png', to=desktop.center(tile))
    PicturePuzzle(program, desktop).expect('sea.png', 4)


def test_a_file_on_the_command_line_becomes_the_puzzle(start, pictures, desktop):
    PicturePuzzle(start(str(png(pictures / 'sea.png'))), desktop).expect('sea.png', 4)


def test_a_file_from_the_file_chooser_becomes_the_puzzle(puzzle, pictures, desktop):
    sea = png(pictures / 'sea.png')
    desktop.key('o', 'Control_L')
    chooser = puzzle.program.dialog
    wait_for(lambda: any(State.FOCUSED in node.states for node in chooser.find_all()), 'the focus in the file chooser')
    desktop.key('l', 'Control_L')
    desktop.type(str(sea))
    desktop.key('Return')
    puzzle.expect('sea.png', 4)


def test_a_picture_is_kept_until_no_game_needs_it(puzzle, neighbor, pictures, desktop, data):
    kept = data / 'grab-bag/picture-puzzle'
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    assert len(list(kept.iterdir())) == 1
    puzzle.move(1, 1, puzzle.act)
    puzzle.choose('Journey 1: 2 × 2')
    puzzle.board.expect(name=re.compile('2 by 2'))
    assert len(list(kept.iterdir())) == 1, 'the game can still be restored'
    # Not by its position: the board moves when the message disappears.
    puzzle.act(1, 1)
    wait_for(lambda: not list(kept.iterdir()), 'the picture to be removed')


def test_the_first_of_several_files_is_opened(puzzle, neighbor, pictures, desktop):
    both = files(png(pictures / 'sea.png'), png(pictures / 'land.png'))
    neighbor({'both': both}).drag('both', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    puzzle.expect_message('Only the first picture was opened.')


def test_a_truncated_picture_is_reported_as_incomplete(puzzle, neighbor, pictures, desktop):
    puzzle.move(1, 1, puzzle.act)
    sea = cut(png(pictures / 'sea.png'), 0.7)
    neighbor({'sea.png': files(sea)}).drag('sea.png', to=desktop.center(puzzle.board))
    if GdkPixbuf.PIXBUF_MINOR >= 43:  # its loaders of glycin do not load such a picture
        puzzle.message('“sea.png” is incomplete, and cannot be shown.')
        return puzzle.expect('Steam Train on the Viaduct', 2)
    puzzle.expect('sea.png', 4)
    message = puzzle.message(re.compile('“sea.png” is incomplete. It is shown as far as it can be read.'))
    message.find(Role.PUSH_BUTTON, 'Undo').do('click')
    puzzle.expect('Steam Train on the Viaduct', 2)


def test_a_transparent_picture_has_an_opaque_background(start, pictures, desktop):
    puzzle = PicturePuzzle(start(str(lines(pictures / 'lines.png'))), desktop)
    puzzle.expect('lines.png', 4)
    whole, tiles = desktop.look(puzzle.program.window), desktop.look(puzzle.board, part=0.5)
    desktop.set(INTERFACE, 'color-scheme', 'prefer-dark')
    wait_for(lambda: desktop.look(puzzle.program.window) != whole, 'the window to be dark')
    assert desktop.look(puzzle.board, part=0.5) == tiles


def test_a_copied_file_is_pasted(puzzle, neighbor, pictures):
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).copy('sea.png')
    puzzle.paste()
    puzzle.expect('sea.png', 4)


def test_a_copied_picture_is_pasted(puzzle, neighbor, pictures):
    neighbor({'sea': texture(png(pictures / 'sea.png'))}).copy('sea')
    puzzle.paste()
    puzzle.expect('Your Picture', 4)


def test_a_picture_received_after_the_game_was_left_is_ignored(puzzle, neighbor, pictures, desktop, data):
    puzzle.move(1, 1, puzzle.act)
    other = neighbor({'sea': texture(png(pictures / 'sea.png'))})
    other.copy('sea')
    puzzle.activate()
    with other.frozen():
        puzzle.action('paste')
        puzzle.program.window.do('win.back')
        puzzle.program.window.expect(name='Grab Bag')
    desktop.look(puzzle.program.window)
    assert not (data / 'grab-bag/picture-puzzle').exists()
    puzzle.program.find(Role.PUSH_BUTTON, 'Picture Puzzle, continue').do('click')
    again = PicturePuzzle(puzzle.program, desktop)
    again.expect('Steam Train on the Viaduct', 2)


def test_pasted_text_is_refused(puzzle, neighbor):
    neighbor({'a sentence': text('A sentence.')}).copy('a sentence')
    puzzle.paste()
    puzzle.expect_message(ONLY_PICTURES)
    puzzle.expect('Steam Train on the Viaduct', 2)


def test_invalid_pictures_are_explained_and_do_not_change_the_game(puzzle, neighbor, pictures, desktop):
    (pictures / 'holidays').mkdir()
    offers = no_pictures(pictures) | {
        'a sentence': (text('A sentence.'), ONLY_PICTURES),
        'folder': (files(pictures / 'holidays'), '“holidays” is a folder, not a picture.'),
    }
    puzzle.move(1, 1, puzzle.act)
    other = neighbor({name: thing for name, (thing, _) in offers.items()})
    before = desktop.look(puzzle.board)
    puzzle.expect_refused(other, offers)
    puzzle.expect('Steam Train on the Viaduct', 2)
    assert puzzle.tiles == [1, 3, 4, 2]
    assert desktop.look(puzzle.board) == before
    puzzle.move(2, 2, puzzle.drag)
