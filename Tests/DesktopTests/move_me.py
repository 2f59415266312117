"""The page of Move Me: the squares, the colors, and the ways to move and to color."""
import contextlib
import re

from game import Game
from tree import Role, State, wait_for

# Three blue squares, one above the other.
BOARD = ('--game', 'move-me', '--level', '3', '--seed', '7')
LIFTED = 1.2  # how much larger a pressed square is drawn
DATA = 'grab-bag/move-me.json'
SQUARE = re.compile(r'^Square (\d+)')
MOVED = re.compile(r'^Now at|^\d+ squares moved')  # the announcement when squares are dropped


class MoveMe(Game):
    """The page of the game."""

    board_name = re.compile('^Board with')

    # What there is

    def square(self, number):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^Square {number},'))

    @property
    def numbers(self):
        return sorted(int(match[1]) for match, _, _ in self.board.find_named(SQUARE))

    def center(self, number):
        """The center of a square on the monitor."""
        return self._desktop.center(self.square(number))

    def part(self, number):
        """The center of a square at rest, in fractions of the board's width and height."""
        square, board = self.square(number).extents, self.board.extents
        return ((square.center[0] - board.x) / board.width, (square.center[1] - board.y) / board.height)

    def expect_at(self, number, across, down):
        wait_for(lambda: all(abs(a - b) < 0.01 for a, b in zip(self.part(number), (across, down))),
                 lambda: f'square {number} at {across}, {down}, not {self.part(number)}')

    def expect_at_rest(self, number):
        """Waits until a square no longer moves, and returns its position."""
        self.square(number).come_to_rest()
        return self.part(number)

    def is_inside(self, number):
        square, board = self.square(number).extents, self.board.extents
        return (square.x >= board.x - 1 and square.y >= board.y - 1
                and square.x + square.width <= board.x + board.width + 1
                and square.y + square.height <= board.y + board.height + 1)

    def expect_selected(self, *numbers):
        def selected():
            return sorted(int(match[1]) for match, _, _ in self.board.find_named(SQUARE)
                          if match.string.endswith(', selected'))
        wait_for(lambda: selected() == list(numbers), lambda: f'{numbers} to be selected, not {selected()}')

    def expect_color(self, number, color):
        self.square(number).expect(name=re.compile(f'^Square {number}, {color},'))

    def look(self, number):
        """The look of the center of a square, without the focus ring at its corners."""
        return self._desktop.look(self.square(number), part=0.5)

    # Moves

    def point(self, across, down):
        """Returns a point of the monitor from fractions of the board."""
        board = self._desktop.rectangle(self.board)
        return (board.x + board.width * across, board.y + board.height * down)

    def drag(self, number, across, down):
        """Drags the center of a square to a point of the board, and drops it at rest."""
        with self._expect_moved():
            self.lift(number, across, down)
            self._desktop.pause()
            self._desktop.release()

    def lift(self, number, across, down):
        """Drags a square without dropping it."""
        self._lift(self.square(number), self.point(across, down))

    def throw(self, number, across, down, caught=False):
        """Drags a square quickly and drops it in motion; with `caught`, a press stops it at once."""
        start, end = self.center(number), self.point(across, down)
        with self._expect_moved():
            self._desktop.lift(start, end, steps=6, seconds=0.06)
            self._desktop.release()
            if caught:
                self._desktop.press()

    @contextlib.contextmanager
    def _expect_moved(self):
        """Waits until the squares are moved, which the focused one describes."""
        def said():
            return {square.description for square in self.board.find_all(Role.PUSH_BUTTON, re.compile('^Square'))}
        before = said()
        yield
        wait_for(lambda: any(MOVED.search(text) for text in said() - before), 'squares to be moved')

    def band(self, start, end):
        """Draws a rubber band between two points of the board."""
        self._desktop.drag(self.point(*start), self.point(*end), steps=10, seconds=0.2)

    def focus(self, number):
        """Moves the focus to a square from any other."""
        self._desktop.key('Home')
        for _ in self.numbers[:self.numbers.index(number)]:
            self._desktop.key('Page_Down')
        self.square(number).expect(state=State.FOCUSED)

    def swatch(self, color):
        return self.program.find(Role.PUSH_BUTTON, f'Color {color}')
