"""The deck dialog is read: pairs are added, written, moved and removed, and the deck is deleted."""
from memory import Memory
from screenreader import SCREEN_COORDINATES
from test_decks import BOARD, shared_deck
from tree import State

FIRST = 'Pair 1, first card, Name of the picture text.'
CARD = 'Pair 5, first card, Text, picture or sound text.'


def test_the_deck_dialog_is_read(orca, start, desktop, pictures):
    program = start(str(shared_deck(pictures)))
    program.allow(SCREEN_COORDINATES)
    memory = Memory(program, desktop)
    memory.board.expect(name=BOARD)
    memory.activate()
    orca.heard()
    memory.action('edit-deck')
    dialog = program.dialog.expect(name='Deck', state=State.ACTIVE)
    orca.hear('Pets selected.')
    for key in 'Tab', 'Tab':
        desktop.key(key)
    orca.hear(FIRST)
    # The focus follows a card that keys move.
    desktop.key('Down', 'Alt_L')
    orca.hear('Exchanged with Pair 1, second card.', 'Pair 1, second card, Name of the picture text.')
    desktop.key('Up', 'Alt_L')
    orca.hear('Exchanged with Pair 1, first card.', FIRST)
    dialog.find(name='Add Pair', action='click').do('click')
    orca.hear(CARD)
    desktop.type('ox')
    desktop.key('Tab')
    orca.hear('Pair 5, first card, Picture or Sound push button.')
    desktop.key('space')
    orca.hear('Choose Picture…')
    for _ in range(3):
        desktop.key('Down')
    orca.hear('Move To…')
    desktop.key('Return')
    orca.hear('Pair 1, first card: dog.')
    desktop.key('Return')
    orca.hear('Exchanged with Pair 1, first card.')
    desktop.key('z', 'Control_L')
    orca.hear('Undone.')
    dialog.find(name='Remove Pair 5', action='click').do('click')
    orca.hear('Pair 5 removed. 3 pairs to play with.')
    dialog.find(name='Delete Deck', action='click').do('click')
    told = orca.heard(texts=['“Pets” deleted. Press Space to turn it over.', '“Pets” deleted.', '“Pets” deleted'])
    assert sum(text.startswith('“Pets” deleted') for text in told) == 1, told
