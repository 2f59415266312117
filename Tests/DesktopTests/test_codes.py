"""A code deals the same game everywhere: typed, pasted with a result, or given on the command line."""
import re

import pytest

from color_match import ColorMatch
from memory import FACES, Memory
from tree import Role, State, wait_for

# The round of Color Match and the game of Memory that their tests begin with.
COLORS, CARDS = '2222-2222-29D9', '5222-2222-29YK'


@pytest.fixture
def dialog(color_match, desktop):
    """Opens New Game from Code in a round of Color Match."""
    desktop.key('n', 'Control_L', 'Shift_L')
    return color_match.program.dialog.expect(name='New Game from Code', state=State.ACTIVE)


def entry(dialog):
    return dialog.find(Role.TEXT, 'Code')


def test_a_wrong_code_is_told_what_is_wrong_with_it(dialog, desktop):
    for code, problem in (('2222', 'The code is too short: it has 4 of 12 letters and digits.'),
                          ('-22222/', re.compile('^There is no “/” in any code'))):
        entry(dialog)
        desktop.type(code)
        desktop.key('Return')
        dialog.find(Role.LABEL, problem)
    desktop.key('BackSpace')
    desktop.type('9d8')
    assert not dialog.find_all(Role.LABEL, re.compile('^There is'))
    dialog.find(Role.PUSH_BUTTON, 'Play').do('click')
    dialog.find(Role.LABEL, re.compile('^There is a mistake in the code'))


def test_a_typed_code_deals_its_game_and_the_way_back_is_offered(color_match, dialog, desktop):
    entry(dialog)
    desktop.type(CARDS.lower())
    desktop.key('Return')
    memory = Memory(color_match.program, desktop)
    color_match.program.window.expect(name='Memory')
    memory.act(1, 3)
    wait_for(lambda: memory.matched == [1, 3], 'the first pair of dogs')


def test_a_result_is_three_plain_lines_and_deals_the_same_game(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    program = color_match.program
    program.find(Role.PUSH_BUTTON, 'Copy Result').do('click')
    program.find(Role.LABEL, 'Result copied')
    desktop.key('n', 'Control_L', 'Shift_L')
    dialog = program.dialog.expect(name='New Game from Code', state=State.ACTIVE)
    dialog.find(Role.LABEL, COLORS)
    entry(dialog)
    desktop.key('v', 'Control_L')
    desktop.key('Return')
    ColorMatch(program, desktop).expect_word('yellow')


@pytest.mark.parametrize('code, names', [
    (COLORS, ['Target: the word yellow']),
    ('3222-TPCG-4395', []),
    ('4223-F2M6-68MH', []),
    ('6232-4KK5-8323', []),
])
def test_a_code_deals_the_same_on_every_machine(code, names, start):
    window = start(f'--code={code}').window
    for name in names:
        window.find(Role.PUSH_BUTTON, name)


def test_memory_of_a_code_lies_the_same_on_every_machine(start, desktop):
    memory = Memory(start('--code', CARDS), desktop)
    memory.act(1, 2)
    wait_for(lambda: memory.faces[:2] == FACES[:2], f'the first two cards to be {FACES[:2]}')


def test_a_wrong_code_on_the_command_line_ends_with_its_sentence(run):
    ended = run('--code', '2222-2222-29D8')
    assert ended.returncode == 2 and 'There is a mistake in the code' in ended.stderr


def test_the_dialog_fits(start, desktop, appearance):
    program = start('--code', COLORS)
    appearance.fit(program.window)
    desktop.key('n', 'Control_L', 'Shift_L')
    dialog = program.dialog.expect(name='New Game from Code', state=State.ACTIVE)
    appearance.fit(dialog)
    entry(dialog)
    desktop.type('2222-2222-29D8')
    desktop.key('Return')
    dialog.find(Role.LABEL, re.compile('^There is a mistake'))
    appearance.picture('code')
