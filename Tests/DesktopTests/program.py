"""The built program, started, watched and ended by a test."""
import glob
import os
import re
import signal
import subprocess
from contextlib import suppress

from gi.repository import GLib

from language import locale_environment
from tree import PATIENCE, Role, State, application, wait_for

EXECUTABLE = os.path.abspath(
    os.environ.get('GRAB_BAG') or f'{os.path.dirname(__file__)}/../../build/bin/grab-bag')

# A warning of gdk-pixbuf from 2.44 on if it cannot create a sandbox, as in a chroot of another Debian.
NO_SANDBOX = r'WARNING: Glycin running without sandbox\..*'
# A warning of GTK 4.24 about a frame that the compositor reports after its window was closed.
LATE_FRAME = r'.*Gdk-WARNING.*gdk_frame_timings_presented\(\) called on discarded frame\.'
# And about a frame that it reports twice, on a busy machine.
TWICE_PRESENTED = r'.*Gdk-WARNING.*Duplicate call to gdk_frame_timings_presented\(\) with different values: .*'

# A warning of GTK 4.24 about a portal with little more than the desktop's settings.
FEW_PORTALS = r'.*Gdk-WARNING.*Cannot get portal \S+ version: .*No such interface.*'
# From GTK 4.18 on, where a drag begins: a window's own drop target may tell that it still knows an earlier drag (docs/upstream).
EARLIER_DRAG = r".*gtk_drop_target_async_handle_(crossing: runtime check failed: .*|event: assertion 'self->drop == drop' failed)"
# GTK 4.18, in which 'gl' is no name of a renderer, but of the removed one; it draws with the new one.
OLD_GL = r'.*Gsk-WARNING.*The old GL renderer has been removed\..*'
# GTK 4.18, which reads the system's table of composed letters in some languages, such as Brazilian Portuguese.
COMPOSED = r".*Gtk-WARNING.*Can't handle (> ?16bit .*|Unicode codepoint .*)"
ALLOWED = [NO_SANDBOX, LATE_FRAME, TWICE_PRESENTED, FEW_PORTALS, EARLIER_DRAG, OLD_GL, COMPOSED]


def complaints(text, allowed=()):
    """The lines of stderr that are not empty and do not match an allowed regular expression as a whole."""
    return [line for line in text.splitlines()
            if line and not any(re.fullmatch(pattern, line) for pattern in [*ALLOWED, *allowed])]


class Running:
    """The running program. Its widgets are found from `root` or `window`."""

    root = None

    @property
    def window(self):
        """The window that came first."""
        return self.root.children[0]

    @property
    def windows(self):
        """All windows, the first one first, and the dialogs within it, which newer versions of libadwaita have instead of windows."""
        windows = self.root.children
        return windows + (windows[0].find_all(Role.DIALOG) if windows else [])

    @property
    def dialog(self):
        """The dialog over the first window, once it is open."""
        return wait_for(lambda: self.windows[1:], 'a dialog')[0]

    def find(self, role=None, name=None, action=None, **options):
        return self.root.find(role, name, action, **options)

    def find_all(self, role=None, name=None, action=None):
        return self.root.find_all(role, name, action)

    def outline(self):
        """Returns the accessible tree as text, or 'no window'."""
        return self.root.outline() if self.root else 'no window'

    def _close_topmost(self):
        count = len(self.windows)
        self.window.do('window.close')
        wait_for(lambda: len(self.windows) < count, 'a dialog to close')

    def close_dialog(self):
        """Closes the dialog over the first window."""
        if self.dialog in self.root.children:
            self.dialog.do('window.close')
        else:
            self._close_topmost()
        wait_for(lambda: len(self.windows) == 1, 'the dialog to close')

    def close_windows(self):
        """Closes every window, as its Close button does, which ends the program."""
        windows = []
        with suppress(GLib.Error):  # the program may end before it answers
            # A window that is closed first closes the dialogs within it.
            while self.root and (windows := self.root.children) and windows[0].find_all(Role.DIALOG):
                self._close_topmost()
        for window in reversed(windows):
            with suppress(GLib.Error):  # a window may end too
                window.do('window.close')


class Program(Running):
    """A run of the program that a test has started itself."""

    def __init__(self, arguments, folder, locale='en_US', environment=None, executable=EXECUTABLE):
        """Starts the program with its data and its output below `folder`."""
        self._errors_path = f'{folder}/errors.{len(glob.glob(f"{folder}/errors.*"))}'
        with open(self._errors_path, 'w') as errors:
            self.process = subprocess.Popen([executable, *arguments], stderr=errors,
                                            env=_environment(folder, locale, environment))
        self._killed = False
        self._allowed = []

    def wait_until_shown(self):
        """Waits for any window to be active; the desktop chooses which one of several."""
        self.wait_for_window()
        wait_for(lambda: any(window.has(State.ACTIVE) for window in self.root.children),
                 lambda: f'an active window among {self.root.children}')

    def wait_for_window(self):
        """Waits for a window, which may not become active."""
        self.root = wait_for(self._application, 'a window')

    def _application(self):
        assert self.process.poll() is None, f'ended with {self.process.returncode}: {self.errors}'
        return application(self.process.pid)

    @property
    def errors(self):
        """The lines on stderr so far. An empty libadwaita window in C writes none on this desktop: each one counts."""
        with open(self._errors_path) as file:
            return [line for line in file.read().splitlines() if line]

    def allow(self, pattern):
        """Allows lines on stderr that match a regular expression as a whole."""
        self._allowed.append(pattern)

    def close(self):
        """Closes every window, and waits for the end."""
        self.close_windows()
        self.process.wait(PATIENCE)

    def kill(self):
        """Kills the program, after all earlier changes are saved."""
        wait_for(lambda: not self._is_saving, 'the game to be saved')
        self._killed = True
        self.process.kill()
        self.process.wait()

    @property
    def _is_saving(self):
        """Whether the saving thread exists, which ends when there is nothing left to save."""
        names = []
        for path in glob.glob(f'/proc/{self.process.pid}/task/*/comm'):
            with suppress(OSError):  # a thread that has just ended
                with open(path) as file:
                    names.append(file.read().strip())
        return 'saving' in names

    def finish(self):
        """Ends the program if it still runs, and expects no errors and no output on stderr."""
        try:
            if self.process.poll() is None:
                self.close()
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
        expected = -signal.SIGKILL if self._killed else 0
        assert self.process.returncode == expected, f'exit status {self.process.returncode}: {self.errors}'
        errors = complaints('\n'.join(self.errors), self._allowed)
        assert not errors, '\n'.join(errors)


def run_to_end(arguments, folder, locale='en_US', environment=None, **options):
    """Runs the program without a window, and returns its exit status, output and errors."""
    encoding = locale.partition('.')[2] or 'UTF-8'
    return subprocess.run([EXECUTABLE, *arguments], env=_environment(folder, locale, environment), timeout=PATIENCE,
                          **{'capture_output': True, 'encoding': encoding} | options)


def _environment(folder, locale, more):
    inherited = {name: value for name, value in os.environ.items()
                 if name not in ('LANG', 'LANGUAGE') and not name.startswith('LC_')}
    return inherited | locale_environment(locale) | {
        'XDG_DATA_HOME': f'{folder}/data',
        'G_DEBUG': os.environ.get('G_DEBUG', 'fatal-criticals'),
        'ADW_DISABLE_PORTAL': '1',  # use the settings of this desktop, not a portal's
        # No speech engine, for which Color Match would show a button; test_speech.py starts one.
        'SPEECHD_ADDRESS': 'unix_socket:/nonexistent',
    } | (more or {})
