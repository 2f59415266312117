"""Identical tiles and pictures: the games treat them as the same, because a player cannot tell them apart."""
import json
import re

import pytest

from memory import Memory
from neighbor import files
from picture_files import png, quarters
from picture_puzzle import DATA, PicturePuzzle
from tree import Role, State, wait_for

RED, BLUE, GREEN, WHITE = (200, 30, 30), (30, 30, 200), (30, 140, 30), (255, 255, 255)


@pytest.fixture
def stored(start, desktop, pictures, data):
    """Stores a puzzle of a red, a blue and two white tiles in this order, in the format of an earlier version."""
    def store(*tiles):
        picture = quarters(pictures / 'whites.png', RED, BLUE, WHITE, WHITE)
        puzzle = PicturePuzzle(start(str(picture)), desktop)
        puzzle.board.expect(name=re.compile('^whites.png, '))
        file = data / DATA
        # At a place that looks like its own, a tile gets another number.
        puzzle.act(puzzle.tiles[1], 1)
        wait_for(file.exists, 'the move to be saved')
        puzzle.program.kill()
        game = json.loads(file.read_text())
        present = game['value']['history']['present']
        present.pop('likeness', None)
        present['tiles'] = ''.join(f'{tile - 1:02}' for tile in tiles)
        present['level'] = '2'
        game['value']['history'].update(past=[], future=[])
        file.write_text(json.dumps(game))
        return PicturePuzzle(start('--game', 'picture-puzzle'), desktop)
    return store


@pytest.mark.parametrize('way', ['drag', 'act'])
def test_a_puzzle_ends_once_its_picture_is_right(stored, way):
    puzzle = stored(2, 1, 4, 3)
    # The white tiles are exchanged, which counts as right.
    for tile in 3, 4:
        puzzle.tile(tile).expect(name=re.compile(f'^Tile {tile} of 4, row 2, column {tile - 2}, right place$'))
    puzzle.action('marks')
    puzzle.move(1, 1, getattr(puzzle, way))
    puzzle.expect_win(re.compile(r'^\d moves, \d:\d\d\.$'))


def test_hints_do_not_exchange_tiles_that_look_alike(stored):
    puzzle = stored(2, 1, 4, 3)
    puzzle.tile(3).expect(name=re.compile('right place$'))
    focused = puzzle.tile_in(1).expect(state=State.FOCUSED)
    for sentence in 'Look at tile 1 in row 1, column 2.', 'Tile 1 belongs in row 1, column 1.':
        puzzle.hint.do('click')
        focused.expect(description=re.compile(f'^{re.escape(sentence)}'))
    puzzle.hint.do('click')
    puzzle.expect_win(re.compile(r'^\d moves, 3 hints, \d:\d\d\.$'))


def test_a_stored_puzzle_that_looks_finished_is_solved(stored):
    stored(1, 2, 4, 3).expect_win(re.compile(r'^\d moves?, \d:\d\d\.$'))


def test_a_picture_of_one_color_is_rejected(puzzle, neighbor, pictures, desktop, data):
    white = quarters(pictures / 'white.png', *[WHITE] * 4)
    other = neighbor({'white.png': files(white), 'two': files(white, png(pictures / 'sea.png'))})
    puzzle.move(1, 1, puzzle.act)
    tiles, name = puzzle.tiles, puzzle.board.name
    other.drag('white.png', to=desktop.center(puzzle.board))
    puzzle.expect_message('“white.png” cannot be a puzzle of 16 tiles, because all of them would look the same.')
    assert (puzzle.tiles, puzzle.board.name) == (tiles, name)
    kept = data / 'grab-bag/picture-puzzle'
    wait_for(lambda: not list(kept.glob('picture-*')), 'the picture to be removed again')


def test_the_same_picture_in_two_files_is_one_pair(memory, neighbor, pictures, desktop):
    for number, colors in enumerate([(RED, BLUE), (BLUE, GREEN), (GREEN, RED)]):
        for level in 1, 9:
            folder = pictures / f'{level}'
            folder.mkdir(exist_ok=True)
            quarters(folder / f'IMG_{number}.png', *colors, *colors, level=level)
    everything = [file for level in (1, 9) for file in sorted((pictures / f'{level}').iterdir())]
    assert len({file.read_bytes() for file in everything}) == 6, 'no two files have the same bytes'
    neighbor({'all': files(*everything)}).drag('all', to=desktop.center(memory.board))
    memory.expect_message(re.compile('3 pictures were left out because they look the same as others.$'))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    memory.activate()
    memory.action('describe')
    dialog = memory.program.dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    assert len(dialog.find_all(Role.ENTRY) or dialog.find_all(Role.TEXT)) == 3


def test_different_pictures_with_the_same_name_are_numbered(memory, neighbor, pictures, desktop):
    chosen = []
    for number, colors in enumerate([(RED, BLUE), (BLUE, GREEN), (GREEN, RED)]):
        (pictures / f'{number}').mkdir()
        chosen.append(quarters(pictures / f'{number}/IMG_1.png', *colors, *colors))
    neighbor({'all': files(*chosen)}).drag('all', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    # The clock is stopped while the other program has the focus.
    memory.activate()
    seen = set()
    for number in range(1, 7, 2):
        seen |= set(Memory(memory.program, desktop).look_at(number, number + 1))
    assert seen == {'IMG_1', 'IMG_1 (2)', 'IMG_1 (3)'}
