"""The computer plays Memory: it takes its turns by itself, and the game is resumed in its turn."""
import re

import pytest

from memory import GAME, Memory
from tree import Role, wait_for

COMPUTER = re.compile('^Computer: ')


@pytest.fixture
def against_computer(memory):
    memory.choose('6 Pairs', 'Letters', 'Computer, Easy')
    memory.board.find(Role.IMAGE, re.compile('^You: .* It is your turn.$'))
    return memory


def miss(game):
    """Turns cards until two of them are no pair, which passes the turn on."""
    while not game.open:
        left = [number for number in range(1, 13) if number not in game.matched]
        game.act(*left[:2])
        wait_for(lambda: game.open or left[0] in game.matched, 'two cards to be turned')


def expect_turn(game, name):
    wait_for(lambda: [plate for plate in game.board.find_all(Role.IMAGE, re.compile(f'^{name}: .*turn.$'))],
             f'the turn of {name}')


def test_the_computer_turns_cards_and_passes_the_turn_back(against_computer):
    game = against_computer
    miss(game)
    expect_turn(game, 'Computer')
    wait_for(lambda: len(game.open) == 1, 'the computer to turn a card')
    expect_turn(game, 'You')


def test_a_game_is_resumed_in_the_computers_turn(against_computer, start, desktop):
    miss(against_computer)
    expect_turn(against_computer, 'Computer')
    against_computer.program.close()
    again = Memory(start('--game', 'memory'), desktop)
    assert again.board.find(Role.IMAGE, COMPUTER)
    wait_for(lambda: again.open or again.matched, 'the computer to turn a card')


def test_the_command_line_deals_a_game_for_one_player(against_computer, start, desktop):
    against_computer.program.close()
    assert not Memory(start(*GAME), desktop).board.find_all(Role.IMAGE, COMPUTER)
