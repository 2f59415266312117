"""The looks of the program; DESKTOP_LOOKS names those to test, otherwise all."""
import os

INTERFACE = 'org.gnome.desktop.interface'
PHONE = (360, 720)

# The setting of the look, and the size of every window if it is not the usual one.
LOOKS = {
    'light': (None, None),
    'dark': ((INTERFACE, 'color-scheme', 'prefer-dark'), None),
    'high-contrast': (('org.gnome.desktop.a11y.interface', 'high-contrast', True), None),
    'narrow': (None, PHONE),
    'large-text': ((INTERFACE, 'text-scaling-factor', 2.0), PHONE),
}
TRIED = os.environ.get('DESKTOP_LOOKS', '').split() or list(LOOKS)


class Appearance:
    """One of LOOKS, set on the desktop."""

    def __init__(self, look, desktop, picture):
        self._look, self._desktop, self._picture = look, desktop, picture
        setting, self._size = LOOKS[look]
        if setting:
            desktop.set(*setting)

    def fit(self, window):
        """Resizes a window to the size of the look."""
        if self._size:
            self._desktop.resize(window, *self._size)

    def picture(self, screen, **rest):
        """Saves the focused window as SCREEN-LOOK.png."""
        self._picture(f'{screen}-{self._look}', **rest)
