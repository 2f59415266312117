"""Moves items between the boards of Examples/Packing, its windows and another program."""
import re

import gi
gi.require_version('Gtk', '4.0')
from gi.repository import GLib, Gtk
import pytest

from neighbor import text
from tree import Role, State, wait_for

BOX = 'Box'  # an item in the boot, and a bag


class Packing:
    """The bags of the example, by their names."""

    def __init__(self, program, desktop):
        self.program, self._desktop = program, desktop

    def bag(self, name):
        """The board of a bag; that of a box lies in a piece of the same name."""
        return wait_for(lambda: self.program.find_all(Role.PANEL, name), f'the bag {name}')[-1]

    def item(self, name):
        if name == BOX:
            return self.bag('Boot').find(Role.PANEL, BOX, action='click')
        return self.program.find(Role.PUSH_BUTTON, re.compile(f'^{name}$'))

    def items(self, bag):
        """The names of the items in a bag itself, from top to bottom."""
        try:
            pieces = [child for child in self.bag(bag).children if child.role in (Role.PUSH_BUTTON, Role.PANEL)]
            return [piece.name for piece in sorted(pieces, key=lambda piece: piece.extents.y)]
        except GLib.GError:  # one was removed meanwhile
            return None

    def expect(self, bag, *items):
        wait_for(lambda: self.items(bag) == list(items), lambda: f'{items} of {self.items(bag)}')

    def point(self, bag, index):
        """The middle of a place of a bag."""
        board = self._desktop.rectangle(self.bag(bag))
        return board.x + board.width / 2, board.y + 2 + 54 * index + 24

    def drag(self, item, to, at='center'):
        """Drags an item at its center, or at its top, where a box has its name."""
        self.item(item).come_to_rest()
        x, y = self._desktop.center(self.item(item))
        start = (x, self._desktop.rectangle(self.item(item)).y + 12) if at == 'top' else (x, y)
        self._desktop.drag(start, to, steps=30, seconds=0.6)


@pytest.fixture
def packing(example, desktop):
    """The window with two bags at the left of the monitor, and the one with one bag below it."""
    packing = Packing(example('Packing'), desktop)
    windows = {window.name: window for window in wait_for(
        lambda: len(packing.program.windows) == 2 and packing.program.windows, 'two windows')}
    if desktop.has_shell:
        desktop.place(windows['Packing'], 0, 40)
        desktop.place(windows['Car'], 600, 40)
    return packing


def test_an_item_is_dragged_to_the_next_bag(packing):
    packing.drag('Socks', packing.point('Suitcase', 0))
    packing.expect('Suitcase', 'Socks', 'Book')
    packing.expect('Wardrobe', 'Shirt', 'Coat')


def test_items_are_dragged_between_windows(packing):
    packing.drag('Shirt', packing.point('Boot', 0))
    packing.expect('Boot', 'Shirt', 'Tent', 'Box')
    packing.expect('Wardrobe', 'Socks', 'Coat')
    packing.drag('Tent', packing.point('Wardrobe', 0))
    packing.expect('Wardrobe', 'Tent', 'Socks', 'Coat')
    packing.expect('Boot', 'Shirt', 'Box')


def test_items_are_dragged_into_a_box_and_out_of_it(packing, desktop):
    packing.item('Tent').come_to_rest()
    before = packing.item('Tent').extents
    desktop.lift(desktop.center(packing.item('Tent')), packing.point('Box', 1))
    # The item is drawn larger while it is dragged, and not under the pointer.
    wait_for(lambda: abs(packing.item('Tent').extents.y - before.y) < 10, 'the tent to be shown at its start')
    desktop.release()
    packing.expect('Box', 'Rope', 'Tent')
    packing.expect('Boot', 'Box')
    packing.drag('Rope', packing.point('Boot', 4))
    packing.expect('Boot', 'Box', 'Rope')
    packing.expect('Box', 'Tent')


def test_a_box_is_dragged_with_its_items_and_stays_in_its_bag(packing):
    packing.item('Rope').come_to_rest()
    before = packing.item('Rope').extents
    packing.drag('Box', packing.point('Boot', 0), at='top')
    packing.expect('Boot', 'Box', 'Tent')
    packing.expect('Box', 'Rope')
    wait_for(lambda: packing.item('Rope').extents.y < before.y, 'the rope to move with its box')
    packing.drag('Box', packing.point('Suitcase', 0), at='top')
    packing.expect('Boot', 'Box', 'Tent')
    packing.expect('Suitcase', 'Book')


def test_selected_items_are_dragged_to_another_window_together(packing, desktop):
    for item in 'Coat', 'Socks':
        with desktop.holding('Control_L'):
            desktop.click(desktop.center(packing.item(item)))
        packing.item(item).expect(description=re.compile('Selected'))
    packing.drag('Socks', packing.point('Boot', 0))
    packing.expect('Boot', 'Socks', 'Coat', 'Tent', 'Box')
    packing.expect('Wardrobe', 'Shirt')


@pytest.mark.fingers
@pytest.mark.skipif(Gtk.get_minor_version() < 14, reason='Mutter drags with a finger from version 46 on')
def test_a_finger_drags_an_item_to_the_next_bag(packing, desktop):
    # Only the position of a maximized window is known. Either window may have the focus.
    windows = packing.program.windows
    active = wait_for(lambda: next((window for window in windows if State.ACTIVE in window.states), None), 'the focus')
    if active.name == 'Car':
        desktop.key('F4', 'Alt_L')
        wait_for(lambda: [window.name for window in packing.program.windows] == ['Packing'], 'the other window to close')
    window = next(window for window in packing.program.windows if window.name == 'Packing')
    desktop.maximize(window)
    packing.item('Socks').come_to_rest()
    desktop.drag_fingers((desktop.center(packing.item('Socks')), packing.point('Suitcase', 0)))
    packing.expect('Suitcase', 'Socks', 'Book')
    packing.expect('Wardrobe', 'Shirt', 'Coat')


def test_a_drag_with_ctrl_copies_an_item(packing, desktop):
    with desktop.holding('Control_L'):
        packing.drag('Socks', packing.point('Suitcase', 1))
    packing.expect('Suitcase', 'Book', 'Socks')
    packing.expect('Wardrobe', 'Socks', 'Shirt', 'Coat')


def test_a_full_bag_refuses_an_item(packing):
    for item in 'Socks', 'Shirt', 'Coat':
        packing.drag(item, packing.point('Suitcase', 0))
        wait_for(lambda: item in (packing.items('Suitcase') or []), f'{item} in the suitcase')
    packing.drag('Tent', packing.point('Suitcase', 0))
    packing.expect('Suitcase', 'Coat', 'Shirt', 'Socks', 'Book')
    packing.expect('Boot', 'Tent', 'Box')


def test_an_item_dropped_outside_returns(packing, desktop):
    packing.drag('Socks', (desktop.monitor.width - 20, desktop.monitor.height - 20))
    packing.expect('Wardrobe', 'Socks', 'Shirt', 'Coat')
    packing.drag('Shirt', packing.point('Wardrobe', 0))
    packing.expect('Wardrobe', 'Shirt', 'Socks', 'Coat')


def test_text_of_another_program_becomes_items(packing, neighbor):
    other = neighbor({'a list': text('Soap\nComb')})
    other.drag('a list', to=packing.point('Suitcase', 0))
    packing.expect('Suitcase', 'Soap', 'Comb', 'Book')


def test_another_program_gets_a_copy_of_a_dragged_item(packing, neighbor):
    other = neighbor({'a list': text('Soap')})
    packing.drag('Coat', other.place)
    other.expect_dropped('Coat')
    packing.expect('Wardrobe', 'Socks', 'Shirt', 'Coat')


def test_keys_move_an_item_to_the_next_bag(packing, desktop):
    desktop.click(packing.point('Suitcase', 4))  # activates the window
    packing.item('Socks').do('click')
    for place in 'Wardrobe, place 1', 'Wardrobe, place 2', 'Wardrobe, place 3', 'Suitcase, place 1':
        packing.item(place).expect(state=State.FOCUSED)
        if place != 'Suitcase, place 1':
            desktop.key('Tab')
    desktop.key('Return')
    packing.expect('Suitcase', 'Socks', 'Book')
    packing.item('Socks').expect(state=State.FOCUSED)


def test_an_item_is_cut_and_pasted(packing, desktop):
    desktop.click(desktop.center(packing.item('Socks')))
    desktop.key('Escape')
    packing.item('Socks').expect(state=State.FOCUSED)
    desktop.key('x', 'Control_L')
    desktop.click(desktop.center(packing.item('Book')))
    desktop.key('Escape')
    desktop.key('v', 'Control_L')
    packing.expect('Suitcase', 'Socks', 'Book')
    packing.expect('Wardrobe', 'Shirt', 'Coat')


def focus(packing, desktop, item):
    """Moves the focus to an item by a click, which picks it up, and puts it back."""
    desktop.click(desktop.center(packing.item(item)))
    desktop.key('Escape')
    packing.item(item).expect(state=State.FOCUSED)


def test_an_item_is_cut_and_pasted_in_another_window(packing, desktop):
    focus(packing, desktop, 'Socks')
    desktop.key('x', 'Control_L')
    focus(packing, desktop, 'Tent')
    desktop.key('v', 'Control_L')
    packing.expect('Boot', 'Socks', 'Tent', 'Box')
    packing.expect('Wardrobe', 'Shirt', 'Coat')


def test_an_item_is_copied_for_another_program(packing, desktop, neighbor):
    other = neighbor({'a list': text('Soap')})
    focus(packing, desktop, 'Coat')
    desktop.key('c', 'Control_L')
    other.expect_pasted('Coat')
    packing.expect('Wardrobe', 'Socks', 'Shirt', 'Coat')


def test_text_copied_in_another_program_is_pasted(packing, desktop, neighbor):
    other = neighbor({'a list': text('Soap\nComb')})
    other.copy('a list')
    focus(packing, desktop, 'Book')
    desktop.key('v', 'Control_L')
    packing.expect('Suitcase', 'Soap', 'Comb', 'Book')
