"""A code deals the same game everywhere: typed, pasted with a result, or given on the command line."""
import re

import pytest

from color_match import ColorMatch
from memory import FACES, Memory
from neighbor import text
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


def test_the_mistake_in_a_wrong_code_is_named(dialog, desktop):
    for code, problem in (('2222', 'The code is too short: it has 4 of 12 letters and digits.'),
                          ('-22222/O', 'There is no “O” in any code.')):
        entry(dialog)
        desktop.type(code)
        desktop.key('Return')
        dialog.find(Role.LABEL, problem)
    desktop.key('BackSpace')
    desktop.type('9d8')
    assert not dialog.find_all(Role.LABEL, re.compile('^There is'))
    dialog.find(Role.PUSH_BUTTON, 'Play').do('click')
    dialog.find(Role.LABEL, re.compile('^There is a mistake in the code'))


def test_a_typed_code_deals_its_game(color_match, dialog, desktop):
    entry(dialog)
    desktop.type(CARDS.lower())
    desktop.key('Return')
    memory = Memory(color_match.program, desktop)
    color_match.program.window.expect(name='Memory')
    memory.act(1, 3)
    wait_for(lambda: memory.matched == [1, 3], 'the first pair of dogs')


def test_a_pasted_message_with_a_wide_code_deals_its_game(color_match, dialog, desktop, neighbor):
    wide = ''.join(chr(ord(letter) + 0xfee0) for letter in CARDS.lower())
    neighbor({'a message': text(f'\u202aTry\u200b (“{wide}”) !\u202c')}).copy('a message')
    desktop.click(desktop.center(entry(dialog)))
    desktop.key('v', 'Control_L')
    desktop.key('Return')
    color_match.program.window.expect(name='Memory')


def test_a_copied_result_deals_the_same_game(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    program = color_match.program
    desktop.key('c', 'Control_L', 'Shift_L')
    program.find(Role.LABEL, 'Result copied')
    desktop.key('n', 'Control_L', 'Shift_L')
    dialog = program.dialog.expect(name='New Game from Code', state=State.ACTIVE)
    dialog.find(Role.LABEL, COLORS)
    entry(dialog)
    desktop.key('v', 'Control_L')
    desktop.key('Return')
    ColorMatch(program, desktop).expect_word('yellow')


# The names on each board in the accessibility tree, in reading order. Those of Memory's cards hide the faces.
BOARDS = [
    (COLORS, r'^(Slot \d: .*|Target: .*)', [
        'Slot 1: Red circle', 'Slot 2: Yellow star', 'Slot 3: Green triangle', 'Target: the word yellow']),
    ('3222-TPCG-4395', r'(.*) card, for (.*), (home|visitor)’s hand, card \d of 5$', [
        'Sun card, for Here, home’s hand, card 5 of 5',
        'Moon card, for There and Here, home’s hand, card 4 of 5',
        'Sun card, for Yonder, home’s hand, card 3 of 5',
        'Sun card, for Yonder, There, and Here, home’s hand, card 2 of 5',
        'Moon card, for There and Here, home’s hand, card 1 of 5',
        'Sun card, for Yonder and Here, visitor’s hand, card 5 of 5',
        'Sun card, for There and Here, visitor’s hand, card 4 of 5',
        'Sun card, for Yonder and Here, visitor’s hand, card 3 of 5',
        'Sun card, for Yonder, There, and Here, visitor’s hand, card 2 of 5',
        'Moon card, for Yonder, There, and Here, visitor’s hand, card 1 of 5']),
    ('4223-F2M6-68MH', r'^Tile|, 2 by 2$', [
        'Lighthouse by the Sea, 2 by 2', 'Tile 1 of 4, row 1, column 2', 'Tile 2 of 4, row 2, column 1',
        'Tile 3 of 4, row 2, column 2', 'Tile 4 of 4, row 1, column 1']),
    ('6232-4KK5-8323', r'^Square \d', [
        'Square 1, red, middle, center of the board', 'Square 2, red, top center of the board',
        'Square 3, turquoise, bottom right of the board', 'Square 4, yellow, middle, center of the board',
        'Square 5, purple, bottom center of the board', 'Square 6, green, middle, center of the board',
        'Square 7, pink, bottom center of the board', 'Square 8, red, middle right of the board',
        'Square 9, green, bottom center of the board', 'Square 10, pink, middle left of the board',
        'Square 11, green, top right of the board', 'Square 12, pink, top right of the board']),
]


@pytest.mark.parametrize('code, told, board', BOARDS)
def test_a_code_always_deals_the_same_board(code, told, board, start):
    window = start(f'--code={code}').window

    def names():
        return [match.string for match, _, _ in window.find_named(re.compile(told))]
    wait_for(lambda: sorted(names()) == sorted(board), lambda: f'{board}, not {names()}')


def test_a_code_of_memory_always_deals_the_same_cards(start, desktop):
    memory = Memory(start('--code', CARDS), desktop)
    seen = [face for pair in ((1, 2), (3, 4), (5, 6)) for face in memory.look_at(*pair)]
    assert seen == FACES


def test_a_code_on_the_command_line_is_read_in_any_form(start, desktop):
    Memory(start('--code', '“５２２２−2222‑29yк”'), desktop)


def test_a_wrong_code_on_the_command_line_is_explained(run):
    ended = run('--code', '2222-2222-29D8')
    assert ended.returncode == 2 and 'There is a mistake in the code' in ended.stderr


def test_the_code_dialog_fits(start, desktop, appearance):
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
