"""The games are played with a tremor, with presses beside small pieces, and without a mouse button."""
import pytest

from color_match import ROUND, ColorMatch
from game import PICKED_UP
from memory import GAME as THREE_PAIRS
from memory import Memory
from tree import Role, State, wait_for

TREMOR = 12  # pixels
DWELL = 0.5  # seconds


class Tremor:
    """Clicks during which the pointer moves."""

    def __init__(self, desktop):
        self._desktop = desktop

    def click(self, node):
        x, y = self._desktop.center(node)
        self._desktop.lift((x, y), (x + TREMOR, y - TREMOR), steps=4, seconds=0.1)
        self._desktop.move((x + TREMOR / 2, y), steps=2, seconds=0.05)
        self._desktop.release()


class Rest:
    """Clicks by resting the pointer, without a button."""

    def __init__(self, desktop):
        self._desktop = desktop

    def click(self, node):
        """Rests the pointer on a node, which clicks it after a while."""
        self._desktop.move(self._desktop.center(node), steps=6, seconds=0.1)


def bring(game, word, hand):
    hand.click(game.square(word))
    game.square(word).expect(name=PICKED_UP)
    hand.click(game.target)


def test_clicks_with_a_tremor_pick_up_and_drop(color_match, desktop):
    hand = Tremor(desktop)
    color_match.play_to_the_win(lambda word: bring(color_match, word, hand))


def test_a_drag_begins_at_the_distance_in_the_settings(color_match, desktop, settings):
    settings.set('drag-distance', 48)
    x, y = desktop.center(color_match.square('yellow'))
    desktop.drag((x, y), (x + 40, y))
    color_match.square('yellow').expect(name=PICKED_UP)
    desktop.drag((x, y), desktop.center(color_match.target))
    wait_for(lambda: color_match.word != 'yellow', 'yellow to be placed')


def test_a_press_close_to_a_small_card_turns_it(start, desktop):
    memory = Memory(start('--game', 'memory', '--level', '32', '--seed', '7'), desktop)
    desktop.resize(memory.program.window, 360, 400)
    card = desktop.rectangle(memory.card(1))
    assert card.height < 40
    desktop.click((card.x - 2, card.center[1]))
    wait_for(lambda: memory.face(1), 'the card to be face up')


@pytest.fixture
def rest(desktop, settings):
    settings.set('dwell-time', DWELL)
    return Rest(desktop)


def test_a_round_of_color_match_is_won_without_a_button(start, desktop, rest):
    game = ColorMatch(start(*ROUND), desktop)
    game.play_to_the_win(lambda word: bring(game, word, rest))
    rest.click(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    game.expect_word('yellow')


def test_a_dialog_is_used_and_closed_without_a_button(start, desktop, rest):
    memory = Memory(start(*THREE_PAIRS), desktop)
    desktop.key('comma', 'Control_L')
    rest.click(memory.program.dialog.expect(state=State.ACTIVE).find(Role.CHECK_BOX, 'Reduce Animation'))
    memory.program.dialog.find(Role.CHECK_BOX, 'Reduce Animation').expect(state=State.CHECKED)
    rest.click(memory.program.dialog.find(Role.PUSH_BUTTON, 'Close'))
    wait_for(lambda: len(memory.program.windows) == 1, 'the dialog to go')


def test_a_resting_pointer_clicks_while_a_menu_is_open(start, desktop, rest):
    program = start()
    button = program.find(name='Main Menu', action='click')
    # Newer GTK opens no popover without a press of the pointer or a key.
    desktop.click(desktop.center(button))
    item = program.find(Role.MENU_ITEM, 'About Grab Bag')
    desktop.move(desktop.center(item), steps=6, seconds=0.1)
    desktop.move(desktop.center(button), steps=6, seconds=0.1)
    wait_for(lambda: not program.find_all(Role.MENU_ITEM, 'About Grab Bag'), 'the button to be clicked')


def test_a_resting_pointer_clicks_once(start, desktop, rest):
    memory = Memory(start(*THREE_PAIRS), desktop)
    rest.click(memory.card(1))
    wait_for(lambda: memory.face(1), 'the card to be face up')
    desktop.move((desktop.at[0] + 3, desktop.at[1] + 3))
    memory.card(2).do('click')
    wait_for(lambda: memory.face(2), 'the second card to be face up, and not the first one clicked again')
