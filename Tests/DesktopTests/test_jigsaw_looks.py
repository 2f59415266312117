"""Pictures of every screen of the jigsaw, for people to look at: build/desktop-tests/pictures."""
import pytest

from game import PICKED_UP
from jigsaw import TWELVE, Jigsaw

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    program = start(*TWELVE)
    appearance.fit(program.window)
    jigsaw = Jigsaw(program, desktop)
    appearance.picture('jigsaw')

    for cell in (1, 2, 4):
        jigsaw.act(cell, cell)
    jigsaw.expect_fixed(3)
    jigsaw.action('add-tray')
    jigsaw.action('add-tray')
    for count, cell in enumerate((8, 11, 12)):
        jigsaw.act_on(cell)
        jigsaw.tray(1, count).do('click')
    jigsaw.piece(12).come_to_rest()
    appearance.picture('jigsaw-trays')

    x, y = desktop.center(jigsaw.piece(6))
    desktop.lift((x, y), desktop.center(jigsaw.board), steps=10, seconds=0.2)
    appearance.picture('jigsaw-drag')
    desktop.key('Escape')
    desktop.release()
    desktop.move((0, 0))

    jigsaw.act_on(6)
    jigsaw.piece(6).expect(name=PICKED_UP)
    appearance.picture('jigsaw-cells')
    desktop.key('Escape')
    for _ in range(2):
        jigsaw.action('hint')
    appearance.picture('jigsaw-hint')
    jigsaw.action('zoom-in')
    jigsaw.action('zoom-in')
    appearance.picture('jigsaw-zoomed', rest=0.4)
    jigsaw.action('zoom-fit')

    jigsaw.open_levels()
    appearance.picture('jigsaw-levels')
    desktop.key('Escape')
    while jigsaw.fixed is not None and jigsaw.fixed < 11:
        before = jigsaw.fixed
        while jigsaw.fixed == before:
            jigsaw.action('hint')
    for _ in range(3):
        jigsaw.action('hint')
    jigsaw.expect_win()
    appearance.picture('jigsaw-win')


@pytest.mark.parametrize('level', ['24-turned', '100', '300', '1000'])
def test_boards_of_many_pieces_fit(start, desktop, appearance, level):
    program = start('--game', 'jigsaw', '--level', level, '--seed', '7')
    appearance.fit(program.window)
    jigsaw = Jigsaw(program, desktop)
    appearance.picture(f'jigsaw-{level}', rest=0.6)
    jigsaw.action('zoom-in')
    appearance.picture(f'jigsaw-{level}-zoomed', rest=0.6)

