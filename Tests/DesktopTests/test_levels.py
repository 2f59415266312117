"""The levels page, on which a tile is chosen by every input."""
import re

import pytest

from appearance import PHONE
from memory import PAIRS
from switches import Switches
from tree import Role, State, wait_for

# The names of level tiles in the last test.
LEVEL = re.compile('Colors$|Solitaire|^Journey|Pairs$|Squares$')
# For each game a tile, and the name of the board that it deals.
TILES = [
    ('color-match', '3', '6 Colors', None),
    ('sun-and-moon', 'solitaire', 'Computer, Medium', None),
    ('picture-puzzle', 'journey-1', 'Fox in Autumn Leaves', 'Fox in Autumn Leaves, 4 by 4'),
    ('memory', '3', '4 Pairs', 'Animals, 4 Pairs, 2 by 4'),
    ('move-me', '3', '12 Squares', 'Board with 12 squares'),
]


def levels(program):
    return program.find(Role.PANEL, 'Choose a Level')


def wait_for_board(program):
    wait_for(lambda: not program.find_all(Role.PANEL, 'Choose a Level'), 'the levels page to close')


def test_a_click_on_the_button_and_on_a_tile_chooses_a_level(color_match, desktop):
    program = color_match.program
    desktop.click(desktop.center(program.find(Role.PUSH_BUTTON, 'Choose a Level')))
    tile = levels(program).find(Role.PUSH_BUTTON, '6 Colors')
    tile.come_to_rest()
    desktop.click(desktop.center(tile))
    color_match.board.find(Role.PUSH_BUTTON, 'Purple heart, slot 6')
    assert len(color_match.board.find_all(Role.PUSH_BUTTON, re.compile('^Slot'))) == 6
    color_match.square('red').expect(state=State.FOCUSED)


@pytest.mark.fingers
@pytest.mark.parametrize('game, level, tile, board', TILES)
def test_a_tap_chooses_a_level(start, desktop, game, level, tile, board):
    program = start('--game', game, '--level', level, '--seed', '7')
    desktop.maximize(program.window)
    desktop.tap(desktop.center(program.find(Role.PUSH_BUTTON, 'Choose a Level')))
    node = levels(program).find(Role.PUSH_BUTTON, tile)
    node.come_to_rest()
    window = desktop.rectangle(program.window)
    while not window.contains(desktop.rectangle(node)):
        # A finger that begins on a tile scrolls the page.
        desktop.drag_fingers((window.center, (window.center[0], window.center[1] - 250)), pause=True)
        node.come_to_rest()
    desktop.tap(desktop.center(node))
    wait_for_board(program)
    if board:
        program.find(Role.PANEL, board)


def test_keys_alone_choose_a_level(color_match, desktop):
    desktop.key('l', 'Control_L')
    page = levels(color_match.program)
    # Nothing was played: the first level has the focus.
    page.find(Role.PUSH_BUTTON, '3 Colors').expect(state=State.FOCUSED, description='')
    desktop.key('Right')
    page.find(Role.PUSH_BUTTON, '6 Colors').expect(state=State.FOCUSED)
    desktop.key('Tab')
    page.find(Role.PUSH_BUTTON, '9 Colors').expect(state=State.FOCUSED)
    desktop.key('Tab')
    page.find(Role.PUSH_BUTTON, '3 Colors, Tricky Words').expect(state=State.FOCUSED)
    desktop.key('Return')
    color_match.target.expect(name=re.compile('printed in'))


@pytest.mark.parametrize('game, level, tile, board', TILES)
def test_the_action_of_a_tile_deals_its_game(start, game, level, tile, board):
    program = start('--game', game, '--level', level, '--seed', '7')
    program.window.do('win.levels')
    levels(program).find(Role.PUSH_BUTTON, tile).do('click')
    wait_for_board(program)
    if board:
        program.find(Role.PANEL, board)
    program.window.do('win.levels')
    assert len(levels(program).find_all(Role.PUSH_BUTTON, 'Deal of the Day')) == (game != 'move-me')


@pytest.mark.parametrize('way', [pytest.param('one switch', marks=pytest.mark.alone), 'two switches'])
def test_switches_choose_a_level(color_match, desktop, settings, way):
    switches = Switches(way == 'two switches', desktop, settings)
    switches.choose(color_match.program.find(Role.PUSH_BUTTON, 'Choose a Level'))
    switches.choose(levels(color_match.program).find(Role.PUSH_BUTTON, '6 Colors'))
    color_match.board.find(Role.PUSH_BUTTON, 'Purple heart, slot 6')


def test_the_levels_page_stops_the_clock_and_continue_resumes_it(color_match, desktop):
    color_match.place(color_match.act)
    program = color_match.program
    clock = program.find(Role.LABEL, re.compile(r'^\d:\d\d$'))
    page = color_match.open_levels()
    resume = page.find(Role.PUSH_BUTTON, 'Continue')
    resume.expect(state=State.FOCUSED, description=re.compile(r'^1 of 3 placed, no mistakes, 0:\d\d$'))
    # A clock that runs changes its digits within this time.
    desktop.look(program.window, rest=1.2)
    stopped = clock.name
    # The commands of the board have no effect here.
    desktop.key('z', 'Control_L')
    desktop.key('p', 'Control_L')
    desktop.key('Return')
    wait_for_board(program)
    color_match.expect_word('green')
    color_match.square('red').expect(state=State.FOCUSED)
    wait_for(lambda: clock.name != stopped, 'the clock to run')


@pytest.mark.parametrize('way', ['Escape', 'the back key', 'the button', 'the shortcut'])
def test_the_levels_page_is_left_for_the_game(color_match, desktop, way):
    program = color_match.program
    color_match.open_levels()
    if way == 'Escape':
        desktop.key('Escape')
    elif way == 'the back key':
        desktop.key('Left', 'Alt_L')
    elif way == 'the button':
        program.find(Role.PUSH_BUTTON, 'Back to the Game').do('click')
    else:
        desktop.key('l', 'Control_L')
    wait_for_board(program)
    program.window.expect(name='Color Match')
    color_match.square('red').expect(state=State.FOCUSED)
    color_match.place(color_match.act)


def test_the_level_played_last_is_marked_with_its_best_result(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    program = color_match.program
    page = color_match.open_levels()
    page.find(Role.PUSH_BUTTON, '3 Colors').expect(
        state=State.FOCUSED, description=re.compile(r'^Played last\. Best: 0:\d\d\.$'))
    desktop.key('Escape')
    program.find(Role.LABEL, 'Well Done!')
    program.find(Role.PUSH_BUTTON, 'Play Again')


def test_the_deal_of_the_day_is_named_on_its_board(color_match, desktop):
    program = color_match.program
    color_match.choose('Deal of the Day')
    program.find(Role.LABEL, 'Today')
    program.window.do('win.levels')
    levels(program).find(Role.PUSH_BUTTON, 'Deal of the Day').expect(description=re.compile('not played yet'))


def test_options_are_used_by_the_level_tiles(memory, desktop):
    memory.turn(*PAIRS[0], memory.act)
    memory.choose('8 Pairs', 'Letters', 'Two, in turns')
    memory.board.expect(name=re.compile('^Letters, 8 Pairs, '))
    desktop.key('F2')
    memory.expect_message(re.compile('^Player 1 to play: '))


def test_escape_closes_a_menu_before_the_levels_page(color_match, desktop):
    page = color_match.open_levels()
    desktop.key('F10')
    color_match.program.find(Role.MENU_ITEM, 'About Grab Bag')
    desktop.key('Escape')
    wait_for(lambda: not color_match.program.find_all(Role.MENU_ITEM, 'About Grab Bag'), 'the menu to go')
    page.find(Role.PUSH_BUTTON, '3 Colors')
    desktop.key('Escape')
    wait_for_board(color_match.program)


@pytest.mark.parametrize('game', ['color-match', 'sun-and-moon', 'picture-puzzle', 'memory', 'move-me'])
def test_two_tiles_fit_side_by_side_in_the_narrowest_window(start, desktop, game):
    program = start('--game', game, '--seed', '7', '--level', {'sun-and-moon': 'hard'}.get(game, '3'))
    desktop.resize(program.window, *PHONE)
    program.window.do('win.levels')
    page = levels(program)

    def tiles():
        return [tile.extents for tile in page.find_all(Role.PUSH_BUTTON, LEVEL)[:2]]
    wait_for(lambda: tiles()[0].width > 100 and tiles()[0].y == tiles()[1].y, lambda: f'{tiles()} to be side by side')
    first, second = tiles()
    assert first.x >= 0 and second.x + second.width <= PHONE[0]
    for name in ('Choose a Level', 'Undo', 'Main Menu', 'Back to the Game'):
        button = program.find(Role.PUSH_BUTTON if name != 'Main Menu' else None, name, action='click').extents
        assert program.window.room.contains(button), f'{name}: {button}'
