"""The pixels of pictures."""
import functools
import operator
import sys
from collections import Counter

import gi
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

SHADE = 2  # of 255: differences between runs of the renderer


class Look:
    """The pixels of a PNG file; equal to others of the same size that are nowhere more than a shade apart."""

    def __init__(self, path):
        self._picture = picture = GdkPixbuf.Pixbuf.new_from_file(path)
        self._size, self._pixels = (picture.get_width(), picture.get_height()), picture.get_pixels()

    def __eq__(self, other):
        if not isinstance(other, Look) or self._size != other._size:
            return False
        rows = zip(self._rows(), other._rows())
        return all(row == another or _is_alike(row, another) for row, another in rows)

    def difference(self, other):
        """The share of values that differ by more than a shade, of two looks of the same size."""
        assert self._size == other._size
        return sum(abs(a - b) > SHADE for a, b in zip(self._pixels, other._pixels)) / len(self._pixels)

    def contrast(self, area):
        """How much of an area in pixels stands out from its ground: WCAG's ratio from 1 to 21, of the ground's color and
        the one that is most unlike it. Colors of fewer than four pixels count for nothing."""
        x, y, width, height = map(round, area)
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, self._size[0]), min(y + height, self._size[1])
        part = self._picture.new_subpixbuf(left, top, right - left, bottom - top)
        # Four bytes are counted as one number, which is fast.
        pixels = part.add_alpha(False, 0, 0, 0).get_pixels()
        (ground, _), *others = Counter(memoryview(pixels).cast('I')).most_common()
        return max((_ratio(ground, color) for color, count in others if count >= 4), default=1)

    def _rows(self):
        length = len(self._pixels) // self._size[1]
        return (self._pixels[start:start + length] for start in range(0, len(self._pixels), length))

    def __repr__(self):
        return f'<Look {self._size}>'


def _ratio(one, other):
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@functools.cache
def _luminance(pixel):
    """Relative luminance as WCAG 2.1 defines it."""
    color = pixel.to_bytes(4, sys.byteorder)[:3]
    linear = (value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in color)
    return sum(part * value for part, value in zip((0.2126, 0.7152, 0.0722), linear))


def _is_alike(row, other):
    return max(map(abs, map(operator.sub, row, other))) <= SHADE
