"""Pictures for the README and for software centers: build/desktop-tests-on-forky/pictures/release.

It is no test_*.py, so that it runs only when it is named, as by scripts/screenshots. The same seeds, sizes and clocks give the
same pictures. The launcher comes last, because its tiles show each saved game.
"""
from datetime import datetime

import pytest

from appearance import INTERFACE
from color_match import ROUND, ColorMatch
from jigsaw import Jigsaw
from memory import Memory
from move_me import MoveMe
from picture_puzzle import PicturePuzzle
from preload import preloaded
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role

SIZE = (600, 760)
PLACE = (340, 36)
DAY = datetime(2026, 3, 7, 12)
MOVE_ME = ('--game', 'move-me', '--level', '12', '--seed', '7')
COLORS = ('yellow', 'red', 'green', 'purple', 'orange', 'pink')
PUZZLE = ('--game', 'picture-puzzle', '--level', '3', '--seed', '1')
JIGSAW = ('--game', 'jigsaw', '--level', '48', '--seed', '7')
JIGSAW_COUNT, JIGSAW_COLUMNS = 48, 6
PLACED = [*range(1, 14), 18, 19, 24]  # two rows, and the edges below them
MEMORY = ('--game', 'memory', '--level', '6', '--seed', '7')
MATCHED = [(6, 7), (5, 10)]
OPEN = 3  # a butterfly


@pytest.fixture
def take(picture):
    """Takes a picture of the window: take('launcher')."""
    return lambda name: picture(f'release/{name}')


@pytest.fixture
def opened(start, desktop, settings, tmp_path):
    """Starts the program on the same day, in a window of the usual size: opened(*arguments)."""
    desktop.set(INTERFACE, 'cursor-blink', False)
    settings.set('relaxes-memory', True)  # points do not depend on the time
    noon = tmp_path / 'noon'
    noon.write_text(f'{int(DAY.timestamp())}')
    environment = preloaded('wall-clock', tmp_path) | {'WALL_CLOCK': str(noon)}

    def begin(*arguments):
        program = start(*arguments, environment=environment)
        desktop.resize(program.window, *SIZE)
        desktop.place(program.window, *PLACE)
        return program
    return begin


def test_pictures(opened, desktop, take):
    color_match(ColorMatch(opened(*ROUND), desktop), desktop, take)
    sun_and_moon(SunAndMoon(opened(*SOLITAIRE), desktop), desktop, take)
    picture_puzzle(PicturePuzzle(opened(*PUZZLE), desktop), desktop, take)
    jigsaw(Jigsaw(opened(*JIGSAW), desktop, JIGSAW_COUNT, JIGSAW_COLUMNS), desktop, take)
    memory(Memory(opened(*MEMORY), desktop), desktop, take)
    move_me(MoveMe(opened(*MOVE_ME), desktop), desktop, take)
    desktop.move((0, 0))
    program = opened()
    program.find(Role.PUSH_BUTTON, 'Deal of the Day')
    take('launcher')


def leave(game, desktop):
    """Cancels the drag, and closes the window."""
    desktop.key('Escape')
    desktop.release()
    game.program.close()


def color_match(game, desktop, take):
    x, y = desktop.center(game.target)
    game.lift('yellow', (x - 50, y - 50))
    take('color-match')
    leave(game, desktop)


def sun_and_moon(game, desktop, take):
    for card, area in game.solution()[:2]:
        game.play(card, area, game.act)
    game.lift(*game.solution()[0])
    take('sun-and-moon')
    leave(game, desktop)


def picture_puzzle(game, desktop, take):
    x, y = game.point(5)
    desktop.lift(game.point(1), (x - 30, y - 30))
    take('picture-puzzle')
    leave(game, desktop)


def jigsaw(game, desktop, take):
    x, y = game.point(14)
    for cell in PLACED:
        game.act(cell, cell)
    desktop.lift(desktop.center(game.piece(14)), (x + 24, y + 24))
    take('jigsaw')
    leave(game, desktop)


def memory(game, desktop, take):
    for pair in MATCHED:
        game.turn(*pair, game.act)
    game.card(OPEN).do('click')
    game.expect_open(OPEN)
    desktop.look(game.card(MATCHED[-1][0]), rest=1.5)  # until matched cards have faded
    take('memory')
    game.program.close()


def move_me(game, desktop, take):
    for number, color in enumerate(COLORS, 1):
        game.focus(number)
        game.swatch(color).do('click')
        game.expect_color(number, color)
    desktop.key('F12')
    game.program.find(Role.PANEL, 'Drag inspector')
    game.lift(2, 0.3, 0.5)
    take('move-me')
    leave(game, desktop)
