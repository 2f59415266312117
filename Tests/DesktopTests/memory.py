"""Memory as a player meets it: the cards, where each lies, and the ways to turn two of them over.

Cards are told by their numbers in reading order, counted from one.
"""
import re

from game import Game
from tree import State, wait_for

# Level 1 with its cards in the order dog, rabbit, dog, cat, rabbit, cat.
GAME = ('--game', 'memory', '--level', '3', '--seed', '7')
FACES = ['dog', 'rabbit', 'dog', 'cat', 'rabbit', 'cat']
PAIRS = [(1, 3), (2, 5), (4, 6)]

DATA = 'grab-bag/memory.json'

BOARD = re.compile(r'^(.*), (\d+) Pairs$')
CARD = re.compile(r'^(?:(?P<face>.+), )?[Cc]ard (?P<number>\d+), row (?P<row>\d+), column (?P<column>\d+)')


class Memory(Game):
    """The page of a game."""

    board_name = BOARD

    # What there is

    @property
    def cards(self):
        """The cards as nodes, in reading order."""
        found = [(int(match['number']), node) for node in self.board.children if (match := CARD.match(node.name))]
        return [node for _, node in sorted(found, key=lambda entry: entry[0])]

    def card(self, number):
        # A board that a page covers has none on newer GTK.
        return wait_for(lambda: self.cards, 'the board to be shown')[number - 1]

    def face(self, number):
        """What a card says it shows, without that it is matched; None if it is face down."""
        name = self.card(number).name
        return None if name.endswith('face down') else CARD.match(name)['face'].removesuffix(', matched')

    @property
    def faces(self):
        return [self.face(number) for number in range(1, len(self.cards) + 1)]

    @property
    def open(self):
        """The numbers of the cards that are face up and not matched."""
        return [number for number, node in enumerate(self.cards, 1)
                if not node.name.endswith('face down') and ', matched, ' not in node.name]

    @property
    def matched(self):
        return [number for number, node in enumerate(self.cards, 1) if ', matched, ' in node.name]

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
        return next((number for number, node in enumerate(self.cards, 1) if State.FOCUSED in node.states), None)

    def look_at(self, first, second):
        """Opens two cards, answers with what they show, and waits until unequal ones are face down again."""
        faces = []
        for number in first, second:
            self.card(number).do('click')
            faces.append(wait_for(lambda: self.face(number), f'card {number} to be face up'))
        if second not in self.matched:
            self.expect_face_down(first, second)
        return faces

    # Turns: each opens two cards

    def click(self, first, second):
        for number in first, second:
            self._desktop.click(self._desktop.center(self.card(number)))

    def drag(self, first, second):
        self._desktop.drag(self._desktop.center(self.card(first)), self._desktop.center(self.card(second)))

    def lift(self, number, point):
        """Drags a card to a point of the monitor and goes on holding it."""
        self._lift(self.card(number), point)

    def press_keys(self, first, second):
        columns = max(int(CARD.match(node.name)['column']) for node in self.cards)
        for number in first, second:
            self._walk(number, columns, lambda: self.focused)
            self._desktop.key('space')

    def act(self, first, second):
        for number in first, second:
            self.card(number).do('click')

    def turn(self, first, second, way):
        """Opens a pair by `way`, one of the above."""
        way(first, second)
        self.expect_matched(first, second)

    def play_to_the_end(self, way, pairs=PAIRS):
        for first, second in pairs:
            self.turn(first, second, way)
