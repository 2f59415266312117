"""The boards look the same with each renderer of GTK: OpenGL, Vulkan, and cairo (from GTK 4.14 on)."""
import gi
import pytest
gi.require_version('Gtk', '4.0')
from gi.repository import Gtk

from appearance import INTERFACE
from color_match import ROUND, ColorMatch
from conftest import RESULTS
from memory import GAME as THREE_PAIRS
from memory import Memory
from move_me import BOARD, MoveMe
from picture_puzzle import FREE, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon

pytestmark = pytest.mark.skipif(Gtk.get_minor_version() < 14, reason='these renderers came with GTK 4.14')
BOARDS = {'color-match': (ColorMatch, ROUND), 'sun-and-moon': (SunAndMoon, SOLITAIRE),
          'picture-puzzle': (PicturePuzzle, FREE), 'memory': (Memory, THREE_PAIRS), 'move-me': (MoveMe, BOARD)}
DRIVERS = {'gl': 'libgallium', 'vulkan': 'libvulkan_', 'cairo': None}
EDGES = 0.002  # of all values: cairo places letters at whole pixels


@pytest.mark.parametrize('board', BOARDS)
def test_a_board_looks_the_same_with_each_renderer(start, desktop, board):
    desktop.set(INTERFACE, 'cursor-blink', False)
    page, arguments = BOARDS[board]

    def look(renderer):
        game = page(start(*arguments, environment={'GSK_RENDERER': renderer}), desktop)
        with open(f'/proc/{game.program.process.pid}/maps') as maps:
            loaded = maps.read()
        assert all((driver in loaded) == (name == renderer) for name, driver in DRIVERS.items() if driver)
        path = f'{RESULTS}/pictures/renderers/{board}-{renderer}.png'
        taken = desktop.picture(path, desktop.rectangle(game.board), rest=0.4)
        game.program.close()
        return taken
    gl = look('gl')
    assert look('vulkan') == gl
    assert look('cairo').difference(gl) < EDGES
