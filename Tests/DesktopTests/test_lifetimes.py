"""The objects of a game are deallocated after it was left."""
import re

import pytest

from color_match import ColorMatch
from desktop import RIGHT
from geometry import path_between
from memory import Memory
from move_me import MoveMe
from neighbor import text
from picture_puzzle import PicturePuzzle
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
    """Starts the program, which prints the living objects after each game."""
    program = start(environment={'GRAB_BAG_DEBUG': 'lifetimes'})
    program.allow('alive: .*')
    return program


def expect_no_leaks(program, visits, play=lambda: None, game='Color Match'):
    """Enters a game, plays and leaves it `visits` times, and expects the same objects to be alive after each visit."""
    for _ in range(visits):
        visit(program, play, game)
    assert len(set(alive(program)[1:])) == 1, '\n'.join(program.errors)


def visit(program, play=lambda: None, game='Color Match'):
    before = len(alive(program))
    program.find(Role.PUSH_BUTTON, re.compile(f'^{game}')).do('click')
    program.window.expect(name=game)
    play()
    program.window.do('win.back')
    wait_for(lambda: len(alive(program)) > before, lambda: f'a line more than {program.errors}')


def alive(program):
    """The lines in which the program has listed living objects."""
    return [line for line in program.errors if line.startswith('alive: ')]


def test_fifty_quick_visits_leak_nothing(no_animations, program):
    expect_no_leaks(program, 50)


@pytest.mark.fingers
def test_a_game_left_during_touches_leaks_nothing(program, desktop):
    desktop.maximize(program.window)
    # GTK warns of a finger whose widget was removed.
    program.allow('.*Broken accounting of active state for widget .*')

    def hold():
        for finger, square in enumerate(['Red circle', 'Green triangle']):
            desktop.touch_down(desktop.center(program.find(Role.PUSH_BUTTON, re.compile(f'^{square}'))), finger)

    for play in [lambda: None] * 2 + [hold] * 3 + [lambda: None]:
        visit(program, play)
        for finger in 0, 1:
            if desktop.touches(finger):
                desktop.touch_up(finger)
    assert alive(program)[1] == alive(program)[-1], '\n'.join(program.errors)


@pytest.mark.parametrize('setting, value', [('switches', 1), ('dwell-time', 0.5)])
def test_switches_and_dwell_clicks_leak_nothing(program, settings, setting, value):
    def try_it():
        settings.set(setting, value)
        program.find(Role.PUSH_BUTTON, re.compile('^Red circle')).expect(state=State.FOCUSED)
        settings.reset(setting)
    expect_no_leaks(program, 4, try_it)


def test_a_picked_up_square_leaks_nothing(animations, program):
    def pick_up():
        program.find(Role.PUSH_BUTTON, re.compile('^Red circle')).do('click')
    expect_no_leaks(program, 5, pick_up)


def test_a_win_leaks_nothing(animations, program, desktop):
    def win_and_play_again():
        game = ColorMatch(program, desktop)
        game.play_to_the_win(game.act)
        program.find(Role.PUSH_BUTTON, 'Play Again').do('click')
        wait_for(lambda: game.word, 'a new round')
    expect_no_leaks(program, 3, win_and_play_again)


def test_a_card_of_the_computer_leaks_nothing(animations, start, desktop):
    start(*COMPUTER).close()
    program = start_watched(start)

    def play():
        game = SunAndMoon(program, desktop)
        desktop.key('n', 'Control_L')
        game.expect_turn('You')
        # The game is left before the computer plays, or while its card moves.
        game.play(*game.plays(is_home=True)[0], game.act)
    expect_no_leaks(program, 4, play, 'Sun and Moon')


def test_cards_leak_nothing(animations, memory, start, desktop):
    memory.card(1).do('click')
    memory.program.close()
    program = start_watched(start)
    expect_no_leaks(program, 4, lambda: Memory(program, desktop).card(2).do('click'), 'Memory')


def test_squares_leak_nothing(animations, program, desktop):
    def select_and_throw():
        move_me = MoveMe(program, desktop)
        desktop.key('a', 'Control_L')
        # To the other side, because the board is resumed.
        move_me.throw(1, 0.3 if move_me.part(1)[0] > 0.5 else 0.7, 0.3)
        desktop.click(move_me.center(2))
    expect_no_leaks(program, 4, select_and_throw, 'Move Me')


@pytest.mark.fingers
def test_a_color_that_a_finger_cannot_drag_leaks_nothing(program, desktop):
    """Mutter 43 silently refuses drags between windows by a finger."""
    desktop.maximize(program.window)

    def drag_a_color():
        move_me = MoveMe(program, desktop)
        desktop.drag_fingers((desktop.center(move_me.swatch('green')), desktop.center(move_me.board)), steps=10, seconds=0.2)
    expect_no_leaks(program, 4, drag_a_color, 'Move Me')


@pytest.mark.fingers
def test_a_color_that_is_dragged_twice_at_once_leaks_nothing(program, desktop):
    """GTK allows one drag of a color at a time, and keeps an earlier one whose end was not reported."""
    desktop.maximize(program.window)

    def drag_a_color_twice():
        move_me = MoveMe(program, desktop)
        start, end = desktop.center(move_me.swatch('green')), desktop.center(move_me.board)
        desktop.touch_down(start)
        for point in path_between(start, end, 10):
            desktop.touch_move(point)
        desktop.drag(start, end)
        desktop.touch_up()
    expect_no_leaks(program, 4, drag_a_color_twice, 'Move Me')


def test_a_lifted_color_leaks_nothing(program, desktop):
    # Outside of the window, which has a drop of its own for a drag above it.
    corner = desktop.monitor.width - 1, desktop.monitor.height - 1

    def lift_a_color():
        desktop.lift(desktop.center(MoveMe(program, desktop).swatch('green')), corner)

    for play in lambda: None, lambda: None, lift_a_color:
        visit(program, play, 'Move Me')
    desktop.release()
    assert alive(program)[1] == alive(program)[-1], '\n'.join(program.errors)


def test_a_color_that_is_dropped_twice_leaks_nothing(program, desktop):
    """With another button held, Mutter 43 continues the drag, and drops again at each release of its button."""
    # GDK warns of the second drop.
    program.allow(r'.*gdk_drop_(emit_drop_event|finalize): runtime check failed: .*')

    def drop_a_color_twice():
        move_me = MoveMe(program, desktop)
        desktop.lift(desktop.center(move_me.swatch('green')), move_me.center(1))
        desktop.press(RIGHT)
        desktop.release()
        move_me.expect_color(1, 'green')
        desktop.move(move_me.center(2), steps=3)
        desktop.press()
        desktop.release()
        desktop.move(move_me.center(1), steps=3)
        desktop.release(RIGHT)
    expect_no_leaks(program, 4, drop_a_color_twice, 'Move Me')


def test_the_inspector_leaks_nothing(animations, program, desktop):
    def look_into_a_drag():
        if not program.find_all(Role.PANEL, 'Drag inspector'):
            desktop.key('F12')
        program.find(Role.PANEL, 'Drag inspector')
        program.find(Role.PUSH_BUTTON, re.compile('^Red circle')).do('click')
    expect_no_leaks(program, 5, look_into_a_drag)


def test_an_open_menu_leaks_nothing(program):
    def open_the_menu():
        # Left at once, before the compositor shows it.
        program.find(name='Main Menu', action='click').do('click')
    expect_no_leaks(program, 4, open_the_menu)


def test_a_game_left_for_another_program_leaks_nothing(program, neighbor, desktop):
    others = neighbor({'sentence': text('A sentence.')})

    def go_elsewhere():
        desktop.click(desktop.center(program.window))
        program.window.expect(state=State.ACTIVE)
        others.copy('sentence')
        wait_for(lambda: State.ACTIVE not in program.window.states, 'the other program to have the focus')

    for play in lambda: None, lambda: None, go_elsewhere:
        visit(program, play, 'Memory')
    assert alive(program)[1] == alive(program)[-1], '\n'.join(program.errors)


def test_drops_of_another_program_leak_nothing(program, neighbor, desktop):
    others = neighbor({'sentence': text('A sentence.')})

    def drop():
        others.drag('sentence', to=desktop.center(PicturePuzzle(program, desktop).board))
        program.find(Role.LABEL, 'Only pictures can be made into a puzzle.')
    expect_no_leaks(program, 4, drop, 'Picture Puzzle')


def test_closed_windows_leak_no_buffers(start, desktop):
    """With Cairo, GDK would keep the buffer of each window that closes while the compositor uses it."""
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
        wait_for(lambda: len(program.windows) == 1, 'the window to close')
    assert pictures() <= before + 1
