"""The player's own pictures on the cards of Memory, and cards whose emoji no font has."""
import re

import pytest

from memory import GAME, Memory
from neighbor import files, text, texture
from picture_files import header_of_30_000_by_30_000, png
from tree import Role, State, wait_for

NAMES = ['apple', 'house', 'sea', 'sky', 'tree']


@pytest.fixture
def folder(pictures):
    """A folder with five pictures, and with files that are none."""
    folder = pictures / 'holidays'
    folder.mkdir()
    for number, name in enumerate(NAMES):
        png(folder / f'{name}.png', 60 + number, 40)
    (folder / 'letter.txt').write_text('This is no picture.')
    (folder / '.hidden.png').write_bytes((folder / 'sea.png').read_bytes())
    return folder


@pytest.fixture
def memory(start, desktop):
    return Memory(start(*GAME), desktop)


def faces(memory):
    """What all cards show, each pair once, found by opening the cards in order; the pairs among them are taken."""
    found = set()
    for number in range(1, len(memory.cards) + 1, 2):
        memory.act(number, number + 1)
        wait_for(lambda: memory.face(number) and memory.face(number + 1), 'two open cards')
        found |= {memory.face(number), memory.face(number + 1)}
        if number not in memory.matched:
            memory.expect_face_down(number, number + 1)
    return found


def test_a_folder_dropped_on_the_start_page_is_played_with(start, desktop, neighbor, folder):
    program = start('--game', 'memory')
    begin = program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(begin))
    memory = Memory(program, desktop)
    memory.board.expect(name='Your Pictures, 3 Pairs')
    assert faces(memory) <= set(NAMES)


def test_pictures_stay_on_the_cards_without_their_files(memory, neighbor, folder, desktop, start):
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs')
    memory.card(1).do('click')
    face = memory.face(1)
    for file in folder.iterdir():
        file.unlink()
    memory.program.kill()
    again = Memory(start('--game', 'memory'), desktop)
    assert again.face(1) == face in NAMES


def test_fewer_pictures_than_pairs_give_a_smaller_game(start, desktop, neighbor, folder):
    memory = Memory(start('--game', 'memory', '--level', '8', '--seed', '7'), desktop)
    chosen = files(*(folder / f'{name}.png' for name in NAMES))
    neighbor({'five': chosen}).drag('five', to=desktop.center(memory.board))
    memory.expect_message('8 pairs need 8 pictures, and there are 5. New game: Your Pictures, 5 Pairs.')
    memory.board.expect(name='Your Pictures, 5 Pairs')


def test_a_picture_is_called_by_the_players_own_description(memory, neighbor, folder, desktop):
    three = files(*(folder / f'{name}.png' for name in NAMES[:3]))
    neighbor({'three': three}).drag('three', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs')
    memory.action('describe')
    dialog = wait_for(lambda: memory.program.root.children[1:], 'the dialog')[0]
    dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    desktop.key('a', 'Control_L')
    desktop.type('Grandma')
    desktop.key('Escape')
    wait_for(lambda: len(memory.program.root.children) == 1, 'the dialog to close')
    assert faces(memory) == {'Grandma', 'house', 'sea'}


def test_what_is_no_picture_is_explained_and_leaves_the_game_alone(memory, neighbor, pictures, desktop):
    (pictures / 'letter.txt').write_text('This is no picture.')
    (pictures / 'holidays').mkdir()
    (pictures / 'empty.png').touch()
    cut = png(pictures / 'cut.png')
    cut.write_bytes(cut.read_bytes()[:200])
    huge = header_of_30_000_by_30_000(pictures / 'huge.png')
    one = png(pictures / 'one.png')
    offers = {
        'a sentence': (text('A sentence.'), 'Only pictures can be put on cards.'),
        'letter': (files(pictures / 'letter.txt'), '“letter.txt” is not a picture that can be opened.'),
        'folder': (files(pictures / 'holidays'), 'There are 0 pictures. At least 3 different ones are needed.'),
        'empty': (files(pictures / 'empty.png'), '“empty.png” is an empty file.'),
        'cut': (files(cut), '“cut.png” is incomplete: a part of the picture is missing.'),
        'huge': (files(huge), '“huge.png” is too large, with 30000 × 30000 pixels.'),
        'gone': (files(pictures / 'gone.png'), '“gone.png” is no longer there.'),
        'one thrice': (files(one, one, one), 'There is 1 picture. At least 3 different ones are needed.'),
        'no file': (texture(one), 'There is 1 picture. At least 3 different ones are needed.'),
    }
    memory.card(1).do('click')
    other = neighbor({name: thing for name, (thing, _) in offers.items()})
    for name, (_, sentence) in offers.items():
        other.drag(name, to=desktop.center(memory.board))
        memory.expect_message(sentence)
    memory.board.expect(name='Animals, 3 Pairs')
    assert memory.open == [1]


def test_without_a_font_for_emoji_the_cards_show_shapes(start, desktop, tmp_path):
    config = tmp_path / 'fonts.conf'
    config.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                      '<include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>'
                      '<pattern><patelt name="color"><bool>true</bool></patelt></pattern>'
                      '</rejectfont></selectfont></fontconfig>')
    memory = Memory(start(*GAME, environment={'FONTCONFIG_FILE': str(config)}), desktop)
    memory.board.expect(name='Shapes, 3 Pairs')
    memory.expect_message(re.compile('^No font with emoji is installed'))
    memory.card(1).do('click')
    memory.card(1).expect(name='circle, card 1, row 1, column 1')
