"""A first start shows the first move until the player makes one; Show Me makes a move; a demo does not change the game."""
import json
import time

import pytest

from color_match import ROUND, ColorMatch
from jigsaw import TWELVE, Jigsaw
from memory import GAME as THREE_PAIRS
from memory import Memory
from move_me import BOARD as SQUARES
from move_me import MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from switches import Switches
from tree import Role, wait_for

STEP = 0.6  # seconds between two pictures of a lesson
REST = 2.0  # seconds without a change: longer than any step of a lesson


def nudge(game):
    game.focus(1)
    game._desktop.key('Right')


# By game: its page, its arguments, and a first move by pointer and by keys.
GAMES = {
    'color-match': (ColorMatch, ROUND, lambda game: game.drag(game.word), lambda game: game.press_keys(game.word)),
    'sun-and-moon': (SunAndMoon, SOLITAIRE, lambda game: game.drag(*game.solution()[0]),
                     lambda game: game.press_keys(*game.solution()[0])),
    'picture-puzzle': (PicturePuzzle, JOURNEY, lambda game: game.drag(1, 1), lambda game: game.press_keys(1, 1)),
    'memory': (Memory, THREE_PAIRS, lambda game: game.click(1, 3), lambda game: game.press_keys(1, 3)),
    'move-me': (MoveMe, SQUARES, lambda game: game.drag(1, 0.2, 0.2), nudge),
    'jigsaw': (Jigsaw, TWELVE, lambda game: game.drag(1, 1), lambda game: game.press_keys(1, 1)),
}
ways = pytest.mark.parametrize('way', [2, 3], ids=['pointer', 'keys'])
kinds = pytest.mark.parametrize('kind', GAMES)


@pytest.fixture
def first_start(start, desktop, settings):
    """Starts a game as at the first start, and returns its page."""
    def first_start(kind):
        settings.reset('learned-games')
        page, arguments, *_ = GAMES[kind]
        program = start(*arguments)
        if not desktop.has_shell:
            desktop.maximize(program.window)
        return page(program, desktop)
    return first_start


def expect_moving(desktop, board):
    before = desktop.look(board, rest=0)
    wait_for(lambda: desktop.look(board, rest=0) != before, 'the lesson to be shown')


def expect_learned(settings, *kinds):
    wait_for(lambda: settings.get('learned-games').split() == list(kinds), lambda: f'{kinds} to be learned')


@kinds
@ways
def test_a_lesson_ends_with_the_first_move_and_is_not_repeated(kind, way, first_start, start, desktop, settings):
    game = first_start(kind)
    if way == 3:
        desktop.key('Shift_L')
    expect_moving(desktop, game.board)
    assert settings.get('learned-games') == ''
    GAMES[kind][way](game)
    expect_learned(settings, kind)
    game.program.close()
    page, arguments, *_ = GAMES[kind]
    again = page(start(*arguments), desktop)
    desktop.look(again.board, rest=REST)


@kinds
@pytest.mark.fingers
def test_a_lesson_ends_with_the_first_move_by_touch(kind, first_start, desktop, settings):
    game = first_start(kind)
    if kind == 'color-match':
        start, end = desktop.center(game.square(game.word)), desktop.center(game.target)
    elif kind == 'sun-and-moon':
        card, area = game.solution()[0]
        start, end = desktop.center(card.node), desktop.center(game.area(area))
    elif kind == 'picture-puzzle':
        start, end = desktop.center(game.tile(1)), game.point(1)
    elif kind == 'memory':
        start, end = desktop.center(game.card(1)), desktop.center(game.card(3))
    elif kind == 'jigsaw':
        start, end = desktop.center(game.piece(1)), desktop.rectangle(game.board).center
    else:
        start, end = game.center(1), game.point(0.2, 0.2)
    desktop.drag_fingers((start, end), steps=15, seconds=0.25)
    expect_learned(settings, kind)


@kinds
@pytest.mark.looks
def test_a_lesson_fits(kind, appearance, first_start, desktop):
    game = first_start(kind)
    appearance.fit(game.program.window)
    expect_moving(desktop, game.board)
    for moment in 'start', 'middle', 'end':
        appearance.picture(f'lesson-{kind}-{moment}', rest=0)
        time.sleep(STEP)


def test_escape_skips_the_lesson(first_start, desktop, settings):
    game = first_start('color-match')
    expect_moving(desktop, game.board)
    desktop.key('Escape')
    expect_learned(settings, 'color-match')
    desktop.look(game.board, rest=REST)
    assert game.word == 'yellow'


def test_a_cancelled_drag_does_not_end_the_lesson(first_start, desktop, settings):
    game = first_start('color-match')
    expect_moving(desktop, game.board)
    game.lift('red')
    desktop.key('Escape')
    desktop.release()
    game.expect_home('red')
    expect_moving(desktop, game.board)
    assert settings.get('learned-games') == ''


def test_a_lesson_adds_no_time_of_play(first_start, desktop, data):
    game = first_start('color-match')
    expect_moving(desktop, game.board)
    game.program.close()
    assert not (data / 'grab-bag/color-match.json').exists() or saved(data)['elapsed'] == [0, 0]


def test_the_lesson_for_switches_ends_with_the_first_move(first_start, desktop, settings):
    game = first_start('color-match')
    switches = Switches(True, desktop, settings)
    expect_moving(desktop, game.board)
    switches.bring(game.square('yellow'), game.target)
    expect_learned(settings, 'color-match')


def saved(data):
    return json.loads((data / 'grab-bag/color-match.json').read_text())['value']


def test_show_me_makes_a_good_move_and_counts_it_as_a_hint(color_match, data):
    color_match.place(color_match.drag)
    color_match.program.window.do('win.show-me')
    color_match.expect_word('red')
    wait_for(lambda: saved(data)['tally'] == {'moves': 2, 'mistakes': 0, 'hints': 1}, lambda: saved(data))
    color_match.program.window.do('win.undo')
    color_match.expect_word('green')


def test_any_key_stops_show_me(color_match, desktop):
    color_match.place(color_match.drag)
    color_match.program.window.do('win.show-me')
    wait_for(lambda: color_match.square('green').name.endswith('picked up'), 'the square to be picked up')
    desktop.key('Right')
    color_match.expect_home('green')
    color_match.expect_word('green')


def test_show_me_plays_a_card_in_sun_and_moon(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    game.play(*game.solution()[0], game.act)
    before = sum(map(len, game.table.values()))
    game.program.window.do('win.show-me')
    wait_for(lambda: sum(map(len, game.table.values())) == before + 1, 'the card to be played')


def test_show_me_in_an_untouched_game_shows_the_lesson(color_match, desktop):
    desktop.look(color_match.board, rest=REST)
    color_match.program.window.do('win.show-me')
    expect_moving(desktop, color_match.board)
    desktop.key('Escape')
    desktop.look(color_match.board, rest=REST)


@pytest.mark.parametrize('kind', ['color-match', 'memory', 'picture-puzzle', 'sun-and-moon'])
def test_a_demo_ends_by_itself_and_does_not_change_the_game(kind, start, desktop, data):
    page, arguments, move, _ = GAMES[kind]
    game = page(start(*arguments), desktop)
    if kind != 'picture-puzzle':
        move(game)
    desktop.look(game.board, rest=0.5)
    file = data / f'grab-bag/{kind}.json'
    stored = json.loads(file.read_text())['value'] if file.exists() else None
    game.program.window.do('win.demo')
    game.message('This is a demo. Press any key to end it.')
    game.program.find(Role.PANEL, 'The demo is over, and your game is as you left it.', seconds=60)
    now = json.loads(file.read_text())['value'] if file.exists() else None
    if stored:
        assert {**stored, 'elapsed': 0, 'pace': 0} == {**now, 'elapsed': 0, 'pace': 0}
    assert not (data / 'grab-bag/results.json').exists()


def test_a_key_ends_the_demo(color_match, desktop):
    color_match.place(color_match.drag)
    before = [node.name for node in (color_match.target, color_match.square('green'), color_match.square('red'))]
    color_match.program.window.do('win.demo')
    color_match.message('This is a demo. Press any key to end it.')
    wait_for(lambda: color_match.word != 'green' or color_match.board.find_all(name='Slot 1, empty'), 'the demo to begin')
    desktop.key('Return')
    color_match.message('The demo is over, and your game is as you left it.')
    assert before == [node.name for node in (color_match.target, color_match.square('green'), color_match.square('red'))]
