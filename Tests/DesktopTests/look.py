"""What a picture shows."""
import gi
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

SHADE = 2  # of 255: what the renderer does not repeat exactly


class Look:
    """The pixels of a PNG file; equal to others of the same size that are nowhere more than a shade apart."""

    def __init__(self, path):
        picture = GdkPixbuf.Pixbuf.new_from_file(path)
        self._size, self._pixels = (picture.get_width(), picture.get_height()), picture.get_pixels()

    def __eq__(self, other):
        if not isinstance(other, Look) or self._size != other._size:
            return False
        return self._pixels == other._pixels or all(
            abs(one - another) <= SHADE for one, another in zip(self._pixels, other._pixels))

    def __repr__(self):
        return f'<Look {self._size}>'
