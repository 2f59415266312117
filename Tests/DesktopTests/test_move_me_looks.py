"""Pictures of every screen of Move Me and of the inspector, for people to look at: build/desktop-tests/pictures."""
import pytest

from move_me import BOARD, MoveMe

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    program = start(*BOARD)
    appearance.fit(program.window)
    move_me = MoveMe(program, desktop)
    for number, color in (1, 'yellow'), (3, 'purple'):
        move_me.focus(number)
        move_me.swatch(color).do('click')
        move_me.expect_color(number, color)
    appearance.picture('move-me')

    desktop.key('a', 'Control_L')
    appearance.picture('move-me-selected')
    desktop.key('Escape')

    move_me.lift(2, 0.55, 0.35)
    appearance.picture('move-me-drag')
    desktop.key('F12')
    appearance.picture('inspector')
    desktop.key('Escape')
    desktop.release()
    desktop.key('F12')

    desktop.key('g', 'Control_L')
    desktop.click(move_me.center(3))
    appearance.picture('move-me-grid')
