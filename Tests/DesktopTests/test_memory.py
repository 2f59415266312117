"""Memory is played from the start page to the end, by every input."""
import json
import re
import time

import pytest

from memory import DATA, FACES, GAME, PAIRS, Memory
from tree import Role, State, wait_for

UNEQUAL = 1.0  # seconds that two unequal cards are seen


@pytest.mark.to_the_end('Memory')
@pytest.mark.parametrize('way', ['click', 'drag', 'press_keys', 'act'])
def test_a_game_is_played_to_the_end(memory, way):
    memory.play_to_the_end(getattr(memory, way))
    memory.expect_end('Game Over!', re.compile(r'^All 3 pairs found in 3 turns, 0:\d\d: \d+ points\.$'))


def test_return_leads_from_the_start_page_to_the_next_level(start, desktop):
    program = start('--game', 'memory')
    program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)
    program.find(Role.LABEL, re.compile('^Turn two cards over'))
    desktop.key('Return')
    memory = Memory(program, desktop)
    memory.card(1).expect(state=State.FOCUSED)
    # Turns each card with another one.
    seen = {}
    for first, second in (1, 2), (3, 4), (5, 6):
        for number, face in zip((first, second), memory.look_at(first, second)):
            seen.setdefault(face, set()).add(number)
    for numbers in seen.values():
        if not numbers <= set(memory.matched):
            memory.turn(*numbers, memory.act)
    memory.expect_end('Game Over!', re.compile(r'^All 3 pairs found'), 'Next: 4 Pairs')
    desktop.key('Return')
    wait_for(lambda: len(memory.cards) == 8 and not any(memory.faces), 'the next level')


def test_the_second_level_has_four_pairs_in_four_columns(memory):
    memory.play_to_the_end(memory.act)
    memory.program.find(Role.PUSH_BUTTON, 'Next: 4 Pairs').do('click')
    memory.board.expect(name='Animals, 4 Pairs, 2 by 4')
    wait_for(lambda: len(memory.cards) == 8, 'eight cards')
    assert memory.card(8).name == 'Card 8, row 2, column 4, face down'


def test_unmatched_cards_turn_back_by_themselves(memory):
    memory.act(1, 2)
    memory.expect_open(1, 2)
    memory.card(2).expect(name='rabbit, card 2, row 1, column 2')
    memory.expect_face_down(1, 2)


def test_a_tap_turns_unmatched_cards_back_unless_disabled(memory):
    memory.act(1, 2)
    memory.card(4).do('click')
    memory.expect_open(4)
    memory.card(5).do('click')
    memory.expect_face_down(4, 5)
    memory.action('tap')
    fourth = memory.card(4)
    memory.act(1, 2)
    fourth.do('click')
    memory.expect_face_down(1, 2)
    assert not memory.face(4)


def test_a_relaxed_game_keeps_cards_face_up_until_a_tap(memory, desktop, settings):
    memory.action('relaxed')
    memory.act(1, 2)
    memory.expect_open(1, 2)
    # A ring that runs down, and cards that turn back, would change within this time.
    desktop.look(memory.board, rest=2.5 * UNEQUAL)
    assert memory.open == [1, 2] and settings.get('relaxes-memory')
    memory.card(1).do('click')
    memory.expect_face_down(1, 2)
    memory.play_to_the_end(memory.act)
    memory.expect_end('Game Over!', re.compile(r'^Relaxed: All 3 pairs found in 4 turns, 0:\d\d: -?\d points?\.$'))


def test_a_card_dropped_beside_all_others_returns_face_down(memory, desktop):
    before = desktop.look(memory.board)
    board = desktop.rectangle(memory.board)
    card, home = memory.card(1), memory.card(1).extents
    memory.lift(1, (board.x + 30, board.y + board.height - 30))
    wait_for(lambda: card.extents != home, 'the card to be dragged')
    desktop.release()
    desktop.move((0, 0))
    assert memory.faces == [None] * 6
    assert desktop.look(memory.board) == before


def test_escape_puts_a_dragged_card_back(memory, desktop):
    before = desktop.look(memory.board)
    card, home = memory.card(1), memory.card(1).extents
    memory.lift(1, desktop.center(memory.card(2)))
    wait_for(lambda: card.extents != home, 'the card to be dragged')
    desktop.key('Escape')
    desktop.move(desktop.center(memory.card(3)), steps=5, seconds=0.1)
    desktop.release()
    desktop.move((0, 0))
    assert memory.faces == [None] * 6
    assert desktop.look(memory.board) == before


def test_face_down_cards_reveal_nothing(memory, data):
    memory.act(2, 4)
    memory.expect_face_down(2, 4)
    memory.turn(*PAIRS[0], memory.act)
    tree = memory.board.outline()
    assert 'dog' in tree
    for node in memory.cards:
        words = f'{node.name} {node.description}'
        assert ('dog' in words) == (', matched' in node.name), words
        assert 'rabbit' not in words and 'cat' not in words, words
    memory.act(2, 4)
    memory.expect_face_down(2, 4)
    assert not re.search('rabbit|cat', memory.program.window.outline())
    stored = (data / DATA).read_text()
    assert not any(face in stored for face in FACES)
    assert set(json.loads(stored)['value']['history']['present']) == {'deal', 'moves'}


def test_keys_move_the_focus_through_the_grid(memory, desktop):
    def press(key, *modifiers, to):
        desktop.key(key, *modifiers)
        wait_for(lambda: memory.focused == to, lambda: f'the focus on card {to}, not {memory.focused}')
    memory.card(1).expect(state=State.FOCUSED)
    press('Right', to=2)
    press('Down', to=5)
    press('End', to=6)
    press('Home', to=4)
    press('Up', to=1)
    press('Right', 'Control_L', to=3)
    press('Down', 'Control_L', to=6)
    press('2', to=5)
    press('3', to=6)
    press('9', to=6)
    press('1', to=4)
    desktop.key('space')
    memory.expect_open(4)
    desktop.key('3')
    desktop.key('Return')
    memory.expect_matched(4, 6)
    press('Left', to=5)


def test_undo_turns_a_pair_back_and_redo_restores_it(memory, desktop):
    memory.turn(*PAIRS[0], memory.act)
    desktop.key('z', 'Control_L')
    memory.expect_face_down(1, 3)
    desktop.key('z', 'Control_L', 'Shift_L')
    memory.expect_matched(1, 3)


def test_two_players_take_turns(start, desktop, settings):
    settings.set('relaxes-memory', True)
    memory = Memory(start(*GAME), desktop)
    memory.choose('3 Pairs', 'Two, in turns')
    memory.card(1).expect(state=State.FOCUSED)
    first, second = memory.plates
    first.expect(name='Player 1: 0 points. It is the turn of Player 1.')
    second.expect(name='Player 2: 0 points')
    memory.act(1, 2)
    wait_for(lambda: memory.open == [1, 2] or memory.matched, 'a turn')
    if memory.matched:
        who = 'Player 1'
        first.expect(name=re.compile(r'^Player 1: 2 points\. It is the turn of Player 1\.$'))
    else:
        who = 'Player 2'
        # In a relaxed game, the cards stay face up.
        first.expect(name=re.compile(r'It is the turn of Player 1\.$'))
        memory.card(1).do('click')
        second.expect(name='Player 2: 0 points. It is the turn of Player 2.')
        first.expect(name='Player 1: 0 points')
    desktop.key('F2')
    memory.expect_message(re.compile(f'^{who} to play: '))


def test_the_end_page_appears_a_second_after_the_last_pair(memory):
    *others, last = PAIRS
    memory.play_to_the_end(memory.act, others)
    first, second = (memory.card(number) for number in last)
    # The end page is added to an ancestor of the board.
    around = [memory.board]
    while around[-1] != memory.program.window:
        around.append(around[-1].parent)
    counts = [len(node.children) for node in around]
    first.do('click')
    start = time.monotonic()
    second.do('click')
    wait_for(lambda: [len(node.children) for node in around] != counts, 'the page at the end')
    assert 1 <= time.monotonic() - start < 3
    memory.program.find(Role.LABEL, 'Game Over!')


def test_a_game_is_resumed_after_the_program_was_killed(memory, start, desktop):
    memory.turn(*PAIRS[0], memory.act)
    memory.card(2).do('click')
    memory.program.kill()
    again = Memory(start('--game', 'memory'), desktop)
    assert again.matched == [1, 3]
    again.expect_open(2)


def test_unmatched_cards_stay_face_up_during_a_pause(memory, desktop):
    memory.act(1, 2)
    desktop.key('p', 'Control_L')
    memory.program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED)
    desktop.key('F2')
    memory.program.find(Role.LABEL, re.compile('^0 of 3 pairs, 1 turn, 0 points, 0:'))
    desktop.look(memory.program.window, rest=UNEQUAL)
    memory.program.find(Role.PUSH_BUTTON, 'Resume').do('click')
    memory.expect_open(1, 2)
    memory.expect_face_down(1, 2)


def test_without_animations_a_card_turns_at_once_and_a_pair_fades(start, desktop):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', False)
    memory = Memory(start(*GAME), desktop)
    before = desktop.look(memory.board)
    first, second = PAIRS[0]
    memory.card(first).do('click')
    # The middle is inside of the ring that shows the time bonus.
    seen = desktop.look(memory.card(first), part=0.4)
    memory.card(second).do('click')
    memory.expect_matched(first, second)
    # After a moment at full strength the pair fades.
    wait_for(lambda: desktop.look(memory.card(first), rest=0, part=0.4) != seen, 'the pair to fade')
    assert desktop.look(memory.board) != before


@pytest.mark.parametrize('size', [(360, 640), (640, 360)])
def test_begin_is_visible_in_a_small_window_with_large_text(start, desktop, size):
    desktop.set('org.gnome.desktop.interface', 'text-scaling-factor', 2.0)
    program = start('--game', 'memory')
    desktop.resize(program.window, *size)
    begin = program.find(Role.PUSH_BUTTON, 'Begin')
    wait_for(lambda: begin.extents.y + begin.extents.height <= program.window.extents.y + size[1],
             lambda: f'{begin.extents} to be in {program.window.extents}')


@pytest.mark.fingers
def test_fingers_tap_two_cards_or_drag_one_onto_the_other(start, desktop):
    program = start(*GAME)
    desktop.maximize(program.window)
    memory = Memory(program, desktop)
    for number in PAIRS[0]:
        desktop.tap(desktop.center(memory.card(number)))
    memory.expect_matched(*PAIRS[0])
    desktop.drag_fingers([desktop.center(memory.card(number)) for number in PAIRS[1]])
    memory.expect_matched(*PAIRS[1])
