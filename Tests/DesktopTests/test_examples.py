"""Plays the programs in Examples/, which use only the toolkit's public API."""
import itertools
import re

import pytest

from desktop import RIGHT
from neighbor import files, text
from tree import Role, State, wait_for

FADES = 'It would turn the white laundry pink.'
SHRINKS = 'Wool shrinks in a hot wash.'


class Example:
    """The board of an example: its pieces and places by their names, and the ways to move a piece to a place."""

    def __init__(self, program, desktop):
        self.program, self._desktop = program, desktop

    def node(self, name):
        return self.program.find(Role.PUSH_BUTTON, re.compile(f'^{name}'))

    def has(self, name):
        return bool(self.program.find_all(Role.PUSH_BUTTON, re.compile(f'^{name}')))

    def is_in(self, piece, place):
        piece, place = self.node(piece).extents, self.node(place).extents
        return (place.x < piece.center[0] < place.x + place.width
                and place.y < piece.center[1] < place.y + place.height)

    def expect_in(self, piece, place):
        wait_for(lambda: self.is_in(piece, place), lambda: f'{piece} to be in {place}')
        self.node(piece).come_to_rest()

    def drag(self, piece, place):
        self._desktop.drag(self._center(piece), self._center(place), steps=10, seconds=0.2)

    def drag_finger(self, piece, place):
        self._desktop.drag_fingers((self._center(piece), self._center(place)), steps=10, seconds=0.2)

    def click(self, piece, place):
        self._desktop.click(self._center(piece))
        self._desktop.click(self._center(place))

    def press_keys(self, piece, place):
        """Goes to the piece by arrows, picks it up, and goes on to the place by Tab."""
        self._walk(('Right', 'Down', 'Left', 'Up'), piece)
        self._desktop.key('space')
        self._walk(('Tab',), place)
        self._desktop.key('Return')

    def act(self, piece, place):
        self.node(piece).do('click')
        self.node(place).do('click')

    def _center(self, name):
        return self._desktop.center(self.node(name))

    def _walk(self, keys, name):
        """Presses the keys in turns until the focus has come to a widget."""
        for key in itertools.islice(itertools.cycle(keys), 12):
            if State.FOCUSED in self.node(name).states:
                return
            self._desktop.key(key)
        self.node(name).expect(state=State.FOCUSED)


@pytest.fixture
def laundry(example, desktop):
    """The laundry of Examples/."""
    return Example(example('Laundry'), desktop)


def play_laundry(laundry, way):
    """Sorts all socks, after a basket has refused two of them."""
    for sock, reason in ('Red sock', FADES), ('Woolen sock', SHRINKS):
        way(sock, 'Hot wash')
        laundry.program.find(Role.LABEL, reason)
    way('Red sock', 'Cold wash')
    laundry.expect_in('Red sock', 'Cold wash')
    way('White sock', 'Hot wash')
    laundry.expect_in('White sock', 'Hot wash')
    way('Woolen sock', 'Cold wash')
    laundry.program.find(Role.LABEL, 'All sorted!')
    laundry.expect_in('Woolen sock', 'Cold wash')


@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_the_laundry_is_sorted(laundry, way):
    play_laundry(laundry, getattr(laundry, way))


def test_a_refused_sock_is_described_with_the_reason(laundry):
    laundry.press_keys('Red sock', 'Hot wash')
    laundry.node('Red sock').expect(description=re.compile(re.escape(FADES)), state=State.FOCUSED)


@pytest.mark.fingers
def test_the_laundry_is_sorted_by_finger(laundry, desktop):
    desktop.maximize(laundry.program.window)
    play_laundry(laundry, laundry.drag_finger)


def test_the_laundry_of_the_tutorial_is_sorted(example, desktop):
    laundry = Example(example('tutorial/Laundry'), desktop)
    play_laundry(laundry, laundry.act)


def test_a_sock_dropped_outside_all_places_returns(laundry, desktop):
    home = laundry.node('White sock').extents
    x, y = desktop.center(laundry.node('White sock'))
    desktop.drag((x, y), (x + 60, y + 40), steps=5, seconds=0.1)
    laundry.program.find(Role.LABEL, 'White sock is back')
    wait_for(lambda: laundry.node('White sock').extents == home, 'the sock to return')


@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_the_stone_of_the_first_board_is_moved_there_and_back(example, desktop, way):
    board = Example(example('FirstBoard'), desktop)
    for field in 'The right field', 'The left field':
        getattr(board, way)('Stone', field)
        board.expect_in('Stone', field)


@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_a_note_is_moved_and_undone(example, desktop, way):
    notes = Example(example('Notes'), desktop)
    getattr(notes, way)('Write to Ada', 'Done')
    notes.expect_in('Write to Ada', 'Done')
    notes.node('Write to Ada').expect(name='Write to Ada, Done')
    notes.node('Undo').do('click')
    notes.expect_in('Write to Ada', 'To Do')
    wait_for(lambda: State.SENSITIVE not in notes.node('Undo').states, 'nothing more to undo')


def test_files_and_text_of_other_programs_become_notes(example, neighbor, pictures, desktop):
    notes = Example(example('Notes'), desktop)
    letters = [pictures / 'letter.txt', pictures / 'list.txt']
    other = neighbor({'letters': files(*letters), 'a line': text('Feed the cat\nand the dog')})
    other.drag('letters', to=desktop.center(notes.node('Done')))
    for path in letters:
        notes.expect_in(path.name, 'Done')
    other.drag('a line', to=desktop.center(notes.node('Doing')))
    notes.expect_in('Feed the cat', 'Doing')
    notes.act('letter.txt', 'To Do')
    notes.expect_in('letter.txt', 'To Do')
    desktop.click(desktop.center(notes.node('Undo')))
    notes.expect_in('letter.txt', 'Done')
    for gone in 'Feed the cat', 'letter.txt':
        desktop.key('z', 'Control_L')
        wait_for(lambda: not notes.has(gone), f'{gone} to go')
    assert not notes.has('list.txt')


class Kanban(Example):
    """The Kanban board, whose cards contain buttons; a place is a position in a column."""

    def node(self, name):
        return self.program.find(Role.PANEL, re.compile(f'^{re.escape(name)}$'))

    def has(self, name):
        return bool(self.program.find_all(Role.PANEL, re.compile(f'^{re.escape(name)}$')))

    def act(self, piece, place):
        self.node(piece).do('click')
        self.program.find(Role.PUSH_BUTTON, place).do('click')

    def expect_at(self, card, position):
        self.node(card).expect(description=re.compile(re.escape(position)))

    def undo(self):
        self.program.find(Role.PUSH_BUTTON, 'Undo').do('click')


@pytest.fixture
def kanban(example, desktop):
    """Three columns of cards, of which the first one is longer than the window."""
    return Kanban(example('Kanban'), desktop)


def test_a_card_is_dragged_to_another_column_and_undone(kanban):
    kanban.drag('Water plants', 'Pay rent')
    kanban.expect_at('Water plants', 'of 2. Press Space')
    kanban.undo()
    kanban.expect_at('Water plants', 'To Do, 1 of 30.')
    assert 'is on' not in kanban.node('Water plants').description


def test_a_card_is_clicked_and_then_one_in_another_column(kanban):
    kanban.click('Water plants', 'Pay rent')
    kanban.expect_at('Water plants', 'Done, 1 of 2. Press Space')


def test_a_column_scrolls_to_the_focused_card(kanban, desktop):
    other = kanban.node('Pay rent').extents
    card = kanban.node('Bake bread')
    desktop.click(desktop.center(card))
    wait_for(lambda: 'picked up' in f'{card.name} {card.description}', lambda: f'{card} to be picked up')
    desktop.key('Escape')
    kanban.expect_at('Bake bread', 'Press Space')
    desktop.key('End')
    last = kanban.node('Task 30')
    last.expect(state=State.FOCUSED)
    window = kanban.program.window.extents
    wait_for(lambda: last.extents.y + last.extents.height <= window.height, 'the last card to be in view')
    assert kanban.node('Pay rent').extents == other
    desktop.key('space')
    desktop.key('Home')
    desktop.key('Return')
    kanban.expect_at('Task 30', 'To Do, 1 of 30.')


def test_a_full_column_refuses_a_card_with_the_reason(kanban):
    for card in 'Water plants', 'Bake bread':
        kanban.act(card, 'Doing, place 1')
        kanban.expect_at(card, 'Doing, 1 of')
    kanban.act('Fix bicycle', 'Doing, place 1')
    kanban.expect_at('Fix bicycle', 'Finish something first')
    kanban.expect_at('Fix bicycle', 'To Do, 1 of 28.')


def test_a_card_is_moved_and_deleted_by_actions(kanban):
    kanban.node('Water plants').do('Move Down')
    kanban.expect_at('Water plants', 'To Do, 2 of 30.')
    kanban.node('Water plants').do('Move to Bottom')
    kanban.expect_at('Water plants', 'To Do, 30 of 30.')
    kanban.program.find(Role.PUSH_BUTTON, 'Delete Bake bread').do('click')
    wait_for(lambda: not kanban.has('Bake bread'), 'the card to go')
    kanban.undo()
    kanban.expect_at('Bake bread', 'To Do, 1 of 30.')


def test_the_button_in_a_card_is_clicked(kanban, desktop):
    desktop.click(desktop.center(kanban.program.find(Role.PUSH_BUTTON, 'Delete Bake bread')))
    wait_for(lambda: not kanban.has('Bake bread'), 'the card to go')
    kanban.expect_at('Water plants', 'To Do, 1 of 29. Press Space')


@pytest.mark.parametrize('way', ['key', 'secondary button'])
def test_the_menu_of_a_card_is_used_by_keys(kanban, desktop, way):
    card = kanban.node('Water plants')
    if way == 'key':
        desktop.click(desktop.center(card))
        desktop.key('Escape')
        card.expect(state=State.FOCUSED)
        desktop.key('Menu')
    else:
        desktop.click(desktop.center(card), RIGHT)
    item = kanban.program.find(Role.MENU_ITEM, 'Move Down')
    while State.FOCUSED not in item.states:
        desktop.key('Down')
    desktop.key('Return')
    kanban.expect_at('Water plants', 'To Do, 2 of 30.')
