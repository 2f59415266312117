"""Accessible names are given by the program, and are not the names of types."""
import re

import pytest

from games import GAMES
from tree import Role, State

# The names that GTK 4.8 gives to widgets without a name: 'GtkImage', 'MemoryPicture'.
TYPE = re.compile(r'([A-Z][a-z]+){2,}')
# Roles that no screen reader reads, such as boxes around other widgets.
SILENT = {Role.FILLER, Role.APPLICATION}


def named_by_type(node):
    """The nodes below a node that are named by their type. A label is named by its text, which may be anything."""
    assert node.find_all(name=re.compile('.')), f'nothing below {node} has a name'
    return [found for found in node.find_all(name=TYPE)
            if TYPE.fullmatch(found.name) and found.role not in SILENT | {Role.LABEL}]


def test_nothing_in_the_launcher_is_named_by_its_type(program):
    program.find(Role.PUSH_BUTTON, 'Memory')
    assert not program.find_all(Role.IMAGE)
    assert not named_by_type(program.window)


@pytest.mark.parametrize('game', GAMES)
def test_nothing_in_a_game_is_named_by_its_type(game, start):
    program = start('--game', game)
    program.find(action='win.inspector').do('win.inspector')
    program.find(Role.PANEL, 'Drag inspector')
    assert not named_by_type(program.window)


@pytest.mark.parametrize('action', ['win.preferences', 'win.help', 'win.results', 'win.daily', 'win.code'])
def test_nothing_in_a_dialog_is_named_by_its_type(action, program):
    program.window.do(action)
    assert not named_by_type(program.dialog.expect(state=State.ACTIVE))


@pytest.mark.parametrize('game', GAMES)
def test_nothing_on_the_levels_page_is_named_by_its_type(game, start):
    program = start('--game', game)
    program.window.do('win.levels')
    page = program.find(Role.PANEL, 'Choose a Level')
    assert not page.find_all(Role.IMAGE)
    assert not named_by_type(page)


def test_the_keyboard_shortcuts_dialog_has_a_name(program):
    program.window.do('win.shortcuts')
    program.dialog.expect(name='Keyboard Shortcuts')
