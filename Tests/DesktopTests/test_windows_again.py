"""Later windows of a process that accessibility tools already know."""
import os
import sys

from program import run_to_end
from tree import State, wait_for

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../Soak')
from life import Life  # noqa: E402


def test_a_later_window_is_reported_as_active(desktop, settings, tmp_path):
    life = Life(str(tmp_path), 'en_US', has_games=True)
    try:
        life.window.do('window.close')
        wait_for(lambda: not life.root.children, 'the window to close')
        run_to_end([], str(tmp_path))
        wait_for(lambda: life.root.children, 'another window')
        life.root.children[0].expect('Grab Bag', state=State.ACTIVE)
    finally:
        life.end()
