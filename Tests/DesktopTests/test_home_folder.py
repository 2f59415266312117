"""The folder of the saved games: slow, locked, behind links, in another place, or missing."""
import fcntl
import os
import signal
import time

import pytest

from color_match import DATA, ROUND, ColorMatch, matched
from preload import preloaded
from tree import PATIENCE, Role, State, wait_for

LONGEST_END = 3  # seconds
BUSY = 2  # seconds that a busy machine may take on top of that
IN_USE = 'Another program is using the folder of your saved games. Your games are saved, but new results must wait.'


def expect_end(program, end=None):
    """Ends a program, which must not take longer than it may."""
    program.process.send_signal(end) if end else program.close_windows()
    start = time.monotonic()
    assert program.process.wait(PATIENCE) == 0
    assert time.monotonic() - start < LONGEST_END + BUSY


# A slow home folder


@pytest.fixture
def gate(data, tmp_path):
    """The environment of a program whose disk does not answer before a file exists: gate('open'), gate.path."""
    def gated(calls):
        return preloaded('gated-disk', tmp_path) | {
            'GATED_CALLS': calls, 'GATED_FOLDER': f'{data}/grab-bag', 'GATE': str(gated.path)}
    gated.path = tmp_path / 'gate'
    yield gated
    gated.path.touch()


@pytest.fixture
def saved(color_match, data):
    """A round that was left after its first word."""
    color_match.place(color_match.act)
    color_match.program.close()
    assert matched(data) == 1


def test_the_launcher_is_shown_before_the_disk_answers(saved, start, data, gate):
    program = start(environment=gate('open opendir'))
    tile = program.find(Role.PUSH_BUTTON, 'Color Match')
    assert tile.description == ''
    tile.do('click')
    program.find(Role.LABEL, 'Opening the Game…')
    program.find(Role.PUSH_BUTTON, 'All Games').expect(state=State.FOCUSED).do('click')
    tile.expect(state=State.FOCUSED)
    gate.path.touch()
    program.find(Role.PUSH_BUTTON, 'Color Match, continue')
    program.find(Role.PUSH_BUTTON, 'Memory').expect(description='Start a new game')


@pytest.mark.parametrize('arguments', [['--game', 'color-match'], []])
def test_a_game_waits_for_its_file_and_is_resumed(saved, start, desktop, data, gate, arguments):
    program = start(*arguments, environment=gate('open opendir'), where_it_was=True)
    if not arguments:  # the page that was shown last
        program.find(Role.LABEL, 'Opening the Game…')
    before = (data / DATA).read_bytes()
    assert not program.find_all(Role.PANEL, ColorMatch.board_name)
    assert (data / DATA).read_bytes() == before
    gate.path.touch()
    game = ColorMatch(program, desktop)
    game.expect_word('green')


def test_a_file_that_was_not_read_is_not_overwritten(saved, start, data, gate):
    before = (data / DATA).read_bytes()
    program = start('--game', 'color-match', '--seed', '8', environment=gate('open opendir'))
    program.find(Role.LABEL, 'Opening the Game…')
    expect_end(program)
    assert (data / DATA).read_bytes() == before


def test_results_are_shown_once_they_are_read(saved, start, gate):
    program = start(environment=gate('open opendir'))
    program.window.do('win.results')
    program.find(Role.LABEL, 'Your home folder takes a while to answer.')
    assert len(program.windows) == 1
    gate.path.touch()
    program.dialog.find(Role.LABEL, 'No Results Yet')


def test_a_game_opens_although_a_dialog_was_wanted_meanwhile(saved, start, desktop, gate):
    program = start('--game', 'color-match', environment=gate('open opendir'))
    program.find(Role.LABEL, 'Opening the Game…')
    program.window.do('win.results')
    gate.path.touch()
    program.dialog.find(Role.LABEL, 'No Results Yet')
    desktop.key('Escape')
    ColorMatch(program, desktop).expect_word('green')


@pytest.mark.parametrize('end', [None, signal.SIGTERM])
def test_the_program_ends_although_the_disk_never_answers(start, desktop, gate, end):
    game = ColorMatch(start(*ROUND, environment=gate('fsync')), desktop)
    game.place(game.act)
    expect_end(game.program, end)


# A folder that is locked by another process


@pytest.fixture
def locked(data):
    """The folder, with a lock of another process."""
    folder = data / 'grab-bag'
    folder.mkdir(parents=True)
    descriptor = os.open(folder, os.O_RDONLY)
    fcntl.flock(descriptor, fcntl.LOCK_EX)
    yield descriptor
    os.close(descriptor)


@pytest.mark.parametrize('end', [None, signal.SIGTERM])
def test_a_locked_folder_is_reported_and_the_game_is_saved(locked, start, desktop, data, end):
    game = ColorMatch(start(*ROUND), desktop)
    game.place(game.act)
    game.expect_message(IN_USE)
    game.place(game.act)
    wait_for(lambda: matched(data) == 2, 'the game to be saved')
    assert not game.program.find_all(Role.LABEL, IN_USE), 'it is reported once'
    expect_end(game.program, end)
    assert matched(data) == 2


def test_results_are_added_once_the_folder_is_unlocked(locked, start, desktop, data):
    game = ColorMatch(start(*ROUND), desktop)
    game.play_to_the_win(game.act)
    wait_for(lambda: (data / DATA).exists() and '"results"' in (data / DATA).read_text(),
             'the result to be saved with the game')
    expect_end(game.program)
    assert not (data / 'grab-bag/results.json').exists()
    fcntl.flock(locked, fcntl.LOCK_UN)
    start('--game', 'color-match')
    wait_for(lambda: (data / 'grab-bag/results.json').exists(), 'the result to be added')


# Files behind symbolic links


def test_a_linked_game_is_saved_at_the_target_of_its_link(start, desktop, data, tmp_path):
    (data / DATA).parent.mkdir(parents=True)
    (data / DATA).symlink_to('../../synced.json')  # nothing is there yet
    game = ColorMatch(start(*ROUND), desktop)
    game.place(game.act)
    wait_for((tmp_path / 'synced.json').exists, 'the game to be saved')
    (tmp_path / 'synced.json').chmod(0o600)
    game.place(game.act)
    wait_for(lambda: matched(data) == 2, 'the game to be saved')
    game.program.close()
    assert (data / DATA).is_symlink()
    assert (tmp_path / 'synced.json').stat().st_mode & 0o777 == 0o600
    ColorMatch(start('--game', 'color-match'), desktop).expect_word('red')


# No home folder


@pytest.mark.parametrize('home', ['', 'relative', None], ids=['empty', 'relative', 'unset'])
def test_the_password_file_names_the_home_folder(start, desktop, tmp_path, monkeypatch, home):
    working = tmp_path / 'working'
    working.mkdir()
    monkeypatch.chdir(working)
    monkeypatch.delenv('HOME', raising=False)
    environment = preloaded('password-file', tmp_path) | {'PASSWORD_HOME': str(tmp_path / 'ada'), 'XDG_DATA_HOME': ''}
    environment |= {} if home is None else {'HOME': home}
    game = ColorMatch(start(*ROUND, environment=environment), desktop)
    game.place(game.act)
    wait_for((tmp_path / 'ada/.local/share' / DATA).exists, 'the game to be saved')
    game.program.close()
    assert os.listdir(working) == []


def test_a_game_can_be_played_without_a_home_folder(start, desktop, tmp_path, monkeypatch):
    monkeypatch.delenv('HOME', raising=False)
    environment = preloaded('password-file', tmp_path) | {'XDG_DATA_HOME': ''}
    game = ColorMatch(start(*ROUND, environment=environment), desktop)
    game.place(game.act)
    game.expect_message('You have no home folder. The game cannot be saved. You can play on, but it will be lost when '
                        'you quit.')
    game.play_to_the_win(game.act)
