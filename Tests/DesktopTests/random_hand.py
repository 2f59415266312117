"""Random input without pauses, reproducible by seed."""
import random
import string

from desktop import LEFT, MIDDLE, RIGHT

BURST = 200  # events after which all input is released and Escape pressed
STEP = 40  # pixels of a movement, if it is not a jump
FINGERS = range(3)
ALT = 'Alt_L'

WAYS = ['Tab', 'Return', 'space', 'Escape', 'Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Page_Up', 'Page_Down']
# With Control, a period opens GTK's emoji chooser in the file chooser: cairo keeps 11 MiB, and GTK the chooser.
KEYS = [*WAYS, *WAYS, *WAYS, *string.ascii_lowercase, *string.digits, 'Insert', 'Delete', 'BackSpace', 'Menu', 'Pause',
        'plus', 'minus', 'comma', 'question', 'KP_Enter', 'KP_Add', 'KP_Delete', 'KP_Page_Up', 'KP_Page_Down',
        'F1', 'F2', 'F5', 'F9', 'F10', 'F11', 'F12']
# The compositor handles most keys with Alt itself.
KEYS_WITH_ALT = ['Left', 'Right', 'Up', 'Down', *string.ascii_lowercase]
MODIFIERS = {(): 60, ('Shift_L',): 12, ('Control_L',): 20, ('Control_L', 'Shift_L'): 6, (ALT,): 2}


class RandomHand:
    """Pointer with three buttons and a wheel, three fingers, and a keyboard."""

    def __init__(self, desktop, seed):
        self._desktop, self._seed, self._random = desktop, seed, random.Random()
        self._kinds = {self._move: 350, self._press: 150, self._scroll: 30, self._touch: 270, self._strike: 200}

    def play(self, events):
        """Plays the events of these numbers, then releases all input and presses Escape.

        Each number stands for the same event, independent of the earlier ones.
        """
        self._desktop.pace = 0
        for number in events:
            self._random.seed(f'{self._seed} {number}')
            self._random.choices(list(self._kinds), self._kinds.values())[0]()
        self.let_go()

    def let_go(self):
        self._desktop.let_go()
        self._desktop.key('Escape')

    def _move(self):
        self._desktop.move(self._point(near=self._desktop.at))

    def _press(self):
        button = self._random.choices([LEFT, RIGHT, MIDDLE], [70, 15, 15])[0]
        self._desktop.release(button) if self._desktop.holds(button) else self._desktop.press(button)

    def _scroll(self):
        self._desktop.scroll(self._random.choice([-3, -1, 1, 3]))

    def _touch(self):
        finger = self._random.choice(FINGERS)
        if not self._desktop.touches(finger):
            self._desktop.touch_down(self._point(), finger)
        elif self._random.random() < 0.3:
            self._desktop.touch_up(finger)
        else:
            self._desktop.touch_move(self._point(), finger)

    def _strike(self):
        modifiers = self._random.choices(list(MODIFIERS), MODIFIERS.values())[0]
        self._desktop.key(self._random.choice(KEYS_WITH_ALT if ALT in modifiers else KEYS), *modifiers)

    def _point(self, near=None):
        """Returns a random point of the monitor, or half of the time one near `near`."""
        _, _, width, height = self._desktop.monitor
        x, y = self._random.randrange(width), self._random.randrange(height)
        if near and self._random.random() < 0.5:
            x, y = (round(self._random.gauss(at, STEP)) for at in near)
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)
