"""Rectangles in device-independent pixels, of windows on the monitor and of widgets in a window."""
from typing import NamedTuple


class Rectangle(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def center(self):
        return (self.x + self.width / 2, self.y + self.height / 2)

    def contains(self, other):
        return (self.x <= other.x and other.x + other.width <= self.x + self.width
                and self.y <= other.y and other.y + other.height <= self.y + self.height)

    def scaled(self, factor):
        """Returns the rectangle scaled by `factor` about its center."""
        width, height = self.width * factor, self.height * factor
        return Rectangle(self.center[0] - width / 2, self.center[1] - height / 2, width, height)

    def moved(self, dx, dy):
        return self._replace(x=self.x + dx, y=self.y + dy)


def path_between(start, end, steps):
    """Returns `steps` whole points from `start`, which is excluded, to `end`."""
    return [tuple(round(a + (b - a) * step / steps) for a, b in zip(start, end)) for step in range(1, steps + 1)]
