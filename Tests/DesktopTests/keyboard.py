"""Keys by their position on the keyboard, held keys, and keyboard layouts."""
import time

from tree import wait_for

# Of linux/input-event-codes.h.
CODES = {name: code for first, row in [
    (1, 'Escape 1 2 3 4 5 6 7 8 9 0 minus equal BackSpace Tab'), (16, 'q w e r t y u i o p'), (28, 'Return Control_L'),
    (30, 'a s d f g h j k l'), (42, 'Shift_L'), (44, 'z x c v b n m comma period slash'), (56, 'Alt_L space'),
    (59, 'F1 F2 F3 F4 F5 F6 F7 F8 F9 F10'), (79, 'KP_1 KP_2 KP_3'), (87, 'F11 F12'), (96, 'KP_Enter'), (102, 'Home Up'),
    (105, 'Left Right'), (107, 'End Down'), (110, 'Insert Delete'), (158, 'XF86Back'),
] for code, name in enumerate(row.split(), first)}

DELAY, INTERVAL = 100, 10  # milliseconds until a held key repeats, and from one repeat to the next
HELD = 1  # seconds, in which a held key repeats some ninety times; a busy program may get some of them later


class Keyboard:
    """The keys, named as on a US keyboard."""

    def __init__(self, desktop):
        self._desktop = desktop

    def key(self, name, *modifiers):
        """Presses and releases a key, with modifiers."""
        with self.holding(*modifiers, name):
            pass
        self._desktop.pause()

    def hold(self, name, *modifiers, seconds=HELD):
        """Holds a key long enough to repeat, and then releases it."""
        schema = 'org.gnome.desktop.peripherals.keyboard'
        for key, value in [('delay', DELAY), ('repeat-interval', INTERVAL)]:
            self._desktop.set(schema, key, value)
        with self.holding(*modifiers, name):
            time.sleep(seconds)

    def holding(self, *names):
        return Held(self._desktop, [CODES[name] for name in names])

    def use(self, layout, *others):
        """Switches to a keyboard layout; `others` are installed too."""
        layouts = [layout, *others]
        self._desktop.set('org.gnome.desktop.input-sources', 'sources', [('xkb', name) for name in layouts])
        manager = 'Main.panel.statusArea.keyboard._inputSourceManager'
        wait_for(lambda: self._desktop.evaluate(f'Object.values({manager}.inputSources).map(s => s.id)') == layouts,
                 f'the layouts {layouts}')
        self._desktop.evaluate(f'{manager}.inputSources[0].activate(true)')
        wait_for(lambda: self._desktop.evaluate(f'{manager}.currentSource.id') == layout, f'the layout {layout}')


class Held:
    """Keys that are held inside of a `with` statement."""

    def __init__(self, desktop, codes):
        self._desktop, self._codes = desktop, codes

    def __enter__(self):
        for code in self._codes:
            self._desktop._input('NotifyKeyboardKeycode', '(ub)', code, True)

    def __exit__(self, *_):
        for code in reversed(self._codes):
            self._desktop._input('NotifyKeyboardKeycode', '(ub)', code, False)
