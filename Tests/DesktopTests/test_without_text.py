"""Color Match is won without text: none is drawn, and the first round shows the first move.

The accessibility tree gives the positions of the squares and the target. Pictures show which square is next: first the one that
the lesson moves, then the one with the shape on the target. Desktops with pictures have no fingers, so the pointer drags.
test_lessons.py tests the lesson with fingers.
"""
import os
import re
import time

import pytest

from color_match import ROUND, ColorMatch
from gray import GrayPicture, most_alike
from preload import preloaded
from tree import wait_for

CELL = 3  # pixels of the board per cell
LOOKS, PAUSE = 16, 0.25  # pictures of the lesson, and seconds between them


@pytest.fixture
def see(desktop):
    def see(area, rest=0):
        path = f'{os.environ["XDG_RUNTIME_DIR"]}/seen.png'
        desktop.picture(path, area, rest)
        return GrayPicture(path)
    return see


def motion(pictures, columns, rows):
    """How much each cell of the board has changed in the pictures."""
    shades = [picture.shades(columns, rows) for picture in pictures]
    return [[max(all_shades) - min(all_shades) for all_shades in zip(*row)] for row in zip(*shades)]


def around(moved, area):
    """How much has changed in a narrow ring around an area, as a part of the largest change."""
    def cells(rect):
        return {(x, y) for x in range(round(rect.x / CELL), round((rect.x + rect.width) / CELL))
                for y in range(round(rect.y / CELL), round((rect.y + rect.height) / CELL))}
    ring = cells(area.scaled(1.2)) - cells(area)
    return sum(moved[y][x] for x, y in ring if 0 <= y < len(moved) and 0 <= x < len(moved[0])) / len(ring) / 255


def test_color_match_is_won_without_text(start, desktop, settings, see, tmp_path):
    settings.reset('learned-games')
    game = ColorMatch(start(*ROUND, environment=preloaded('blank-texts', tmp_path, 'pangocairo')), desktop)
    board, origin = desktop.rectangle(game.board), game.board.extents
    squares = {node: node.extents.moved(-origin.x, -origin.y)
               for match, node, _ in game.board.find_named(re.compile('slot .$'))}
    pictures = []
    for _ in range(LOOKS):
        pictures.append(see(board))
        time.sleep(PAUSE)
    moved = motion(pictures, int(board.width // CELL), int(board.height // CELL))
    shown = {node: around(moved, area) for node, area in squares.items()}
    first = max(shown, key=shown.get)
    desktop.drag(desktop.center(first), desktop.center(game.target))
    wait_for(lambda: settings.get('learned-games') == 'color-match', lambda: f'the lesson to be over after {shown}')
    del squares[first]
    target, picture = desktop.rectangle(game.target).scaled(0.8), see(board, rest=0.5)
    signs = {node: picture.part(area.scaled(0.6)).sign for node, area in squares.items()}
    while signs:
        wanted = most_alike(see(target, rest=0.5).sign, signs)
        before = game.target.name
        desktop.drag(desktop.center(wanted), desktop.center(game.target))
        wait_for(lambda: game.target.name != before, lambda: f'{wanted} to be placed')
        del signs[wanted]
    game.expect_win()
