"""Move Me as a player meets it: the squares, the colors, and the ways to move and to color."""
import os
import re

from geometry import Rectangle
from tree import Role, State, wait_for

# Three blue squares, one above the other.
BOARD = ('--game', 'move-me', '--level', '3', '--seed', '7')
LIFTED = 1.2  # how much larger a pressed square is drawn
DATA = 'grab-bag/move-me.json'


class MoveMe:
    """The page of the game, once it is in its place in the window."""

    def __init__(self, program, desktop):
        self.program, self._desktop = program, desktop
        self.board = program.find(Role.PANEL, re.compile('^Board with'))
        wait_for(lambda: self.board.extents.x == 0 and self.board.extents.width == program.window.extents.width,
                 lambda: f'the page to slide in, from {self.board.extents}')

    # What there is

    def square(self, number):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^Square {number},'))

    @property
    def numbers(self):
        names = [square.name for square in self.board.find_all(Role.PUSH_BUTTON, re.compile('^Square'))]
        return sorted(int(re.match(r'Square (\d+)', name)[1]) for name in names)

    def center(self, number):
        """Where the middle of a square is on the monitor."""
        return self._desktop.center(self.square(number))

    def part(self, number):
        """Where the middle of a square at rest is, in parts of the board's width and height."""
        square, board = self.square(number).extents, self.board.extents
        return ((square.center[0] - board.x) / board.width, (square.center[1] - board.y) / board.height)

    def expect_at(self, number, across, down, tolerance=0.01):
        wait_for(lambda: abs(self.part(number)[0] - across) < tolerance and abs(self.part(number)[1] - down) < tolerance,
                 lambda: f'square {number} at {across}, {down}, not {self.part(number)}')

    def expect_at_rest(self, number):
        """Waits until a square no longer moves, and answers with where it is."""
        places = []

        def rests():
            places.append(self.part(number))
            return len(places) > 10 and len(set(places[-10:])) == 1
        wait_for(rests, lambda: f'square {number} to come to rest: {places[-3:]}')
        return places[-1]

    def is_inside(self, number):
        square, board = self.square(number).extents, self.board.extents
        return (square.x >= board.x - 1 and square.y >= board.y - 1
                and square.x + square.width <= board.x + board.width + 1
                and square.y + square.height <= board.y + board.height + 1)

    def expect_selected(self, *numbers):
        def selected():
            return [n for n in self.numbers if self.square(n).name.endswith(', selected')]
        wait_for(lambda: selected() == list(numbers), lambda: f'{numbers} to be selected, not {selected()}')

    def expect_color(self, number, color):
        self.square(number).expect(name=re.compile(f'^Square {number}, {color},'))

    def look(self, number):
        """What the middle of a square looks like; at its corners the outline of the focus comes and goes."""
        x, y, width, height = self._desktop.rectangle(self.square(number))
        middle = Rectangle(x + width / 4, y + height / 4, width / 2, height / 2)
        return self._desktop.picture(f'{os.environ["XDG_RUNTIME_DIR"]}/square.png', middle)

    # Moves

    def point(self, across, down):
        """A point of the monitor, in parts of the board."""
        board = self._desktop.rectangle(self.board)
        return (board.x + board.width * across, board.y + board.height * down)

    def drag(self, number, across, down):
        """Drags the middle of a square to a part of the board, and lets go of it at rest."""
        self._desktop.move(self.center(number))
        self._desktop.press()
        self._desktop.move(self.point(across, down), steps=10, seconds=0.2)
        self._desktop.pause()
        self._desktop.release()

    def lift(self, number, across, down):
        """Drags a square and goes on holding it."""
        self._desktop.move(self.center(number))
        self._desktop.press()
        self._desktop.move(self.point(across, down), steps=10, seconds=0.2)

    def throw(self, number, across, down):
        """Drags a square quickly and lets go of it on the way."""
        self._desktop.move(self.center(number))
        self._desktop.press()
        self._desktop.move(self.point(across, down), steps=6, seconds=0.06)
        self._desktop.release()

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
