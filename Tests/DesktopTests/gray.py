"""What a person sees of a picture who sees no colors."""
import gi
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

from geometry import Rectangle

SIGN = 20  # the side of the square of dots that signs are compared in
CLEARLY = 0.04  # of all dots: how much more one sign has in common with the right one than with any other
SEEN = 0.4  # of the most that anything in a picture differs from its ground: less is a shadow or a soft edge


class GrayPicture:
    """A PNG file, or an area of one, in shades of gray from 0 to 255."""

    def __init__(self, source):
        if isinstance(source, GdkPixbuf.Pixbuf):
            self._picture = source
        else:
            self._picture = GdkPixbuf.Pixbuf.new_from_file(source)
            self._picture.saturate_and_pixelate(self._picture, 0, False)

    def part(self, area):
        """An area in pixels."""
        x, y, width, height = map(round, area)
        return GrayPicture(self._picture.new_subpixbuf(x, y, width, height))

    def shades(self, columns, rows):
        """The rows of the picture, coarse."""
        small = self._picture.scale_simple(columns, rows, GdkPixbuf.InterpType.BILINEAR)
        pixels, length, channels = small.get_pixels(), small.get_rowstride(), small.get_n_channels()
        return [[pixels[row * length + column * channels] for column in range(columns)] for row in range(rows)]

    def likeness(self, other, side=12):
        """How alike two pictures are, from 0 to 1."""
        pairs = [pair for rows in zip(self.shades(side, side), other.shades(side, side)) for pair in zip(*rows)]
        return 1 - sum(abs(a - b) for a, b in pairs) / len(pairs) / 255

    @property
    def spread(self):
        """How far the lightest shade is from the darkest."""
        shades = sum(self.shades(16, 16), [])
        return max(shades) - min(shades)

    @property
    def sign(self):
        """The lowest figure on the ground, as the dots of its outline, filled, whatever its size and its shade."""
        inked = self._inked
        bottom = max(y for y, row in enumerate(inked) if any(row))
        top = next((y + 1 for y in range(bottom, -1, -1) if not any(inked[y])), 0)
        rows = inked[top:bottom + 1]
        left, right = _sides(rows)
        return _scaled(_filled([row[left:right] for row in rows]))

    @property
    def figure(self):
        """The same without the ground about what is drawn on it."""
        inked = self._inked
        rows = [y for y, row in enumerate(inked) if any(row)]
        left, right = _sides(inked)
        return self.part(Rectangle(left, rows[0], right - left, rows[-1] + 1 - rows[0]))

    @property
    def _inked(self):
        """Which dots of each row are not of the ground."""
        shades = self.shades(self._picture.get_width(), self._picture.get_height())
        ground = shades[0][0]
        most = max(abs(shade - ground) for row in shades for shade in row)
        return [[abs(shade - ground) > SEEN * most for shade in row] for row in shades]


def same(sign, other):
    """How much two signs have in common, from 0 to 1."""
    pairs = [pair for rows in zip(sign, other) for pair in zip(*rows)]
    return sum(a and b for a, b in pairs) / sum(a or b for a, b in pairs)


def most_alike(sign, others):
    """The key of the sign that is most like this one, which has to be clearly so."""
    found = {key: same(sign, other) for key, other in others.items()}
    best, *second = sorted(found, key=found.get, reverse=True)[:2]
    assert all(found[best] > found[other] + CLEARLY for other in second), f'one sign or the other: {found}'
    return best


def _sides(rows):
    """The first column with ink in it, and the one behind the last."""
    columns = [x for x in range(len(rows[0])) if any(row[x] for row in rows)]
    return columns[0], columns[-1] + 1


def _filled(rows):
    """The same with everything that the ground does not reach from outside."""
    width, height = len(rows[0]), len(rows)
    outside, reached = set(), [(x, y) for x in range(-1, width + 1) for y in (-1, height)]
    while reached:
        x, y = reached.pop()
        if (x, y) in outside or not (-1 <= x <= width and -1 <= y <= height):
            continue
        if 0 <= x < width and 0 <= y < height and rows[y][x]:
            continue
        outside.add((x, y))
        reached += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [[(x, y) not in outside for x in range(width)] for y in range(height)]


def _scaled(rows):
    """The same as large as fits into a square of dots, in its middle."""
    width, height = len(rows[0]), len(rows)
    side = max(width, height)

    def dot(column, row):
        x, y = (int((part + 0.5) * side / SIGN - (side - size) / 2) for part, size in ((column, width), (row, height)))
        return 0 <= x < width and 0 <= y < height and rows[y][x]
    return [[dot(column, row) for column in range(SIGN)] for row in range(SIGN)]
