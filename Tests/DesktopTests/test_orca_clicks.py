"""What the screen reader says about clicked pieces, for players with low vision."""
import pytest

from color_match import ROUND, ColorMatch
from move_me import BOARD, MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from screenreader import SCREEN_COORDINATES
from sun_and_moon import SOLITAIRE, SunAndMoon


@pytest.fixture
def clicks(orca, start, desktop):
    """Expects what is heard after each click: clicks(page, arguments, transcript), each step (page → node, texts)."""
    def follow(page, arguments, transcript):
        program = start(*arguments)
        program.allow(SCREEN_COORDINATES)
        game = page(program, desktop)
        orca.heard(3)
        heard = []
        for find, expected in transcript:
            desktop.click(desktop.center(find(game)))
            heard.append(orca.heard_as(expected))
        assert heard == [expected for _, expected in transcript]
    return follow


def test_clicked_squares_of_color_match_are_read(clicks):
    def red(game):
        return game.square('red')

    def yellow(game):
        return game.square('yellow')
    clicks(ColorMatch, ROUND, [
        # The focus is on the red square, so its changed name is read.
        (red, ['Red circle, slot 1, picked up', 'Press Escape to put it back.']),
        (red, ['Red circle, slot 1', 'Red circle is back. Press Space to pick it up.']),
        (red, ['Red circle, slot 1, picked up', 'Press Escape to put it back.']),
        (yellow, ['Red circle, slot 1', 'Red circle is back. Press Space to pick it up.',
                  'Yellow star picked up. The word is yellow. Press Space to pick it up.']),
        # The focus follows the click.
        (yellow, ['Yellow star, slot 2 push button.', 'Yellow star is back. Press Space to pick it up.']),
        (yellow, ['Yellow star, slot 2, picked up', 'Press Escape to put it back.']),
        (lambda game: game.target, ['Yellow star, slot 2', 'Right: yellow. The next word is green.',
                                    'Red circle, slot 1 push button.', 'Press Space to pick it up.']),
    ])


def test_clicked_cards_of_sun_and_moon_are_read(clicks):
    def first(game):
        return game.cards[0].node

    def second(game):
        return game.cards[1].node
    clicks(SunAndMoon, SOLITAIRE, [
        (first, ['Sun card, for Yonder, home’s hand, card 5 of 5, picked up push button.',
                 'Sun card: press Return to put it back.']),
        (first, ['Press Escape to put it back.', 'Sun card, for Yonder, home’s hand, card 5 of 5',
                 'Sun card is back. Press Space to pick it up.']),
        (first, ['Sun card, for Yonder, home’s hand, card 5 of 5, picked up', 'Press Escape to put it back.',
                 'Sun card: press Return to put it back.']),
        (second, ['Sun card, for Yonder, home’s hand, card 5 of 5', 'Sun card is back. Press Space to pick it up.',
                  'Moon card, for There and Here, home’s hand, card 4 of 5, picked up push button.',
                  'Moon card: press Return to put it back.']),
        (lambda game: game.area('Here'), [
            'Moon card, played', 'Moon placed Here. 1 of 6 placed. Here already has a moon.',
            'Sun card, for Yonder, home’s hand, card 4 of 4 push button.', 'Press Space to pick it up.']),
    ])


def test_clicked_tiles_of_a_puzzle_are_read(clicks):
    def first(game):
        return game.tile_in(1)

    def second(game):
        return game.tile_in(2)
    clicks(PicturePuzzle, JOURNEY, [
        # The focus is on the first one.
        (first, ['Tile 2 of 4, row 1, column 1, picked up', 'Press Escape to put it back.',
                 'Row 1, column 1: tile 2', 'Tile 2: press Return to put it back.']),
        (first, ['Tile 2 of 4, row 1, column 1, picked up', 'Press Escape to put it back.',
                 'Tile 2 of 4, row 1, column 1', 'Tile 2 is back. Press Space to pick it up.']),
        (second, ['Row 1, column 2: tile 3 push button.', 'Tile 3: press Return to put it back.']),
        (second, ['Tile 3 of 4, row 1, column 2, picked up', 'Press Escape to put it back.',
                  'Tile 3 of 4, row 1, column 2', 'Tile 3 is back. Press Space to pick it up.']),
    ])


def test_clicked_squares_of_move_me_are_read(clicks):
    def first(game):
        return game.square(1)

    def second(game):
        return game.square(2)
    clicks(MoveMe, BOARD, [
        (first, ['Square 1, blue, top center of the board, picked up',
                 'Click where it is to go, or press Escape to put it back.']),
        (first, ['Square 1, blue, top center of the board', 'Square 1 is back.']),
        (first, ['Square 1, blue, top center of the board, picked up',
                 'Click where it is to go, or press Escape to put it back.']),
        (second, ['Square 1, blue, top center of the board', 'Square 1 is back.',
                  'Square 2, blue, middle, center of the board, picked up push button.',
                  'Click where it is to go, or press Escape to put it back.']),
        (second, ['Square 2, blue, middle, center of the board', 'Square 2 is back.']),
    ])
