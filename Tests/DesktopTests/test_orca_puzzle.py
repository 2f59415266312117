"""Picture Puzzle with a screen reader: everything that it says from the first tile to the win."""
import pytest

from picture_puzzle import JOURNEY
from screenreader import SCREEN_COORDINATES

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('F2', ['Puzzle 1 of 3: 0 of 4 tiles right, 0 moves, 0:00. Press Space to pick it up.']),
    ('space', ['Row 1, column 2: tile 3 push button.',
               'Tile 2: press Return to swap it with tile 3, or Escape to put it back.']),
    ('Escape', ['Tile 2 of 4, row 1, column 1 push button.',
                'Tile 2 is back. Press Space to pick it up.']),
    ('space', ['Row 1, column 2: tile 3 push button.',
               'Tile 2: press Return to swap it with tile 3, or Escape to put it back.']),
    ('Return', ['Tile 3 of 4, row 1, column 1',
                'Tile 2 is in the right place. 1 of 4 tiles is right. Press Space to pick it up.']),
    ('space', ['Row 1, column 2: tile 2 push button.',
               'Tile 3: press Return to swap it with tile 2, or Escape to put it back.']),
    ('Down', ['Row 2, column 2: tile 1 push button.',
              'Tile 3: press Return to swap it with tile 1, or Escape to put it back.']),
    ('Left', ['Row 2, column 1: tile 4 push button.',
              'Tile 3: press Return to swap it with tile 4, or Escape to put it back.']),
    ('Return', ['Tile 4 of 4, row 1, column 1',
                'Tile 3 is in the right place. 2 of 4 tiles are right. Press Space to pick it up.']),
    ('Control_L+z', ['Tile 4 of 4, row 2, column 1',
                     'Undone. 1 of 4 tiles is right. Press Space to pick it up.']),
    ('Control_L+Shift_L+z', ['Tile 4 of 4, row 1, column 1',
                              'Redone. 2 of 4 tiles are right. Press Space to pick it up.']),
    ('space', ['Row 1, column 2: tile 2 push button.',
               'Tile 4: press Return to swap it with tile 2, or Escape to put it back.']),
    ('Down', ['Row 2, column 2: tile 1 push button.',
              'Tile 4: press Return to swap it with tile 1, or Escape to put it back.']),
    ('Return', ['Tile 1 of 4, row 1, column 1, right place',
                'Tiles 4 and 1 are in the right places. '
                'The puzzle is solved, and its tiles no longer move.',
                'Congrats! You have solved this puzzle. 3 moves, 0:00. Your best result at this level. panel.',
                'Next Puzzle: 3 × 3 push button.']),
    ('Control_L+r', ['Tile 2 of 4, row 1, column 1 push button.',
                     'New puzzle: Steam Train on the Viaduct, 2 by 2. 0 of 4 tiles are right. '
                     'Press Space to pick it up.']),
]


@pytest.mark.to_the_end('Picture Puzzle')
def test_a_puzzle_is_solved_with_the_screen_reader(orca, start, desktop):
    program = start(*JOURNEY)
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(
        desktop, 'Steam Train on the Viaduct, 2 by 2 panel.', 'Tile 2 of 4, row 1, column 1 push button.',
        'A green steam engine with red wheels pulls three coaches over a stone bridge with tall arches. Through the arches '
        'you see a river with a fishing boat, cows, and fields. In front, a child waves to the train. '
        'Press Space to pick it up.')
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
