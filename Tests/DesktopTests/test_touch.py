"""The games are played to the end by taps alone, and by drags of a finger alone."""
import pytest

from color_match import ROUND, ColorMatch
from jigsaw import TWELVE, Jigsaw
from memory import GAME as THREE_PAIRS
from memory import Memory
from move_me import BOARD as SQUARES
from move_me import MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from tree import Role, wait_for

pytestmark = [pytest.mark.fingers, pytest.mark.parametrize('way', ['taps', 'drags'])]


class Finger:
    """A finger that brings an item to a place."""

    def __init__(self, way, desktop):
        self._way, self._desktop = way, desktop

    def bring(self, item, place):
        item.come_to_rest()  # a hand closes its gap after each play
        start, end = (self._desktop.center(node) for node in (item, place))
        if self._way == 'taps':
            self._desktop.tap(start)
            self._desktop.tap(end)
        else:
            self._desktop.drag_fingers((start, end), steps=15, seconds=0.25)


@pytest.fixture
def finger(way, desktop):
    return Finger(way, desktop)


@pytest.fixture
def play(start, desktop):
    """Starts a game in a maximized window, whose position is known."""
    def play(kind, arguments):
        program = start(*arguments)
        desktop.maximize(program.window)
        return kind(program, desktop)
    return play


def tap(desktop, program, name):
    desktop.tap(desktop.center(program.find(Role.PUSH_BUTTON, name)))


@pytest.mark.to_the_end('Color Match')
def test_a_round_of_color_match_is_won(play, finger, desktop):
    game = play(ColorMatch, ROUND)
    game.play_to_the_win(lambda word: finger.bring(game.square(word), game.target))
    tap(desktop, game.program, 'Play Again')
    game.expect_word('yellow')


@pytest.mark.to_the_end('Sun and Moon')
def test_a_solitaire_of_sun_and_moon_is_solved(play, finger):
    game = play(SunAndMoon, SOLITAIRE)
    game.solve(lambda card, area: finger.bring(card.node, game.area(area)))
    game.expect_end('Well Done!')


@pytest.mark.to_the_end('Picture Puzzle')
def test_a_puzzle_is_solved(play, finger):
    game = play(PicturePuzzle, JOURNEY)
    game.solve(lambda tile, place: finger.bring(game.tile(tile), game.tile_in(place)))
    game.expect_win()


@pytest.mark.to_the_end('Jigsaw')
def test_a_jigsaw_is_solved(play, finger, desktop, way):
    game = play(Jigsaw, TWELVE)

    def bring(piece, cell):
        if way == 'taps':
            desktop.tap(desktop.center(game.piece(piece)))
            desktop.tap(desktop.center(game.cell(cell)))
        else:
            place = game.point(cell)
            desktop.drag_fingers((desktop.center(game.piece(piece)), place), steps=15, seconds=0.25)
    game.solve(bring)
    game.expect_win()


@pytest.mark.to_the_end('Memory')
def test_a_game_of_memory_is_played_to_its_end(play, finger):
    game = play(Memory, THREE_PAIRS)
    game.play_to_the_end(lambda first, second: finger.bring(game.card(first), game.card(second)))
    game.expect_end('Game Over!')


@pytest.mark.to_the_end('Move Me')
def test_squares_of_move_me_are_moved_thrown_colored_and_removed(play, finger, way, desktop, settings):
    settings.set('shows-move-pad', True)
    game = play(MoveMe, SQUARES)
    for number in game.numbers:
        across, down = game.part(number)
        if way == 'taps':
            desktop.tap(game.center(number))
            desktop.tap(game.point(0.7, down))
            game.expect_at(number, 0.7, down)
            # A tap on a moving square only stops it.
            game.expect_at_rest(number)
            desktop.tap(game.center(number))
            tap(desktop, game.program, 'Throw Left')
            desktop.tap(desktop.center(game.swatch('green')))
        else:
            desktop.drag_fingers((game.center(number), game.point(0.7, down)), steps=15, seconds=0.25, pause=True)
            game.expect_at(number, 0.7, down)
            desktop.drag_fingers((game.center(number), game.point(0.4, down)), steps=6, seconds=0.06)
            game.expect_at_rest(number)
            # Mutter 43 does not support drags between windows by a finger, such as the drag of a color.
            desktop.tap(desktop.center(game.swatch('green')))
        wait_for(lambda: game.expect_at_rest(number)[0] < 0.6, f'square {number} to be thrown')
        game.expect_color(number, 'green')
    tap(desktop, game.program, 'Remove Squares')
    wait_for(lambda: len(game.numbers) == 2, 'a square to be removed')
    tap(desktop, game.program, 'Undo')
    wait_for(lambda: len(game.numbers) == 3, 'it to be restored')
