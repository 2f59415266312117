"""Sun and Moon is played to its end alone, by two, and against the computer, by every input."""
import itertools
import json
import re

import pytest

from game import PICKED_UP
from sun_and_moon import AREAS, COMPUTER, DATA, HIDDEN, SOLITAIRE, SYMBOLS, TWO_PLAYERS, SunAndMoon
from tree import Role, State, wait_for

WAYS = ['drag', 'click', 'press_keys', 'act']


@pytest.mark.to_the_end('Sun and Moon')
@pytest.mark.parametrize('way', WAYS)
def test_a_solitaire_is_solved(start, desktop, way):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    game.solve(getattr(game, way))
    game.expect_end('Well Done!', re.compile(r'^All six are placed, in 0:\d\d\.$'))


@pytest.mark.parametrize('way', WAYS)
def test_two_players_play_in_turns_to_the_end(start, desktop, way):
    game = SunAndMoon(start(*TWO_PLAYERS), desktop)
    turns = []
    while who := game.turn:
        turns.append(who)
        card, area = game.plays(is_home=who == 'Home')[0]
        game.play(card, area, getattr(game, way))
    assert set(turns) == {'Home', 'Visitor'}
    game.expect_end(re.compile('^(Home Wins|The Visitor Wins|A Draw)$'),
                    re.compile(r'^Home: \d+ points?, Visitor: \d+ points?\.$'))


@pytest.mark.parametrize('way', WAYS)
def test_a_game_against_the_computer_is_played_to_the_end(start, desktop, way):
    game = SunAndMoon(start(*COMPUTER), desktop)
    while True:
        wait_for(lambda: game.turn != 'Computer', 'the computer to play')
        if not game.turn:
            break
        card, area = game.plays(is_home=True)[0]
        game.play(card, area, getattr(game, way))
    game.expect_end(re.compile('^(You Win!|The Computer Wins|A Draw)$'),
                    re.compile(r'^You: \d+ points?, Computer: \d+ points?\.$'))


def test_a_refused_card_returns_and_the_reason_is_shown(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card, area = next((c, a) for c in game.cards for a in AREAS if a not in c.areas)
    before = card.node.extents
    game.act(card, area)
    card.node.expect(state=State.FOCUSED, description=re.compile(f'^This card cannot be played {area}.'))
    game.drag(card, area)
    game.program.find(Role.LABEL, f'This card cannot be played {area}.')
    # The table makes room for the message.
    wait_for(lambda: card.node.extents == before, 'the card to return')
    first, second = [c for c in game.cards if c.symbol == 'sun' and 'There' in c.areas][:2]
    game.play(first, 'There', game.act)
    game.act(second, 'There')
    second.node.expect(description=re.compile('^There already has a sun.'))


@pytest.mark.fingers
def test_a_finger_plays_a_card_and_a_refused_card_returns(start, desktop):
    program = start(*SOLITAIRE)
    desktop.maximize(program.window)
    game = SunAndMoon(program, desktop)
    refused, wrong = next((c, a) for c in game.cards for a in AREAS if a not in c.areas)
    before = refused.node.extents
    desktop.touch_down(desktop.center(refused.node))
    desktop.touch_move(desktop.center(game.area(wrong)))
    refused.node.expect(name=re.compile('picked up$'))
    desktop.touch_up()
    wait_for(lambda: refused.node.extents == before, 'the card to return')
    assert not any(game.table.values())
    card, area = game.solution()[0]
    desktop.drag_fingers((desktop.center(card.node), desktop.center(game.area(area))))
    wait_for(lambda: game.table[area] == {card.symbol}, lambda: f'a {card.symbol} {area}: {game.table}')
    card, area = game.solution()[0]
    desktop.tap(desktop.center(card.node))
    card.node.expect(name=re.compile('picked up$'))
    desktop.tap(desktop.center(game.area(area)))
    wait_for(lambda: card.symbol in game.table[area], lambda: f'a {card.symbol} {area}: {game.table}')


def test_the_area_under_the_pointer_takes_the_card(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card, _ = next((c, a) for c, a in game.solution() if 'There' in c.areas)
    before, there = card.node.extents, desktop.rectangle(game.area('There'))
    # The card covers the edge of the area, but the pointer stays beside it.
    desktop.drag(desktop.center(card.node), (there.x - 6, there.center[1]), steps=15, seconds=0.25)
    wait_for(lambda: card.node.extents == before, 'the card to return')
    assert not game.table['There']
    desktop.drag(desktop.center(card.node), (there.x + 6, there.center[1]), steps=15, seconds=0.25)
    wait_for(lambda: card.symbol in game.table['There'], 'the card to be played')


def test_a_pass_is_shown(start, desktop):
    game = SunAndMoon(start('--game', 'sun-and-moon', '--level', 'two-players', '--seed', '9'), desktop)
    for _ in range(3):
        who = game.turn
        game.play(*game.plays(is_home=who == 'Home')[0], game.act)
    game.program.find(Role.LABEL, 'Home cannot play and passes. It is the visitor’s turn.')
    assert game.turn == who == 'Visitor'


def test_a_card_of_the_other_player_is_refused(start, desktop):
    game = SunAndMoon(start(*TWO_PLAYERS), desktop)
    who = game.turn
    card = next(c for c in game.cards if c.is_home == (who != 'Home'))
    game.act(card, card.areas[0])
    card.node.expect(description=re.compile('^It is (home’s|the visitor’s) turn.'))
    assert game.turn == who


def test_a_card_brought_to_an_area_by_keys_out_of_turn_is_refused(start, desktop):
    game = SunAndMoon(start(*TWO_PLAYERS), desktop)
    card = next(c for c in game.cards if c.is_home == (game.turn != 'Home'))
    game.press_keys(card, 'There')
    card.node.expect(state=State.FOCUSED, description=re.compile('turn'))


def test_the_hand_closes_the_gap_of_a_played_card(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    home = [c.node.extents for c in game.cards if c.is_home]
    card, area = next((c, a) for c, a in game.solution() if c.is_home)
    game.play(card, area, game.act)
    step = abs(home[0].x - home[1].x)

    def is_closed():
        left = sorted(c.node.extents.x for c in game.cards if c.is_home)
        middle = (min(r.x for r in home) + max(r.x for r in home)) / 2
        return (all(abs(b - a - step) <= 1 for a, b in zip(left, left[1:]))
                and abs((left[0] + left[-1]) / 2 - middle) <= 1)
    wait_for(is_closed, lambda: f'{[c.node.extents for c in game.cards if c.is_home]} to close')


def test_a_stuck_solitaire_is_explained_and_can_be_undone(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    plays = wrong_turn(game)
    card, area = plays[-1]
    for play in plays:
        game.play(*play, game.act)
    left = len(game.cards)
    game.expect_end('Stuck', re.compile(r'^\d of 6 placed\. (No card that is left|Only \d (sun|moon) card)'),
                    'Undo Last Move')
    desktop.key('Return')
    wait_for(lambda: len(game.cards) == left + 1 and card.symbol not in game.table[area], 'the card to return to the hand')


def wrong_turn(game):
    """The first plays, in order, after which the table cannot be completed."""
    def is_stuck(cards, table):
        """Whether too few cards are left for the missing symbols of some areas."""
        return any(sum(c.symbol == symbol and bool(set(c.areas) & set(some)) for c in cards) < len(some)
                   for symbol in SYMBOLS for count in range(1, 4)
                   for some in itertools.combinations([a for a in AREAS if symbol not in table[a]], count))

    def search(plays, cards, table):
        if is_stuck(cards, table):
            return plays
        for card, area in ((c, a) for c in cards for a in c.plays(table) if len(plays) < 4):
            rest = [c for c in cards if c != card]
            if found := search([*plays, (card, area)], rest, table | {area: table[area] | {card.symbol}}):
                return found
    return search([], game.cards, game.table)


def test_undo_and_redo_include_the_computers_answer(start, desktop):
    game = SunAndMoon(start(*COMPUTER), desktop)
    game.expect_turn('You')
    before = game.table
    game.play(*game.plays(is_home=True)[0], game.act)
    game.expect_turn('You')
    after = game.table
    assert sum(map(len, after.values())) >= sum(map(len, before.values())) + 2
    desktop.key('z', 'Control_L')
    wait_for(lambda: game.table == before, 'both moves to be undone')
    desktop.key('z', 'Control_L', 'Shift_L')
    wait_for(lambda: game.table == after, 'both moves to be redone')


def test_the_computer_plays_after_the_program_was_killed_in_its_turn(start, desktop):
    game = SunAndMoon(start(*COMPUTER), desktop)
    game.expect_turn('You')
    game.play(*game.plays(is_home=True)[0], game.act)
    game.program.kill()
    again = SunAndMoon(start('--game', 'sun-and-moon'), desktop)
    again.expect_turn('You')
    assert sum(map(len, again.table.values())) >= 2


def test_the_computers_play_is_described_on_a_card(start, desktop):
    game = SunAndMoon(start(*COMPUTER), desktop)
    game.expect_turn('You')
    game.play(*game.plays(is_home=True)[0], game.press_keys)
    wait_for(lambda: any('The computer plays a' in c.node.description for c in game.cards), 'the answer to be described')


def test_hints_name_a_card_and_then_its_area(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    focused = next(c for c in game.cards if State.FOCUSED in c.node.states)
    desktop.key('h', 'Control_L')
    focused.node.expect(description=re.compile('^Look at this card: '))
    desktop.key('h', 'Control_L')
    focused.node.expect(description=re.compile('^(Sun|Moon) card: play it (Yonder|There|Here)'))
    desktop.key('F2')
    game.program.find(Role.LABEL, re.compile(r'^0 of 6 placed, 0:\d\d$'))


@pytest.mark.parametrize('size', [(390, 690), (1200, 620)])
def test_a_hinted_card_is_raised_above_its_neighbors(start, desktop, size):
    program = start(*SOLITAIRE)
    desktop.resize(program.window, *size)
    game = SunAndMoon(program, desktop)
    before = {card.node: wait_for(lambda: card.node.extents.width and card.node.extents, 'a card') for card in game.cards}
    desktop.key('h', 'Control_L')
    def raised():
        return [node for node, place in before.items() if node.extents.y != place.y]
    wait_for(lambda: len(raised()) == 1, lambda: f'one card to be raised, not {raised()}')
    hinted, = raised()
    assert game.board.children[-1] == hinted, 'above all others, for the pointer too'
    # Another card of the hand covers this point otherwise.
    place = desktop.rectangle(hinted)
    desktop.click((place.x + place.width * 0.2, place.center[1]))
    hinted.expect(name=PICKED_UP)
    desktop.key('Escape')


def secrets(program):
    """Every line of the accessibility tree that describes the face of a card."""
    return [line for line in program.outline().splitlines() if re.search('card, for|for (Yonder|There|Here)', line)]


def test_hidden_cards_are_not_described_to_accessibility_tools(start, desktop):
    program = start(*HIDDEN)
    assert not secrets(program), 'before anybody is ready'
    hands = set()
    for _ in range(4):
        ready = program.find(Role.PUSH_BUTTON, 'Ready').expect(state=State.FOCUSED)
        assert not secrets(program), 'while the computer is handed over'
        ready.do('click')
        game = SunAndMoon(program, desktop)
        wait_for(lambda: game.cards, 'the hand to be shown')
        assert len({card.is_home for card in game.cards}) == 1, 'one hand only'
        hands.add(game.cards[0].is_home)
        hidden = game.board.find_all(Role.PUSH_BUTTON, re.compile('^Face-down card'))
        assert hidden and not any({'click', 'Put Back'} & set(node.actions) for node in hidden)
        desktop.key('h', 'Control_L')
        desktop.key('F2')
        who = 'home' if game.cards[0].is_home else 'visitor'
        seen = secrets(program)
        assert seen and all(f'{who}’s hand' in line for line in seen), seen
        card, area = game.plays(game.cards[0].is_home)[0]
        game.act(card, area)
    assert hands == {True, False}
    program.find(Role.PUSH_BUTTON, 'Ready').expect(description=re.compile('plays a (sun|moon)'))
    assert not secrets(program)
    program.window.do('win.back')
    program.find(Role.PUSH_BUTTON, re.compile('^Sun and Moon')).expect(state=State.FOCUSED)
    assert not secrets(program), 'in the launcher'


def test_a_tampered_game_is_set_aside(start, data):
    start(*SOLITAIRE).close()
    stored = json.loads((data / DATA).read_text())
    stored['value']['history']['present']['deal']['cards'][0]['areas'] = 0
    (data / DATA).write_text(json.dumps(stored))
    program = start('--game', 'sun-and-moon')
    program.find(Role.LABEL, re.compile('^The saved game of Sun and Moon could not be read'))
    assert (data / f'{DATA}.bad').exists()
