"""The installed program, which the desktop starts: from the overview, by an action, for a search or with a file.

`run` installs it with `make install` into a separate folder, which the desktop and its D-Bus search. Its process is not a
child; it is found by its name on the bus, and `watched` keeps its output and exit status.
"""
import glob
import os
import signal
import subprocess
import time
from contextlib import suppress

import pytest
from gi.repository import Gio, GLib

from desktop import REST
from program import Running, complaints
from tree import State, application, wait_for

PREFIX = os.environ.get('GRAB_BAG_INSTALLED')
BUS = 'org.freedesktop.DBus'
ANSWERING = 5.0  # seconds until a search that shows nothing is typed again


class Installed(Running):
    def __init__(self, desktop, folder):
        if not PREFIX:
            pytest.skip('the program under test is not the one that make installs')
        self._desktop, self._folder = desktop, folder
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.id = next(name.removesuffix('.desktop') for name in os.listdir(f'{PREFIX}/share/applications')
                       if name.endswith('.desktop'))
        self.file = Gio.DesktopAppInfo.new_from_filename(f'{PREFIX}/share/applications/{self.id}.desktop')
        # For the programs that the bus starts, the same as for a Program.
        subprocess.run(['dbus-update-activation-environment', f'XDG_DATA_HOME={folder}/data', 'ADW_DISABLE_PORTAL=1',
                        'G_DEBUG=fatal-criticals', f'GRAB_BAG_ENDS={folder}'], check=True)
        wait_for(lambda: desktop.evaluate(f'!!{self._shell_app}'), 'the shell to know the program')

    @property
    def pid(self):
        """The process ID, or None if the program does not run."""
        try:
            return self._bus.call_sync(BUS, '/', BUS, 'GetConnectionUnixProcessID', GLib.Variant('(s)', (self.id,)), None,
                                       Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        except GLib.Error:
            return None

    def wait_until_shown(self):
        """Waits for the window to be active."""
        self.root = wait_for(lambda: self.pid and application(self.pid), 'a window')
        self.window.expect(state=State.ACTIVE)
        assert self._kept('stderr'), 'it is watched'

    def expect_page(self, name):
        """Waits for the window, and for its page of that name."""
        self.wait_until_shown()
        self.window.expect(name=name)

    def expect_dialog(self, name):
        """Waits for the dialog of that name to be active."""
        self.root = wait_for(lambda: self.pid and application(self.pid), 'a window')
        self.dialog.expect(name=name, state=State.ACTIVE)

    def choose_action(self, name):
        """Chooses one of the program's actions in the dash."""
        self._desktop.evaluate(f'{self._shell_app}.launch_action({name!r}, global.get_current_time(), -1)')

    def open(self, *paths):
        """Opens files with the program, as Files does."""
        self.file.launch_uris([path.as_uri() for path in paths], None)

    def search(self, text):
        """Types in the overview."""
        self._typed = text
        self._desktop.overview(True)
        self._desktop.type(text)

    @property
    def found(self):
        """The centers of the texts in the overview, by text; of equal texts, the first one's."""
        return {text: (x, y) for text, x, y in reversed(self._desktop.evaluate('''(() => {
            const texts = [];
            const read = actor => {
                if (!actor.mapped) return;
                if (actor instanceof imports.gi.St.Label && actor.text) {
                    const [[x, y], [width, height]] = [actor.get_transformed_position(), actor.get_transformed_size()];
                    texts.push([actor.text, x + width / 2, y + height / 2]);
                }
                actor.get_children().forEach(read);
            };
            read(Main.layoutManager.overviewGroup);
            return texts; })()'''))}

    def expect_found(self, text):
        """Waits for a search result that begins with a text, and for the end of the search; returns its position."""
        place, since = None, 0

        def at_rest():
            nonlocal place, since
            before = place
            place = next((place for found, place in self.found.items() if found.startswith(text)), None)
            if place != before:
                since = time.monotonic()
            return place and time.monotonic() - since >= REST
        try:
            return wait_for(at_rest, 'a result', ANSWERING) and place
        except AssertionError:
            # GNOME Shell 43 may not show the results of a program that it started for the first letters.
            self._desktop.key('BackSpace')
            self._desktop.type(self._typed[-1])
            return wait_for(at_rest, lambda: f'{text!r} among {list(self.found)}') and place

    def choose(self, text):
        """Clicks a search result, which closes the overview, and clicks again if the shell has repeated the search."""
        for _ in range(3):
            self._desktop.click(self.expect_found(text))
            with suppress(AssertionError):
                return wait_for(lambda: not self._desktop.evaluate('Main.overview.visible'), 'the overview to close', ANSWERING)
        raise AssertionError(f'{text!r} could not be chosen')

    def close(self):
        """Closes the window, and waits for the end of the process and for the desktop to remove the window.

        The overview clears the search text when a window behind it closes.
        """
        self.close_windows()
        wait_for(lambda: not self.pid, 'the program to end')
        wait_for(lambda: self._desktop.evaluate('global.get_window_actors().length') == 0, 'the window to close')
        self.root = None

    def end(self):
        """Ends the program, if it runs, leaves the overview, and expects no output on stderr."""
        self._desktop.overview(False)
        self.close_windows()
        try:
            wait_for(lambda: not self.pid or not self.root, 'the program to end')
        finally:
            if pid := self.pid:  # a search has started it, and it would wait for the next one
                os.kill(pid, signal.SIGTERM)
                wait_for(lambda: not self.pid, 'the service to end')
        errors = [complaints(text) for text in self._kept('stderr')]
        wait_for(lambda: len(self._kept('status')) == len(errors), f'the end of {len(errors)} processes')
        assert (set(self._kept('status')) <= {'0\n'}) and not any(errors), (self._kept('status'), errors)

    def _kept(self, kind):
        """The files of `watched` for each process that the desktop has started: 'stderr' or 'status'."""
        def read(path):
            with open(path) as file:
                return file.read()
        return [read(path) for path in glob.glob(f'{self._folder}/{kind}.*')]

    @property
    def _shell_app(self):
        return f"imports.gi.Shell.AppSystem.get_default().lookup_app('{self.id}.desktop')"
