"""The games of the program: their names on the command line and in settings, and their displayed names."""

NAMES = {'color-match': 'Color Match', 'sun-and-moon': 'Sun and Moon', 'picture-puzzle': 'Picture Puzzle',
         'memory': 'Memory', 'move-me': 'Move Me', 'jigsaw': 'Jigsaw'}
GAMES = list(NAMES)
