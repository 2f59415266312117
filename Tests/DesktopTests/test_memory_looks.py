"""Pictures of every screen of Memory, for people to look at: build/desktop-tests/pictures."""
from memory import GAME, PAIRS, Memory
from tree import Role, State, wait_for


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
