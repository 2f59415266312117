"""Play with one switch or two: a mark goes from group to group and then from item to item, and a press selects.

The mark has the keyboard's focus. Of a group its first item has it, and says how many there are.
"""
import re
import time

from tree import State, wait_for

GROUP = re.compile(r'^Group of (\d+) items$')
ANY = re.compile('')
INTERVAL = 0.5  # seconds, the shortest there is
STEPS = 80  # more than there are in any window, gone through twice


class Switches:
    """One switch, for which the mark goes on by itself, or two."""

    def __init__(self, are_two, desktop, settings):
        self._are_two, self._desktop = are_two, desktop
        settings.set('scan-interval', INTERVAL)
        settings.set('switches', 2 if are_two else 1)

    def bring(self, item, place):
        """Selects an item, and then a place for it."""
        self.choose(item)
        self.choose(place)

    def choose(self, *nodes):
        """Selects a node, the first of several that is marked, by way of its group."""
        window, passed, entered, mark = nodes[0].window, set(), set(), None
        for _ in range(STEPS):
            before, mark = mark, wait_for(lambda: self._settled_mark(window), 'the mark to be where it was seen')
            marked, count = mark
            # One that was marked for a while may not be marked any more when the switch is pressed.
            is_new = self._are_two or before not in (None, mark)
            if marked in nodes and not count and is_new:
                return self._press('space')
            if marked in nodes and not count and not self._leaves(window, mark):
                return self._press('space')
            if (count and is_new and mark not in entered
                    and any(self._may_be_with(node, marked, mark in passed) for node in nodes)):
                # Rows may overlap, so that it is the wrong one.
                entered.add(mark)
                self._press('space')
            else:
                passed.add(mark)
                entered.discard(mark)
                if self._are_two:
                    self._press('Tab')
            wait_for(lambda: self._mark(window) != mark, lambda: f'the mark to leave {marked}')
        raise AssertionError(f'none of {nodes} is ever marked, only {passed | entered}')

    def _leaves(self, window, mark):
        """Whether the mark goes on by itself; the only item that there is keeps it."""
        end = time.monotonic() + 4 * INTERVAL
        while time.monotonic() < end:
            if self._mark(window) != mark:
                return True
            time.sleep(0.05)
        return False

    def _press(self, switch):
        self._desktop.key(switch)

    def _settled_mark(self, window):
        """The mark if it stays, of two switches: a window that has just opened has the focus before it has the mark."""
        mark = self._mark(window)
        return mark if not self._are_two or mark == self._mark(window) else None

    def _mark(self, window):
        """The item with the focus, and how many are marked with it; None if it is alone."""
        for _, node, states in window.find_named(ANY):
            if State.FOCUSED in states:
                match = GROUP.match(node.description)
                return node, match and int(match[1])
        return None, None

    def _may_be_with(self, node, first, is_last_chance):
        """Whether a node is in the group that begins with `first`: in its row, or in other rows of a small group."""
        this, other = node.extents, first.extents
        shares_row = this.y < other.y + other.height and other.y < this.y + this.height
        return shares_row or is_last_chance and node.parent == first.parent
