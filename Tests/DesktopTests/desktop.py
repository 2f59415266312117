"""The desktop of a test: pointer, fingers, keys, windows, pictures and settings.

Points are pixels of the virtual monitor; `desktop.center(node)` gives that of a widget. Input goes through
org.gnome.Mutter.RemoteDesktop, as a remote viewer's would, pictures and window frames through GNOME Shell, which allows
them because it runs in unsafe mode.
In the compositor alone (MUTTER=1) there are fingers, and no pictures and no window frames: `maximize` a window there.
"""
import json
import os
import time
from contextlib import contextmanager, suppress

import gi
gi.require_version('Gdk', '4.0')
from gi.repository import Gdk, Gio, GLib

from finger_stream import FingerStream
from geometry import Rectangle, path_between
from look import Look
from questions import path_of
from tree import State, wait_for

LEFT, RIGHT, MIDDLE = 0x110, 0x111, 0x112  # of linux/input-event-codes.h
SHELL = 'org.gnome.Shell'
REMOTE = 'org.gnome.Mutter.RemoteDesktop'

MAPPING = 0.5  # seconds, twice what the compositor alone blends a new window in, which nothing tells the end of
REST = 0.7  # seconds without a change until a picture is taken, more than a changed setting needs to be seen
PACE = 0.05  # seconds between two inputs, about what a quick hand needs


class Desktop:
    def __init__(self):
        self.has_shell = not os.environ.get('MUTTER')
        width, height = os.environ['GNOME_DESKTOP_SIZE'].split('x')
        self.monitor = Rectangle(0, 0, int(width), int(height))
        self.second_monitor = None if self.has_shell else self.monitor.moved(int(width), 0)  # on the right
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._session = self._call(REMOTE, path_of(REMOTE), REMOTE, 'CreateSession')[0]
        self._stream = None if self.has_shell else FingerStream(self._call, REMOTE, self._session)
        self._input('Start')
        self._buttons, self._fingers, self._settings = set(), set(), []
        self.pace = PACE  # 0 for input without pauses
        self.move_to_corner()
        # The seat has each of these devices from its first use on, and a window has no focus without a keyboard.
        self.key('Shift_L')
        if not self.has_shell:
            self.tap((1, 1))

    def end(self):
        if self._stream:
            self._stream.end()

    @property
    def answers(self):
        """Whether the compositor still answers. GNOME Shell 43 can freeze when it starts a program."""
        with suppress(GLib.Error):
            self._input('NotifyPointerMotionRelative', '(dd)', 0, 0)
            return True
        return False

    def restore(self):
        """Releases all buttons and fingers, moves the pointer to the corner, and restores every changed setting."""
        self.pace = PACE
        self.let_go()
        self.move((0, 0))
        while self._settings:
            settings, key, value = self._settings.pop()
            settings.set_value(key, value) if value else settings.reset(key)
        Gio.Settings.sync()

    def let_go(self):
        """Releases every button and lifts every finger."""
        for button in list(self._buttons):
            self.release(button)
        for finger in list(self._fingers):
            self.touch_up(finger)

    # Pointer

    def move(self, point, steps=1, seconds=0.0):
        """Moves the pointer to `point` in `steps` equal steps over `seconds`."""
        for x, y in path_between(self.at, point, steps):
            self._input('NotifyPointerMotionRelative', '(dd)', x - self.at[0], y - self.at[1])
            self.at = (x, y)
            time.sleep(seconds / steps)

    def move_to_corner(self):
        """Moves the pointer to the first corner, also after the compositor has moved it from a removed monitor."""
        self._input('NotifyPointerMotionRelative', '(dd)', -9999, -9999)
        self.at = (0, 0)

    def press(self, button=LEFT):
        self._buttons.add(button)
        self._input('NotifyPointerButton', '(ib)', button, True)
        time.sleep(self.pace)

    def release(self, button=LEFT):
        self._buttons.discard(button)
        self._input('NotifyPointerButton', '(ib)', button, False)
        time.sleep(self.pace)

    def holds(self, button):
        return button in self._buttons

    def scroll(self, steps):
        """Turns the wheel, towards the end if positive."""
        self._input('NotifyPointerAxisDiscrete', '(ui)', 0, steps)

    def pause(self):
        """Waits for a while, like a hand that rests."""
        time.sleep(2 * self.pace)

    def click(self, point, button=LEFT):
        self.move(point)
        time.sleep(self.pace)
        self.press(button)
        self.release(button)

    def lift(self, start, end, steps=30, seconds=0.5):
        """Drags from one point to another without dropping."""
        self.move(start)
        time.sleep(self.pace)
        self.press()
        self.move(end, steps, seconds)

    def drag(self, start, end, steps=30, seconds=0.5):
        self.lift(start, end, steps, seconds)
        time.sleep(self.pace)
        self.release()

    # Fingers

    def touch_down(self, point, finger=0):
        self._fingers.add(finger)
        self._input('NotifyTouchDown', '(sudd)', self._stream.path, finger, *point)
        time.sleep(self.pace)

    def touch_move(self, point, finger=0):
        self._input('NotifyTouchMotion', '(sudd)', self._stream.path, finger, *point)

    def touch_up(self, finger=0):
        self._fingers.discard(finger)
        self._input('NotifyTouchUp', '(u)', finger)
        time.sleep(self.pace)

    def touches(self, finger):
        return finger in self._fingers

    def tap(self, point):
        self.touch_down(point)
        self.touch_up()

    def drag_fingers(self, *drags, steps=30, seconds=0.5, pause=False):
        """Drags with one finger for each (start, end), all at once. With `pause` they rest at the end, so that nothing is thrown."""
        for finger, (start, _) in enumerate(drags):
            self.touch_down(start, finger)
        for points in zip(*(path_between(start, end, steps) for start, end in drags)):
            for finger, point in enumerate(points):
                self.touch_move(point, finger)
            time.sleep(seconds / steps)
        if pause:
            self.pause()
        for finger in range(len(drags)):
            self.touch_up(finger)

    # Keys

    def key(self, name, *modifiers):
        """Presses and releases a key by its GDK name ('Return', 'Left', 'a'), with modifiers ('Control_L')."""
        values = [Gdk.keyval_from_name(n) for n in (*modifiers, name)]
        for value, is_down in [(v, True) for v in values] + [(v, False) for v in reversed(values)]:
            self._input('NotifyKeyboardKeysym', '(ub)', value, is_down)
        time.sleep(self.pace)

    @contextmanager
    def holding(self, name):
        """Holds a key such as 'Shift_L' down meanwhile."""
        value = Gdk.keyval_from_name(name)
        self._input('NotifyKeyboardKeysym', '(ub)', value, True)
        yield
        self._input('NotifyKeyboardKeysym', '(ub)', value, False)

    def type(self, text):
        for character in text:
            self.key(Gdk.keyval_name(Gdk.unicode_to_keyval(ord(character))))

    # Windows

    def frame(self, window):
        """Returns the frame of `window` (a Node) on the monitor, without its shadow, once the window is in place."""
        if self.has_shell:
            return Rectangle(*wait_for(lambda: self._in_window(window, """
                const r = w.get_frame_rect(), a = w.get_compositor_private();
                return a.scale_x == 1 && a.scale_y == 1 && a.translation_y == 0 && [r.x, r.y, r.width, r.height];"""),
                f'{window} to be in place'))
        size = Rectangle(0, 0, *window.extents[2:])
        assert size == self.monitor or State.MODAL in window.states, f'the position of {window} is unknown'
        return size.moved((self.monitor.width - size.width) / 2, (self.monitor.height - size.height) / 2)

    def rectangle(self, node):
        """Returns the rectangle of a widget, once it is laid out. Widgets on popovers have none: use keys and actions."""
        extents = wait_for(lambda: (now := node.extents).width and now, lambda: f'{node} to be laid out')
        frame, origin = self.frame(window := node.window), window.extents
        return extents.moved(frame.x - origin.x, frame.y - origin.y)

    def center(self, node):
        return self.rectangle(node).center

    def resize(self, window, width, height):
        """Resizes a window, which has to accept the size, and moves it onto its monitor if it would extend beyond."""
        self._in_window(window, f'''const r = w.get_frame_rect(), a = w.get_work_area_current_monitor();
            w.move_resize_frame(true, Math.max(a.x, Math.min(r.x, a.x + a.width - {width})),
                                Math.max(a.y, Math.min(r.y, a.y + a.height - {height})), {width}, {height})''')
        wait_for(lambda: window.extents[2:] == self.frame(window)[2:] == (width, height),
                 lambda: f'{width}×{height} of {self.frame(window)}')

    def place(self, window, x, y):
        """Moves a window by its frame."""
        self._in_window(window, f'w.move_frame(true, {x}, {y})')
        wait_for(lambda: self.frame(window)[:2] == (x, y), lambda: f'{x}, {y} of {self.frame(window)}')

    def activate(self, window):
        """Activates a window, as a click on its icon does."""
        self._in_window(window, 'w.activate(global.get_current_time())')

    def maximize(self, window):
        """Maximizes the focused window."""
        self.key('Up', 'Super_L')
        wait_for(lambda: window.extents[2:] == self.monitor[2:], lambda: f'{window.extents} to be maximized')
        time.sleep(MAPPING)

    def overview(self, shown):
        """Opens or closes the Activities overview, which takes the focus from every window; typing in it searches."""
        self.evaluate(f'Main.overview.{"show" if shown else "hide"}()')
        wait_for(lambda: self.evaluate('[Main.overview.visible, Main.overview.animationInProgress]') == [shown, False],
                 'the overview')

    # Pictures

    def picture(self, path, area=None, rest=REST):
        """Saves the focused window, or an area of the monitor, as PNG, once it looks the same for `rest` seconds: its Look."""
        os.makedirs(os.path.dirname(path), exist_ok=True)
        look, last_change = None, 0

        def at_rest():
            nonlocal look, last_change
            before, look = look, self.snapshot(path, area)
            if look != before:
                last_change = time.monotonic()
            return time.monotonic() - last_change >= rest
        wait_for(at_rest, f'{path} to come to rest', pause=rest / 2)  # a picture takes both programs a while
        return look

    def snapshot(self, path, area=None):
        """Saves the same at once."""
        method, signature, values = (('ScreenshotArea', '(iiiibs)', (*map(round, area), False)) if area else
                                     ('ScreenshotWindow', '(bbbs)', (True, False, False)))
        self._call(SHELL, '/org/gnome/Shell/Screenshot', f'{SHELL}.Screenshot', method, signature, *values, path)
        return Look(path)

    def look(self, node, rest=REST, part=1):
        """Returns the look of a widget, or of a part about its center, once it is unchanged for `rest` seconds."""
        return self.picture(f'{os.environ["XDG_RUNTIME_DIR"]}/look.png', self.rectangle(node).scaled(part), rest)

    # Settings

    def set(self, schema, key, value):
        """Sets a GSettings key until the end of the test."""
        settings = Gio.Settings.new(schema)
        self._settings.append((settings, key, settings.get_user_value(key)))
        settings.set_value(key, GLib.Variant(settings.get_value(key).get_type_string(), value))
        Gio.Settings.sync()

    # The shell

    def evaluate(self, script):
        """The value of JavaScript inside GNOME Shell."""
        done, answer = self._call(SHELL, path_of(SHELL), SHELL, 'Eval', '(s)', script)
        assert done, answer
        return json.loads(answer) if answer else None

    def _in_window(self, window, statements):
        """Evaluates JavaScript in which w is the MetaWindow of a node; returns None while the window does not exist."""
        return self.evaluate(f'''(() => {{
            const all = global.get_window_actors().map(a => a.meta_window).filter(w => w.get_pid() == {window.pid});
            const w = all.length == 1 ? all[0] : all.find(w => w.get_title() == {json.dumps(window.name)});
            if (!w) return null; {statements} }})()''')

    # D-Bus

    def _input(self, method, signature=None, *values):
        self._call(REMOTE, self._session, f'{REMOTE}.Session', method, signature, *values)

    def _call(self, name, path, interface, method, signature=None, *values):
        arguments = GLib.Variant(signature, values) if signature else None
        return self._bus.call_sync(name, path, interface, method, arguments, None, 0, 15000, None).unpack()
