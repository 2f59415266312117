"""Random input played at one life of the program after the other, and what was found about them."""
import collections
import glob
import os
import re
import statistics
import time
from typing import NamedTuple

from gi.repository import GLib

from gtk_itself import not_own, without_time
from life import ALIVE, Life
from order import outside, picked_up
from random_hand import BURST
from random_player import LEVELS, RandomPlayer
from reading import read

STRETCH = 1000  # events of one seed, in one game
LAUNCHER = 'launcher'
GAMES = [*LEVELS, LAUNCHER]
LONGEST_ANSWER = 1.0  # seconds, until it is called a silence
PATIENCE = 3.0  # seconds that what was let go may take to come to rest
KEPT = 32  # references more than at first: to what the launcher's pictures have shown, and where each finger was last
GROWTH = 5 << 20  # bytes that a life may grow by, from the second tenth of a run to the last


class Case(NamedTuple):
    """Events that can be repeated: `events` of the seed and of the seeds after it, except the `first` ones."""
    seed: int
    first: int
    events: int
    locale: str

    def __str__(self):
        return f'--seed {self.seed} --events {self.events} --locale {self.locale}' + (
            f' --from {self.first}' if self.first else '')

    @property
    def stretches(self):
        """The same, one seed after the other."""
        return [Case(self.seed + start // STRETCH, max(0, self.first - start), min(STRETCH, self.events - start), self.locale)
                for start in range(self.first // STRETCH * STRETCH, self.events, STRETCH)]

    def until(self, last):
        """From its seed to the end of another case."""
        return self._replace(events=(last.seed - self.seed) * STRETCH + last.events)


class Stock(NamedTuple):
    """What there is once everything was left: what lives, bytes of memory, those that windows are drawn into, those in use, and
    surfaces without a window."""
    lives: str
    memory: int
    buffers: int
    in_use: int
    surfaces: int

    @property
    def told(self):
        return f'{self.memory >> 20}/{self.in_use >> 20}/{self.buffers >> 20}/{self.surfaces}'


class Soak:
    """Plays at the program, which it starts where none runs, and takes note of what it should not do."""

    def __init__(self, desktop, folder, own_settings=None, neighbor=None, game=None, fatal=False, say=print):
        """Without the program's own settings it is another program; `game` is the only one that is to be played."""
        self._desktop, self._folder, self._own, self._neighbor = desktop, folder, own_settings, neighbor
        self._game, self._fatal, self._say = game, fatal, say
        self._life = self._case = self._since = None
        self._stock = []  # of this life
        self._usual = ''  # how much of it should live
        self.played, self.lives, self.longest_answer = 0, 0, 0.0
        self.findings, self.lines, self.memories = {}, collections.Counter(), []

    def play(self, case):
        """Plays a case, and takes stock at its end."""
        for stretch in case.stretches:
            self.stretch(stretch)
        if self._life:
            self._take_stock()

    def stretch(self, case):
        """Plays events of one seed."""
        if not self._life:
            self._begin_life(case)
        if not self._life:  # it has ended before the first event
            return
        game = self._game or GAMES[case.seed % len(GAMES)]
        player = RandomPlayer(self._desktop, case.seed, self._life, self._folder, self._own, self._neighbor)
        player.begin(game if game in LEVELS else None)
        for first in range(case.first, case.events, BURST):
            last = min(first + BURST, case.events)
            player.play(range(first, last))
            self.played += last - first
            self._case = case._replace(events=last)
            self._look()
            # The compositor gives a program up that leaves some hundred events unread.
            if self._life:
                self._ask()
            if self._life:
                self._life.present(self._desktop)
                self._see_order(player)
            if not self._life:
                return

    def _begin_life(self, case):
        self._case = self._since = case._replace(events=max(1, case.first))  # with none, nothing would be started
        self._read, self._stock, self._usual = 0, [], ''
        self._life = Life(self._folder, case.locale, bool(self._own), self._fatal)
        self.lives += 1
        self._take_stock()

    def end_life(self):
        """Ends the program, and sees that its memory has not grown."""
        if self._life:
            self._life.end()
            self._look()

    def abandon(self):
        """Leaves no program behind, whatever has gone wrong."""
        if self._life:
            self.memories.append(self._told_memory())
            if not self._life.has_ended:
                self._life.abort()

    def _close_books(self):
        self._life = None
        self.memories.append(self._told_memory())
        if (growth := _growth([stock.memory for stock in self._stock])) > GROWTH:
            self._find(f'has grown by {growth / (1 << 20):.1f} MiB', self._case)

    def _told_memory(self):
        return [stock.told for stock in self._stock]

    def _take_stock(self):
        """Leaves everything, and sees that as much lives as the last time."""
        RandomPlayer(self._desktop, 0, self._life, self._folder, self._own).usual()
        played = self._since.until(self._case)
        self._life.present(self._desktop)
        try:
            stock = self._count()
            # The last game may still have been in motion when it was left; what stays does so the next time, too.
            self._usual = self._usual or stock.lives
            if not _as_many_live(stock.lives, self._usual):
                stock = self._count()
        except (AssertionError, GLib.Error) as problem:
            self._look()
            if self._life:
                self._find(f'does not come home: {str(problem).splitlines()[0]}', played)
                self._keep_tree()
            return
        if not _as_many_live(stock.lives, self._usual):
            self._find(_told_lives(stock.lives, self._usual), played)
            # What has stayed is told once.
            self._usual = stock.lives
        self._stock.append(stock)
        if len(self._stock) > 1:
            self._since = self._case._replace(seed=self._case.seed + 1, first=0)
        self._look()

    def _count(self):
        """What there is once everything was left."""
        self._life.go_home()
        lives = (self._life.lives or [''])[-1]
        self._life.open_anew()
        return Stock(lives, *self._life.memory())

    def _look(self):
        """Notes what the program has written, and how it has ended if it has."""
        errors = self._life.errors
        new = [line for line in errors[self._read:] if not line.startswith(ALIVE)]
        for line in not_own(new):
            self._find(line)
        self.lines.update(without_time(line) for line in new)
        self._read = len(errors)
        if not self._life.has_ended:
            return
        if status := self._life.process.returncode:
            core = self._kept_core()
            if core and (where := self._life.ended_in_gtk(core)):
                self.lines[f'ended {where}'] += 1
            else:
                self._find(f'ended with {status}: {core or "no core"}')
        self._close_books()

    def _ask(self):
        """Waits for an answer of the program."""
        try:
            answer = self._life.answer_time()
        except TimeoutError:
            return self._give_up()
        if answer is None:
            return self._look()
        self.longest_answer = max(self.longest_answer, answer)
        if answer > LONGEST_ANSWER:
            self._find(f'silent for {answer:.1f} s')

    def _give_up(self):
        """Ends a program that hangs."""
        if self._life.waits_for_menu():
            self.lines['waits for a menu that the compositor has refused'] += 1
            self._life.process.kill()
            self._life.process.wait()
            return self._close_books()
        self._find('silent for good')
        self._life.abort()
        self._look()

    def _see_order(self, player):
        """Waits until nothing is picked up, and everything on a board lies within its bounds."""
        if self._stays_in_disorder(player):
            # A window that a dialog covers gets no frames: its animations stand still until it is visible again.
            self._life.close_dialogs()
            if problem := self._stays_in_disorder(player):
                self._find(problem)
                self._keep_tree()

    def _stays_in_disorder(self, player):
        """What is still not as it should be once there was time for it."""
        deadline = time.monotonic() + PATIENCE
        while (problem := self._disorder(player)) and time.monotonic() < deadline:
            # What is beneath the cover of a pause, or of a turn, is laid out when it is seen again. A pause may still come.
            self._life.resume()
            self._life.put_back()
            time.sleep(0.1)
        return problem

    def _disorder(self, player):
        told = read(self._life.root)
        if carried := picked_up(told):
            # The first one may have closed a menu.
            player.let_go()
            return f'picked up: {carried}'
        return (lost := outside(told)) and f'outside of its board: {lost}'

    def _find(self, what, case=None):
        """Takes note of it; what is the same as before is said no more."""
        case, kind = case or self._case, without_time(what)
        if kind not in self.findings:
            self.findings[kind] = case
            self._say(f'{what}\n    again: {case}', flush=True)

    def _keep_tree(self):
        path = f'{self._folder}/{self._life.process.pid}.{self.played}.tree'
        with open(path, 'w') as file:
            for window in self._life.root.children:
                file.write(f'{window}: {", ".join(state.value_nick for state in window.states)}\n')
            file.write(self._life.outline())
        self._say(f'    as it stood: {path}', flush=True)

    def _kept_core(self):
        for core in glob.glob(f'{self._folder}/core*'):
            if not core.endswith('.kept'):
                kept = f'{self._folder}/{self._life.process.pid}.core.kept'
                os.rename(core, kept)
                return kept
        return ''


def _growth(memories):
    """By how much the last tenth of a run is more than the second on the average; 0 of too few to tell.

    There are two lives in a run, so that a tenth of it is a fifth of each.
    """
    tenth = len(memories) // 5 if len(memories) > 10 else 0
    return statistics.mean(memories[-tenth:]) - statistics.mean(memories[tenth:2 * tenth]) if tenth else 0


def _told_lives(now, before):
    """How many live, now and before, and of which types of widgets there are others."""
    (counts, types), (counts_before, types_before) = (told.partition('; ')[::2] for told in (now, before))
    others = sorted(set(types.split(', ')) ^ set(types_before.split(', ')))
    return f'{counts} live, and before {counts_before}' + (f': {", ".join(others)}' if others else '')


def _as_many_live(now, first):
    """Whether as many widgets and closures live as at first, and hardly more references."""
    counts = [[int(number) for number in re.findall(r'\d+', text)] for text in (now, first)]
    more = [count - before for count, before in zip(*counts)]
    return not more or more[0] == more[2] == 0 and more[1] <= KEPT
