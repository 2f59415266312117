"""Games are kept after another deal, an end of the program, on a slow disk and beside a second process."""
import os
import pathlib
import re
import shutil
import signal

import pytest

from color_match import ROUND, ColorMatch, matched, results
from move_me import BOARD, MoveMe
from session_manager import SessionManager
from preload import preloaded
from tree import PATIENCE, Role, State, wait_for

OTHER_ROUND = ('--game', 'color-match', '--level', '3', '--seed', '8')


# Undo of a new game


def restore(game, message='New game started'):
    game.message(message).find(Role.PUSH_BUTTON, 'Undo').do('click')
    game.expect_word('green')


def test_the_restart_button_offers_undo(color_match):
    color_match.place(color_match.act)
    color_match.program.find(Role.PUSH_BUTTON, 'Restart').do('click')
    restore(color_match, 'Game restarted')


def test_a_deal_from_the_command_line_offers_undo(color_match, start, desktop):
    color_match.place(color_match.act)
    color_match.program.close()
    restore(ColorMatch(start(*OTHER_ROUND), desktop))


def test_a_deal_by_a_second_start_offers_undo(color_match, run, desktop):
    color_match.place(color_match.act)
    assert run(*OTHER_ROUND).returncode == 0
    color_match.message('New game started')
    restore(ColorMatch(color_match.program, desktop))


@pytest.mark.parametrize('end', ['close', 'launcher', 'kill'])
def test_undo_of_a_new_game_is_still_offered_after(color_match, start, desktop, end):
    color_match.place(color_match.act)
    desktop.key('n', 'Control_L')
    color_match.message('New game started')
    program = color_match.program
    if end == 'launcher':
        desktop.key('Left', 'Alt_L')
        program.find(Role.PUSH_BUTTON, 'Color Match').expect(state=State.FOCUSED).do('click')
    else:
        program.close() if end == 'close' else program.kill()
        program = start('--game', 'color-match')
    game = ColorMatch(program, desktop)
    if end == 'kill':  # the new game without a move was not saved
        game.expect_word('green')
    else:
        restore(game)


def test_the_first_move_removes_the_message_with_undo(color_match, desktop):
    color_match.place(color_match.act)
    desktop.key('n', 'Control_L')
    color_match.message('New game started')
    color_match.place(color_match.act)
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, 'New game started'), 'the message to go')


# An earlier release

SAVES = pathlib.Path(__file__).parent.parent / 'GamesTests' / 'Fixtures'


@pytest.mark.parametrize('release', ['0.1', '1.0'])
def test_games_of_an_earlier_release_are_resumed(start, data, release):
    folder = data / 'grab-bag'
    folder.mkdir(parents=True)
    for kind in ('color-match', 'picture-puzzle', 'memory', 'move-me', 'results'):
        shutil.copy(SAVES / release / f'{kind}.json', folder)
    program = start()
    for name in ('Color Match', 'Picture Puzzle', 'Memory', 'Move Me'):
        program.find(Role.PUSH_BUTTON, re.compile(f'^{name}')).expect(name=f'{name}, continue')
    program.close()
    assert not list(folder.glob('*.bad')), 'no file is quarantined'


# A slow disk


@pytest.fixture
def slow_disk(tmp_path):
    """The environment of a program on a disk that takes half a second, and of the file with the waiting times."""
    return preloaded('slow-disk', tmp_path) | {
        'SLOW_FSYNC': '500', 'TURNS': str(tmp_path / 'turns'), 'TURNS_FROM': str(tmp_path / 'begin')}


def test_no_key_waits_for_a_slow_disk(start, desktop, slow_disk, tmp_path):
    game = MoveMe(start(*BOARD, environment=slow_disk), desktop)
    game.focus(1)
    (tmp_path / 'begin').touch()
    for _ in range(20):
        desktop.key('Right')
    game.expect_at_rest(1)
    longest, calls = map(int, (tmp_path / 'turns').read_text().split())
    print(f'longest turn of the main loop: {longest / 1000} ms')
    assert calls == 0, 'the main thread itself waited for the disk'
    assert longest < 250_000, 'microseconds, including drawing on a busy machine'


@pytest.mark.parametrize('end', [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, None])
def test_the_last_move_is_saved_before_the_program_ends(start, desktop, data, slow_disk, end):
    game = ColorMatch(start(*ROUND, environment=slow_disk), desktop)
    game.place(game.act)
    game.place(game.act)
    game.program.process.send_signal(end) if end else game.program.close()
    assert game.program.process.wait(PATIENCE) == 0
    assert matched(data) == 2
    assert sorted(os.listdir(data / 'grab-bag')) == ['color-match.json', 'statistics.json'], 'no temporary file is left'


# The end of the session


@pytest.fixture
def session_manager():
    """A session manager, which the desktop of these tests lacks."""
    manager = SessionManager()
    yield manager
    manager.end()


def test_the_last_move_is_saved_before_the_session_ends(session_manager, start, desktop, data, slow_disk):
    game = ColorMatch(start(*ROUND, environment=slow_disk), desktop)
    if game.program.window.gtk_version == (4, 18):
        pytest.skip('GTK 4.18 calls g_application_quit without an application when the portal tells the end')
    session_manager.expect_client()
    game.place(game.act)
    game.place(game.act)
    session_manager.query_end()
    session_manager.end_session()
    assert game.program.process.wait(PATIENCE) == 0
    assert matched(data) == 2


# Pictures


@pytest.mark.parametrize('name', ['picture-puzzle', 'memory'])
@pytest.mark.parametrize('is_readable', [True, False])
def test_pictures_are_removed_only_if_no_game_is_known_to_need_them(start, data, name, is_readable):
    folder = data / 'grab-bag' / name
    folder.mkdir(parents=True)
    (folder / 'picture-0123456789abcdef').write_text('needed')
    (folder / 'picture-fedcba9876543210').write_text('wanted by what an earlier run has set aside')
    (data / 'grab-bag' / f'{name}.json.bad').write_text('{"id":"fedcba9876543210"')
    (folder / '.saving-7').write_text('cut off')
    if not is_readable:
        (data / 'grab-bag' / f'{name}.json').symlink_to(f'{name}.json')
    program = start()
    if is_readable:
        wait_for(lambda: os.listdir(folder) == ['picture-fedcba9876543210'], lambda: f'what is left of {os.listdir(folder)}')
    program.close()
    assert ('picture-0123456789abcdef' in os.listdir(folder)) == (not is_readable)
    assert 'picture-fedcba9876543210' in os.listdir(folder)


# A second program


def test_results_of_two_simultaneous_processes_are_kept(color_match, start, desktop, data, other_session):
    other = ColorMatch(start(*ROUND, environment=other_session.environment), desktop)
    other.act('red')
    other.play_to_the_win(other.act)
    # Newer versions of GTK report the focus only of the active window.
    desktop.activate(color_match.program.window)
    color_match.program.window.expect(state=State.ACTIVE)
    color_match.play_to_the_win(color_match.act)
    wait_for(lambda: len(results(data)) == 2, 'both results to be stored')
    assert sorted(results(data)) == [('3', 3, 0), ('3', 3, 1)]
    for program in (color_match.program, other.program):
        program.window.do('win.results')
        program.dialog.find(Role.LABEL, '2 games played')
