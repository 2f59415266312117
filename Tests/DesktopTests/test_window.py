"""The window restores its size and the page that it showed."""
import os
import re
import shutil

import pytest

from appearance import INTERFACE
from color_match import ROUND, ColorMatch
from exported import exported_actions
from games import GAMES
from program import EXECUTABLE
from tree import PATIENCE, Role, State, wait_for


def test_the_size_of_the_window_is_restored(start, desktop):
    program = start()
    desktop.resize(program.window, 700, 600)
    program.close()
    assert desktop.frame(start().window)[2:] == (700, 600)


def test_a_maximized_window_is_restored_with_its_usual_size(start, desktop, settings):
    program = start()
    desktop.key('Up', 'Super_L')
    wait_for(lambda: desktop.frame(program.window).width == desktop.monitor.width, 'the window to be maximized')
    program.close()
    wait_for(lambda: settings.get('window-maximized'), 'the setting')
    program = start()
    wait_for(lambda: desktop.frame(program.window).width == desktop.monitor.width, 'the window to be maximized')
    desktop.key('Down', 'Super_L')
    wait_for(lambda: desktop.frame(program.window).width == 560, lambda: f'560 px of {desktop.frame(program.window)}')


def test_the_open_game_is_restored(color_match, start, desktop):
    color_match.place(color_match.act)
    color_match.program.kill()
    ColorMatch(start(where_it_was=True), desktop).expect_word('green')


def test_the_shown_launcher_is_restored(start, desktop):
    program = start(*ROUND)
    desktop.key('Left', 'Alt_L')
    program.window.expect(name='Grab Bag')
    program.close()
    program = start(where_it_was=True)
    assert program.window.name == 'Grab Bag'


@pytest.mark.parametrize('game', GAMES)
def test_every_game_fits_a_phone_in_landscape(start, desktop, picture, game):
    desktop.resize(start('--game', game).window, 640, 360)
    picture(f'{game}-low')


@pytest.mark.parametrize('dialog', ['about', 'help', 'shortcuts'])
def test_quitting_ends_the_program_with_an_open_dialog(start, dialog):
    program = start(*ROUND)
    program.window.do(f'win.{dialog}')
    assert program.dialog
    next(action for action in exported_actions(program.process.pid) if action.name == 'quit').activate()
    assert program.process.wait(PATIENCE) == 0


def test_a_second_start_uses_the_running_program(start, run):
    program = start(*ROUND)
    second = run()
    assert (second.returncode, second.stderr) == (0, '')
    assert program.process.poll() is None and program.window.name == 'Color Match'
    assert run('--game', 'picture-puzzle').returncode == 0
    program.window.expect(name='Picture Puzzle')
    assert len(program.windows) == 1


def test_without_the_schema_the_program_runs_and_stores_nothing(start, desktop, settings, tmp_path):
    (tmp_path / 'bin').mkdir()
    (tmp_path / 'share').mkdir()
    copy = shutil.copy(EXECUTABLE, tmp_path / 'bin')
    (tmp_path / 'share/grab-bag').symlink_to(f'{os.path.dirname(EXECUTABLE)}/../share/grab-bag')
    copied = {'executable': copy, 'environment': {'XDG_DATA_DIRS': '/usr/local/share:/usr/share'}}
    program = start(**copied)
    program.find(Role.LABEL, 'What Shall We Play?')
    usual = desktop.frame(program.window)[2:]
    desktop.resize(program.window, 700, 600)
    program.close()
    assert settings.get('window-width') == usual[0], 'nothing is stored'
    assert desktop.frame(start(**copied).window)[2:] == usual


def test_settings_take_effect_after_dialogs_were_closed(start, desktop):
    program = start()
    for dialog in ['preferences', 'help', 'about'] * 2:
        program.window.do(f'win.{dialog}')
        opened = program.dialog.expect(state=State.ACTIVE)
        desktop.key('Escape')
        wait_for(lambda opened=opened: opened not in program.windows, 'the dialog to close')
    tile = program.find(Role.PUSH_BUTTON, re.compile('^Color Match'))
    before = tile.extents
    # The desktop reports the settings in this order.
    for key, value in [('overlay-scrolling', False), ('overlay-scrolling', True), ('text-scaling-factor', 2.0)]:
        desktop.set(INTERFACE, key, value)
    wait_for(lambda: tile.extents != before, 'the settings to take effect')

def test_a_window_may_get_another_size_while_a_dialog_closes(color_match, desktop):
    program = color_match.program
    desktop.resize(program.window, 400, 720)
    for _ in range(3):
        desktop.key('comma', 'Control_L')
        program.dialog.expect(name='Preferences', state=State.ACTIVE)
        desktop.key('Escape')
        desktop.key('Up', 'Super_L')
        wait_for(lambda: program.window.extents.width == desktop.monitor.width, 'the window to be maximized')
        wait_for(lambda: len(program.windows) == 1, 'the dialog to close')
        desktop.key('Down', 'Super_L')
        wait_for(lambda: program.window.extents.width == 400, 'the window to be small again')
