"""The end page of every game: its suggestions, and that Return alone leads from one win to the next game."""
import re
import time

import pytest

from appearance import INTERFACE
from color_match import ROUND
from game import suggested
from keyboard import Keyboard
from memory import GAME as THREE_PAIRS
from memory import Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from test_daily import DailyRound
from test_sun_and_moon import wrong_turn
from tree import Role, State, wait_for

PICTURE = 2.5  # seconds for which the whole picture is shown


def win_colors(program, desktop):
    game = DailyRound(program, desktop)
    while game.word:
        game.place(game.act)


def win_sky(program, desktop):
    game = SunAndMoon(program, desktop)
    wait_for(lambda: len(game.cards) == 10, 'a deal')
    game.solve(game.act)


def win_puzzle(program, desktop):
    game = PicturePuzzle(program, desktop)
    wait_for(lambda: game.tiles != sorted(game.tiles), 'a shuffled puzzle')
    game.solve(game.act)


def win_memory(program, desktop):
    """Opens all cards two by two, and then the pairs that were seen."""
    game = Memory(program, desktop)
    wait_for(lambda: game.cards and not any(game.faces), 'a new game')
    seen = {}
    for first in range(1, len(game.cards), 2):
        for number, face in zip((first, first + 1), game.look_at(first, first + 1)):
            seen.setdefault(face, []).append(number)
    for pair in seen.values():
        if pair[0] not in game.matched:
            game.turn(*pair, game.act)


@pytest.mark.parametrize('arguments, win, steps', [
    pytest.param(ROUND, win_colors, ['Next: 6 Colors', 'Next: 9 Colors'], id='color-match'),
    pytest.param(('--game', 'color-match', '--level', '9-tricky'), win_colors, ['Play Again'] * 2, id='last-level'),
    pytest.param(SOLITAIRE, win_sky, ['Next Deal'] * 2, id='sun-and-moon'),
    pytest.param(JOURNEY, win_puzzle, ['Next Puzzle: 3 × 3', 'Next Puzzle: 4 × 4'], id='journey'),
    pytest.param(('--game', 'picture-puzzle', '--level', '2', '--seed', '7'), win_puzzle,
                 [re.compile('^Next Picture: ')] * 2, id='free-puzzle'),
    pytest.param(THREE_PAIRS, win_memory, ['Next: 4 Pairs', 'Next: 5 Pairs'], id='memory')])
def test_return_alone_leads_from_one_win_to_the_next(start, desktop, arguments, win, steps):
    program = start(*arguments)
    for step in steps:
        win(program, desktop)
        suggested(program, step)
        desktop.key('Return')
        wait_for(lambda: not program.find_all(Role.PUSH_BUTTON, 'Choose…'), 'the page to go')


def test_the_end_page_shows_each_text_once(color_match):
    color_match.play_to_the_win(color_match.act)
    program = color_match.program
    for text in 'Well Done!', re.compile(r'^All 3 placed in 0:\d\d, with no mistakes\.$'), 'Your best result at this level.':
        assert len(program.find_all(Role.LABEL, text)) == 1
    program.find(Role.PANEL, re.compile(r'^Well Done! All 3 placed in .* level\.$'))
    assert not program.find_all(Role.PUSH_BUTTON, 'Copy Result')


def test_the_best_result_is_seen_with_the_next_step_in_large_text(color_match, desktop):
    program = color_match.program
    desktop.set(INTERFACE, 'text-scaling-factor', 2.0)
    desktop.resize(program.window, 360, 640)
    color_match.play_to_the_win(color_match.act)
    step = suggested(program, 'Next: 6 Colors')
    step.come_to_rest()
    for text in 'Well Done!', re.compile(r'^All 3 placed in 0:'), 'Your best result at this level.':
        label, button = program.find(Role.LABEL, text).extents, step.extents
        assert 0 < label.y and label.y + label.height <= button.y, f'{text}: {label} is above {button}'
        assert button.y + button.height <= program.window.extents.height


def test_the_result_is_copied_from_the_menu(color_match, desktop):
    program = color_match.program
    color_match.play_to_the_win(color_match.act)
    desktop.key('F10')
    program.find(Role.MENU_ITEM, 'Copy Result').expect(state=State.SENSITIVE).do('click')
    program.find(Role.LABEL, 'Result copied')


def test_a_game_under_way_has_no_result_to_copy(color_match, desktop):
    desktop.key('F10')
    item = color_match.program.find(Role.MENU_ITEM, 'Copy Result')
    assert State.SENSITIVE not in item.states


def test_the_key_of_the_last_move_does_not_press_the_suggested_step(color_match, desktop):
    for _ in range(2):
        color_match.place(color_match.act)
    keyboard = Keyboard(desktop)
    last = color_match.word
    color_match.square(last).expect(state=State.FOCUSED)
    keyboard.key('space')
    color_match.target.expect(state=State.FOCUSED)
    keyboard.hold('Return', seconds=3)
    color_match.expect_win()


def test_the_deal_of_the_day_leads_to_the_next_game(program, desktop):
    desktop.key('d', 'Control_L')
    program.dialog.expect(name='Deal of the Day', state=State.ACTIVE)
    desktop.key('Return')
    DailyRound(program, desktop).play_to_the_end()
    program.find(Role.LABEL, re.compile(r'^Deal of the Day: .*\. 1 of 4 played\.$'))
    desktop.key('Return')
    program.window.expect(name='Sun and Moon')
    wait_for(lambda: len(SunAndMoon(program, desktop).cards) in (5, 10), 'the deal of the day')


def test_a_stuck_game_is_tried_again_from_its_start(start, desktop):
    program = start(*SOLITAIRE)
    game = SunAndMoon(program, desktop)
    before = [card.node.name for card in game.cards]
    for play in wrong_turn(game):
        game.play(*play, game.act)
    game.expect_end('Stuck', step='Undo Last Move')
    program.find(Role.PUSH_BUTTON, 'Try Again').do('click')
    wait_for(lambda: [card.node.name for card in game.cards] == before, 'the same deal')


@pytest.mark.parametrize('moves', [True, False], ids=['animated', 'reduced-motion'])
def test_the_solved_picture_is_shown_before_the_end_page(puzzle, desktop, moves):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', moves)
    puzzle.solve(puzzle.act)
    puzzle.next.expect(state=State.SENSITIVE)
    solved = time.monotonic()
    assert not puzzle.program.find_all(Role.PUSH_BUTTON, re.compile('^Next Puzzle: '))
    puzzle.expect_win()
    assert time.monotonic() - solved > PICTURE / 2  # after the moments in which the last tiles came to rest
