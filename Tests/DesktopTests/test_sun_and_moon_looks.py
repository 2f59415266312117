"""Pictures of every screen of Sun and Moon, for people to look at: build/desktop-tests/pictures."""
import re

import pytest

from appearance import PHONE
from sun_and_moon import AREAS, COMPUTER, HIDDEN, SOLITAIRE, SunAndMoon
from test_sun_and_moon import wrong_turn
from tree import Role, State, wait_for

pytestmark = pytest.mark.looks


def test_every_screen_fits_and_draws(start, desktop, appearance):
    program = start(*SOLITAIRE)
    appearance.fit(program.window)
    game = SunAndMoon(program, desktop)
    appearance.picture('sky')

    solution = game.solution()
    game.lift(*solution[2])
    appearance.picture('sky-accepted')
    desktop.key('Escape')
    desktop.release()
    game.lift(*next((card, area) for card in game.cards for area in AREAS if area not in card.areas))
    appearance.picture('sky-rejected')
    desktop.key('Escape')
    desktop.release()
    desktop.move((0, 0))

    for card, area in solution[:3]:
        game.play(card, area, game.act)
    game.program.find(action='game.hint').do('game.hint')
    appearance.picture('sky-hint')
    for card, area in solution[3:]:
        game.play(card, area, game.act)
    game.expect_end('Well Done!')
    appearance.picture('sky-won')


def test_hidden_hands_fit_and_draw(start, desktop, appearance):
    program = start(*HIDDEN)
    appearance.fit(program.window)
    ready = program.find(Role.PUSH_BUTTON, 'Ready').expect(state=State.FOCUSED)
    appearance.picture('sky-take-over')
    ready.do('click')
    SunAndMoon(program, desktop)
    appearance.picture('sky-hidden')


def test_a_stuck_solitaire_draws(start, desktop, picture):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    for play in wrong_turn(game):
        game.play(*play, game.act)
    game.expect_end('Stuck')
    picture('sky-stuck')


def test_the_computers_card_draws(start, desktop, picture):
    game = SunAndMoon(start(*COMPUTER), desktop)
    game.expect_turn('You')
    game.play(*game.plays(is_home=True)[0], game.act)
    wait_for(lambda: len(game.cards) == 8, 'the computer to play')
    picture('sky-computer-card', rest=0)
    game.expect_turn('You')
    picture('sky-computer')
    game.program.close()
    start()
    picture('sky-launcher')


def test_hands_are_mirrored_from_right_to_left(start, desktop, picture):
    game = SunAndMoon(start(*COMPUTER, locale='ar_EG'), desktop)
    game.expect_turn('You')
    first, *_, last = sorted((c for c in game.cards if c.is_home), key=lambda card: card.number)
    assert first.node.extents.x > last.node.extents.x, 'the first card is where reading starts'
    picture('sky-right-to-left')


def test_the_table_fits_in_russian(start, desktop, picture):
    program = start(*COMPUTER, locale='ru_RU')
    desktop.resize(program.window, *PHONE)
    program.find(Role.IMAGE, re.compile('Ваш ход'))
    picture('sky-russian')
