"""The page of Jigsaw: pieces with numbers that do not reveal their cells, the frame, and its cells.

Pieces are identified here by the cells where they belong, counted from one in reading order. Their displayed numbers
depend on the seed, as in the program.
"""
import re

from game import Game
from tree import Role, State, wait_for

TWELVE = ('--game', 'jigsaw', '--level', '12', '--seed', '7')
TURNED = ('--game', 'jigsaw', '--level', '12-turned', '--seed', '7')
COLUMNS = 3  # of twelve pieces of a square picture
SOLVED = 'Congrats! You have solved this puzzle'
PIECE = re.compile(r'^Piece (\d+)(?:,|$)')
CELL = re.compile(r'^Row (\d+), column (\d+)$')
TRAY = re.compile(r'^.*, \d+ pieces?$')
FRAME = re.compile(r'^Frame with (\d+) pieces? in (?:its place|their places)$')
MASK = (1 << 64) - 1


def generator(seed):
    """SplitMix64, as in Sources/Games/Random."""
    while True:
        seed = seed + 0x9e3779b97f4a7c15 & MASK
        mixed = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb & MASK
        yield mixed ^ mixed >> 31


def numbers(count, seed):
    """The number of each piece, in the order of the cells where they belong."""
    random, result = generator(seed ^ 0x6a6967736177), list(range(1, count + 1))
    for last in range(count - 1, 0, -1):
        other = next(random) % (last + 1)
        result[last], result[other] = result[other], result[last]
    return result


class Jigsaw(Game):
    """The page of a jigsaw."""

    board_name = re.compile(r'^.*, \d+ pieces(, turned)?$')

    def __init__(self, program, desktop, count=12, columns=COLUMNS, seed=7):
        super().__init__(program, desktop)
        self._points = []
        self.count, self._columns, self._numbers = count, columns, numbers(count, seed)

    def pieces(self, cell):
        return self.board.find_all(Role.PUSH_BUTTON, re.compile(rf'^Piece {self._numbers[cell - 1]}(,|$)'))

    def piece(self, cell):
        return wait_for(lambda: self.pieces(cell), f'the piece of cell {cell}')[0]

    def cell(self, cell):
        row, column = divmod(cell - 1, self._columns)
        return self.board.find(Role.PUSH_BUTTON, f'Row {row + 1}, column {column + 1}')

    def tray(self, number, count):
        """Returns an unnamed tray, once it has that number of pieces."""
        return self.board.find(Role.PUSH_BUTTON, f'Tray {number}, {count} piece{"" if count == 1 else "s"}')

    def in_tray(self, number):
        """The center of the first piece in the first tray on the monitor; its reported size is that on the board."""
        tray = self._desktop.rectangle(self.board.find(Role.PUSH_BUTTON, re.compile(f'^Tray {number},')))
        return tray.x + 46, tray.y + 66

    @property
    def fixed(self):
        """The number of pieces in their places."""
        names = [node.name for node in self.board.find_all(Role.IMAGE, FRAME)]
        return int(FRAME.match(names[0])[1]) if names else None

    def expect_fixed(self, count):
        wait_for(lambda: self.fixed == count, lambda: f'{count} pieces in their places, not {self.fixed}')

    # Moves: each brings a piece to a cell

    def point(self, cell):
        """Returns the center of a cell on the monitor, read once from the cells that a click shows."""
        if not self._points:
            self.act_on(self.count)
            self._points = [self._desktop.center(self.cell(number)) for number in range(1, self.count + 1)]
            self._desktop.key('Escape')
            wait_for(lambda: not self.board.find_all(Role.PUSH_BUTTON, re.compile('^Row ')), 'the cells to be hidden')
        return self._points[cell - 1]

    def act_on(self, cell):
        self.piece(cell).do('click')

    def drag(self, piece, cell):
        point = self.point(cell)
        self._desktop.drag(self._desktop.center(self.piece(piece)), point, steps=15, seconds=0.25)

    def click(self, piece, cell):
        self._desktop.click(self._desktop.center(self.piece(piece)))
        self._desktop.click(self._desktop.center(self.cell(cell)))

    def act(self, piece, cell):
        self.act_on(piece)
        self.cell(cell).do('click')

    def press_keys(self, piece, cell):
        """Focuses a piece by its number, and moves it over the grid of cells."""
        self.go_to(piece)
        self._desktop.key('space')
        self._walk(cell, self._columns, self._focused_cell)
        self._desktop.key('Return')

    def go_to(self, cell):
        """Presses Page Up or Page Down until the piece of a cell has the focus."""
        number = self._numbers[cell - 1]
        while (start := wait_for(self._focused_number, 'a piece to have the focus')) != number:
            self._desktop.key('Page_Down' if start < number else 'Page_Up')
            wait_for(lambda: self._focused_number() not in (None, start), f'the focus to leave piece {start}')

    def _focused_number(self):
        match = self._focused(PIECE)
        return match and int(match[1])

    def _focused_cell(self):
        match = self._focused(CELL)
        return match and (int(match[1]) - 1) * self._columns + int(match[2])

    def focused_place(self):
        """The cell or tray that has the focus, or None."""
        return next((node for _, node, states in self.board.find_named(CELL, TRAY) if State.FOCUSED in states), None)

    def _focused(self, pattern):
        """The match of the focused node's name with a pattern, or None."""
        return next((match for match, _, states in self.board.find_named(pattern) if State.FOCUSED in states), None)

    def solve(self, way):
        for cell in range(1, self.count + 1):
            way(cell, cell)
            if cell < self.count:
                self.expect_fixed(cell)

    def expect_win(self):
        return self.expect_end(SOLVED, step=re.compile('^Next Picture: '))
