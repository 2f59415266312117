"""Memory as a player meets it: the cards, where each lies, and the ways to turn two of them over.

Cards are told by their numbers in reading order, counted from one.
"""
import re

from tree import Role, State, wait_for

# Level 1 with its cards in the order dog, rabbit, dog, cat, rabbit, cat.
GAME = ('--game', 'memory', '--level', '3', '--seed', '7')
FACES = ['dog', 'rabbit', 'dog', 'cat', 'rabbit', 'cat']
PAIRS = [(1, 3), (2, 5), (4, 6)]

DATA = 'grab-bag/memory.json'

BOARD = re.compile(r'^(.*), (\d+) Pairs$')
CARD = re.compile(r'^(?:(?P<face>.+), )?[Cc]ard (?P<number>\d+), row (?P<row>\d+), column (?P<column>\d+)')


class Memory:
    """The page of a game, once its board is in its place in the window."""

    def __init__(self, program, desktop):
        self.program, self._desktop = program, desktop
        self.board = program.find(Role.PANEL, BOARD)
        wait_for(lambda: self.board.extents.x == 0 and self.board.extents.width == program.window.extents.width,
                 lambda: f'the page to slide in, from {self.board.extents}')

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

    def action(self, name):
        """Does one of the game's own actions: 'start', 'open', 'tap' …"""
        self.program.find(action=f'game.{name}').do(f'game.{name}')

    def expect_message(self, text):
        """Waits for a message over the board, and closes it."""
        message = self.program.find(Role.LABEL, text)
        # libadwaita has no name for the button that closes a toast.
        message.parent.parent.find(Role.PUSH_BUTTON).do('click')
        wait_for(lambda: not self.program.find_all(Role.LABEL, text), 'the message to go')

    # Turns: each opens two cards

    def click(self, first, second):
        for number in first, second:
            self._desktop.click(self._desktop.center(self.card(number)))

    def drag(self, first, second):
        self._desktop.drag(self._desktop.center(self.card(first)), self._desktop.center(self.card(second)))

    def lift(self, number, point):
        """Drags a card to a point of the monitor and goes on holding it."""
        self._desktop.move(self._desktop.center(self.card(number)))
        self._desktop.press()
        self._desktop.move(point, steps=10, seconds=0.2)

    def press_keys(self, first, second):
        for number in first, second:
            self.walk(number)
            self._desktop.key('space')

    def act(self, first, second):
        for number in first, second:
            self.card(number).do('click')

    def walk(self, number):
        """Presses arrow keys until the focus is on a card."""
        columns = max(int(CARD.match(node.name)['column']) for node in self.cards)
        while (start := wait_for(lambda: self.focused, 'a card to have the focus')) != number:
            (row, column), (to_row, to_column) = divmod(start - 1, columns), divmod(number - 1, columns)
            self._desktop.key('Right' if column < to_column else 'Left' if column > to_column else
                              'Down' if row < to_row else 'Up')
            wait_for(lambda: self.focused not in (None, start), f'the focus to leave card {start}')

    def turn(self, first, second, way):
        """Opens a pair by `way`, one of the above."""
        way(first, second)
        self.expect_matched(first, second)

    def play_to_the_end(self, way, pairs=PAIRS):
        for first, second in pairs:
            self.turn(first, second, way)

    # The end

    def expect_end(self, text):
        self.program.find(Role.LABEL, 'Game Over!')
        self.program.find(Role.LABEL, text)
        self.program.find(Role.PUSH_BUTTON, 'Play Again').expect(state=State.FOCUSED)
