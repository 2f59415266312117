"""How the games keep up with a hand, each at its largest level.

A real pointer drags pieces about and drops them, what was done is undone, and pictures are opened. Inside the program
`../Preload/main-loop.c` counts the frames that do not show the newest place of the pointer, and how long each turn of the
main loop takes, saving included. The same hand drags pieces of bare C.
"""
import contextlib
import mmap
import os
import re
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../DesktopTests'))
from desktop import Desktop  # noqa: E402
from memory import Memory  # noqa: E402
from move_me import MoveMe  # noqa: E402
from neighbor import Neighbor, files  # noqa: E402
from picture_puzzle import PicturePuzzle  # noqa: E402
from program import Running  # noqa: E402
from puzzle import LARGE, MANY, loose_piece, photographs  # noqa: E402
from sun_and_moon import SunAndMoon  # noqa: E402
from tree import Role, State, application, wait_for  # noqa: E402

FRAME = 1 / 60  # seconds
STEPS = 100  # of a drag, one in each frame
RISING = 0.8  # seconds until a pressed piece has risen: the shim begins to look then
SETTLING = 1.5  # seconds until what was dropped has come to rest and is saved
OPENING = 3.0  # seconds until a picture is on the board
LONGEST_TURN = 8  # milliseconds
FEWEST_PICTURES = 3  # of the player's own that Memory can be played with

WORDS, BUCKETS = 6, 4000  # of the shim's report


class Report:
    """What the shim has counted since the last `begin`."""

    def __init__(self, folder):
        self.path = f'{folder}/report'
        with open(self.path, 'wb') as file:
            file.truncate(8 * (WORDS + 2 * BUCKETS))
        with open(self.path, 'r+b') as file:
            self._shared = mmap.mmap(file.fileno(), 0)

    def begin(self):
        self._shared[:] = bytes(len(self._shared))

    def read(self):
        frames, moves, late, behind, slowest, longest = struct.unpack(f'{WORDS}Q', self._shared[:8 * WORDS])
        latencies = struct.unpack(f'{BUCKETS}Q', self._shared[-8 * BUCKETS:])
        return {'frames': frames, 'moves': moves, 'late': late, 'behind': behind, 'longest': longest / 1000,
                'latencies': [tenth / 10 for tenth, count in enumerate(latencies) for _ in range(count)]}


class Playing:
    """A hand that plays, and what it has cost so far."""

    def __init__(self, desktop, shim, frame=FRAME):
        """`frame` is the time from one move of the hand to the next, in seconds."""
        self.desktop, self._shim, self._frame = desktop, shim, frame
        self.program = self._report = None

    @contextlib.contextmanager
    def running(self, command):
        with tempfile.TemporaryDirectory() as folder:
            self._report = Report(folder)
            environment = os.environ | {
                'XDG_DATA_HOME': f'{folder}/data', 'MAIN_LOOP': self._report.path, 'LD_PRELOAD': self._shim,
                'GSK_RENDERER': os.environ.get('GSK_RENDERER', 'cairo')}
            self.desktop.move((0, 0))  # where the compositor opens the window: the neighbor has a monitor of its own
            process = subprocess.Popen(command, env=environment)
            try:
                self.program = Running()
                self.program.process = process
                self.program.root = wait_for(lambda: application(process.pid), 'a window')
                self.program.window.expect(state=State.ACTIVE)
                self.desktop.maximize(self.program.window)
                time.sleep(SETTLING)
                yield self.program
            finally:
                process.kill()
                process.wait()

    def play(self, drags, rest=lambda: None):
        """Drags from point to point, undoes the last drag, does the `rest`; answers with what the shim has counted.

        Nothing is asked of the program meanwhile, for the answer would take a turn too.
        """
        self._report.begin()
        for start, end in drags:
            self._drag(start, end)
        self.desktop.key('z', 'Control_L')
        time.sleep(SETTLING)
        rest()
        result = self._report.read()
        assert result['moves'] > STEPS * len(drags) / 10, f'only {result["moves"]} frames with a move'
        return result

    def _drag(self, start, end):
        """Presses, goes the way there in a zigzag, and lets go."""
        self.desktop.move(start)
        self.desktop.press()
        time.sleep(RISING)
        begin = time.monotonic()
        for step in range(1, STEPS + 1):
            part, aside = step / STEPS, 40 * min(step % 20, 20 - step % 20) / 10
            aside = aside if step < STEPS else 0
            self.desktop.move(tuple(round(a + (b - a) * part + side) for a, b, side in zip(start, end, (aside, -aside))))
            time.sleep(max(0, begin + step * self._frame - time.monotonic()))
        self.desktop.pause()
        self.desktop.release()
        time.sleep(SETTLING)


def bare(playing, program, pieces):
    """Pieces of bare C."""
    with playing.running([program, str(pieces), '--dragged']):
        return playing.play([((500, 500), (700, 700)), ((300, 300), (600, 500))])


def color_match(playing, program):
    with playing.running([program, '--game', 'color-match', '--level', '9', '--seed', '7']) as game:
        board = game.find(Role.PANEL, 'Match colors to words')
        target = playing.desktop.center(board.find(Role.PUSH_BUTTON, re.compile('^Target')))
        # One of them is the right one, unless the word is another's.
        squares = [playing.desktop.center(node) for _, node, _ in board.find_named(re.compile(', slot [159]$'))]
        return playing.play([(square, target) for square in squares])


def sun_and_moon(playing, program):
    with playing.running([program, '--game', 'sun-and-moon', '--level', 'hard', '--seed', '7']) as game:
        table = SunAndMoon(game, playing.desktop)
        card, area = table.plays(is_home=True)[0]
        # The computer thinks and answers meanwhile.
        return playing.play([(playing.desktop.center(card.node), playing.desktop.center(table.area(area)))])


def memory(playing, program, pictures):
    with tempfile.TemporaryDirectory() as folder:
        neighbor = Neighbor(playing.desktop, folder, {'pictures': files(*pictures)})
        try:
            neighbor.copy('pictures')
            with playing.running([program, '--game', 'memory', '--level', '32', '--seed', '7']) as game:
                page = Memory(game, playing.desktop)
                points = [playing.desktop.center(card) for card in page.cards]

                def paste():
                    playing.desktop.key('v', 'Control_L')
                    time.sleep(OPENING)
                return playing.play([(points[3], points[12]), (points[20], points[40])], paste)
        finally:
            neighbor.end()


def move_me(playing, program):
    with playing.running([program, '--game', 'move-me', '--level', '500', '--seed', '7']) as game:
        board = MoveMe(game, playing.desktop)
        return playing.play([(board.center(500), (600, 600)), (board.center(499), (500, 500))])


def jigsaw(playing, program):
    with playing.running([program, '--game', 'jigsaw', '--level', str(MANY), '--seed', '7']) as game:
        time.sleep(OPENING)
        board = game.find(Role.PANEL, re.compile(f', {MANY} pieces$'))
        center = playing.desktop.rectangle(board).center
        return playing.play([(loose_piece(playing.desktop, board), center)])


def picture_puzzle(playing, program, picture):
    with playing.running([program, '--game', 'picture-puzzle', '--level', str(LARGE), '--seed', '7']) as game:
        x, y = playing.desktop.rectangle(PicturePuzzle(game, playing.desktop).board).center

        def open_picture():
            subprocess.run([program, picture], check=True)
            time.sleep(OPENING)
        return playing.play([((x - 200, y - 150), (x + 103, y + 77)), ((x + 60, y + 60), (x - 90, y + 200))],
                            open_picture)


def games(playing, program, pictures):
    """The games by their names: each plays and answers with what the shim has counted."""
    return {
        'Color Match, 9 colors': lambda: color_match(playing, program),
        'Sun and Moon, hard': lambda: sun_and_moon(playing, program),
        f'Puzzle, {LARGE} × {LARGE}': lambda: picture_puzzle(playing, program, pictures[0]),
        f'Jigsaw, {MANY} pieces': lambda: jigsaw(playing, program),
        'Memory, 32 pairs': lambda: memory(playing, program, pictures),
        'Move Me, 500 squares': lambda: move_me(playing, program)}


def measures(program, bare_board, shim, count):
    """Rows as `bench` prints them."""
    with photographs(FEWEST_PICTURES) as pictures:
        playing = Playing(Desktop(), shim)
        for name, play in games(playing, program, pictures).items():
            runs = [(play(), bare(playing, bare_board, LARGE ** 2)) for _ in range(count)]
            yield f'{name}: frames behind the pointer', 'times', [(a['late'], b['late']) for a, b in runs], 0, None
            yield f'{name}: longest turn', 'ms', [(a['longest'], b['longest']) for a, b in runs], LONGEST_TURN, None
