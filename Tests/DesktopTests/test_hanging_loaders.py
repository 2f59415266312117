"""Loaders of pictures in other processes that never answer (glycin, from gdk-pixbuf 2.44 on)."""
import os

import gi
import pytest
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf

from neighbor import files
from picture_files import png
from picture_puzzle import JOURNEY, PicturePuzzle

pytestmark = pytest.mark.skipif((GdkPixbuf.PIXBUF_MAJOR, GdkPixbuf.PIXBUF_MINOR) < (2, 43),
                                reason='gdk-pixbuf decodes within the program')
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/></svg>'


@pytest.fixture
def puzzle(start, desktop, tmp_path):
    """A journey with loaders that hang."""
    loader = tmp_path / 'loader'
    loader.write_text('#!/bin/sh\nexec sleep 60\n')
    loader.chmod(0o755)
    folder = tmp_path / 'share/glycin-loaders/2+/conf.d'
    folder.mkdir(parents=True)
    (folder / 'hanging.conf').write_text(''.join(
        f'[loader:image/{kind}]\nExec={loader}\n' for kind in ('png', 'jpeg', 'svg+xml', 'svg+xml-compressed')))
    environment = {'XDG_DATA_DIRS': f'{tmp_path}/share:{os.environ.get("XDG_DATA_DIRS", "/usr/share")}'}
    return PicturePuzzle(start(*JOURNEY, environment=environment), desktop)


def test_a_hanging_loader_is_reported_and_the_next_picture_opens(puzzle, neighbor, pictures, desktop):
    drawing = pictures / 'drawing.svg'
    drawing.write_text(SVG)
    puzzle.move(1, 1, puzzle.act)
    other = neighbor({'drawing.svg': files(drawing), 'sea.png': files(png(pictures / 'sea.png'))})
    other.drag('drawing.svg', to=desktop.center(puzzle.board))  # waits until the drop is finished
    puzzle.expect_message('“drawing.svg” could not be read.')
    puzzle.expect('Steam Train on the Viaduct', 2)
    assert puzzle.tiles == [1, 3, 4, 2]
    other.drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
