"""Play with one switch or two: a mark steps through groups and then items, and a press selects.

The marked item has the focus. In a group it is the first item, whose description has the number of items.
"""
import re
import time

from tree import State, wait_for

GROUP = re.compile(r'^Group of (\d+) items$')
ANY = re.compile('')
INTERVAL = 0.5  # seconds, the shortest interval
STEPS = 80  # more than two rounds of any window


class Switches:
    """One switch, for which the mark moves by itself, or two."""

    def __init__(self, are_two, desktop, settings, select='space'):
        self._are_two, self._desktop, self._select = are_two, desktop, select
        settings.set('scan-interval', INTERVAL)
        settings.set('switches', 2 if are_two else 1)

    def bring(self, item, place):
        """Selects an item, and then a place for it."""
        self.choose(item)
        self.choose(place)

    def choose(self, *nodes):
        """Selects the first of the nodes that is marked, through its group."""
        window, passed, entered, mark = nodes[0].window, set(), set(), None
        for _ in range(STEPS):
            before, mark = mark, wait_for(lambda: self._settled_mark(window), 'the mark to be settled')
            marked, count = mark
            # A node that has been marked for a while may be unmarked before the switch is pressed.
            is_new = self._are_two or before not in (None, mark)
            if marked in nodes and not count and is_new:
                return self._press(self._select)
            if marked in nodes and not count and not self._leaves(window, mark):
                return self._press(self._select)
            if (count and is_new and mark not in entered
                    and any(self._may_be_with(node, marked, mark in passed) for node in nodes)):
                # Rows can overlap, so this can be the wrong one.
                entered.add(mark)
                self._press(self._select)
            else:
                passed.add(mark)
                entered.discard(mark)
                if self._are_two:
                    self._press('Tab')
            wait_for(lambda: self._mark(window) != mark, lambda: f'the mark to leave {marked}')
        raise AssertionError(f'none of {nodes} is ever marked, only {passed | entered}')

    def _leaves(self, window, mark):
        """Whether the mark moves on by itself; a single item keeps it."""
        end = time.monotonic() + 4 * INTERVAL
        while time.monotonic() < end:
            if self._mark(window) != mark:
                return True
            time.sleep(0.05)
        return False

    def _press(self, switch):
        self._desktop.key(switch)

    def _settled_mark(self, window):
        """The mark, if it is stable with two switches: a new window has the focus before the mark."""
        mark = self._mark(window)
        return mark if not self._are_two or mark == self._mark(window) else None

    def _mark(self, window):
        """The focused item and the number of items marked with it; None if it is alone."""
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
