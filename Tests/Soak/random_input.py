"""Random input: plays what no player would at the program, and sees that it neither ends, nor falls silent, nor warns.

Started by `run`, which says how; what was found is printed as it is found, and kept in the folder --folder.
"""
import argparse
import collections
import glob
import os
import re
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../DesktopTests')
from gi.repository import GLib  # noqa: E402

from desktop import Desktop  # noqa: E402
from program import EXECUTABLE, Program, run_to_end  # noqa: E402
from random_hand import BURST, RandomHand  # noqa: E402

LAUNCHER = 'launcher'
GAMES = ['color-match', 'memory', 'move-me', 'picture-puzzle', 'sun-and-moon', LAUNCHER]
NO_GAME = 'none'
STRETCH = 1000  # events in one game
LONGEST_ANSWER = 1.0  # seconds, until it is called a silence
LONGEST_SILENCE = 60.0  # seconds, until it is called for good

# GTK's and libadwaita's own: control.c writes them too, but where another reason is given.
ALLOWED = re.compile('|'.join([
    # Several buttons at once.
    r'.*Broken accounting of active state for widget .*',
    # Fingers on something that scrolls, or a window with something to scroll that goes.
    r".*gdk_event_get_event_type: assertion 'GDK_IS_EVENT \(event\)' failed",
    r".*gdk_frame_clock_get_frame_time: assertion 'GDK_IS_FRAME_CLOCK \(frame_clock\)' failed",
    r".*gtk_scrollbar_get_adjustment: assertion 'GTK_IS_SCROLLBAR \(self\)' failed",
    r".*gtk_adjustment_get_(lower|upper|page_size): assertion 'GTK_IS_ADJUSTMENT \(adjustment\)' failed",
    # Fingers on the pages of libadwaita's About window, and one that is made too small for it.
    r".*gtk_widget_get_width: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*Page with the tag '\w+' is already in navigation stack",
    r'.*Trying to measure AdwBin .* but it needs at least \d+',
    r".*Window contents don't fit: .*",
    # The file chooser, where no portal has its own. Nothing else here has a list that is sorted or has a rubber band.
    r".*gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*gdk_wayland_toplevel_(un)?export_handle: assertion .* failed",
    r".*gtk_tree_sortable_\w+: assertion 'GTK_IS_TREE_SORTABLE \(sortable\)' failed",
    r'.*Could not start rubberbanding: .*',
    # A menu that the compositor has closed, and that a layout shows again before GTK has heard of it: cores say so.
    r'.*Tried to map a grabbing popup with a non-top most parent',
    r'.*Tried to unmap the parent of a popup',
    # A link, where no program for links is installed.
    r'.*Failed to launch handler.*',
]))


class Soak:
    """One program after the other, each for as long as it lives, and what was found about them."""

    def __init__(self, desktop, folder, options):
        self._desktop, self._folder, self._options = desktop, folder, options
        self._program = None
        self._read = 0  # lines on stderr of the program that runs
        self.starts, self.closings, self.longest_answer, self.most_memory = 0, 0, 0.0, 0
        self.findings, self.lines = [], collections.Counter()

    def stretch(self, seed, events):
        """Plays so many events in the game of that seed, or in the one that was asked for."""
        game = self._options.game or GAMES[seed % len(GAMES)]
        hand = RandomHand(self._desktop, seed)
        self._replay = f'--seed {seed} --events {events} --game {game}'
        if self._program:
            self._go_to(game)
        while events > 0:
            if not self._program:
                self._start(game)
            hand.play(min(BURST, events))
            events -= BURST
            self._look()
            # The compositor gives a program up that leaves some hundred events unread.
            if self._program:
                self._ask()

    def end(self):
        """Closes the program, as a player does, if none of its dialogs is in the way."""
        if self._program:
            with suppress(GLib.Error, AssertionError, subprocess.TimeoutExpired):
                self._program.close()
            self._look()
        if self._program:
            self._program.kill()

    def _start(self, game):
        arguments = [] if game in (LAUNCHER, NO_GAME) else ['--game', game]
        debug = 'fatal-criticals' if self._options.fatal else ''
        self._program = Program(arguments, self._folder, environment={'G_DEBUG': debug})
        self._read, self.starts = 0, self.starts + 1
        self._program.wait_until_shown()
        self._maximize()

    def _go_to(self, game):
        if game == LAUNCHER:
            self._desktop.key('Left', 'Alt_L')
        elif game != NO_GAME:
            with suppress(subprocess.TimeoutExpired):  # of a program that is silent, which is told later
                run_to_end(['--game', game], self._folder)
        self._maximize()

    def _maximize(self):
        self._desktop.key('Up', 'Super_L')

    def _look(self):
        """Notes what the program has written, and how it has ended if it has."""
        for line in self._program.errors[self._read:]:
            self._read += 1
            if not ALLOWED.fullmatch(line):
                self._find(line)
            self.lines[_without_time(line)] += 1
        status = self._program.process.poll()
        if status == 0:
            self.closings += 1
        elif status is not None:
            self._find(f'ended with {status}{self._kept_core()}')
        if status is not None:
            self._program = None

    def _ask(self):
        """Asks the program for its windows, as accessibility tools do, and waits for the answer."""
        start = time.monotonic()
        while time.monotonic() - start < LONGEST_SILENCE:
            with suppress(GLib.Error):
                self._program.root.children
                answer = time.monotonic() - start
                self.most_memory = max(self.most_memory, _memory(self._program.process.pid))
                self.longest_answer = max(self.longest_answer, answer)
                if answer > LONGEST_ANSWER:
                    self._find(f'silent for {answer:.1f} s')
                return
            if self._program.process.poll() is not None:
                return self._look()
        self._abort('silent for good')

    def _abort(self, what):
        """Ends a program that does nothing any more, with a core that tells where it is."""
        self._find(what)
        self._program.process.send_signal(signal.SIGABRT)
        self._program.process.wait()
        self._look()

    def _find(self, what):
        self.findings.append(what)
        print(f'{what}\n    again: {self._replay}', flush=True)

    def _kept_core(self):
        for core in glob.glob(f'{self._folder}/core*'):
            if not core.endswith('.kept'):
                kept = f'{self._folder}/{self._program.process.pid}.core.kept'
                os.rename(core, kept)
                return f': {kept}'
        return ''


def _memory(pid):
    """How many bytes of memory a process has to itself and in common with others."""
    with open(f'/proc/{pid}/statm') as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def _without_time(line):
    """A line of GLib's without what differs from run to run."""
    return re.sub(r'0x[0-9a-f]+', '0x…', re.sub(r'\(\S+:\d+\)|\d\d:\d\d:\d\d\.\d+: ', '', line)).strip()


def main():
    parser = argparse.ArgumentParser(prog='Tests/Soak/run', description=__doc__)
    parser.add_argument('--seed', type=int, default=int(time.time()) % 1_000_000)
    parser.add_argument('--events', type=int, default=100_000)
    parser.add_argument('--game', choices=[*GAMES, NO_GAME], help='this alone, or none for another program')
    parser.add_argument('--fatal', action='store_true', help='end the program at its first critical, with a core')
    parser.add_argument('--folder', required=True)
    options = parser.parse_args()

    folder = f'{options.folder}/{options.seed}'
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_CORE, [resource.getrlimit(resource.RLIMIT_CORE)[1]] * 2)
    desktop = Desktop()
    soak = Soak(desktop, folder, options)
    print(f'{EXECUTABLE}, seed {options.seed}, in {folder}', flush=True)
    start, played = time.monotonic(), 0
    try:
        # Each stretch has a seed of its own, so that it can be played again alone.
        for seed in range(options.seed, options.seed + -(-options.events // STRETCH)):
            events = min(STRETCH, options.events - played)
            soak.stretch(seed, events)
            played += events
        soak.end()
    finally:
        desktop.end()
        seconds = time.monotonic() - start
        print(f'{played} events in {seconds:.0f} s, {soak.starts} starts, {soak.closings} times closed, '
              f'longest answer {soak.longest_answer:.2f} s, most memory {soak.most_memory >> 20} MiB, '
              f'{len(soak.findings)} findings')
        for line, count in soak.lines.most_common():
            print(f'{count:6} {line}')
    sys.exit(1 if soak.findings else 0)


if __name__ == '__main__':
    main()
