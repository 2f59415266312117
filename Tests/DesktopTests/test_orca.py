"""Color Match with a screen reader: everything that it says from the launcher to the win."""
import re

import pytest

from color_match import ROUND
from screenreader import SCREEN_COORDINATES

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('Return', ['Color Match', 'Match colors to words panel.', 'Red circle, slot 1 push button.',
                'Press Space to pick it up.']),
    ('F2', ['0 of 3 placed, no mistakes, 0:00. Press Space to pick it up.']),
    ('space', ['Target: the word yellow push button.',
               'Red circle: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Red circle, slot 1 push button.',
                'This is red, but the word is yellow. 1 mistake. Press Space to pick it up.']),
    ('Right', ['Yellow star, slot 2 push button.', 'Press Space to pick it up.']),
    ('space', ['Target: the word yellow push button.',
               'Yellow star: press Return to drop it here, or Escape to put it back.']),
    ('Escape', ['Yellow star, slot 2 push button.', 'Yellow star is back. Press Space to pick it up.']),
    ('space', ['Target: the word yellow push button.',
               'Yellow star: press Return to drop it here, or Escape to put it back.']),
    ('Tab', ['Slot 2: Yellow star push button.', 'Yellow star: press Return to put it back.']),
    ('Tab', ['Target: the word yellow push button.',
             'Yellow star: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Green triangle, slot 3 push button.',
                'Right: yellow. The next word is green. Press Space to pick it up.']),
    ('space', ['Target: the word green push button.',
               'Green triangle: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Red circle, slot 1 push button.',
                'Right: green. The next word is red. Press Space to pick it up.']),
    ('Control_L+z', ['Undone. The word is green. Press Space to pick it up.']),
    ('Control_L+Shift_L+z', ['Redone. The word is red. Press Space to pick it up.']),
    ('space', ['Target: the word red push button.',
               'Red circle: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Target: all placed', 'Right: red.',
                'Well Done! All 3 placed in 0:00, with 1 mistake. Your best result at this level. panel.',
                'Next: 6 Colors push button.']),
]


@pytest.mark.to_the_end('Color Match')
def test_a_round_is_won_with_the_screen_reader(orca, start, desktop):
    start(*ROUND).close()
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
    desktop.key('Return')
    *_, square, told = orca.heard(2)
    assert square == 'Red circle, slot 1 push button.'
    assert re.fullmatch(r'New round\. The word is \w+\. Press Space to pick it up\.', told)


def test_a_damaged_file_is_announced_in_the_launcher(orca, start, data):
    (data / 'grab-bag').mkdir(parents=True)
    (data / 'grab-bag' / 'memory.json').write_text('{')
    program = start()
    program.allow(SCREEN_COORDINATES)
    message = 'The saved game of Memory could not be read. It was kept as a backup, and a new game was started.'
    assert orca.hear(message).count(message) == 1
