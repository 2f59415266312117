"""The page of Sun and Moon: the cards of both hands, the areas, and the ways to play a card.

A card is identified by its name, which contains its face; an area by 'Yonder', 'There' or 'Here'.
"""
import itertools
import re
from typing import NamedTuple

from game import PICKED_UP, Game
from tree import Node, Role, State, wait_for

SOLITAIRE = ('--game', 'sun-and-moon', '--level', 'solitaire', '--seed', '7')
TWO_PLAYERS = ('--game', 'sun-and-moon', '--level', 'two-players', '--seed', '7')
HIDDEN = ('--game', 'sun-and-moon', '--level', 'hidden-hands', '--seed', '7')
COMPUTER = ('--game', 'sun-and-moon', '--level', 'hard', '--seed', '7')

DATA = 'grab-bag/sun-and-moon.json'

AREAS = ('Yonder', 'There', 'Here')
SYMBOLS = ('sun', 'moon')
CARD = re.compile(r'^(?P<symbol>Sun|Moon) card, for (?P<areas>.*), (?P<hand>home|visitor|your|computer)(’s)? hand, '
                  r'card (?P<number>\d) of \d(?P<picked_up>, picked up)?$')
AREA = re.compile(r'^(Yonder|There|Here): ')


class Card(NamedTuple):
    """A card of a player's hand."""
    node: Node
    symbol: str
    areas: tuple
    is_home: bool
    number: int

    def plays(self, table):
        """The areas where the card can be played on this table, a dictionary of areas and their symbols."""
        return [area for area in self.areas if self.symbol not in table[area]]


class SunAndMoon(Game):
    """The page of the game."""

    board_name = 'Place a sun and a moon in every area'

    # What there is

    @property
    def cards(self):
        """The visible cards, the visitor's after home's."""
        return [Card(node, match['symbol'].lower(),
                     tuple(area for area in AREAS if re.search(rf'\b{area}\b', match['areas'])),
                     match['hand'] in ('home', 'your'), int(match['number']))
                for match, node, _ in self.board.find_named(CARD)]

    def area(self, area):
        return self.board.find(Role.PUSH_BUTTON, re.compile(f'^{area}: '))

    @property
    def table(self):
        """The symbols of each area."""
        def symbols():
            return {match[1]: {s for s in SYMBOLS if re.search(rf'(?<!no )\b{s}\b', match.string)}
                    for match, _, _ in self.board.find_named(AREA)}
        return wait_for(lambda: len(table := symbols()) == len(AREAS) and table, 'all areas')

    @property
    def is_complete(self):
        return all(len(symbols) == 2 for symbols in self.table.values())

    def solution(self):
        """Plays that fill all areas, as (card, area), for one player who plays both hands."""
        slots = [(symbol, area) for area, there in self.table.items() for symbol in SYMBOLS if symbol not in there]
        for cards in itertools.permutations(self.cards, len(slots)):
            if all(card.symbol == symbol and area in card.areas for card, (symbol, area) in zip(cards, slots)):
                return [(card, area) for card, (_, area) in zip(cards, slots)]
        raise AssertionError(f'no solution with {self.cards} for {slots}')

    def plays(self, is_home):
        """All plays of one side, as (card, area)."""
        table = self.table
        return [(card, area) for card in self.cards if card.is_home == is_home for area in card.plays(table)]

    @property
    def turn(self):
        """The player whose turn it is, as the plate beside the cards says; None if it shows no turn."""
        plates = self.board.find_named(re.compile(r'turn\.$'))
        return plates and plates[0][0].string.partition(':')[0] or None

    def expect_turn(self, who):
        wait_for(lambda: self.turn == who, lambda: f'the turn of {who}, not of {self.turn}')

    # Moves: each moves a card to an area

    def drag(self, card, area):
        card.node.come_to_rest()  # a hand closes its gap after each play
        self._desktop.drag(self._desktop.center(card.node), self._desktop.center(self.area(area)), steps=15,
                           seconds=0.25)

    def lift(self, card, area):
        """Drags a card over an area without dropping it."""
        x, y = self._desktop.center(self.area(area))
        self._lift(card.node, (x + 20, y + 10))
        card.node.expect(name=PICKED_UP)

    def click(self, card, area):
        card.node.come_to_rest()
        self._desktop.click(self._desktop.center(card.node))
        card.node.expect(name=PICKED_UP)
        self._desktop.click(self._desktop.center(self.area(area)))

    def press_keys(self, card, area):
        """Moves a card to an area by keys alone, from any focused card."""
        self._walk_to(card)
        self._desktop.key('space')
        card.node.expect(name=PICKED_UP)
        wait_for(lambda: self._focused(AREAS), 'the focus to move to an area')
        for _ in range(4):
            if self._focused([area]):
                break
            self._desktop.key('Tab')
        self.area(area).expect(state=State.FOCUSED)
        self._desktop.key('Return')

    def act(self, card, area):
        card.node.do('click')
        self.area(area).do('click')

    def _focused(self, areas):
        return any(State.FOCUSED in states for match, _, states in self.board.find_named(AREA) if match[1] in areas)

    def _walk_to(self, card):
        """Presses arrow keys until the focus is on a card."""
        for _ in range(12):
            focused = wait_for(lambda: [c for c in self.cards if State.FOCUSED in c.node.states], 'a card in focus')[0]
            if focused.node == card.node:
                return
            if focused.is_home != card.is_home:
                self._desktop.key('Down' if card.is_home else 'Up')
            else:
                self._desktop.key('Right' if focused.number < card.number else 'Left')
            wait_for(lambda: State.FOCUSED not in focused.node.states, f'the focus to leave {focused.node}')
        raise AssertionError(f'no way to {card.node}')

    def solve(self, way):
        """Plays a whole solitaire by `way`."""
        for card, area in self.solution():
            self.play(card, area, way)

    def play(self, card, area, way):
        """Plays a card by `way`, one of the above, and waits until its symbol is placed."""
        way(card, area)
        wait_for(lambda: card.symbol in self.table[area], lambda: f'a {card.symbol} {area}: {self.table}')
