"""Pictures of every screen of Move Me and of the inspector, for people to look at: build/desktop-tests/pictures."""
import pytest

from move_me import BOARD, MoveMe
from test_looks import LOOKS, REST


@pytest.mark.parametrize('look', LOOKS)
def test_every_screen_fits_and_draws(start, desktop, picture, look):
    setting, size = LOOKS[look]
    if setting:
        desktop.set(*setting)
    program = start(*BOARD)
    if size:
        desktop.resize(program.window, *size)
    move_me = MoveMe(program, desktop)
    for number, color in (1, 'yellow'), (3, 'purple'):
        move_me.focus(number)
        move_me.swatch(color).do('click')
        move_me.expect_color(number, color)
    picture(f'move-me-{look}')

    desktop.key('a', 'Control_L')
    picture(f'move-me-selected-{look}', rest=REST)
    desktop.key('Escape')

    move_me.lift(2, 0.55, 0.35)
    picture(f'move-me-drag-{look}', rest=REST)
    desktop.key('d', 'Control_L', 'Shift_L')
    picture(f'inspector-{look}', rest=REST)
    desktop.key('Escape')
    desktop.release()
    desktop.key('d', 'Control_L', 'Shift_L')

    desktop.key('g', 'Control_L')
    desktop.click(move_me.center(3))
    picture(f'move-me-grid-{look}', rest=REST)
