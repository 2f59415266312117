"""What a game made is gone when the game was left."""
import re

import pytest

from color_match import ColorMatch
from memory import Memory
from move_me import MoveMe
from sun_and_moon import COMPUTER, SunAndMoon
from tree import Role, State, wait_for


@pytest.fixture(params=[True, False], ids=['moving', 'still'])
def animations(desktop, request):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', request.param)


@pytest.fixture
def no_animations(desktop):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', False)


@pytest.fixture
def program(start):
    return start_watched(start)


def start_watched(start):
    """The program, which says after each game what is still alive."""
    program = start(environment={'GRAB_BAG_DEBUG': 'lifetimes'})
    program.allow('alive: .*')
    return program


def expect_nothing_left_behind(program, visits, play=lambda: None, game='Color Match'):
    """Enters a game, plays and leaves it so many times."""
    tile = program.find(Role.PUSH_BUTTON, re.compile(f'^{game}'))
    for visit in range(1, visits + 1):
        tile.do('click')
        program.window.expect(name=game)
        play()
        program.window.do('win.back')
        wait_for(lambda: len(program.errors) == visit, lambda: f'line {visit} of {program.errors}')
    assert len(set(program.errors[1:])) == 1, '\n'.join(program.errors)


def test_fifty_quick_visits_leave_nothing_behind(no_animations, program):
    expect_nothing_left_behind(program, 50)


def test_a_square_in_the_air_leaves_nothing_behind(animations, program):
    def pick_up():
        program.find(Role.PUSH_BUTTON, re.compile('^Red circle')).do('click')
    expect_nothing_left_behind(program, 5, pick_up)


def test_a_win_leaves_nothing_behind(animations, program, desktop):
    def win_and_play_again():
        game = ColorMatch(program, desktop)
        game.play_to_the_win(game.act)
        program.find(Role.PUSH_BUTTON, 'Play Again').do('click')
        wait_for(lambda: game.word, 'a new round')
    expect_nothing_left_behind(program, 3, win_and_play_again)


def test_a_card_under_way_leaves_nothing_behind(animations, start, desktop):
    start(*COMPUTER).close()
    program = start_watched(start)

    def play():
        game = SunAndMoon(program, desktop)
        desktop.key('n', 'Control_L')
        game.expect_turn('You')
        # It is left while the computer thinks, or while its card is on the way.
        game.play(*game.plays(is_home=True)[0], game.act)
    expect_nothing_left_behind(program, 4, play, 'Sun and Moon')


def test_cards_leave_nothing_behind(animations, memory, start, desktop):
    memory.card(1).do('click')
    memory.program.close()
    program = start_watched(start)
    expect_nothing_left_behind(program, 4, lambda: Memory(program, desktop).card(2).do('click'), 'Memory')


def test_squares_leave_nothing_behind(animations, program, desktop):
    def select_and_throw():
        move_me = MoveMe(program, desktop)
        desktop.key('a', 'Control_L')
        # To the other side, for the board is as it was left.
        move_me.throw(1, 0.3 if move_me.part(1)[0] > 0.5 else 0.7, 0.3)
        desktop.click(move_me.center(2))
    expect_nothing_left_behind(program, 4, select_and_throw, 'Move Me')


def test_the_inspector_leaves_nothing_behind(animations, program, desktop):
    def look_into_a_drag():
        if not program.find_all(Role.PANEL, 'Drag inspector'):
            desktop.key('F12')
        program.find(Role.PANEL, 'Drag inspector')
        program.find(Role.PUSH_BUTTON, re.compile('^Red circle')).do('click')
    expect_nothing_left_behind(program, 5, look_into_a_drag)


def test_windows_leave_no_pictures_behind(start, desktop):
    """Drawn with Cairo, for each window that goes while the compositor has its picture, GDK would keep that."""
    program = start(environment={'GSK_RENDERER': 'cairo'})

    def pictures():
        with open(f'/proc/{program.process.pid}/maps') as maps:
            return sum('gdk-wayland' in line for line in maps)
    before = pictures()
    for _ in range(40):
        program.window.do('win.preferences')
        program.dialog.expect(state=State.ACTIVE)
        desktop.key('Tab')  # The mark around the focus is still moving when the window closes.
        desktop.key('Escape')
        wait_for(lambda: len(program.root.children) == 1, 'the window to close')
    assert pictures() <= before + 1
