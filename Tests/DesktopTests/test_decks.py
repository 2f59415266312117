"""Decks of unlike pairs: made in their dialog, shared as a file, and played with."""
import base64
import json
import math
import re
import wave

import pytest

from memory import Memory
from neighbor import files, text, texture
from picture_files import png
from questions import ask, method, value
from tree import Role, State, wait_for

CARDS = 'first', 'second'
BOARD = 'Pets, 3 Pairs, 2 by 3'


def sound(path):
    """Writes a second of a tone."""
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(b''.join(int(9000 * math.sin(n / 3)).to_bytes(2, 'little', signed=True) for n in range(8000)))
    return path


def faces(memory):
    """Returns the faces of all cards, found by turning the cards in order."""
    found = []
    for number in range(1, len(memory.cards) + 1, 2):
        found += memory.look_at(number, number + 1)
    return found


def open_dialog(memory, action):
    memory.activate()
    memory.action(action)
    return memory.program.dialog.expect(name='Deck', state=State.ACTIVE)


def entry(dialog, pair, card, content='Text, picture or sound'):
    return dialog.find(name=f'Pair {pair}, {card} card, {content}')


def test_a_deck_is_made_by_drops_and_typing_and_played_with(memory, neighbor, pictures, desktop, start):
    dialog = open_dialog(memory, 'new-deck')
    desktop.type('Pets')
    other = neighbor({
        'dog': files(png(pictures / 'dog.png')), 'cat': texture(png(pictures / 'cat.png', 60)),
        'bark': files(sound(pictures / 'bark.wav')), 'Katze': text('Katze'), 'list': text('red\trouge'),
    })
    other.drag('dog', to=desktop.center(entry(dialog, 1, 'first')))
    entry(dialog, 1, 'first', 'Name of the picture')
    other.drag('bark', to=desktop.center(entry(dialog, 1, 'second')))
    entry(dialog, 1, 'second', 'Name of the sound')
    other.drag('cat', to=desktop.center(entry(dialog, 2, 'first')))
    entry(dialog, 2, 'first', 'Name of the picture')
    other.drag('Katze', to=desktop.center(entry(dialog, 2, 'second')))
    dialog.find(name='2 pairs to play with. At least 3 pairs are needed.')
    # Beside the cards, text becomes pairs.
    other.drag('list', to=desktop.center(dialog.find(name='2 pairs to play with. At least 3 pairs are needed.')))
    dialog.find(name='3 pairs to play with.')
    desktop.activate(memory.program.window)
    desktop.key('z', 'Control_L')
    dialog.find(name='2 pairs to play with. At least 3 pairs are needed.')
    desktop.key('z', 'Control_L', 'Shift_L')
    dialog.find(name='3 pairs to play with.')
    dialog.find(name='Play', action='click').do('click')
    memory.board.expect(name=BOARD)
    memory.activate()
    assert sorted(faces(memory)) == ['Katze', 'dog', 'picture 1', 'red', 'rouge', 'sound 1']
    memory.program.kill()
    again = Memory(start('--game', 'memory'), desktop)
    page = again.open_levels()
    page.find(name='Pets', action='click').expect(state=State.PRESSED)
    page.find(name='Edit Deck…', action='click').do('click')
    dialog = again.program.dialog.expect(name='Deck', state=State.ACTIVE)
    entry(dialog, 1, 'second', 'Name of the sound')


def test_a_deck_of_a_folder_is_shared_as_a_file_and_opened(memory, neighbor, pictures, desktop, start):
    folder = pictures / 'animals'
    folder.mkdir()
    for number, name in enumerate(['dog', 'cat', 'cow']):
        png(folder / f'{name}.png', 60 + 20 * number)
    sound(folder / 'dog.wav')
    (folder / 'cat.txt').write_text('Katze\n')
    dialog = open_dialog(memory, 'new-deck')
    desktop.type('Pets')
    neighbor({'animals': files(folder)}).drag(
        'animals', to=desktop.center(dialog.find(name=re.compile('^0 pairs to play with'))))
    dialog.find(name='3 pairs to play with.')
    entry(dialog, 3, 'second', 'Name of the sound')
    desktop.activate(memory.program.window)
    desktop.key('Escape')
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to close')
    memory.choose('3 Pairs', 'Pets')
    memory.board.expect(name=BOARD)
    assert sorted(faces(memory)) == ['Katze', 'cat', 'cow', 'cow', 'dog', 'sound 1']


def shared_deck(pictures):
    """Writes the file of a deck that somebody else has made."""
    def media(path):
        return base64.b64encode(path.read_bytes()).decode()

    shared = pictures / 'Pets.grab-bag-deck'
    shared.write_text(json.dumps({
        'format': 'grab-bag-deck', 'version': 1, 'title': 'Pets',
        'pairs': [
            {'first': {'text': 'dog', 'picture': 'a'}, 'second': {'text': '', 'sound': {'id': 'b', 'shape': ''}}},
            {'first': {'text': '2 + 2'}, 'second': {'text': '4'}},
            {'first': {'text': 'What has eight legs and spins a web?'}, 'second': {'text': 'spider'}},
            {'first': {'text': '3 + 1'}, 'second': {'text': '4'}},
        ],
        'media': {'a': media(png(pictures / 'a.png')), 'b': media(sound(pictures / 'b.wav'))},
    }))
    return shared


def test_the_file_of_a_deck_is_opened(start, pictures, desktop):
    shared = shared_deck(pictures)
    program = start(str(shared))
    memory = Memory(program, desktop)
    memory.board.expect(name=BOARD)
    memory.activate()
    assert sorted(faces(memory)) == [
        '2 + 2', '4', 'What has eight legs and spins a web?', 'dog', 'sound 1', 'spider']
    program.kill()
    shared.unlink()
    again = Memory(start('--game', 'memory'), desktop)
    again.board.expect(name=BOARD)
    (pictures / 'bad.grab-bag-deck').write_text('{"format":"grab-bag-deck","version":9}')
    again.program.close()
    newer = Memory(start(str(pictures / 'bad.grab-bag-deck')), desktop)
    newer.expect_message('This deck was made by a newer version of Grab Bag. Open it with that version, or a later one.')


def open_shared_deck(start, pictures, desktop):
    """The dialog of a deck that was opened from its file."""
    memory = Memory(start(str(shared_deck(pictures))), desktop)
    memory.board.expect(name=BOARD)
    if not desktop.has_shell:
        desktop.maximize(memory.program.window)
    return open_dialog(memory, 'edit-deck')


def row_of(node):
    while node.role != Role.LIST_ITEM:
        node = node.parent
    return node


def handle(desktop, node):
    """The point at which the card of an entry is dragged."""
    row = desktop.rectangle(row_of(node))
    return row.x + 20, row.center[1]


def expect_texts(dialog, *texts):
    """Waits for the texts of the first cards."""
    def shown():
        return [text_of(dialog.find(Role.TEXT, re.compile(f'^Pair {1 + index // 2}, {CARDS[index % 2]} card, ')))
                for index in range(len(texts))]
    wait_for(lambda: shown() == list(texts), lambda: f'{texts} instead of {shown()}')


def text_of(entry):
    return ask(method(entry, 'Text', 'GetText', '(ii)', 0, ask(value(entry, 'CharacterCount', 'Text'))))


def drag_card(desktop, start, end):
    """Drags a card, and rests before the drop: a drop before its acceptance is canceled."""
    desktop.lift(start, end)
    for _ in range(4):
        desktop.pause()
        desktop.move((desktop.at[0] + 1, desktop.at[1]))
    desktop.release()


def test_a_card_is_dragged_to_another_one(start, pictures, desktop):
    dialog = open_shared_deck(start, pictures, desktop)
    expect_texts(dialog, 'dog', '', '2 + 2', '4')
    # On another card it exchanges both, the picture with its name.
    first = entry(dialog, 1, 'first', 'Name of the picture')
    drag_card(desktop, handle(desktop, first), desktop.center(entry(dialog, 2, 'first')))
    expect_texts(dialog, '2 + 2', '', 'dog', '4')
    entry(dialog, 2, 'first', 'Name of the picture')
    # Escape, and a drop on itself or where no card is, change nothing.
    start_point = handle(desktop, entry(dialog, 2, 'second'))
    desktop.lift(start_point, desktop.center(entry(dialog, 1, 'first')))
    desktop.key('Escape')
    desktop.release()
    drag_card(desktop, start_point, desktop.center(entry(dialog, 2, 'second')))
    drag_card(desktop, start_point, desktop.center(dialog.find(name='3 pairs to play with.')))
    expect_texts(dialog, '2 + 2', '', 'dog', '4')
    # No key: while a refused drag flies back, no window has the keyboard.
    dialog.find(name='Undo', action='click').do('click')
    expect_texts(dialog, 'dog', '', '2 + 2', '4')


@pytest.mark.fingers
def test_a_finger_drags_a_card(start, pictures, desktop):
    dialog = open_shared_deck(start, pictures, desktop)
    expect_texts(dialog, 'dog', '', '2 + 2', '4')
    first, second = entry(dialog, 1, 'first', 'Name of the picture'), entry(dialog, 2, 'first')
    desktop.tap(desktop.center(second))
    second.expect(state=State.FOCUSED)
    desktop.drag_fingers((handle(desktop, first), desktop.center(second)), pause=True)
    expect_texts(dialog, '2 + 2', '', 'dog', '4')
    # A finger on the text scrolls.
    desktop.drag_fingers((desktop.center(entry(dialog, 2, 'first', 'Name of the picture')), desktop.center(first)), pause=True)
    expect_texts(dialog, '2 + 2', '', 'dog', '4')


def test_cards_move_by_keys_and_menu(start, pictures, desktop):
    dialog = open_shared_deck(start, pictures, desktop)
    expect_texts(dialog, 'dog', '', '2 + 2', '4')
    first = entry(dialog, 1, 'first', 'Name of the picture')
    desktop.click(desktop.center(first))
    desktop.key('Down', 'Alt_L')
    expect_texts(dialog, '', 'dog', '2 + 2', '4')
    entry(dialog, 1, 'second', 'Name of the picture').expect(state=State.FOCUSED)
    desktop.key('Up', 'Alt_L')
    expect_texts(dialog, 'dog', '', '2 + 2', '4')
    dialog.find(name='Pair 2, second card, Picture or Sound', action='click').do('click')
    dialog.find(name='Move To…', action='click').do('click')
    dialog.find(name='Pair 1, first card: dog', action='click').do('click')
    expect_texts(dialog, '4', '', '2 + 2', 'dog')
    entry(dialog, 1, 'first').expect(state=State.FOCUSED)


def test_the_focus_stays_in_the_deck_when_a_pair_goes(start, pictures, desktop):
    dialog = open_shared_deck(start, pictures, desktop)
    dialog.find(name='Add Pair', action='click').do('click')
    entry(dialog, 5, 'first').expect(state=State.FOCUSED)
    desktop.key('z', 'Control_L')
    entry(dialog, 4, 'first').expect(state=State.FOCUSED)


def test_a_card_held_at_the_edge_scrolls_the_deck(start, pictures, desktop):
    dialog = open_shared_deck(start, pictures, desktop)
    frame = desktop.rectangle(dialog.find(Role.SCROLL_PANE))
    desktop.lift(handle(desktop, entry(dialog, 1, 'first', 'Name of the picture')), (frame.center[0], frame.y + frame.height - 8))
    last = entry(dialog, 4, 'second')
    # It is scrolled to the end, and comes to rest there.
    wait_for(lambda: desktop.center(last)[1] < frame.y + frame.height - 100, 'the end of the deck')
    last.come_to_rest()
    desktop.move(desktop.center(last), steps=10, seconds=0.2)
    desktop.release()
    wait_for(lambda: text_of(dialog.find(name='Pair 4, second card, Name of the picture')) == 'dog', 'the card')


def test_a_deleted_deck_is_restored(start, pictures, desktop):
    memory = Memory(start(str(shared_deck(pictures))), desktop)
    memory.board.expect(name=BOARD)
    open_dialog(memory, 'edit-deck').find(name='Delete Deck', action='click').do('click')
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to close')
    message = memory.message('“Pets” deleted')
    assert 'Pets' not in [node.name for node in memory.open_levels().find_all(Role.PUSH_BUTTON)]
    message.find(Role.PUSH_BUTTON, 'Undo').do('click')
    memory.program.find(name='Pets', action='click').expect(state=State.PRESSED)


@pytest.mark.looks
def test_the_deck_dialog_fits_during_a_drag_too(start, pictures, desktop, appearance):
    program = start(str(shared_deck(pictures)))
    appearance.fit(program.window)
    memory = Memory(program, desktop)
    memory.board.expect(name=BOARD)
    dialog = open_dialog(memory, 'edit-deck')
    appearance.fit(dialog)
    appearance.picture('deck')
    desktop.lift(handle(desktop, entry(dialog, 1, 'first', 'Name of the picture')), desktop.center(entry(dialog, 2, 'first')))
    appearance.picture('deck-drag')
    desktop.key('Escape')
    desktop.release()
    dialog.find(name='Play', action='click')
    for _ in range(30):
        desktop.key('Tab')
    appearance.picture('deck-end')
    program.close_dialog()
    for number in 1, 2, 3:
        memory.card(number).do('click')
    memory.activate()
    appearance.picture('deck-board')
