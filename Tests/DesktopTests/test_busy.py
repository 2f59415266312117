"""What the program finds waiting for it after it was busy: keys that come faster than it can show anything."""
import os
import signal
from contextlib import contextmanager

from tree import Role, State


@contextmanager
def busy(program):
    """Keeps the program from doing anything meanwhile."""
    os.kill(program.process.pid, signal.SIGSTOP)
    yield
    os.kill(program.process.pid, signal.SIGCONT)


def test_keys_for_the_launcher_may_come_before_it_is_laid_out(start, desktop):
    program = start('--game', 'memory')
    for keys in (['Down', 'Up'], ['Page_Down', 'Page_Up']):
        with busy(program):
            desktop.key('Left', 'Alt_L')
            for key in keys:
                desktop.key(key)
        program.find(Role.PUSH_BUTTON, 'Memory').expect(state=State.FOCUSED).do('click')
        program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)


def test_keys_may_open_write_into_and_close_a_window_before_it_is_shown(start, desktop):
    program = start()
    with busy(program):
        desktop.key('question', 'Control_L', 'Shift_L')
        desktop.type('un')
        desktop.key('Escape')
        desktop.key('Escape')
    # The list of keys has come and gone.
    desktop.key('F1')
    help = program.find(Role.LABEL, 'Help').window.expect(state=State.ACTIVE)
    desktop.key('Escape')
    program.window.expect(state=State.ACTIVE)
    assert help not in program.root.children


def test_the_list_of_keys_has_nothing_to_complain_of(program, desktop):
    desktop.key('question', 'Control_L', 'Shift_L')
    assert program.dialog.find_all(Role.LABEL, 'Add a square')
    desktop.key('Escape')
    program.window.expect(state=State.ACTIVE)
