"""Cairo draws the window without a graphics card, unless the user chooses another renderer."""
import glob

import pytest

GRAPHICS_CARDS = glob.glob('/dev/dri/renderD*') + glob.glob('/dev/nvidia0') + glob.glob('/dev/dxg')


@pytest.fixture
def renderer():
    """Empty, so that the program chooses."""
    return {}


def has_opengl(program):
    """Whether the program has loaded a driver of Mesa's."""
    with open(f'/proc/{program.process.pid}/maps') as maps:
        return any('_dri.so' in line or 'libgallium' in line for line in maps)


@pytest.mark.skipif(bool(GRAPHICS_CARDS), reason='there is a graphics card')
def test_without_a_graphics_card_no_opengl_driver_is_loaded(start):
    assert not has_opengl(start())


def test_the_user_can_choose_opengl(start):
    assert has_opengl(start(environment={'GSK_RENDERER': 'gl'}))
