"""Pictures of every screen, for people to look at: build/desktop-tests/pictures."""
import pytest

from color_match import ROUND, ColorMatch
from tree import Role, State

INTERFACE = 'org.gnome.desktop.interface'
PHONE = (360, 720)
REST = 0.3  # seconds without a change; the desktop's own is for a setting to be seen

# A setting that makes the look, and the size of every window if it is not the usual one.
LOOKS = {
    'light': (None, None),
    'dark': ((INTERFACE, 'color-scheme', 'prefer-dark'), None),
    'high-contrast': (('org.gnome.desktop.a11y.interface', 'high-contrast', True), None),
    'narrow': (None, PHONE),
    'large-text': ((INTERFACE, 'text-scaling-factor', 2.0), PHONE),
}


@pytest.mark.parametrize('look', LOOKS)
def test_every_screen_fits_and_draws(start, desktop, picture, look):
    setting, size = LOOKS[look]
    if setting:
        desktop.set(*setting)
    # The launcher shows this round too.
    start(*ROUND).close()

    program = start()
    if size:
        desktop.resize(program.window, *size)
    picture(f'launcher-{look}')

    program.find(Role.PUSH_BUTTON, 'Color Match').do('click')
    game = ColorMatch(program, desktop)
    picture(f'game-{look}', rest=REST)

    game.lift('yellow')
    x, y = desktop.center(game.target)
    desktop.move((x - 40, y - 60), steps=5, seconds=0.1)
    picture(f'drag-{look}', rest=REST)
    desktop.release()

    desktop.key('p', 'Control_L')
    program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED)
    picture(f'paused-{look}', rest=REST)
    desktop.key('Return')

    game.play_to_the_win(game.act)
    picture(f'win-{look}', rest=REST)

    desktop.key('b', 'Control_L')
    dialog = program.find(Role.LABEL, '1 game played').window
    if size:
        desktop.resize(dialog, *size)
    picture(f'results-{look}', rest=REST)
