"""Move Me as a player meets it: the squares, the colors, and the ways to move and to color."""
import contextlib
import re

from game import Game
from tree import Role, State, wait_for

# Three blue squares, one above the other.
BOARD = ('--game', 'move-me', '--level', '3', '--seed', '7')
LIFTED = 1.2  # how much larger a pressed square is drawn
DATA = 'grab-bag/move-me.json'
SQUARE = re.compile(r'^Square (\d+)')
MOVED = re.compile(r'^Now at|^\d+ squares moved')  # what is said when squares are let go


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
        """Where the middle of a square is on the monitor."""
        return self._desktop.center(self.square(number))

    def part(self, number):
        """Where the middle of a square at rest is, in parts of the board's width and height."""
        square, board = self.square(number).extents, self.board.extents
        return ((square.center[0] - board.x) / board.width, (square.center[1] - board.y) / board.height)

    def expect_at(self, number, across, down):
        wait_for(lambda: all(abs(a - b) < 0.01 for a, b in zip(self.part(number), (across, down))),
                 lambda: f'square {number} at {across}, {down}, not {self.part(number)}')

    def expect_at_rest(self, number):
        """Waits until a square no longer moves, and answers with where it is."""
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
        """What the middle of a square looks like; at its corners the outline of the focus comes and goes."""
        return self._desktop.look(self.square(number), part=0.5)

    # Moves

    def point(self, across, down):
        """A point of the monitor, in parts of the board."""
        board = self._desktop.rectangle(self.board)
        return (board.x + board.width * across, board.y + board.height * down)

    def drag(self, number, across, down):
        """Drags the middle of a square to a part of the board, and lets go of it at rest."""
        with self._expect_moved():
            self.lift(number, across, down)
            self._desktop.pause()
            self._desktop.release()

    def lift(self, number, across, down):
        """Drags a square and goes on holding it."""
        self._lift(self.square(number), self.point(across, down))

    def throw(self, number, across, down, caught=False):
        """Drags a square quickly and lets go of it on the way; it is `caught` by a press that follows at once."""
        start, end = self.center(number), self.point(across, down)
        with self._expect_moved():
            self._desktop.lift(start, end, steps=6, seconds=0.06)
            self._desktop.release()
            if caught:
                self._desktop.press()

    @contextlib.contextmanager
    def _expect_moved(self):
        """Waits until what is done within has moved squares, of which the one with the focus tells."""
        def said():
            return {square.description for square in self.board.find_all(Role.PUSH_BUTTON, re.compile('^Square'))}
        before = said()
        yield
        wait_for(lambda: any(MOVED.search(text) for text in said() - before), 'squares to be moved')

    def band(self, start, end):
        """Draws a rubber band between two parts of the board."""
        self._desktop.drag(self.point(*start), self.point(*end), steps=10, seconds=0.2)

    def focus(self, number):
        """Brings the keyboard's focus to a square, from any other."""
        self._desktop.key('Home')
        for _ in self.numbers[:self.numbers.index(number)]:
            self._desktop.key('Page_Down')
        self.square(number).expect(state=State.FOCUSED)

    def swatch(self, color):
        return self.program.find(Role.PUSH_BUTTON, f'Color {color}')
