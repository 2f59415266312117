"""How the games keep up with a hand: frames that show a place where the pointer is no more, and the longest turn of the
main loop while a game is played at its largest level, from the press on a piece until what came of it is saved.

A real pointer plays, and `../Shims/main-loop.c` counts inside the program what is painted and how long each turn takes.
"""
import contextlib
import mmap
import os
import random
import re
import struct
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../DesktopTests'))
from color_match import ColorMatch  # noqa: E402
from desktop import Desktop  # noqa: E402
from game import Game  # noqa: E402
from memory import Memory  # noqa: E402
from move_me import MoveMe  # noqa: E402
from neighbor import Neighbor, files  # noqa: E402
from picture_puzzle import PicturePuzzle  # noqa: E402
from program import Running  # noqa: E402
from sun_and_moon import SunAndMoon  # noqa: E402
from tree import Role, State, application, wait_for  # noqa: E402

FRAME = 1 / 60  # seconds
RISING = 1.0  # seconds until a pressed piece has risen
SETTLING = 1.5  # seconds until what was dropped has come to rest, and is saved
BUCKETS, WORDS = 4000, 6  # of the shim's report
BUCKET = 0.1  # milliseconds


class Report:
    """What the shim has counted since the last `begin`."""

    def __init__(self, path):
        with open(path, 'wb') as file:
            file.truncate(8 * (WORDS + BUCKETS))
        with open(path, 'r+b') as file:
            self._shared = mmap.mmap(file.fileno(), 0)

    def begin(self):
        self._shared[:] = bytes(len(self._shared))

    def read(self):
        values = struct.unpack(f'{WORDS + BUCKETS}Q', self._shared)
        frames, moves, late, latest, slowest, longest = values[:WORDS]
        return {'frames': frames, 'moves': moves, 'late': late, 'latest': latest, 'slowest': slowest / 1000,
                'longest': longest / 1000, 'turns': values[WORDS:]}
