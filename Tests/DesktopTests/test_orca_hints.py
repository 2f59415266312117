"""Hints about keys, which a screen reader reads until they are learned, always, or only when asked."""
from color_match import ROUND
from screenreader import SCREEN_COORDINATES
from tree import wait_for

UNTIL_LEARNED, WHEN_ASKED = 1, 2
READER = 'org.gnome.desktop.a11y.applications'
PICK_UP = 'Press Space to pick it up.'
START = ['Color Match', 'Match colors to words panel.', 'Red circle, slot 1 push button.']
LESSON = ('A first move: Yellow star, to Target: the word yellow. Press Space to pick it up, and Return to drop it. '
          'Press Space to pick it up.')

LEARNING = [
    ('Return', [*START, PICK_UP]),
    ('Right', ['Yellow star, slot 2 push button.', PICK_UP]),
    ('Right', ['Green triangle, slot 3 push button.', PICK_UP]),
    ('Left', ['Yellow star, slot 2 push button.']),
    ('F2', [f'0 of 3 placed, no mistakes, 0:00. {PICK_UP}']),
    ('space', ['Target: the word yellow push button.',
               'Yellow star: press Return to drop it here, or Escape to put it back.']),
    ('Escape', ['Yellow star, slot 2 push button.', 'Yellow star is back.']),
]
ASKING = [
    ('Return', START),
    ('space', ['Target: the word yellow push button.']),
    ('F2', ['0 of 3 placed, no mistakes, 0:00. Red circle: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Red circle, slot 1 push button.', 'This is red, but the word is yellow. 1 mistake.']),
]


def hear(transcript, orca, start, desktop):
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    assert orca.follow(desktop, transcript) == transcript
    return program


def test_each_kind_of_hint_is_read_three_times(orca, start, desktop, settings):
    desktop.set(READER, 'screen-reader-enabled', True)
    start(*ROUND).close()
    settings.set('key-hints', UNTIL_LEARNED)
    hear(LEARNING, orca, start, desktop).close()
    assert settings.get('read-hints') == 'drop=1 pick-up=3'


def test_hints_are_read_only_when_asked(orca, start, desktop, settings):
    start(*ROUND).close()
    settings.set('key-hints', WHEN_ASKED)
    hear(ASKING, orca, start, desktop)


def test_the_lesson_is_read(orca, start, desktop, settings):
    start(*ROUND).close()
    settings.reset('learned-games')
    program = start()
    program.allow(SCREEN_COORDINATES)
    orca.hear_launcher(desktop)
    desktop.key('Return')
    assert LESSON in orca.heard(texts=[LESSON])
    for key in 'Right', 'space', 'Return':
        desktop.key(key)
    wait_for(lambda: settings.get('learned-games') == 'color-match', 'the lesson to be learned')
