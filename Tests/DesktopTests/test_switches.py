"""The games are played to their ends with one switch and with two."""
import re

import pytest

from color_match import ROUND, ColorMatch
from memory import GAME as THREE_PAIRS
from memory import PAIRS, Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import COMPUTER, SOLITAIRE, SunAndMoon
from switches import Switches
from tree import Role, State, wait_for

pytestmark = pytest.mark.parametrize('count', [1, 2])


def test_a_round_of_color_match_is_won(start, desktop, settings, count):
    game = ColorMatch(start(*ROUND), desktop)
    switches = Switches(count, desktop, settings)
    while word := game.word:
        switches.bring(game.square(word), game.target)
        wait_for(lambda: game.word != word, f'{word} to be placed')
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    game.expect_word('yellow')


def test_a_solitaire_of_sun_and_moon_is_solved(start, desktop, settings, count):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    switches = Switches(count, desktop, settings)
    for card, area in game.solution():
        game.play(card, area, lambda card, area: switches.bring(card.node, game.area(area)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    wait_for(lambda: len(game.cards) == 10, 'another deal')


def test_a_puzzle_is_solved(start, desktop, settings, count):
    game = PicturePuzzle(start(*JOURNEY), desktop)
    switches = Switches(count, desktop, settings)
    game.solve(lambda tile, place: switches.bring(game.tile(tile), game.tile_in(place)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    wait_for(lambda: len(game.tiles) == 4 and game.tiles != sorted(game.tiles), 'another deal')


def test_a_game_of_memory_is_played_to_its_end(start, desktop, settings, count):
    game = Memory(start(*THREE_PAIRS), desktop)
    switches = Switches(count, desktop, settings)
    game.play_to_the_end(lambda first, second: switches.bring(game.card(first), game.card(second)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    wait_for(lambda: game.cards and not game.matched, 'another deal')
