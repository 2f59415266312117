"""Some random input, always the same, as Tests/Soak plays it by the hour."""
import pytest

from random_hand import BURST, RandomHand

# As in Tests/Soak, and no end of the program: so it does with every other program.
GTK_ITSELF = r".*Broken accounting of active state .*|.*gdk_event_get_event_type: assertion 'GDK_IS_EVENT \(event\)' failed"


@pytest.mark.fingers
@pytest.mark.parametrize('game', ['color-match', 'memory', 'move-me', 'picture-puzzle', 'sun-and-moon'])
def test_nothing_that_a_harsh_hand_does_ends_the_program_or_makes_it_warn(start, desktop, game):
    program = start('--game', game, environment={'G_DEBUG': ''})
    program.allow(GTK_ITSELF)
    desktop.maximize(program.window)
    hand = RandomHand(desktop, game)
    for _ in range(2):
        # It may have been closed, which is a good end.
        if program.process.poll() is None:
            hand.play(BURST)
