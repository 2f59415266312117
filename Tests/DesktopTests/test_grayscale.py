"""Every game is won without colors: each move is decided from a gray picture alone.

The accessibility tree gives only the positions of pieces and slots, and performs the moves.
"""
import itertools
import os
import re

import pytest

from appearance import Appearance
from color_match import ColorMatch
from geometry import Rectangle
from gray import GrayPicture, most_alike
from memory import GAME as THREE_PAIRS
from memory import Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import AREAS, CARD, SOLITAIRE, SunAndMoon
from tree import wait_for

NINE_COLORS = ('--game', 'color-match', '--level', '9', '--seed', '7')
ALIKE = 0.97  # of two pictures of one thing
LONG_ENOUGH = 10  # seconds that a pair is looked at, unless the player ends it


@pytest.fixture
def gray(desktop):
    """Returns a gray picture of an area of the monitor, once nothing moves there."""
    def see(area, rest=0.2):
        path = f'{os.environ["XDG_RUNTIME_DIR"]}/gray.png'
        desktop.picture(path, area, rest)
        return GrayPicture(path)
    return see


@pytest.mark.parametrize('look', ['light', 'dark', 'high-contrast'])
def test_color_match_is_won_by_its_signs_in_gray(start, desktop, gray, look):
    Appearance(look, desktop, None)
    game = ColorMatch(start(*NINE_COLORS), desktop)
    board, origin = desktop.rectangle(game.board), game.board.extents
    squares = {node: node.extents.moved(-origin.x, -origin.y).scaled(0.6)
               for match, node, _ in game.board.find_named(re.compile('slot .$'))}
    assert len(squares) == 9
    target_shown, corner = desktop.rectangle(game.target).scaled(0.8), Rectangle(0, 0, 8, 8)
    picture, ground = gray(board), gray(target_shown).part(corner)
    signs = {node: picture.part(area).sign for node, area in squares.items()}
    while game.word:
        word = game.word
        # A matched square fills the target for a moment.
        seen = wait_for(lambda: (now := gray(target_shown)).part(corner).likeness(ground) > ALIKE and now, 'a word')
        wanted = most_alike(seen.sign, signs)
        wanted.do('click')
        game.target.do('click')
        wait_for(lambda: game.word != word, f'the word {word} to be matched by {wanted}')
        del signs[wanted]
    game.expect_end('Well Done!')


def test_a_solitaire_is_solved_by_its_signs_in_gray(start, desktop, gray):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    board, origin = desktop.rectangle(game.board), game.board.extents
    cards = [(node, node.extents.moved(-origin.x, -origin.y)) for _, node, _ in game.board.find_named(CARD)]
    areas = [(game.area(area), game.area(area).extents.moved(-origin.x, -origin.y)) for area in AREAS]
    picture = gray(board)

    def part(rect, across, down, side):
        x, y = rect.x + rect.width * across, rect.y + rect.height * down
        return picture.part(Rectangle(x - side / 2, y - side / 2, side, side))
    there = areas[1][1]
    symbols = {symbol: part(there, 0.5 + across, 0.5, there.height * 0.26).sign
               for symbol, across in (('sun', -0.31), ('moon', 0.31))}
    signs = {node: part(rect, 0.5, *((0.4, rect.height * 0.29) if rect == there else (0.34, rect.height * 0.42))).sign
             for node, rect in areas}
    seen = []
    for node, rect in cards:
        # Three signs below the symbol, or empty white.
        parts = [part(rect, 0.65, (88 + 30 * row) / 170, rect.width * 0.18) for row in range(3)]
        seen.append((node, most_alike(part(rect, 0.68, 40 / 170, rect.width * 0.52).sign, symbols),
                     [most_alike(one.sign, signs) for one in parts if one.spread > 60]))
    slots = list(itertools.product(symbols, signs))
    plays = next(chosen for chosen in itertools.permutations(seen, len(slots))
                 if all(card[1] == symbol and area in card[2] for card, (symbol, area) in zip(chosen, slots)))
    for (node, symbol, _), (_, area) in zip(plays, slots):
        node.do('click')
        area.do('click')
        area.expect(name=re.compile(rf'(?<!no )\b{symbol}\b'))
    game.expect_end('Well Done!')


def test_a_puzzle_is_solved_by_its_hint_in_gray(start, desktop, gray):
    puzzle = PicturePuzzle(start(*JOURNEY), desktop)
    board, origin = desktop.rectangle(puzzle.board), puzzle.board.extents
    places = [puzzle.frame(place).moved(-origin.x, -origin.y).scaled(0.9) for place in range(1, 5)]
    shown = gray(board)
    lying = dict(enumerate(shown.part(place) for place in places))
    puzzle.hint.do('click')
    whole = wait_for(lambda: (now := gray(board)).likeness(shown) < ALIKE and now, 'the whole picture')
    wait_for(lambda: gray(board).likeness(shown) > ALIKE, 'the tiles to be shown again')
    for place, area in enumerate(places):
        wanted = whole.part(area)
        start = max((other for other in lying if other >= place), key=lambda other: lying[other].likeness(wanted))
        if start != place:
            before = puzzle.tiles
            puzzle.tile_in(start + 1).do('click')
            puzzle.tile_in(place + 1).do('click')
            wait_for(lambda: puzzle.tiles != before, 'two tiles to change places')
            lying[start], lying[place] = lying[place], lying[start]
    puzzle.expect_win()


def test_memory_is_won_by_faces_in_gray(start, desktop, gray, settings):
    settings.set('look-time', LONG_ENOUGH)
    settings.set('tap-turns-back', True)
    memory = Memory(start(*THREE_PAIRS), desktop)
    gray(desktop.rectangle(memory.board))
    # A card that turns has another area.
    areas = {number: desktop.rectangle(memory.card(number)).scaled(0.8) for number in range(1, 7)}
    back, faces = gray(areas[1]), {}
    for pair in (1, 2), (3, 4), (5, 6):
        memory.act(*pair)
        for number in pair:
            faces[number] = wait_for(lambda: (now := gray(areas[number])).likeness(back) < ALIKE and now,
                                     f'the face of card {number}')
        if memory.open:
            memory.card(pair[0]).do('click')
            memory.expect_face_down(*pair)
    while left := [number for number in faces if number not in memory.matched]:
        first, *others = left
        face = faces[first].figure
        memory.turn(first, max(others, key=lambda other: face.likeness(faces[other].figure)), memory.act)
    memory.expect_end('Game Over!')
