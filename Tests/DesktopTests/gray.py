"""Pictures in shades of gray, as they look without color vision."""
import gi
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

from geometry import Rectangle

SIGN = 20  # the side of the grid in which signs are compared
CLEARLY = 0.04  # of all dots: the margin by which a sign must match the right one better than any other
SEEN = 0.4  # of the largest difference from the background: less is a shadow or a soft edge


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
        """The rows of the picture, scaled down."""
        small = self._picture.scale_simple(columns, rows, GdkPixbuf.InterpType.BILINEAR)
        pixels, length, channels = small.get_pixels(), small.get_rowstride(), small.get_n_channels()
        return [[pixels[row * length + column * channels] for column in range(columns)] for row in range(rows)]

    def likeness(self, other, side=12):
        """The similarity of two pictures, from 0 to 1."""
        pairs = [pair for rows in zip(self.shades(side, side), other.shades(side, side)) for pair in zip(*rows)]
        return 1 - sum(abs(a - b) for a, b in pairs) / len(pairs) / 255

    @property
    def spread(self):
        """The difference between the lightest and the darkest shade."""
        shades = sum(self.shades(16, 16), [])
        return max(shades) - min(shades)

    @property
    def sign(self):
        """The lowest figure on the background, as its filled outline, scaled to a fixed size."""
        inked = self._inked
        bottom = max(y for y, row in enumerate(inked) if any(row))
        top = next((y + 1 for y in range(bottom, -1, -1) if not any(inked[y])), 0)
        rows = inked[top:bottom + 1]
        left, right = _sides(rows)
        return _scaled(_filled([row[left:right] for row in rows]))

    @property
    def figure(self):
        """The same without the background around the figure."""
        inked = self._inked
        rows = [y for y, row in enumerate(inked) if any(row)]
        left, right = _sides(inked)
        return self.part(Rectangle(left, rows[0], right - left, rows[-1] + 1 - rows[0]))

    @property
    def _inked(self):
        """The dots of each row that differ from the background."""
        shades = self.shades(self._picture.get_width(), self._picture.get_height())
        ground = shades[0][0]
        most = max(abs(shade - ground) for row in shades for shade in row)
        return [[abs(shade - ground) > SEEN * most for shade in row] for row in shades]


def same(sign, other):
    """The overlap of two signs, from 0 to 1."""
    pairs = [pair for rows in zip(sign, other) for pair in zip(*rows)]
    return sum(a and b for a, b in pairs) / sum(a or b for a, b in pairs)


def most_alike(sign, others):
    """Returns the key of the most similar sign, which must be clearly more similar than the others."""
    found = {key: same(sign, other) for key, other in others.items()}
    best, *second = sorted(found, key=found.get, reverse=True)[:2]
    assert all(found[best] > found[other] + CLEARLY for other in second), f'no sign is clearly the most similar: {found}'
    return best


def _sides(rows):
    """The first column with dots, and the one after the last."""
    columns = [x for x in range(len(rows[0])) if any(row[x] for row in rows)]
    return columns[0], columns[-1] + 1


def _filled(rows):
    """The same with all enclosed areas filled."""
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
    """The same scaled to fit the grid, and centered."""
    width, height = len(rows[0]), len(rows)
    side = max(width, height)

    def dot(column, row):
        x, y = (int((part + 0.5) * side / SIGN - (side - size) / 2) for part, size in ((column, width), (row, height)))
        return 0 <= x < width and 0 <= y < height and rows[y][x]
    return [[dot(column, row) for column in range(SIGN)] for row in range(SIGN)]
