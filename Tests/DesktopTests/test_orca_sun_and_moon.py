"""Sun and Moon is played by ear: what the screen reader says of a solitaire until a card is refused."""
import re

from screenreader import NEW_WINDOW, SCREEN_COORDINATES
from sun_and_moon import HIDDEN, SOLITAIRE

# Keys, and everything that is heard from them on until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('Tab', ['Color Match push button.', 'Start a new game.']),
    ('Tab', ['Sun and Moon push button.', 'Start a new game.']),
    ('Return', ['Sun and Moon', 'Place a sun and a moon in every area panel.',
                'Moon card, for Yonder, There, and Here, home’s hand, card 1 of 5 push button.',
                'Press Space to pick it up.']),
    ('End', ['Sun card, for Yonder, home’s hand, card 5 of 5 push button.', 'Press Space to pick it up.']),
    ('Up', ['Sun card, for Yonder, There, and Here, visitor’s hand, card 5 of 5 push button.',
            'Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to play it Yonder, or Escape to put it back.']),
    ('Down', ['There: no sun, no moon push button.',
              'Sun card: press Return to play it There, or Escape to put it back.']),
    ('Up', ['Yonder: no sun, no moon push button.',
            'Sun card: press Return to play it Yonder, or Escape to put it back.']),
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
    ('F2', ['0 of 6 placed, 0:00 Press Space to pick it up.']),
]


def test_a_solitaire_is_played_by_ear(orca, start, desktop):
    start(*SOLITAIRE).close()
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.heard(texts=NEW_WINDOW)
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
    # Another deal has other cards, and so another board.
    desktop.key('n', 'Control_L')
    card, told = orca.heard(2)
    assert re.fullmatch(r'(Sun|Moon) card, for .*, home’s hand, card 1 of 5 push button\.', card)
    assert told == 'New game. Press Space to pick it up.'


# Between two players with hidden hands, of whom home begins.
PROMPT = 'Press Ready when nobody else sees the screen.'
HANDED_OVER = [
    ('Return', ['Sun card, for Yonder, home’s hand, card 1 of 5 push button.',
                'It is home’s turn. Press Space to pick it up.']),
    ('space', ['Yonder: no sun, no moon push button.',
               'Sun card: press Return to play it Yonder, or Escape to put it back.']),
    ('Return', ['Hand the Computer to the Visitor panel.', 'Ready push button.',
                f'Home plays a sun Yonder. 1 point. Hand the Computer to the Visitor. {PROMPT}']),
    ('Control_L+z', ['Ready push button.',
                     f'Undone. It is home’s turn. Hand the Computer to Home. {PROMPT}']),
]


def test_the_computer_is_handed_over_by_ear(orca, start, desktop):
    program = start(*HIDDEN)
    program.allow(SCREEN_COORDINATES)
    assert orca.heard(4)[1:] == ['Hand the Computer to Home panel.', 'Ready push button.',
                                 f'Hand the Computer to Home. {PROMPT}']
    assert orca.follow(desktop, HANDED_OVER) == HANDED_OVER
