"""Many arranged squares do not overlap, and dragged squares keep a color that they were given."""
import os
import re

import pytest

from move_me import MoveMe
from tree import Role, wait_for


@pytest.mark.parametrize('key', ['1', '2', '3'], ids=['grid', 'circle', 'line'])
def test_fifty_arranged_squares_do_not_overlap(start, desktop, key):
    game = MoveMe(start('--game', 'move-me', '--level', '50', '--seed', '7'), desktop)
    desktop.key(key, 'Control_L')

    def frames():
        return [node.extents for node in game.board.find_all(Role.PUSH_BUTTON, re.compile('^Square '))]

    def overlapping():
        found = frames()
        return [(one, other) for index, one in enumerate(found) for other in found[index + 1:]
                if min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > 1
                and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > 1]
    wait_for(lambda: not overlapping(), lambda: f'{overlapping()[:3]} to lie apart')
    assert len(frames()) == 50


def test_a_recolored_square_keeps_its_color_while_it_is_dragged(move_me, desktop):
    move_me.focus(2)
    move_me.swatch('green').do('click')
    move_me.expect_color(2, 'green')
    lying = {number: desktop.rectangle(move_me.square(number)) for number in (1, 2)}
    looks = {}
    for number in (1, 2):
        # A part that neither the number nor the shape covers.
        corner = lying[number].scaled(0.1).moved(-lying[number].width * 0.3, 0)
        before = desktop.picture(f'{os.environ["XDG_RUNTIME_DIR"]}/square.png', corner)
        desktop.move(lying[number].center)
        desktop.press()
        looks[number] = before == desktop.picture(f'{os.environ["XDG_RUNTIME_DIR"]}/square.png', corner)
        desktop.key('Escape')
        desktop.release()
        move_me.expect_at_rest(number)
    assert looks == {1: False, 2: True}, 'a blue one turns red, a green one stays green'
