"""The four games with an end are played to it from right to left, with large text or without animations."""
import pytest

from appearance import PHONE, Appearance
from color_match import ROUND, ColorMatch
from game import suggested
from memory import GAME as THREE_PAIRS
from memory import Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role


def play_color_match(program, desktop, way):
    game = ColorMatch(program, desktop)
    game.play_to_the_win(getattr(game, way))


def play_sun_and_moon(program, desktop, way):
    game = SunAndMoon(program, desktop)
    game.solve(getattr(game, way))


def play_picture_puzzle(program, desktop, way):
    game = PicturePuzzle(program, desktop)
    game.solve(getattr(game, way))


def play_memory(program, desktop, way):
    game = Memory(program, desktop)
    game.play_to_the_end(getattr(game, way))


class Mirrored:
    """A desktop whose keys Left and Right are exchanged."""

    def __init__(self, desktop):
        self._desktop = desktop

    def __getattr__(self, name):
        return getattr(self._desktop, name)

    def key(self, name, *modifiers):
        self._desktop.key({'Left': 'Right', 'Right': 'Left'}.get(name, name), *modifiers)


GAMES = pytest.mark.parametrize('play, arguments', [
    pytest.param(play_color_match, ROUND, id='color-match'), pytest.param(play_sun_and_moon, SOLITAIRE, id='sun-and-moon'),
    pytest.param(play_picture_puzzle, JOURNEY, id='picture-puzzle'), pytest.param(play_memory, THREE_PAIRS, id='memory')])


@GAMES
def test_games_are_played_right_to_left_by_keys_without_animations(start, desktop, play, arguments):
    desktop.set('org.gnome.desktop.interface', 'enable-animations', False)
    program = start(*arguments, locale='ar_EG')
    # Picture Puzzle is not mirrored.
    hand = desktop if play == play_picture_puzzle else Mirrored(desktop)
    play(program, hand, 'press_keys')
    suggested(program)


@GAMES
def test_games_are_played_right_to_left_by_drags_with_large_text(start, desktop, play, arguments, picture):
    look = Appearance('large-text', desktop, picture)
    program = start(*arguments, locale='ar_EG')
    look.fit(program.window)
    play(program, desktop, 'drag')
    step = suggested(program)
    look.picture(f'end-{program.window.name}'.replace(' ', '-').lower())
    for button in step, program.find(Role.PUSH_BUTTON, 'Choose…'):
        assert program.window.extents.contains(button.extents), f'{button} is out of reach'
    assert program.window.extents[2:] == PHONE
