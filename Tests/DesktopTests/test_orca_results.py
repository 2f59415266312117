"""Best Results with a screen reader: the results of a level, and the time of each of its games."""
import json

from color_match import RESULTS, ROUND
from screenreader import SCREEN_COORDINATES

GRAPH = ['Graph of times: first 42 seconds, last 1 minute 15 seconds, shortest 31 seconds image.',
         'Arrow keys go from game to game.']

# Keys, and everything that is heard until the next ones.
TRANSCRIPT = [
    ('Control_L+b', ['Best Results frame.', 'list.', 'Game combo box.', 'Color Match.']),
    ('Tab', ['Level combo box.', '3 Colors.']),
    ('Tab', ['3 games played.', 'list.', 'Shortest time: 31 seconds label.']),
    ('Tab', ['Fewest moves: 3 label.']),
    ('Tab', ['Fewest mistakes: 0 label.']),
    ('Tab', GRAPH),
    ('Right', ['Game 1 of 3: 42 seconds']),
    ('Right', ['Game 2 of 3: 31 seconds']),
    ('End', ['Game 3 of 3: 1 minute 15 seconds']),
    ('Left', ['Game 2 of 3: 31 seconds']),
    # The game that was read last in the graph is not read again.
    ('Shift_L+Tab', ['3 games played.', 'list.', 'Fewest mistakes: 0 label.']),
    ('Tab', GRAPH),
    ('Escape', ['Red circle, slot 1 push button.', 'Press Space to pick it up.']),
]

NOTHING_YET = [
    ('Control_L+b', ['Best Results frame.', 'list.', 'Game combo box.', 'Color Match.']),
    ('Tab', ['Level combo box.', '3 Colors.']),
    ('Tab', ['Win a game at this level to see it here. label.']),
]


def result(number, seconds, mistakes):
    """A round of Color Match as it is stored: its time is in attoseconds, in two parts of 64 bits."""
    return {'game': 'color-match', 'level': '3', 'date': number, 'elapsed': divmod(seconds * 10**18, 2**64),
            'tally': {'mistakes': mistakes, 'hints': 0, 'moves': 3 + mistakes}, 'seed': 7}


def test_an_empty_list_of_results_is_read(orca, start, desktop):
    program = start(*ROUND)
    program.allow(SCREEN_COORDINATES)
    orca.heard(3)
    assert orca.follow(desktop, NOTHING_YET) == NOTHING_YET


def test_results_are_read_one_by_one(orca, start, data, desktop):
    file = data / RESULTS
    file.parent.mkdir(parents=True)
    played = [result(1, 42, 1), result(2, 31, 2), result(3, 75, 0)]
    file.write_text(json.dumps({'version': 1, 'value': played}))
    program = start(*ROUND)
    program.allow(SCREEN_COORDINATES)
    orca.heard(3)
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
