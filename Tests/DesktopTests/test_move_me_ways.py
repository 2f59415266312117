"""Squares are moved, thrown, colored and removed, and a removal is undone, by every input."""
import re

import pytest

from move_me import BOARD, MoveMe
from tree import Role, State, wait_for


class ByDrags:
    def __init__(self, game, desktop):
        self._game, self._desktop = game, desktop

    def move(self, number):
        self._game.drag(number, 0.7, self._game.part(number)[1])

    def throw(self, number):
        self._game.throw(number, 0.4, self._game.part(number)[1])

    def color(self, number):
        self._desktop.drag(self._desktop.center(self._game.swatch('green')), self._game.center(number), 20, 0.4)

    def remove(self, number):
        self._press('Remove Squares')

    def undo(self):
        self._press('Undo')

    def _press(self, name):
        self._desktop.click(self._desktop.center(self._game.program.find(Role.PUSH_BUTTON, name)))


class ByClicks(ByDrags):
    def move(self, number):
        self._desktop.click(self._game.center(number))
        self._desktop.click(self._game.point(0.7, self._game.part(number)[1]))

    def throw(self, number):
        self._desktop.click(self._game.center(number))
        self._press('Throw Left')

    def color(self, number):
        self._desktop.click(self._desktop.center(self._game.swatch('green')))


class ByKeys(ByDrags):
    def move(self, number):
        self._game.focus(number)
        self._desktop.key('Right', 'Control_L')

    def throw(self, number):
        self._desktop.key('Left', 'Shift_L', 'Control_L')

    def color(self, number):
        self._desktop.key('Tab')
        wait_for(lambda: State.FOCUSED not in self._game.square(number).states, 'the focus to go to the colors')
        while State.FOCUSED not in self._game.swatch('green').states:
            self._desktop.key('Right')
        self._desktop.key('Return')
        self._desktop.key('Tab', 'Shift_L')

    def remove(self, number):
        self._desktop.key('Delete')

    def undo(self):
        self._desktop.key('z', 'Control_L')


class ByActions(ByDrags):
    def move(self, number):
        for _ in range(5):
            self._game.square(number).do('Move Right')

    def throw(self, number):
        self._game.square(number).do('Throw Left')

    def color(self, number):
        for _ in range(2):
            self._game.square(number).do('Change Color')

    def remove(self, number):
        self._game.square(number).do('Remove')

    def undo(self):
        self._game.program.find(Role.PUSH_BUTTON, 'Undo').do('click')


WAYS = {'drag': ByDrags, 'click': ByClicks, 'press_keys': ByKeys, 'act': ByActions}


@pytest.mark.to_the_end('Move Me')
@pytest.mark.parametrize('way', WAYS)
def test_squares_are_moved_thrown_colored_and_removed(start, desktop, settings, way):
    settings.set('shows-move-pad', way == 'click')
    game = MoveMe(start(*BOARD), desktop)
    hand = WAYS[way](game, desktop)
    for number in game.numbers:
        start_at = game.expect_at_rest(number)[0]
        hand.move(number)
        wait_for(lambda: game.expect_at_rest(number)[0] > start_at + 0.05, f'square {number} to be moved')
        moved_to = game.part(number)[0]
        hand.throw(number)
        wait_for(lambda: game.expect_at_rest(number)[0] < moved_to - 0.1, f'square {number} to be thrown')
        hand.color(number)
        game.square(number).expect(name=re.compile(f'^Square {number}, green'))
    hand.remove(3)
    # The square that was moved last or has the focus is removed.
    wait_for(lambda: len(game.numbers) == 2, 'a square to be removed')
    hand.undo()
    wait_for(lambda: game.numbers == [1, 2, 3], 'it to be restored')
