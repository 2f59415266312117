"""What the screen reader says of pieces that are clicked, by a player who sees a little."""
import pytest

from color_match import ROUND, ColorMatch
from move_me import BOARD, MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from screenreader import SCREEN_COORDINATES
from sun_and_moon import SOLITAIRE, SunAndMoon


@pytest.fixture
def clicks(orca, start, desktop):
    """What is heard from each of some clicks on: clicks(page, arguments, transcript), each step (page → node, texts)."""
    def follow(page, arguments, transcript):
        program = start(*arguments)
        program.allow(SCREEN_COORDINATES)
        game = page(program, desktop)
        orca.heard(4)
        heard = []
        for find, expected in transcript:
            desktop.click(desktop.center(find(game)))
            heard.append(orca.heard(len(expected)))
        assert heard == [expected for _, expected in transcript]
    return follow


def test_squares_of_color_match(clicks):
    def red(game):
        return game.square('red')

    def yellow(game):
        return game.square('yellow')
    clicks(ColorMatch, ROUND, [
        # The focus is on the red one, so that its own name tells it.
        (red, ['Red circle, slot 1, picked up', 'Press Escape to put it back.']),
        (red, ['Red circle, slot 1', 'Red circle is back in its slot. Press Space to pick it up.']),
        (yellow, ['Yellow star picked up. The word is yellow. Press Space to pick it up.']),
        (yellow, ['Yellow star is back in its slot. Press Space to pick it up.']),
        (yellow, ['Yellow star picked up. The word is yellow. Press Space to pick it up.']),
        (lambda game: game.target, ['Right: yellow. The next word is green. Press Space to pick it up.']),
    ])


def test_cards_of_sun_and_moon(clicks):
    def first(game):
        return game.cards[0].node

    def second(game):
        return game.cards[1].node
    clicks(SunAndMoon, SOLITAIRE, [
        (first, []), (first, []), (second, []), (second, []), (first, []),
    ])


def test_tiles_of_a_puzzle(clicks):
    def first(game):
        return game.tile_in(1)

    def second(game):
        return game.tile_in(2)
    clicks(PicturePuzzle, JOURNEY, [(first, []), (first, []), (second, []), (second, [])])


def test_squares_of_move_me(clicks):
    def first(game):
        return game.square(1)

    def second(game):
        return game.square(2)
    clicks(MoveMe, BOARD, [(first, []), (first, []), (second, []), (second, [])])
