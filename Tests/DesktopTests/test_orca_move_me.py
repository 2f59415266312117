"""Move Me with a screen reader: what it says when squares are moved, selected, colored, thrown and removed."""
import pytest

from move_me import BOARD
from screenreader import SCREEN_COORDINATES

HINT = 'Arrow keys move it, Space selects it, Page Down goes to the next one.'
COLOR_HINT = 'Gives this color to the selected squares, or to the one that had the focus last.'

# Keys, and everything that is heard until the next ones.
TRANSCRIPT = [
    ('Page_Down', ['Square 2, blue, middle, center of the board push button.', HINT]),
    ('Right', ['Now at 52.6 percent from the left, 50 percent from the top.']),
    ('Right', ['Now at 55.1 percent from the left, 50 percent from the top.']),
    ('Control_L+Right', ['Square 2, blue, middle right of the board',
                         'Now at 80.9 percent from the left, 50 percent from the top.']),
    ('Control_L+Right', ['Now at 87.1 percent from the left, 50 percent from the top.']),
    ('Control_L+Right', ['Square 2 is at the edge.']),
    ('space', ['Square 2, blue, middle right of the board, selected']),
    ('Page_Down', ['Square 3, blue, bottom center of the board push button.', HINT]),
    ('Control_L+a', ['Square 3, blue, bottom center of the board, selected', '3 squares are selected.']),
    ('Tab', ['Colors panel.', 'Color blue push button.', COLOR_HINT]),
    ('Right', ['Color turquoise push button.', COLOR_HINT]),
    ('Return', ['3 squares are turquoise now.']),
    ('Delete', ['3 squares removed.']),
    ('Control_L+z', ['Undone. 3 squares changed.']),
    ('Shift_L+Tab', ['Board with 3 squares panel.',
                     'Square 1, turquoise, top center of the board push button.', HINT]),
    ('Control_L+z', ['Square 1, blue, top center of the board', 'Undone. 3 squares changed.']),
    ('Control_L+z', ['Undone. Now at 80.9 percent from the left, 50 percent from the top.']),
]


def test_squares_are_moved_with_the_screen_reader(orca, start, desktop):
    program = start(*BOARD)
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(desktop, 'Board with 3 squares panel.', 'Square 1, blue, top center of the board push button.')
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT


def turns(number, row, percent):
    """A square is moved, thrown and colored; the focus is on it before and after."""
    def at(color, column):
        return f'Square {number}, {color}, {row} {column} of the board'
    return [
        ('Control_L+Right', [at('blue', 'right'), f'Now at 75.7 percent from the left, {percent} percent from the top.']),
        ('Control_L+Shift_L+Left', [at('blue', 'left'), f'Now at 20 percent from the left, {percent} percent from the top.']),
        ('Tab', ['Colors panel.', 'Color turquoise push button.', COLOR_HINT]),
        ('Return', [f'Square {number} is turquoise now.']),
        ('Shift_L+Tab', ['Board with 3 squares panel.', f'{at("turquoise", "left")} push button.', HINT]),
    ]


CARRIED = [
    ('Tab', ['Colors panel.', 'Color blue push button.', COLOR_HINT]),
    ('Right', ['Color turquoise push button.', COLOR_HINT]),
    ('Shift_L+Tab', ['Board with 3 squares panel.', 'Square 1, blue, top center of the board push button.', HINT]),
    *turns(1, 'top', 25),
    ('Page_Down', ['Square 2, blue, middle, center of the board push button.', HINT]),
    *turns(2, 'middle', 50),
    ('Page_Down', ['Square 3, blue, bottom center of the board push button.', HINT]),
    *turns(3, 'bottom', 75),
    ('F2', ['3 squares, 9 changes. Arrow keys move it, Space selects it, Page Down goes to the next one.']),
    ('Delete', ['Square 2, turquoise, middle left of the board push button.', 'Square 3 removed.']),
    ('Control_L+z', ['Undone. Added square 3, bottom left of the board.']),
    ('Control_L+Shift_L+z', ['Redone. 2 squares.']),
    ('Control_L+z', ['Undone. Added square 3, bottom left of the board.']),
]


@pytest.mark.to_the_end('Move Me')
def test_squares_are_thrown_colored_and_restored_with_the_screen_reader(orca, start, desktop):
    program = start(*BOARD)
    program.allow(SCREEN_COORDINATES)
    orca.heard(3)
    assert orca.follow(desktop, CARRIED) == CARRIED
