"""Pictures of every screen of Memory, for people to look at: build/desktop-tests/pictures."""
import pytest

from appearance import INTERFACE
from memory import GAME, PAIRS, Memory
from tree import Role, State, wait_for

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    program = start(*GAME)
    appearance.fit(program.window)
    memory = Memory(program, desktop)
    memory.turn(*PAIRS[0], memory.act)
    memory.card(2).do('click')
    memory.expect_open(2)
    appearance.picture('memory')

    memory.lift(4, desktop.center(memory.card(6)))
    appearance.picture('memory-drag')
    desktop.key('Escape')
    desktop.release()
    memory.open_levels()
    program.find(Role.PUSH_BUTTON, 'Continue').expect(state=State.FOCUSED)
    appearance.picture('memory-levels')
    program.find(Role.PUSH_BUTTON, 'Continue').do('click')
    wait_for(lambda: memory.focused, 'the cards to be shown')

    memory.card(5).do('click')
    memory.turn(*PAIRS[2], memory.act)
    memory.expect_end('Game Over!')
    appearance.picture('memory-end')


def test_a_board_opened_in_the_dark_style_is_dark(start, desktop, settings):
    settings.set('relaxes-memory', True)  # without a ring that runs down
    desktop.set(INTERFACE, 'color-scheme', 'prefer-dark')
    memory = Memory(start(*GAME), desktop)
    memory.card(2).do('click')
    memory.expect_open(2)

    def look():
        return desktop.look(memory.card(2))
    opened = look()

    def is_turned():
        nonlocal opened
        before, opened = opened, look()
        return opened == before
    wait_for(is_turned, 'the card to be turned')
    desktop.set(INTERFACE, 'color-scheme', 'default')
    wait_for(lambda: look() != opened, 'the card to be light')
    desktop.set(INTERFACE, 'color-scheme', 'prefer-dark')
    wait_for(lambda: look() == opened, 'the card to be as dark as at first')
