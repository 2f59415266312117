"""With hidden hands, the next player learns nothing about the cards of the last one."""
import re

from sun_and_moon import AREAS, HIDDEN, SunAndMoon
from tree import Role, State, wait_for


def hand_over(program, desktop):
    """Plays a card as the next player, and returns the heading that names the one after."""
    program.find(Role.PUSH_BUTTON, 'Ready').do('click')
    game = SunAndMoon(program, desktop)
    wait_for(lambda: game.cards, 'the hand to be shown')
    card, area = game.plays(game.cards[0].is_home)[0]
    game.act(card, area)
    program.find(Role.PUSH_BUTTON, 'Ready').expect(description=re.compile('plays a (sun|moon)'))
    return heading(program)


def heading(program):
    return program.find(Role.LABEL, re.compile('^Hand the Computer to')).name


def test_a_new_game_removes_the_last_play_from_the_handover_page(start, desktop):
    program = start(*HIDDEN)
    while True:
        before = hand_over(program, desktop)
        assert program.find_all(Role.LABEL, re.compile('plays a (sun|moon)')), 'the last play is on the page'
        desktop.key('n', 'Control_L')
        ready = program.find(Role.PUSH_BUTTON, 'Ready').expect(description=re.compile('^New game'))
        wait_for(lambda: not program.find_all(Role.LABEL, re.compile('plays a (sun|moon)')), 'the last play to disappear')
        ready.expect(state=State.FOCUSED)
        # Repeats until the next player is also the one who begins the new game.
        if heading(program) == before:
            break


def test_undo_does_not_reveal_a_picked_up_card(start, desktop):
    program = start(*HIDDEN)
    hand_over(program, desktop)
    program.find(Role.PUSH_BUTTON, 'Ready').do('click')
    game = SunAndMoon(program, desktop)
    wait_for(lambda: game.cards, 'the hand to be shown')
    card = game.cards[0].node
    desktop.click(desktop.center(card))
    card.expect(name=re.compile('picked up$'))
    desktop.key('z', 'Control_L')
    ready = program.find(Role.PUSH_BUTTON, 'Ready').expect(description=re.compile('Undone'))
    assert not re.search('(Sun|Moon) card', ready.description), ready.description


def test_the_reason_of_a_refusal_is_not_shown_to_the_next_player(start, desktop):
    program = start(*HIDDEN)
    program.find(Role.PUSH_BUTTON, 'Ready').do('click')
    game = SunAndMoon(program, desktop)
    wait_for(lambda: game.cards, 'the hand to be shown')
    refused, wrong = next((c, a) for c in game.cards for a in AREAS if a not in c.areas)
    game.act(refused, wrong)
    program.find(Role.LABEL, f'This card cannot be played {wrong}.')
    card, area = game.plays(game.cards[0].is_home)[0]
    game.act(card, area)
    program.find(Role.PUSH_BUTTON, 'Ready').expect(state=State.FOCUSED)
    wait_for(lambda: not program.find_all(Role.LABEL, re.compile('cannot be played')), 'the reason to disappear', 3)
