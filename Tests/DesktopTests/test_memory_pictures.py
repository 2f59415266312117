"""The player's own pictures on the cards of Memory, and cards whose emoji no font has."""
import re

import pytest

from memory import GAME, Memory
from neighbor import files, text, texture
from picture_files import large_png, no_pictures, png
from tree import Role, State, wait_for

NAMES = ['apple', 'house', 'sea', 'sky', 'tree']


@pytest.fixture
def folder(pictures):
    """A folder with five pictures, and with files that are not pictures."""
    folder = pictures / 'holidays'
    folder.mkdir()
    for number, name in enumerate(NAMES):
        png(folder / f'{name}.png', 60 + number, 40)
    (folder / 'letter.txt').write_text('This is no picture.')
    (folder / '.hidden.png').write_bytes((folder / 'sea.png').read_bytes())
    return folder


def faces(memory):
    """Returns the faces of all cards, found by turning the cards in order; adjacent pairs are matched."""
    count, found = len(memory.cards), set()
    for number in range(1, count + 1, 2):
        found |= set(memory.look_at(number, number + 1))
    assert len(found) == count / 2, f'{found} on {count} cards'
    return found


def test_a_folder_dropped_on_the_start_page_is_played_with(start, desktop, neighbor, folder):
    program = start('--game', 'memory')
    begin = program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(begin))
    memory = Memory(program, desktop)
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    # The clock is stopped while the other program has the focus.
    memory.activate()
    assert faces(memory) <= set(NAMES)


def test_a_folder_can_be_dropped_on_a_paused_game(memory, neighbor, folder, desktop):
    memory.card(1).do('click')
    memory.program.window.do('win.pause')
    paused = memory.program.find(Role.PANEL, 'Paused')
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(paused))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')


def test_a_folder_dropped_on_the_launchers_tile_is_played_with(program, neighbor, folder, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Memory')
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(tile))
    Memory(program, desktop).board.expect(name='Your Pictures, 3 Pairs, 2 by 3')


def test_pictures_stay_on_the_cards_without_their_files(memory, neighbor, folder, desktop, start):
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    memory.card(1).do('click')
    face = wait_for(lambda: memory.face(1), 'the card to be face up')
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
    memory.board.expect(name=re.compile('^Your Pictures, 5 Pairs, '))


def test_a_picture_is_named_by_the_players_description(memory, neighbor, folder, desktop):
    three = files(*(folder / f'{name}.png' for name in NAMES[:3]))
    neighbor({'three': three}).drag('three', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    memory.activate()
    memory.action('describe')
    memory.program.dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    desktop.key('a', 'Control_L')
    desktop.type('Grandma')
    desktop.key('Escape')
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to close')
    assert faces(memory) == {'Grandma', 'house', 'sea'}


def test_descriptions_are_for_the_pictures_being_opened(memory, neighbor, folder, pictures, desktop):
    three = [folder / f'{name}.png' for name in NAMES[:3]]
    slow = [large_png(pictures / f'slow {number}.png', number) for number in range(4)]
    other = neighbor({'three': files(*three), 'slow': files(*slow)})
    other.drag('three', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    window = memory.program.find(action='game.describe')
    other.drag('slow', to=desktop.center(memory.board))
    desktop.activate(memory.program.window)
    window.do('game.describe')
    dialog = memory.program.dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    # The dialog is for the four, which are on the cards by then.
    wait_for(lambda: len(dialog.find_all(Role.ENTRY) or dialog.find_all(Role.TEXT)) == 4, 'four entries')
    desktop.key('a', 'Control_L')
    desktop.type('Grandma')
    desktop.key('Escape')
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to close')
    assert faces(memory) <= {'Grandma', 'slow 1', 'slow 2', 'slow 3'}


def test_own_pictures_are_described_and_chosen_on_the_levels_page(memory, neighbor, folder, desktop):
    neighbor({'holidays': files(folder)}).drag('holidays', to=desktop.center(memory.board))
    memory.board.expect(name=re.compile('^Your Pictures, 3 Pairs, '))
    memory.choose('4 Pairs', 'Animals', 'Two, in turns')
    memory.board.expect(name=re.compile('^Animals, 4 Pairs, '))
    memory.activate()
    page = memory.open_levels()
    page.find(name='Your Pictures', action='click').do('click')
    page.find(Role.PUSH_BUTTON, 'Describe Pictures…').do('click')
    memory.program.dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    desktop.key('a', 'Control_L')
    desktop.type('Grandma')
    desktop.key('Escape')
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to close')
    # There are five pictures, and not six.
    wait_for(lambda: not page.find_all(Role.PUSH_BUTTON, '6 Pairs'), 'the levels to be those of the pictures')
    for option in 'Your Pictures', 'Two, in turns':
        page.find(name=option, action='click').expect(state=State.PRESSED)
    page.find(Role.PUSH_BUTTON, '5 Pairs').do('click')
    memory.board.expect(name=re.compile('^Your Pictures, 5 Pairs, '))


def test_the_description_dialog_does_not_open_over_the_launcher(memory, neighbor, pictures, desktop, start):
    slow = [large_png(pictures / f'slow {number}.png', number) for number in range(4)]
    neighbor({'slow': files(*slow)}).drag('slow', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    memory.program.close()
    # The pictures are read again from here on.
    window = start('--game', 'memory').window
    window.do('game.describe')
    window.do('win.back')
    window.expect(name='Grab Bag')
    # Longer than the pictures take.
    desktop.look(window, rest=4)
    assert window.parent.children == [window]


def test_invalid_pictures_are_explained_and_do_not_change_the_game(memory, neighbor, pictures):
    (pictures / 'holidays').mkdir()
    one = png(pictures / 'one.png')
    offers = no_pictures(pictures) | {
        'a sentence': (text('A sentence.'), 'Only pictures can be put on cards.'),
        'folder': (files(pictures / 'holidays'), 'There are 0 pictures. At least 3 different ones are needed.'),
        'one thrice': (files(one, one, one), 'There is 1 picture. At least 3 different ones are needed.'),
        'no file': (texture(one), 'There is 1 picture. At least 3 different ones are needed.'),
    }
    memory.card(1).do('click')
    other = neighbor({name: thing for name, (thing, _) in offers.items()})
    memory.expect_refused(other, offers)
    memory.board.expect(name='Animals, 3 Pairs, 2 by 3')
    assert memory.open == [1]


def test_without_a_font_for_emoji_the_cards_show_shapes(start, desktop, tmp_path):
    config = tmp_path / 'fonts.conf'
    config.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                      '<include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>'
                      '<pattern><patelt name="color"><bool>true</bool></patelt></pattern>'
                      '</rejectfont></selectfont></fontconfig>')
    memory = Memory(start(*GAME, environment={'FONTCONFIG_FILE': str(config)}), desktop)
    memory.board.expect(name='Shapes, 3 Pairs, 2 by 3')
    memory.expect_message(re.compile('^No font with emoji is installed'))
    memory.card(1).do('click')
    memory.card(1).expect(name='circle, card 1, row 1, column 1')
