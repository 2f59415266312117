"""The session bus, the compositor, the monitor or the processor is lost during a game."""
import os
import signal
import subprocess

import pytest

from color_match import DATA, ROUND, ColorMatch, matched
from monitors import scale_monitors
from preload import preloaded
from program import Program
from tree import PATIENCE, wait_for


def test_the_last_move_is_saved_when_the_session_bus_ends(start, desktop, data, other_session, tmp_path):
    slow = preloaded('slow-disk', tmp_path) | {'SLOW_FSYNC': '500'}
    game = ColorMatch(start(*ROUND, environment=other_session.environment | slow), desktop)
    game.place(game.act)
    game.place(game.act)
    other_session.end()
    assert game.program.process.wait(PATIENCE) == 0, 'GLib ends programs as SIGTERM does'
    assert matched(data) == 2
    assert sorted(os.listdir(data / 'grab-bag')) == ['color-match.json', 'statistics.json'], 'no temporary file is left'


@pytest.fixture
def compositor(tmp_path):
    """A second compositor, on a bus of its own."""
    name = f'surroundings-{os.getpid()}'
    process = subprocess.Popen(
        ['dbus-run-session', '--', 'mutter', '--no-x11', '--headless', '--wayland', '--virtual-monitor', '800x600',
         '--wayland-display', name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    wait_for(lambda: os.path.exists(f'{os.environ["XDG_RUNTIME_DIR"]}/{name}'), 'the compositor')
    yield {'WAYLAND_DISPLAY': name}, lambda: os.killpg(process.pid, signal.SIGKILL)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def test_a_game_is_resumed_after_its_compositor_was_killed(settings, renderer, start, desktop, data, compositor, tmp_path):
    environment, kill = compositor
    program = Program(ROUND, tmp_path, environment=renderer | environment)
    program.wait_for_window()
    game = ColorMatch(program, desktop)
    game.place(game.act)
    game.place(game.act)
    wait_for(lambda: matched(data) == 2, 'the game to be saved')
    kill()
    assert program.process.wait(PATIENCE) == 1, 'GTK ends programs without their compositor'
    assert len(program.errors) == 1 and program.errors[0].startswith('Gdk-Message: '), program.errors
    again = ColorMatch(start(where_it_was=True), desktop)
    again.play_to_the_win(again.act)


def test_a_save_continues_after_the_process_was_stopped(start, desktop, data, tmp_path):
    gate = tmp_path / 'gate'
    gated = preloaded('gated-disk', tmp_path) | {
        'GATED_CALLS': 'fsync', 'GATED_FOLDER': f'{data}/grab-bag', 'GATE': str(gate)}
    game = ColorMatch(start(*ROUND, environment=gated), desktop)
    game.place(game.act)
    process = game.program.process
    process.send_signal(signal.SIGSTOP)
    wait_for(lambda: open(f'/proc/{process.pid}/stat').read().rpartition(')')[2].split()[0] == 'T', 'the process to stop')
    gate.touch()
    process.send_signal(signal.SIGCONT)
    wait_for(lambda: (data / DATA).exists() and matched(data) == 1, 'the move to be saved')
    game.play_to_the_win(game.act)
    game.program.close()
    assert not [name for name in os.listdir(data / 'grab-bag') if name.startswith('.')], 'no temporary file is left'


@pytest.mark.scales
def test_a_dragged_square_returns_after_its_monitor_is_removed(start, desktop):
    first, second = scale_monitors(desktop, 1, 1)
    try:
        game = ColorMatch(start(*ROUND), desktop)
        desktop.place(game.program.window, second.x + 100, 40)
        game.lift('yellow')
        scale_monitors(desktop, 1)
        wait_for(lambda: desktop.frame(game.program.window).x < first.width, 'the window to come to the first monitor')
        desktop.release()
        game.expect_home('yellow')
    finally:
        desktop.let_go()
        scale_monitors(desktop, 1, 1)
    # The compositor moves the window back.
    wait_for(lambda: desktop.frame(game.program.window).x >= first.width, 'the window to come to the second monitor')
    desktop.look(game.board)
    desktop.move_to_corner()
    game.play_to_the_win(game.drag)
