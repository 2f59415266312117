"""Pictures of every screen, for people to look at: build/desktop-tests/pictures."""
import pytest

from color_match import ROUND, ColorMatch
from tree import Role, State

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    # The launcher shows this round too.
    start(*ROUND).close()

    program = start()
    appearance.fit(program.window)
    appearance.picture('launcher')

    program.find(Role.PUSH_BUTTON, 'Color Match').do('click')
    game = ColorMatch(program, desktop)
    appearance.picture('game')

    game.lift('yellow')
    x, y = desktop.center(game.target)
    desktop.move((x - 40, y - 60), steps=5, seconds=0.1)
    appearance.picture('drag')
    desktop.release()

    desktop.key('p', 'Control_L')
    program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED)
    appearance.picture('paused')
    desktop.key('Return')

    game.play_to_the_win(game.act)
    appearance.picture('win')

    desktop.key('b', 'Control_L')
    dialog = program.find(Role.LABEL, '1 game played').window
    appearance.fit(dialog)
    appearance.picture('results')
