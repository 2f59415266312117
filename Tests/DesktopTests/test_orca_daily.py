"""The deal of the day with a screen reader: the calendar is read, and a deal is played only from what is spoken."""
import re
from datetime import date, timedelta

from screenreader import SCREEN_COORDINATES

SQUARES = {'red': 'Red circle', 'yellow': 'Yellow star', 'green': 'Green triangle'}
SQUARE = r'(Red|Yellow|Green) \w+, slot \d push button\.'
NOT_PLAYED = r'.+: not played yet\.'
WAITS = r'Press Space to pick it up\.'


def long(day):
    return f'{day:%A, %B} {day.day}'


def days(today):
    """Keys and what is heard after them, from the opening to the deal of a Monday, which has three colors."""
    yield 'Control_L+d', [r'Deal of the Day frame\.', rf'Today, {long(today)}\.', r'list\.', r'Color Match push button\.',
                          NOT_PLAYED]
    for game in 'Sun and Moon', 'Picture Puzzle', 'Memory':
        yield 'Tab', [rf'{game} push button\.', NOT_PLAYED]
    yield 'Tab', [r'The Last Five Weeks panel\.', rf'Today, {long(today)}, nothing played push button\.']
    day = today - timedelta(7)
    yield 'Up', [rf'{long(day)}, nothing played push button\.']
    while day.weekday():
        day -= timedelta(1)
        yield 'Left', [rf'{long(day)}, nothing played push button\.']
    yield 'space', [long(day)]
    yield 'Shift_L+Tab', [rf'{long(day)}\.', r'list\.', r'Memory push button\.', NOT_PLAYED]
    for game in 'Picture Puzzle', 'Sun and Moon', 'Color Match':
        yield 'Shift_L+Tab', [rf'{game} push button\.', NOT_PLAYED]
    yield 'Return', [r'Color Match frame\.', r'Match colors to words panel\.', SQUARE, WAITS]


def test_the_calendar_is_read_and_a_deal_is_played(orca, program, desktop):
    def hear(keys, *expected):
        """Presses a key, and returns what is heard."""
        *modifiers, key = keys.split('+')
        desktop.key(key, *modifiers)
        return orca.heard_like(*expected)

    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    today = date.today()
    for keys, expected in days(today):
        hear(keys, *expected)
    said, _ = hear('space', r'Target: the word \w+ push button\.', '.+')
    hear('Escape', SQUARE, '.+')
    word, focused, left = said.split()[3], 'Red', list(SQUARES)
    while True:
        steps = left.index(word) - [SQUARES[color].split()[0] for color in left].index(focused)
        for _ in range(abs(steps)):
            hear('Right' if steps > 0 else 'Left', SQUARE, WAITS)
        hear('space', rf'Target: the word {word} push button\.', rf'{SQUARES[word]}: press Return to drop it here, .*')
        left.remove(word)
        if not left:
            break
        square, told = hear('Return', SQUARE, rf'Right: {word}\. The next word is \w+\. .*')
        word, focused = re.search(r'next word is (\w+)', told)[1], square.split()[0]
    monday = long(today - timedelta(7 + today.weekday()))
    hear('Return', 'Target: all placed', rf'Right: {word}\.',
         rf'Well Done! All 3 placed .* Deal of the Day: {monday}\. 1 of 4 played\. panel\.',
         r'Next Deal of the Day: Sun and Moon push button\.')
