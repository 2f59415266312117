"""Kills of the whole program in the middle of a save: see `program`, which starts it.

A move that was saved is there again, or the one that was being made; nothing lies beside the file, and the program starts
without a word. One seed in two plays Color Match, by accessibility actions; the other Move Me, by keys.
"""
import argparse
import collections
import json
import os
import random
import re
import shutil
import sys
import time

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../DesktopTests')
from color_match import ROUND, ColorMatch  # noqa: E402
from desktop import Desktop  # noqa: E402
from move_me import BOARD, MoveMe  # noqa: E402
from program import Program  # noqa: E402
from tree import wait_for  # noqa: E402


class Colors:
    """Moves of Color Match."""

    arguments, page, file = ROUND, ColorMatch, 'color-match.json'
    most_saved = 1  # moves before the one that does not end the round
    longest = 0.004  # seconds from the move until it is stored, or somewhat more

    def __init__(self, program, desktop):
        self._game = ColorMatch(program, desktop)

    def move(self):
        self._game.act(self._game.word)


class Squares:
    """Moves of Move Me."""

    arguments, page, file = BOARD, MoveMe, 'move-me.json'
    most_saved = 3
    longest = 0.02  # with the way of a key

    def __init__(self, program, desktop):
        self._desktop, self._game = desktop, MoveMe(program, desktop)
        self._game.focus(1)

    def move(self):
        self._desktop.key('Right')


def kill(desktop, folder, seed):
    """Kills a program, and gives what came back, or what was wrong."""
    numbers, kind = random.Random(seed), [Colors, Squares][seed % 2]
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    program = start(folder, kind.arguments)
    try:
        game, saved = kind(program, desktop), 1 + numbers.randrange(kind.most_saved)
        for number in range(saved):
            game.move()
            wait_for(lambda number=number: moves(folder, kind) == number + 1, 'the move to be stored')
        game.move()
        time.sleep(numbers.uniform(0, kind.longest))
    finally:
        program.process.kill()
        program.process.wait()
    stored = moves(folder, kind)
    is_cut_off = any(name.startswith('.') for name in os.listdir(f'{folder}/data/grab-bag'))
    assert stored in (saved, saved + 1), f'{stored} moves came back of {saved} that were stored'
    again = start(folder, kind.arguments[:2])
    try:
        kind.page(again, desktop)
    finally:
        again.finish()
    beside = [name for name in os.listdir(f'{folder}/data/grab-bag') if not re.fullmatch(r'[a-z-]+\.json', name)]
    assert not beside, f'{beside} lies beside what is stored'
    assert moves(folder, kind) == stored, f'{moves(folder, kind)} moves after the next start, and not {stored}'
    return [('the next move' if stored > saved else 'the last one') + ' came back'] + ['a save was cut off'] * is_cut_off


def start(folder, arguments):
    program = Program(arguments, folder, environment={'GSK_RENDERER': 'cairo'})
    program.wait_until_shown()
    return program


def moves(folder, kind):
    """How many moves are stored; none in a file that is not whole."""
    try:
        with open(f'{folder}/data/grab-bag/{kind.file}') as file:
            return json.load(file)['value']['tally']['moves']
    except (FileNotFoundError, ValueError):
        return 0


def main():
    parser = argparse.ArgumentParser(prog='Tests/Soak/program kills', description=__doc__)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--count', type=int, default=100)
    parser.add_argument('--folder', required=True)
    options = parser.parse_args()
    desktop, met, findings = Desktop(), collections.Counter(), 0
    try:
        for seed in range(options.seed, options.seed + options.count):
            try:
                met.update(kill(desktop, options.folder, seed))
            except AssertionError as complaint:
                findings += 1
                print(f'{complaint}\n    again: Tests/Soak/program kills --seed {seed} --count 1', flush=True)
    finally:
        desktop.end()
    print(f'{options.count} kills, {dict(met)}, {findings} findings')
    sys.exit(1 if findings else 0)


if __name__ == '__main__':
    main()
