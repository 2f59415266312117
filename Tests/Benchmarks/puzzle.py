"""What a puzzle of 1,024 tiles from a photograph of 12 megapixels costs: dragging a tile, and opening the picture.

The same drag in a jigsaw of 1,000 pieces, how much its zoom and its pan cost, and its memory beside the pixels of its picture.
"""
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../DesktopTests'))
import gi  # noqa: E402
gi.require_version('GdkPixbuf', '2.0')
from gi.repository import GdkPixbuf, GLib  # noqa: E402

from desktop import Desktop  # noqa: E402
from tree import State, application, wait_for  # noqa: E402

WIDTH, HEIGHT = 4000, 3000
LARGE = 32  # tiles in a row
MANY = 1000  # pieces of a jigsaw
LONGEST_DRAG = 8  # milliseconds per frame
FRAME = 1 / 60  # seconds
STEPS = 96  # of a wheel, to and fro
MOST_ZOOM = 1.15  # times bare C
PATIENCE = 30.0  # seconds


@contextlib.contextmanager
def photographs(count=1):
    """The paths of JPEGs as large as a camera's, with detail in all of them."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [f'{folder}/photograph-{number}.jpg' for number in range(count)]
        for path in paths:
            grain = GLib.Bytes.new(os.urandom(WIDTH * HEIGHT * 3 // 16))
            small = GdkPixbuf.Pixbuf.new_from_bytes(grain, GdkPixbuf.Colorspace.RGB, False, 8, WIDTH // 4, HEIGHT // 4,
                                                    WIDTH // 4 * 3)
            large = small.scale_simple(WIDTH, HEIGHT, GdkPixbuf.InterpType.BILINEAR)
            large.savev(path, 'jpeg', ['quality'], ['90'])
        yield paths


class Dragging:
    """A real pointer that drags a piece about, as fast as the display shows it."""

    def __init__(self, frames, processor_time):
        self._frames, self._processor_time = frames, processor_time
        self._desktop = Desktop()

    def cost(self, command, place=None):
        """Processor time of a program per frame, in milliseconds, while a piece is dragged.

        The piece is under the pointer, or else `place(desktop, window)` answers where one is.
        """
        with running(command) as (process, _):
            shown = window(process)
            self._desktop.maximize(shown)
            time.sleep(2)
            middle = self._desktop.monitor.center
            self._desktop.move(place(self._desktop, shown) if place else (middle[0] - 150, middle[1] - 150))
            self._desktop.press()
            self._back_and_forth(30)
            before = self._processor_time(process.pid)[1]
            self._back_and_forth(self._frames)
            spent = self._processor_time(process.pid)[1] - before
            self._desktop.release()
        return spent / self._frames

    def scrolling_cost(self, command, zooms):
        """Processor time of a program per step of a wheel, in milliseconds: with Ctrl, which zooms, or while it is enlarged."""
        with running(command) as (process, _):
            self._desktop.maximize(window(process))
            time.sleep(2)
            self._desktop.move(self._desktop.monitor.center)
            with self._desktop.holding('Control_L'):
                self._scroll([-1, -1, -1, -1, 1, 1, 1, 1] if zooms else [-1, -1, -1, -1])
            with self._desktop.holding('Control_L') if zooms else contextlib.nullcontext():
                before = self._processor_time(process.pid)[1]
                self._scroll([-1, -1, -1, -1, 1, 1, 1, 1] * (STEPS // 8))
                return (self._processor_time(process.pid)[1] - before) / STEPS

    def _scroll(self, steps):
        start = time.monotonic()
        for number, step in enumerate(steps, 1):
            self._desktop.scroll(step)
            time.sleep(max(0, start + number * 2 * FRAME - time.monotonic()))
        time.sleep(0.5)  # an animation ends

    def _back_and_forth(self, frames):
        x, y = self._desktop.at
        start = time.monotonic()
        for step in range(frames):
            way = 2 * min(step % 120, 120 - step % 120)
            self._desktop.move((x + way, y + way))
            time.sleep(max(0, start + (step + 1) * FRAME - time.monotonic()))


@contextlib.contextmanager
def running(command, **environment):
    """The process of a command, and its lines on stderr."""
    with tempfile.TemporaryDirectory() as data:
        environment |= {'XDG_DATA_HOME': data, 'GSK_RENDERER': os.environ.get('GSK_RENDERER', 'cairo')}
        process = subprocess.Popen(command, env=os.environ | environment, stderr=subprocess.PIPE, text=True)
        watchdog = threading.Timer(4 * PATIENCE, process.kill)
        watchdog.start()
        try:
            yield process, process.stderr
        finally:
            watchdog.cancel()
            process.kill()
            process.wait()
            process.stderr.close()


def window(process):
    return wait_for(lambda: application(process.pid), 'a window', PATIENCE).children[0].expect(state=State.ACTIVE)


def loose_piece(desktop, shown):
    """Where a piece of a jigsaw lies on the left and can be picked up, so that there is room for the drag."""
    for _, piece, _ in shown.find_named(re.compile('^Piece .*, middle left of the board$')):
        x, y = desktop.center(piece)
        desktop.move((x, y))
        desktop.press()
        desktop.move((x + 10, y + 10))
        time.sleep(0.5)
        # Where another piece covers it or none is, a rectangle selects pieces instead.
        is_picked_up = shown.find_named(re.compile('^Piece .*, picked up$'))
        desktop.key('Escape')
        desktop.release()
        time.sleep(0.5)
        if is_picked_up:
            return x, y
    raise RuntimeError('no piece of the jigsaw can be picked up')


def opened(program, picture):
    """Of a running program that is handed a picture: its milliseconds and longest turn, and MiB at the peak."""
    with running([program, '--game', 'picture-puzzle', '--level', str(LARGE)], GRAB_BAG_DEBUG='pictures') as (
            process, lines):
        window(process)
        time.sleep(2)
        before = memory(process.pid, 'VmRSS')
        with open(f'/proc/{process.pid}/clear_refs', 'w') as file:
            file.write('5')  # resets the peak
        subprocess.run([program, picture], check=True, timeout=PATIENCE)
        result = json.loads(next(line for line in lines if line.startswith('{')))
        return result | {'peak': memory(process.pid, 'VmHWM') - before}


def opened_in_c(bare_picture, picture):
    """Milliseconds until bare C shows the picture as tiles: decoded by gdk-pixbuf on a thread of its own, and cut."""
    command = [bare_picture, picture, str(LARGE)]
    environment = os.environ | {'GSK_RENDERER': os.environ.get('GSK_RENDERER', 'cairo')}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE)
    return json.loads(done.stdout)['opened']


def memory(pid, field):
    with open(f'/proc/{pid}/status') as file:
        return next(int(line.split()[1]) for line in file if line.startswith(field)) / 1024


def measures(program, bare_board, bare_picture, count, frames, processor_time):
    """Rows as `bench` prints them."""
    with photographs() as (picture,):
        dragging = Dragging(frames, processor_time)

        ours = [program, '--game', 'picture-puzzle', '--level', str(LARGE), '--seed', '7', picture]
        bare = [bare_board, str(LARGE * LARGE), '--dragged']
        runs = [(dragging.cost(ours), dragging.cost(bare)) for _ in range(count)]
        yield f'puzzle of {LARGE * LARGE:,}: drag, per frame', 'ms', runs, LONGEST_DRAG, None
        ours = [program, '--game', 'jigsaw', '--level', str(MANY), '--seed', '7']
        bare = [bare_board, str(MANY), '--dragged', '--shaped']
        runs = [(dragging.cost(ours, loose_piece), dragging.cost(bare)) for _ in range(count)]
        yield f'jigsaw of {MANY:,}: drag, per frame', 'ms', runs, LONGEST_DRAG, None
        for what, zooms in ('zoom', True), ('pan', False):
            runs = [(dragging.scrolling_cost(ours, zooms), dragging.scrolling_cost(bare, zooms)) for _ in range(count)]
            yield f'jigsaw of {MANY:,}: {what}, per step', 'ms', runs, None, MOST_ZOOM
        openings = [(opened(program, picture), opened_in_c(bare_picture, picture)) for _ in range(count + 1)][1:]
        yield 'picture opened, beside gdk-pixbuf', 'ms', [(run['opened'], alone) for run, alone in openings], None, 1.5
        full = WIDTH * HEIGHT * 4 / 2 ** 20
        yield 'its peak, beside its pixels', 'MiB', [(run['peak'], full) for run, _ in openings], None, 2
