"""The page of Color Match: the squares, the target with its word, and the ways to make a move."""
import json
import re

from game import PICKED_UP, Game
from tree import Role, State, wait_for

SQUARES = {'red': 'Red circle', 'yellow': 'Yellow star', 'green': 'Green triangle'}

# A round whose words are known: yellow, green, red. Its squares lie in the order red, yellow, green.
ROUND = ('--game', 'color-match', '--level', '3', '--seed', '7')
LIFTED = 1.06  # the scale of a lifted square

DATA = 'grab-bag/color-match.json'
RESULTS = 'grab-bag/results.json'


class ColorMatch(Game):
    """The page of a game of three colors."""

    board_name = 'Match colors to words'

    # What there is

    def square(self, color):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^{SQUARES[color]}, slot'))

    def in_slots(self, color):
        """The squares of a color that lie in the row, at any level."""
        return self.board.find_all(Role.PUSH_BUTTON, re.compile(f'^{color.capitalize()} .*, slot'))

    def slot(self, color):
        """The slot of a square that lies in the row."""
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^Slot .: {SQUARES[color]}$'))

    @property
    def target(self):
        return self.board.find(Role.PUSH_BUTTON, re.compile('^Target'))

    @property
    def word(self):
        """The color that the word on the target names, or None when all are placed."""
        match = re.search(r'the word (\w+)', self.target.name)
        return match and match[1]

    def expect_word(self, word):
        self.target.expect(name=f'Target: the word {word}')

    def is_home(self, color):
        """Whether the square is in its slot and not picked up."""
        square = self.square(color)
        return not PICKED_UP.search(square.name) and square.extents == self.slot(color).extents

    def expect_home(self, *colors):
        for color in colors:
            wait_for(lambda: self.is_home(color), lambda: f'{self.square(color)} to return')

    # Moves

    def drag(self, color, to=None):
        """Drags a square to the target, or to a point of the monitor."""
        self._desktop.drag(self._desktop.center(self.square(color)), to or self._desktop.center(self.target))

    def lift(self, color, to=None):
        """Drags a square to the free corner of the board, or to a point of the monitor, without dropping it."""
        self._lift(self.square(color), to or self.nowhere)
        self.square(color).expect(name=PICKED_UP)

    @property
    def nowhere(self):
        """A point of the monitor where a square is over no place."""
        board = self._desktop.rectangle(self.board)
        return (board.x + 40, board.y + board.height - 40)

    def click(self, color):
        """Clicks a square, then the target."""
        self._desktop.click(self._desktop.center(self.square(color)))
        self.square(color).expect(name=PICKED_UP)
        self._desktop.click(self._desktop.center(self.target))

    def press_keys(self, color, over_target=lambda: None):
        """Moves a square to the target by keys alone, from any focused square."""
        self._desktop.key('Home')
        for other in SQUARES:
            if other == color:
                break
            if self.in_slots(other):
                self._desktop.key('Right')
        self.square(color).expect(state=State.FOCUSED)
        self._desktop.key('space')
        self.target.expect(state=State.FOCUSED)
        over_target()
        self._desktop.key('Return')

    def act(self, color):
        """Performs the accessibility actions of a square and of the target."""
        self.square(color).do('click')
        self.target.do('click')

    def place(self, way):
        """Places the square of the word by `way`, one of the above."""
        word = self.word
        way(word)
        # The word changes first: the placed square may still be told in its slot, before it goes.
        wait_for(lambda: self.word != word and not self.in_slots(word), f'{word} to be placed')

    def play_to_the_end(self, way):
        while self.word:
            self.place(way)

    def play_to_the_win(self, way):
        self.play_to_the_end(way)
        self.expect_win()

    # The end

    def expect_win(self):
        self.expect_end('Well Done!', step='Next: 6 Colors')


def results(data):
    """The results that are stored in the data folder, each as (level, moves, mistakes)."""
    stored = json.loads((data / RESULTS).read_text())['value']
    return [(result['level'], result['tally']['moves'], result['tally']['mistakes']) for result in stored]


def matched(data):
    """How many words of the stored round have their color."""
    return json.loads((data / DATA).read_text())['value']['history']['present']['matchedCount']
