"""Sun and Moon with a screen reader: everything that it says alone, with two players, and against the computer."""
import re

import pytest

from screenreader import SCREEN_COORDINATES
from sun_and_moon import COMPUTER, HIDDEN, SOLITAIRE, TWO_PLAYERS

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('Tab', ['Sun and Moon push button.', 'Start a new game.']),
    ('Return', ['Sun and Moon', 'Place a sun and a moon in every area panel.',
                'Moon card, for Yonder, There, and Here, home’s hand, card 1 of 5 push button.',
                'Press Space to pick it up.']),
    ('End', ['Sun card, for Yonder, home’s hand, card 5 of 5 push button.', 'Press Space to pick it up.']),
    ('Up', ['Sun card, for Yonder, There, and Here, visitor’s hand, card 5 of 5 push button.',
            'Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Down', ['There: no sun, no moon push button.',
              'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Up', ['Yonder: no sun, no moon push button.',
            'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for Yonder, There, and Here, home’s hand, card 1 of 5 push button.',
                'Sun placed Yonder. 1 of 6 placed. Press Space to pick it up.']),
    ('Control_L+h', ['Look at this card: Moon card, for There and Here, home’s hand, card 4 of 5. '
                     'Press Space to pick it up.']),
    ('Control_L+h', ['Moon card: play it There. Press Space to pick it up.']),
    ('End', ['Sun card, for Yonder, home’s hand, card 5 of 5 push button.', 'Yonder already has a sun.']),
    ('space', ['Here: no sun, no moon push button.', 'This card cannot be played Here.']),
    ('Return', ['Sun card, for Yonder, home’s hand, card 5 of 5 push button.',
                'This card cannot be played Here. Yonder already has a sun.']),
    ('Control_L+z', ['Undone. 0 of 6 placed. Press Space to pick it up.']),
    ('F2', ['0 of 6 placed, 0:00. Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for Yonder, There, and Here, home’s hand, card 1 of 4 push button.',
                'Sun placed Yonder. 1 of 6 placed. Press Space to pick it up.']),
    ('space', ['Here: no sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Yonder, There, and Here, home’s hand, card 1 of 3 push button.',
                'Moon placed Here. 2 of 6 placed. Press Space to pick it up.']),
    ('space', ['Here: no sun, moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for There and Here, home’s hand, card 1 of 2 push button.',
                'Sun placed Here. 3 of 6 placed. Press Space to pick it up.']),
    ('space', ['There: no sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Yonder and There, visitor’s hand, card 1 of 5 push button.',
                'Moon placed There. 4 of 6 placed. Press Space to pick it up.']),
    ('space', ['There: no sun, moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for Yonder, There, and Here, visitor’s hand, card 1 of 4 push button.',
                'Sun placed There. 5 of 6 placed. Press Space to pick it up.']),
    ('space', ['Yonder: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for There and Here, home’s hand, card 1 of 1 push button.',
                'Moon placed Yonder.',
                'Well Done! All six are placed, in 0:00. 2 hints used. Your best result at this level. panel.',
                'Next Deal push button.']),
]


@pytest.mark.to_the_end('Sun and Moon')
def test_a_solitaire_is_played_with_the_screen_reader(orca, start, desktop):
    start(*SOLITAIRE).close()
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
    # The next deal has other cards.
    desktop.key('Return')
    *_, card, told = orca.heard(2)
    assert re.fullmatch(r'(Sun|Moon) card, for .*, home’s hand, card 1 of 5 push button\.', card)
    assert told == 'New game. Press Space to pick it up.'


# Between two players who see all cards.
IN_TURNS = [
    ('F2', ['Home: 0 points, Visitor: 0 points. It is home’s turn. Press Space to pick it up.']),
    ('Up', ['Sun card, for Yonder, visitor’s hand, card 1 of 5 push button.', 'It is home’s turn.']),
    ('space', ['Yonder: no sun, no moon push button.', 'It is home’s turn.']),
    ('Return', ['Sun card, for Yonder, visitor’s hand, card 1 of 5 push button.', 'It is home’s turn.']),
    ('Down', ['Sun card, for Yonder, home’s hand, card 1 of 5 push button.', 'Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for There, visitor’s hand, card 2 of 5 push button.',
                'Home plays a sun Yonder. 1 point. It is the visitor’s turn. Press Space to pick it up.']),
    ('space', ['There: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Here, home’s hand, card 1 of 4 push button.',
                'The visitor plays a sun There. 1 point. It is home’s turn. Press Space to pick it up.']),
    ('space', ['Here: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for There, visitor’s hand, card 3 of 4 push button.',
                'Home plays a sun Here. 1 point. It is the visitor’s turn. Press Space to pick it up.']),
    ('space', ['There: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Moon card, for Yonder, There, and Here, home’s hand, card 2 of 3 push button.',
                'The visitor plays a moon There. Eclipse! 3 points. It is home’s turn. Press Space to pick it up.']),
    ('space', ['Here: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for There and Here, home’s hand, card 1 of 2 push button.',
                'Home plays a moon Here. Eclipse! 3 points.', 'Home Wins. Home: 5 points, Visitor: 4 points. panel.',
                'Play Again push button.']),
]

# Against the computer, which answers after a moment.
ANSWERED = [
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Here, your hand, card 1 of 4 push button.',
                'You play a sun Yonder. 1 point. It is the computer’s turn.',
                'The computer plays a sun Here. 1 point. It is your turn. Here already has a sun.']),
    ('space', ['Here: sun, no moon push button.', 'Here already has a sun.']),
    ('Return', ['Sun card, for Here, your hand, card 1 of 4 push button.', 'Here already has a sun.']),
    ('Right', ['Sun card, for There and Here, your hand, card 2 of 4 push button.', 'Press Space to pick it up.']),
    ('space', ['There: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Here, your hand, card 1 of 3 push button.',
                'You play a sun There. 1 point. It is the computer’s turn.',
                'The computer plays a moon Here. Eclipse! 3 points. It is your turn. Here already has a sun.']),
    ('F2', ['You: 2 points, Computer: 4 points. It is your turn. Here already has a sun.']),
    ('Right', ['Moon card, for Yonder, There, and Here, your hand, card 2 of 3 push button.',
               'Press Space to pick it up.']),
    ('space', ['There: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for Here, your hand, card 1 of 2 push button.',
                'You play a moon There. Eclipse! 3 points.',
                'You Win! You: 5 points, Computer: 4 points. Your best result at this level. panel.',
                'Play Again push button.']),
]

# Between two players with hidden hands, of whom home begins.
PROMPT = 'Press Ready when nobody else sees the screen.'
FIRST = [
    ('Return', ['Sun card, for Yonder, home’s hand, card 1 of 5 push button.',
                'It is home’s turn. Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Hand the Computer to the Visitor panel.', 'Ready push button.',
                f'Home plays a sun Yonder. 1 point. Hand the Computer to the Visitor. {PROMPT}']),
]
HANDED_OVER = FIRST + [
    ('Control_L+z', ['Ready push button.',
                     f'Undone. It is home’s turn. Hand the Computer to Home. {PROMPT}']),
] + FIRST + [
    ('Return', ['Sun card, for There, visitor’s hand, card 2 of 5 push button.',
                'It is the visitor’s turn. Press Space to pick it up.']),
    ('space', ['There: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Hand the Computer to Home panel.', 'Ready push button.',
                f'The visitor plays a sun There. 1 point. Hand the Computer to Home. {PROMPT}']),
    ('Return', ['Sun card, for Here, home’s hand, card 1 of 4 push button.',
                'It is home’s turn. Press Space to pick it up.']),
    ('space', ['Here: no sun, no moon push button.',
               'Sun card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Hand the Computer to the Visitor panel.', 'Ready push button.',
                f'Home plays a sun Here. 1 point. Hand the Computer to the Visitor. {PROMPT}']),
    ('Return', ['Moon card, for There, visitor’s hand, card 3 of 4 push button.',
                'It is the visitor’s turn. Press Space to pick it up.']),
    ('space', ['There: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Hand the Computer to Home panel.', 'Ready push button.',
                f'The visitor plays a moon There. Eclipse! 3 points. Hand the Computer to Home. {PROMPT}']),
    ('Return', ['Moon card, for Yonder, There, and Here, home’s hand, card 2 of 3 push button.',
                'It is home’s turn. Press Space to pick it up.']),
    ('space', ['Here: sun, no moon push button.',
               'Moon card: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Sun card, for There and Here, home’s hand, card 1 of 2 push button.',
                'Home plays a moon Here. Eclipse! 3 points.', 'Home Wins. Home: 5 points, Visitor: 4 points. panel.',
                'Play Again push button.']),
]


@pytest.mark.parametrize(('arguments', 'transcript'), [(TWO_PLAYERS, IN_TURNS), (COMPUTER, ANSWERED)],
                         ids=['two players', 'computer'])
def test_games_for_two_are_played_with_the_screen_reader(orca, start, desktop, arguments, transcript):
    program = start(*arguments)
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(desktop, 'Sun card, for Yonder, {} hand, card 1 of 5 push button.'.format(
        'your' if arguments == COMPUTER else 'home’s'), 'Press Space to pick it up.')
    assert orca.follow(desktop, transcript) == transcript


def test_the_computer_is_handed_over_with_the_screen_reader(orca, start, desktop):
    program = start(*HIDDEN)
    program.allow(SCREEN_COORDINATES)
    orca.hear_page(desktop, 'Hand the Computer to Home panel.', 'Ready push button.', f'Hand the Computer to Home. {PROMPT}')
    assert orca.follow(desktop, HANDED_OVER) == HANDED_OVER
