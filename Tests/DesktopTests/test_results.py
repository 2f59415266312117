"""The best results of all games in one window: which game, which level, and what was reached."""
import re
import tempfile
from pathlib import Path

import pytest

from appearance import PHONE
from memory import GAME, Memory
from tree import Role, State, wait_for


@pytest.fixture
def results(color_match, start, desktop):
    """Opens the results in the launcher, after a round of Color Match and then a game of Memory were won."""
    color_match.play_to_the_win(color_match.act)
    color_match.program.close()
    memory = Memory(start(*GAME), desktop)
    memory.play_to_the_end(memory.act)
    memory.expect_end('Game Over!')
    memory.program.window.do('win.back')
    memory.program.window.expect(name='Grab Bag')
    desktop.key('b', 'Control_L')
    return memory.program.dialog.expect(name='Best Results', state=State.ACTIVE)


def go_down(desktop, choice, steps):
    """Goes lines down, or up if negative, in the list of a row that has the focus."""
    before = choice.expect(state=State.FOCUSED).value
    desktop.key('space')
    wait_for(lambda: choice.find_all(Role.LIST_ITEM), f'the list of {choice}')
    for _ in range(abs(steps)):
        desktop.key('Down' if steps > 0 else 'Up')
    desktop.key('Return')
    wait_for(lambda: choice.value != before, f'another choice than {before}')


def test_the_launcher_shows_the_results_of_every_game(results, desktop):
    game, level = results.find(Role.COMBO_BOX, 'Game'), results.find(Role.COMBO_BOX, 'Level')
    # The game that was won last comes first.
    game.expect(value='Memory', state=State.FOCUSED)
    level.expect(value='3 Pairs')
    results.find(Role.LABEL, '1 game played')
    results.find(Role.LABEL, 'Most points')
    results.find(Role.LABEL, 'Statistics')

    go_down(desktop, game, -3)
    game.expect(value='Color Match')
    level.expect(value='3 Colors')
    results.find(Role.LABEL, '1 game played')
    assert not results.find_all(Role.LABEL, 'Most points')

    desktop.key('Tab')
    go_down(desktop, level, 1)
    level.expect(value='6 Colors')
    results.find(Role.LABEL, 'No Results Yet')
    desktop.key('Escape')


def test_long_names_of_levels_fit_a_phone_with_large_text(start, desktop, picture):
    desktop.set('org.gnome.desktop.interface', 'text-scaling-factor', 2.0)
    program = start('--game', 'sun-and-moon', '--level', 'hidden-hands')
    desktop.resize(program.window, *PHONE)
    desktop.key('b', 'Control_L')
    dialog = program.dialog.expect(name='Best Results', state=State.ACTIVE)
    desktop.resize(dialog, *PHONE)
    dialog.find(Role.COMBO_BOX, 'Level').expect(value='Two Players, Hidden Hands')
    picture('results-none')


def test_a_game_shows_its_own_results_first(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    color_match.program.window.do('win.new-game')
    desktop.key('b', 'Control_L')
    dialog = color_match.program.dialog.expect(name='Best Results', state=State.ACTIVE)
    dialog.find(Role.COMBO_BOX, 'Game').expect(value='Color Match')
    dialog.find(Role.LABEL, '1 game played')
    # There are no results of a game that has no end.
    assert not dialog.find_all(name='Move Me')


def choose_file(program, desktop, button, path):
    """Presses a button of the results, and types a path in the window for choosing a file."""
    before = program.windows
    program.dialog.find(Role.PUSH_BUTTON, button).do('click')
    chooser = wait_for(lambda: [window for window in program.windows if window not in before], 'the window for files')[0]
    wait_for(lambda: any(State.FOCUSED in node.states for node in chooser.find_all()), 'the focus in the file chooser')
    desktop.key('l' if button == 'Import…' else 'a', 'Control_L')
    desktop.type(str(path))
    # The chooser checks first whether the file exists, and ignores Return meanwhile.
    accept = wait_for(lambda: chooser.find_all(Role.PUSH_BUTTON, re.compile('(Save|Open)$')), 'the button of the file chooser')[0]
    accept.expect(state=State.SENSITIVE).do('click')
    wait_for(lambda: program.windows == before, 'the window for files to close')


@pytest.fixture
def folder():
    """A folder with a short path, which is quick to type."""
    with tempfile.TemporaryDirectory() as path:
        yield Path(path)


def test_results_are_exported_cleared_and_imported_again(color_match, desktop, folder):
    program, file = color_match.program, folder / 'all.json'
    color_match.play_to_the_win(color_match.act)
    desktop.key('b', 'Control_L')
    dialog = program.dialog.expect(name='Best Results', state=State.ACTIVE)
    choose_file(program, desktop, 'Export…', file)
    dialog.find(Role.LABEL, 'All results were exported to all.json.')
    dialog.find(Role.PUSH_BUTTON, 'Clear All Results').do('click')
    question = program.find(Role.LABEL, 'Clear All Results?').window
    question.find_all(Role.PUSH_BUTTON, re.compile('Clear$'))[0].do('click')
    dialog.find(Role.LABEL, 'No Results Yet')
    for told in '1 result added', 'The file contains no new results.':
        choose_file(program, desktop, 'Import…', file)
        dialog.find(Role.LABEL, told)
        dialog.find(Role.LABEL, '1 game played')
    file.write_text(file.read_text().replace('"version" : 1', '"version" : 99'))
    choose_file(program, desktop, 'Import…', file)
    dialog.find(Role.LABEL, 'This file was made by a newer version of Grab Bag. '
                            'Import it with that version, or a later one.')
    dialog.find(Role.LABEL, '1 game played')


def test_a_failed_import_or_export_is_explained(color_match, desktop, folder):
    program = color_match.program
    color_match.play_to_the_win(color_match.act)
    desktop.key('b', 'Control_L')
    dialog = program.dialog.expect(name='Best Results', state=State.ACTIVE)
    with open(folder / 'large.json', 'w') as file:
        file.truncate(17 << 20)
    choose_file(program, desktop, 'Import…', folder / 'large.json')
    dialog.find(Role.LABEL, 'Cannot read large.json. The file is too large.')
    choose_file(program, desktop, 'Export…', '/proc/all.json')
    dialog.find(Role.LABEL, re.compile('^Cannot write all.json[.]'))
