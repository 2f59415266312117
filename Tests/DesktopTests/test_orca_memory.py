"""Memory with a screen reader: everything that it says from the launcher to the end."""
import pytest

from memory import GAME
from screenreader import SCREEN_COORDINATES

DOWN = 'Press Space to turn it over.'
OPEN = 'Look for the other card of its pair.'

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here, and any number of points 9.
TRANSCRIPT = [
    ('Return', ['Memory', 'Begin push button.',
                'Turn two cards over: click one and then the other, or drag one onto the other. Two of a kind are a pair. '
                'All other cards turn back after a moment, so remember them. A pair is worth 9 points, and up to 12 more '
                'for quickness: as many as full seconds are left on both rings. A card that you saw before and that finds '
                'no pair costs 9 point.']),
    ('Return', ['Animals, 3 Pairs, 2 by 3 panel.', 'Card 1, row 1, column 1, face down push button.',
                f'New game: Animals, 3 Pairs. {DOWN}']),
    ('Right', ['Card 2, row 1, column 2, face down push button.', DOWN]),
    ('space', ['rabbit, card 2, row 1, column 2', OPEN]),
    ('Left', ['Card 1, row 1, column 1, face down push button.', DOWN]),
    ('space', ['dog, card 1, row 1, column 1', 'No pair: rabbit and dog. Press Space to turn both cards back.',
               'Card 1, row 1, column 1, face down', DOWN]),
    ('F2', [f'0 of 3 pairs, 1 turn, 9 points, 0:00. {DOWN}']),
    ('3', ['Card 3, row 1, column 3, face down push button.', DOWN]),
    ('space', ['dog, card 3, row 1, column 3', OPEN]),
    ('Home', ['Card 1, row 1, column 1, face down push button.', DOWN]),
    ('space', ['dog, matched, card 1, row 1, column 1', 'A pair: dog. 9 points won. 1 of 3 pairs found.']),
    ('Down', ['Card 4, row 2, column 1, face down push button.', DOWN]),
    ('space', ['cat, card 4, row 2, column 1', OPEN]),
    ('End', ['Card 6, row 2, column 3, face down push button.', DOWN]),
    ('space', ['cat, matched, card 6, row 2, column 3', 'A pair: cat. 9 points won. 2 of 3 pairs found.']),
    ('Left', ['Card 5, row 2, column 2, face down push button.', DOWN]),
    ('space', ['rabbit, card 5, row 2, column 2', OPEN]),
    ('Up', ['Card 2, row 1, column 2, face down push button.', DOWN]),
    ('space', ['rabbit, matched, card 2, row 1, column 2',
               'A pair: rabbit. 9 points won.',
               'Game Over! All 3 pairs found in 4 turns, 0:00: 9 points. Your best result at this level. panel.',
               'Next: 4 Pairs push button.']),
]


@pytest.mark.to_the_end('Memory')
def test_level_1_is_played_with_the_screen_reader(orca, start, desktop):
    start(*GAME).close()
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    desktop.key('Tab')
    while not any(text.startswith('Memory') for text in orca.heard(1)):
        desktop.key('Tab')
    assert orca.follow(desktop, TRANSCRIPT, (r'-?\d+ (?=points?\b)', '9 ')) == TRANSCRIPT


# A board of four rows of six cards.
LARGE = [
    ('End', ['Card 6, row 1, column 6, face down push button.', DOWN]),
    ('Control_L+Down', ['Card 24, row 4, column 6, face down push button.', DOWN]),
    ('Home', ['Card 19, row 4, column 1, face down push button.', DOWN]),
    ('Up', ['Card 13, row 3, column 1, face down push button.', DOWN]),
    ('Down', ['Card 19, row 4, column 1, face down push button.', DOWN]),
    ('6', ['Card 24, row 4, column 6, face down push button.', DOWN]),
    ('space', ['turtle, card 24, row 4, column 6', OPEN]),
    ('Control_L+Up', ['Card 6, row 1, column 6, face down push button.', DOWN]),
]


def test_cards_of_a_large_board_are_read_with_row_and_column(orca, start, desktop):
    program = start('--game', 'memory', '--level', '12', '--seed', '7')
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(desktop, 'Animals, 12 Pairs, 4 by 6 panel.', 'Card 1, row 1, column 1, face down push button.', DOWN)
    assert orca.follow(desktop, LARGE) == LARGE


class Listener:
    """Plays only from what the screen reader says."""

    def __init__(self, orca, desktop):
        """Begins on the first card."""
        self._orca, self._desktop, self._at = orca, desktop, (1, 1)

    def play(self, rows, columns):
        """Turns the cards over in order, and known pairs at once. Returns what is heard at the end."""
        new = [(row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)]
        heard = {}  # the remaining cards that were turned over, by position
        while True:
            pair = next(([place, other] for place in heard for other in heard
                         if place < other and heard[place] == heard[other]), None)
            first = pair[0] if pair else new.pop(0)
            heard[first] = self._turn_over(first)
            known = [place for place in heard if heard[place] == heard[first] and place != first]
            second = known[0] if known else new.pop(0)
            heard[second] = self._turn_over(second)
            if heard[first] == heard[second]:
                del heard[first], heard[second]
                if not heard and not new:
                    return self._said
            elif not any(text.startswith('No pair: ') for text in self._said):
                raise AssertionError(f'“No pair” was not announced: {self._said}')
            elif not any('face down' in text for text in self._said):
                self._said += self._orca.heard(2)  # the card is face down again

    def _turn_over(self, place):
        """Turns a card over, and returns its face."""
        (row, column), (to_row, to_column) = self._at, place
        for _ in range(abs(to_row - row)):
            self._press('Down' if to_row > row else 'Up', 1)
        if to_column != column:
            self._press(str(to_column), 1)
        said = self._press('space', 2)
        # An announcement can be read before the new name of the card.
        card = next((text for text in said if f'row {to_row}, column {to_column}' in text), None)
        assert card, (said, place)
        self._at = place
        return card.split(',')[0]

    def _press(self, key, count):
        self._desktop.key(key)
        self._said = self._orca.heard(count, names_alone=True)
        return self._said


def test_sixteen_cards_are_matched_with_the_screen_reader(orca, start, desktop):
    program = start('--game', 'memory', '--level', '8', '--seed', '7')
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(desktop, 'Animals, 8 Pairs, 4 by 4 panel.', 'Card 1, row 1, column 1, face down push button.')
    said = Listener(orca, desktop).play(4, 4)
    said += orca.heard(4 - len(said)) if len(said) < 4 else []
    assert said[-1] == 'Next: 10 Pairs push button.'
    assert any(text.startswith('Game Over! All 8 pairs found in ') for text in said)
