"""Whether anything flashes, as WCAG 2.1 counts it (success criterion 2.3.1): pairs of opposing changes of luminance.

A flash counts if it covers a quarter of 341 by 256 pixels, so the parts of a window have about that size.
"""
import os
import threading
import time

from gray import GrayPicture

COLUMNS, ROWS = 3, 4  # the parts of a window, which is some 410 by 650 pixels large
CHANGE = 0.1  # of the luminance of white: what counts as a change
MOST = 3  # flashes in a second


class Watched:
    """Takes pictures of a window continuously during a test."""

    def __init__(self, desktop, window):
        self._desktop, self._area = desktop, desktop.frame(window)
        self._path = f'{os.environ["XDG_RUNTIME_DIR"]}/flashes.png'
        self.seen = []  # moments, and the luminance of each part then
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._thread.join()

    def _watch(self):
        while not self._ends.is_set():
            moment = time.monotonic()
            self._desktop.snapshot(self._path, self._area)
            shades = GrayPicture(self._path).shades(COLUMNS, ROWS)
            self.seen.append((moment, [(shade / 255) ** 2.2 for row in shades for shade in row]))

    @property
    def is_still(self):
        """Whether nothing has changed for a second."""
        last = [shades for moment, shades in self.seen if moment > time.monotonic() - 1]
        return len(last) > 1 and all(shades == last[0] for shades in last)

    @property
    def rate(self):
        """The number of pictures per second."""
        return (len(self.seen) - 1) / (self.seen[-1][0] - self.seen[0][0])

    @property
    def most_flashes(self):
        """The most flashes that any part had in any second."""
        moments, parts = [moment for moment, _ in self.seen], zip(*(shades for _, shades in self.seen))
        return max(most_in_a_second(turns(moments, part)) for part in parts)


def turns(moments, luminances):
    """The times at which the luminance has changed to the other direction by enough to count."""
    found, side, extreme = [], 0, luminances[0]
    for moment, value in zip(moments, luminances):
        if side * (value - extreme) > 0 or not side and abs(value - extreme) >= CHANGE:
            side, extreme = side or (1 if value > extreme else -1), value
        elif side and side * (extreme - value) >= CHANGE:
            found.append(moment)
            side, extreme = -side, value
    return found


def most_in_a_second(turned):
    """The number of pairs of changes in the second with the most; the first change of a series does not count."""
    most = max((sum(start <= moment < start + 1 for moment in turned) for start in turned), default=0)
    return (most + 1) // 2
