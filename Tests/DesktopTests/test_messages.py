"""The transient messages over a board: one at a time, read in full, and not in the way of any input."""
import re

from color_match import ROUND, ColorMatch
from test_bad_input import CANNOT_SAVE
from tree import Role, State, wait_for

STATUS = re.compile(r'^0 of 3 placed, no mistakes, 0:\d\d$')


def test_a_key_pressed_five_times_shows_one_message(color_match, desktop):
    for _ in range(5):
        desktop.key('F2')
    color_match.message(STATUS)
    desktop.key('Escape')
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, STATUS), 'the message to go')


def test_the_focus_of_a_message_goes_back_to_the_board(color_match, desktop):
    desktop.key('F2')
    close = color_match.message(STATUS).find(Role.PUSH_BUTTON, 'Close')
    wait_for(lambda: desktop.key('Tab') or State.FOCUSED in close.states, 'the focus to be on the message')
    desktop.key('Return')
    wait_for(lambda: not color_match.program.find_all(Role.PANEL, STATUS), 'the message to go')
    color_match.square('red').expect(state=State.FOCUSED)


def test_a_long_message_has_lines_beside_its_button(start, desktop, data, appearance):
    data.mkdir()
    (data / 'grab-bag').write_text('A file where the folder belongs.')
    game = ColorMatch(start(*ROUND), desktop)
    appearance.fit(game.program.window)
    game.place(game.act)
    message = game.message(CANNOT_SAVE)
    message.come_to_rest()
    text, close = message.find(Role.LABEL).extents, message.find(Role.PUSH_BUTTON).extents
    window = game.program.window.extents
    assert text.x + text.width <= close.x and close.x + close.width <= window.width, (text, close, window)
    assert text.height > close.height, f'{text} has one line'
    appearance.picture('message')
