"""The player's own pictures come from another window, dropped or pasted; and what is none leaves the game alone."""
import re

import pytest

from neighbor import files, text, texture
from picture_files import header_of_30_000_by_30_000, png
from picture_puzzle import JOURNEY, PicturePuzzle
from tree import Role, State, wait_for

ONLY_PICTURES = 'Only pictures can be made into a puzzle.'


@pytest.fixture
def puzzle(start, desktop):
    """A journey that has just begun."""
    return PicturePuzzle(start(*JOURNEY), desktop)


def test_a_dropped_file_becomes_the_puzzle_and_stays_it_without_the_file(
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


def test_a_file_dropped_on_the_launchers_tile_becomes_the_puzzle(program, neighbor, pictures, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Picture Puzzle')
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).drag('sea.png', to=desktop.center(tile))
    PicturePuzzle(program, desktop).expect('sea.png', 4)


def test_a_file_on_the_command_line_becomes_the_puzzle(start, pictures, desktop):
    PicturePuzzle(start(str(png(pictures / 'sea.png'))), desktop).expect('sea.png', 4)


def test_a_file_is_chosen(puzzle, pictures, desktop):
    sea = png(pictures / 'sea.png')
    desktop.key('o', 'Control_L')
    chooser = wait_for(lambda: puzzle.program.root.children[1:], 'the file chooser')[0]
    wait_for(lambda: any(State.FOCUSED in node.states for node in chooser.find_all()), 'the focus to go there')
    desktop.key('l', 'Control_L')
    desktop.type(str(sea))
    desktop.key('Return')
    puzzle.expect('sea.png', 4)


def test_a_picture_is_kept_as_long_as_a_game_needs_it(puzzle, neighbor, pictures, desktop, data):
    kept = data / 'grab-bag/picture-puzzle'
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    assert len(list(kept.iterdir())) == 1
    puzzle.move(1, 1, puzzle.act)
    puzzle.action('journey')
    puzzle.board.expect(name=re.compile('2 by 2'))
    assert len(list(kept.iterdir())) == 1, 'the game can still be brought back'
    puzzle.move(1, 1, puzzle.act)
    wait_for(lambda: not list(kept.iterdir()), 'the picture to go')


def test_of_several_files_the_first_is_taken(puzzle, neighbor, pictures, desktop):
    both = files(png(pictures / 'sea.png'), png(pictures / 'land.png'))
    neighbor({'both': both}).drag('both', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    puzzle.expect_message('Only the first picture was opened.')


def test_a_copied_file_is_pasted(puzzle, neighbor, pictures):
    neighbor({'sea.png': files(png(pictures / 'sea.png'))}).copy('sea.png')
    puzzle.paste()
    puzzle.expect('sea.png', 4)


def test_a_copied_picture_is_pasted(puzzle, neighbor, pictures):
    neighbor({'sea': texture(png(pictures / 'sea.png'))}).copy('sea')
    puzzle.paste()
    puzzle.expect('Your Picture', 4)


def test_copied_text_is_no_picture(puzzle, neighbor):
    neighbor({'a sentence': text('A sentence.')}).copy('a sentence')
    puzzle.paste()
    puzzle.expect_message(ONLY_PICTURES)
    puzzle.expect('Steam Train on the Viaduct', 2)


def test_what_is_no_picture_is_explained_and_leaves_the_game_alone(puzzle, neighbor, pictures, desktop):
    (pictures / 'letter.txt').write_text('This is no picture.')
    (pictures / 'holidays').mkdir()
    (pictures / 'empty.png').touch()
    cut = png(pictures / 'cut.png')
    cut.write_bytes(cut.read_bytes()[:200])
    huge = header_of_30_000_by_30_000(pictures / 'huge.png')
    gone = pictures / 'gone.png'
    offers = {
        'a sentence': (text('A sentence.'), ONLY_PICTURES),
        'letter': (files(pictures / 'letter.txt'), '“letter.txt” is not a picture that can be opened.'),
        'folder': (files(pictures / 'holidays'), '“holidays” is a folder, not a picture.'),
        'empty': (files(pictures / 'empty.png'), '“empty.png” is an empty file.'),
        'cut': (files(cut), '“cut.png” is incomplete: a part of the picture is missing.'),
        'huge': (files(huge), '“huge.png” is too large, with 30000 × 30000 pixels.'),
        'gone': (files(gone), '“gone.png” is no longer there.'),
    }
    puzzle.move(1, 1, puzzle.act)
    other = neighbor({name: thing for name, (thing, _) in offers.items()})
    before = desktop.look(puzzle.board)
    for name, (_, sentence) in offers.items():
        other.drag(name, to=desktop.center(puzzle.board))
        puzzle.expect_message(sentence)
    puzzle.expect('Steam Train on the Viaduct', 2)
    assert puzzle.tiles == [1, 3, 4, 2]
    assert desktop.look(puzzle.board) == before
    puzzle.move(2, 2, puzzle.drag)
