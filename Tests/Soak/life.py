"""One process of the program, which outlives its windows: its answers, what lives in it, and its memory."""
import os
import re
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from typing import NamedTuple

from gi.repository import GLib

from gtk_itself import has_told_what_is_gone
from preload import preloaded
from program import EXECUTABLE, Program, run_to_end
from random_player import LEVELS
from tree import Role, State, wait_for

LONGEST_SILENCE = 15.0  # seconds, after which the program counts as hung
ACTIVATION = 0.5  # seconds that a window may take to have the focus
WINDOWS = 3  # that may have it before: another one of the program's, and the neighbor's
GONE = (GLib.Error, AssertionError, IndexError)  # raised when the window or a widget in it has gone since
LAST = 100  # lines on stderr before an end, which may say what led to it
ALIVE = 'alive: '  # begins what the program says after each game that was left


class Report(NamedTuple):
    """What Tests/Preload/long-life.c tells."""

    in_use: int  # bytes of memory
    outliving: int  # surfaces that their windows and popovers have left
    focused: int  # windows, as the compositor tells


class Life(Program):
    """The program under Tests/Preload/long-life.c, with its files in `folder`."""

    def __init__(self, folder, locale, has_games, fatal=False):
        """Starts it in the launcher. `has_games` if it is no other program; `fatal` if a critical is to end it."""
        self._folder, self._has_games, self._report = folder, has_games, f'{folder}/memory'
        super().__init__([], folder, locale, {
            **preloaded('long-life', folder, 'gtk4'), 'LIFE_REPORT': self._report, 'GRAB_BAG_DEBUG': 'lifetimes',
            'G_DEBUG': 'fatal-criticals' if fatal else '',
            # GLib 2.74 has slabs of its own, which one small thing keeps whole; newer ones take all from malloc.
            'G_SLICE': 'always-malloc',
            # Other programs expect to end with their windows, and some open no other.
            **({} if has_games else {'LIFE_ENDS': '1'}),
            # With GL, GTK 4.8 keeps the picture of each window that has gone: eglDestroySurface gets another kind of display.
            'GSK_RENDERER': os.environ.get('GSK_RENDERER', 'cairo')})
        self.wait_until_shown()

    @property
    def has_ended(self):
        return self.process.poll() is not None

    def answer_time(self):
        """Asks for the windows, as accessibility tools do. How long the answer took; None if the program has ended.

        Raises TimeoutError if there was none for long.
        """
        start = time.monotonic()
        while time.monotonic() - start < LONGEST_SILENCE:
            with suppress(GLib.Error):
                self.root.children
                return time.monotonic() - start
            if self.has_ended:
                return None
        raise TimeoutError

    def present(self, desktop):
        """Makes a window have the focus: opens one if needed, and restores a minimized one.

        A minimized window gets no frames: its animations stand still until it is shown again.
        """
        with suppress(GLib.Error):
            if self._is_active():
                return
            with suppress(subprocess.TimeoutExpired):  # one that does not answer is reported later
                run_to_end([], self._folder)
            for _ in range(WINDOWS):
                with suppress(AssertionError):
                    return wait_for(self._is_active, 'a window to be active', ACTIVATION)
                desktop.key('Tab', 'Alt_L')

    def _is_active(self):
        return any(State.ACTIVE in window.states for window in self.root.children)

    def resume(self):
        """Goes on with a game that is paused, waits for the next player, or lies under its start page."""
        with suppress(*GONE):
            for button in self.window.find_all(Role.PUSH_BUTTON, re.compile('^(Resume|Ready|Continue|Begin)$')):
                # Of a start page that is not shown it would have another game dealt, whatever is wrong with this one.
                if button.name != 'Begin' or self._is_in_sight(button):
                    button.do('click')

    def _is_in_sight(self, button):
        x, y, width, height = button.extents
        return self.window.at((x + width / 2, y + height / 2)) in (button, *button.children)

    def put_back(self):
        """Puts back what is picked up in a window without the focus: Escape goes to another one.

        GTK 4.8 goes on to call a window active if a menu of it had the focus, and has gone as another program got that.
        """
        with suppress(*GONE):
            if State.ACTIVE not in self.window.states or not self._reported().focused:
                for piece in self.window.find_all(action='Put Back'):
                    piece.do('Put Back')

    def close_dialogs(self):
        """Closes all windows but the first."""
        for window in self.root.children[1:]:
            with suppress(GLib.Error):  # it may have gone with another
                window.do('window.close')

    def go_home(self):
        """Visits each game and leaves it, so that the launcher alone is there, with the same games behind it each time."""
        self.close_dialogs()
        if not self._has_games:
            return run_to_end([], self._folder)
        for game, levels in LEVELS.items():
            run_to_end(['--game', game, '--level', levels[0], '--seed', '1'], self._folder)
            wait_for(lambda: self.root.children, 'a window')
            before = len(self.lives)
            self.window.do('win.back')
            wait_for(lambda: len(self.lives) > before, f'what lives after {game}')

    def open_anew(self):
        """Has a window of the usual size alone: what a large one is drawn into is memory, too. Another program keeps its own."""
        if not self._has_games:
            return
        self.close_windows()
        wait_for(lambda: not self.root.children, 'the windows to have gone')
        run_to_end([], self._folder)
        wait_for(lambda: self.root.children, 'a window')
        self.answer_time()

    @property
    def lives(self):
        """What the program has said about what lives in it."""
        return [line.removeprefix(ALIVE) for line in self.errors if line.startswith(ALIVE)]

    def memory(self):
        """How many bytes of memory are the program's own, how many windows are drawn into, how many it has in use of its own;
        and the surfaces that outlived their windows and popovers."""
        report = self._reported()
        pages = dict(re.findall(r'(\w+):\s+(\d+) kB', _read(f'/proc/{self.process.pid}/status')))
        return int(pages['RssAnon']) << 10, int(pages['RssShmem']) << 10, report.in_use, report.outliving

    def _reported(self):
        with suppress(FileNotFoundError):
            os.remove(self._report)
        self.process.send_signal(signal.SIGUSR1)
        report = wait_for(lambda: os.path.exists(self._report) and _read(self._report), 'the report of the program')
        return Report(*map(int, report.split()))

    def end(self):
        """Closes it, as a player does; the exit status."""
        self.process.send_signal(signal.SIGUSR2)
        with suppress(GLib.Error, AssertionError, subprocess.TimeoutExpired):
            self.close()
        if not self.has_ended:
            self.abort()
        return self.process.returncode

    def ended_in_gtk(self, core):
        """Where it ended, if GTK 4.8 ends there by itself; otherwise ''."""
        frames = _backtrace(EXECUTABLE, core)
        # Newer ones look first.
        if 'wl_proxy_get_user_data' in frames[0] and 'libgtk-4' in frames[1] and 'libffi' in frames[2]:
            return 'where a drag came over a window that had gone'
        # GtkPlacesSidebar takes what is on its stack for a drive or a mount, where an action of a row is done without one.
        if re.search(' g_(drive|mount|volume)_', frames[0]) and 'libgtk-4' in frames[1]:
            return 'where the file chooser was to eject or to look for a disk, and had none'
        # The list of places tells a file chooser that has gone of a folder, which sets a timer for what is typed.
        if ('g_type_check_instance_cast' in frames[0] and 'libgtk-4' in frames[1] and 'libglib' in frames[2]
                and has_told_what_is_gone(self.errors[-LAST:])):
            return 'where a file chooser that had gone was to look at what was typed'
        return ''

    def waits_for_menu(self):
        """Whether it hangs where GTK 4.8 waits for a menu that the compositor has already refused to show, or to move.

        control.c does so too, some times in a million events. gdb tells; without it that is not known.
        """
        stack = '\n'.join(_backtrace('-p', str(self.process.pid)))
        return ('wl_display_dispatch_queue' in stack and 'g_main_context_dispatch' in stack
                and ('gtk_widget_show' in stack or 'gtk_widget_allocate' in stack))

    def abort(self):
        """Ends it while it does nothing any more, with a core that tells where it is."""
        self.process.send_signal(signal.SIGABRT)
        self.process.wait()


def _backtrace(*of):
    """The frames that gdb tells of a process or a core, and empty ones without gdb."""
    command = ['gdb', '--batch', '-ex', 'backtrace', *of]
    told = subprocess.run(command, capture_output=True, text=True).stdout if shutil.which('gdb') else ''
    # Of a core, gdb tells the first frame before it is asked.
    frames = dict(re.findall(r'^#(\d+) (.*)', told, re.MULTILINE))
    return [*frames.values(), '', '', '']


def _read(path):
    with open(path) as file:
        return file.read()
