"""The page of Memory: the cards, their positions, and the ways to turn two of them.

Cards are identified by their numbers in reading order, counted from one.
"""
import re

from game import Game
from tree import Role, State, wait_for

# Level 1 with its cards in the order dog, rabbit, dog, cat, rabbit, cat.
GAME = ('--game', 'memory', '--level', '3', '--seed', '7')
FACES = ['dog', 'rabbit', 'dog', 'cat', 'rabbit', 'cat']
PAIRS = [(1, 3), (2, 5), (4, 6)]

DATA = 'grab-bag/memory.json'

BOARD = re.compile(r'^(.*), (\d+) Pairs, \d+ by \d+$')
CARD = re.compile(r'^(?:(?P<face>.+), )?[Cc]ard (?P<number>\d+), row (?P<row>\d+), column (?P<column>\d+)')


class Memory(Game):
    """The page of a game."""

    board_name = BOARD

    # What there is

    @property
    def cards(self):
        """The cards as nodes, in reading order."""
        return [node for _, node, _ in self._told]

    @property
    def _told(self):
        """What the accessible tree contains of each card, in reading order."""
        return sorted(self.board.find_named(CARD), key=lambda told: int(told[0]['number']))

    def card(self, number):
        # A covered board has no cards on newer GTK.
        return wait_for(lambda: self.cards, 'the board to be shown')[number - 1]

    def face(self, number):
        """The face in a card's name, without “matched”; None if it is face down."""
        # A covered board has no cards on newer GTK.
        return wait_for(lambda: self.faces, 'the board to be shown')[number - 1]

    @property
    def faces(self):
        return [None if match.string.endswith('face down') else match['face'].removesuffix(', matched')
                for match, _, _ in self._told]

    @property
    def open(self):
        """The numbers of the cards that are face up and not matched."""
        return [int(match['number']) for match, _, _ in self._told
                if not match.string.endswith('face down') and ', matched, ' not in match.string]

    @property
    def matched(self):
        return [int(match['number']) for match, _, _ in self._told if ', matched, ' in match.string]

    def expect_open(self, *numbers):
        wait_for(lambda: self.open == list(numbers), lambda: f'the open cards {numbers}, not {self.open}')

    def expect_matched(self, *numbers):
        for number in numbers:
            self.card(number).expect(name=re.compile(', matched, card'))

    def expect_face_down(self, *numbers):
        for number in numbers:
            self.card(number).expect(name=re.compile('face down$'))

    @property
    def focused(self):
        """The number of the card that has the focus, or None."""
        return next((int(match['number']) for match, _, states in self._told if State.FOCUSED in states), None)

    def look_at(self, first, second):
        """Turns two cards, returns their faces, and waits until unmatched ones are face down again."""
        faces = []
        for number in first, second:
            self.card(number).do('click')
            faces.append(wait_for(lambda: self.face(number), f'card {number} to be face up'))
        if second not in self.matched:
            self.expect_face_down(first, second)
        return faces

    @property
    def plates(self):
        """The plates with the points of two players, in their order."""
        return sorted(self.board.find_all(Role.IMAGE, re.compile(r'^Player \d: ')), key=lambda node: node.name)

    # Turns: each turns two cards

    def click(self, first, second):
        for number in first, second:
            self._desktop.click(self._desktop.center(self.card(number)))

    def drag(self, first, second):
        self._desktop.drag(self._desktop.center(self.card(first)), self._desktop.center(self.card(second)))

    def lift(self, number, point):
        """Drags a card to a point of the monitor without dropping it."""
        self._lift(self.card(number), point)

    def press_keys(self, first, second):
        columns = max(int(match['column']) for match, _, _ in self._told)
        for number in first, second:
            self._walk(number, columns, lambda: self.focused)
            self._desktop.key('space')

    def act(self, first, second):
        for number in first, second:
            self.card(number).do('click')

    def turn(self, first, second, way):
        """Turns a pair by `way`, one of the above."""
        way(first, second)
        self.expect_matched(first, second)

    def play_to_the_end(self, way, pairs=PAIRS):
        for first, second in pairs:
            self.turn(first, second, way)
