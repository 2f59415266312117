"""The games are played to the end with one switch and with two."""
import pytest

from color_match import ROUND, ColorMatch
from jigsaw import TWELVE, Jigsaw
from memory import GAME as THREE_PAIRS
from memory import Memory
from move_me import BOARD as SQUARES
from move_me import MoveMe
from picture_puzzle import JOURNEY, PicturePuzzle
from sun_and_moon import SOLITAIRE, SunAndMoon
from switches import Switches
from tree import Role, wait_for

# With one switch the mark moves every half second, which needs an otherwise idle machine.
WAYS = [pytest.param('one switch', marks=pytest.mark.alone), 'two switches']


@pytest.fixture
def switches(way, desktop, settings):
    return Switches(way == 'two switches', desktop, settings)


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Color Match')
def test_a_round_of_color_match_is_won(start, desktop, switches):
    game = ColorMatch(start(*ROUND), desktop)
    game.play_to_the_end(lambda word: switches.bring(game.square(word), game.target))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    game.expect_word('yellow')


def test_another_key_selects_pieces_and_places(start, desktop, settings):
    settings.set('switch-keys', 1)
    switches = Switches(True, desktop, settings, select='x')
    game = ColorMatch(start(*ROUND), desktop)
    word = game.word
    switches.bring(game.square(word), game.target)
    wait_for(lambda: game.word != word, f'{word} to be placed')


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Sun and Moon')
def test_a_solitaire_of_sun_and_moon_is_solved(start, desktop, switches):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    game.solve(lambda card, area: switches.bring(card.node, game.area(area)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Next Deal'))
    wait_for(lambda: len(game.cards) == 10, 'another deal')


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Picture Puzzle')
def test_a_puzzle_is_solved(start, desktop, switches):
    game = PicturePuzzle(start(*JOURNEY), desktop)
    game.solve(lambda tile, place: switches.bring(game.tile(tile), game.tile_in(place)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    wait_for(lambda: len(game.tiles) == 4 and game.tiles != sorted(game.tiles), 'another deal')


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Jigsaw')
def test_a_jigsaw_is_solved(start, desktop, switches):
    game = Jigsaw(start(*TWELVE), desktop)

    def bring(piece, cell):
        switches.choose(game.piece(piece))
        switches.choose(game.cell(cell))
    game.solve(bring)
    game.expect_win()


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Memory')
def test_a_game_of_memory_is_played_to_its_end(start, desktop, switches):
    game = Memory(start(*THREE_PAIRS), desktop)
    game.play_to_the_end(lambda first, second: switches.bring(game.card(first), game.card(second)))
    switches.choose(game.program.find(Role.PUSH_BUTTON, 'Play Again'))
    wait_for(lambda: game.cards and not game.matched, 'another deal')


@pytest.mark.parametrize('way', WAYS)
@pytest.mark.to_the_end('Move Me')
def test_a_square_of_move_me_is_moved_thrown_colored_and_removed(start, desktop, switches):
    game = MoveMe(start(*SQUARES), desktop)

    def button(name):
        return game.program.find(Role.PUSH_BUTTON, name)
    before = game.part(2)
    switches.choose(game.square(2))
    game.expect_selected(2)
    switches.choose(button('Move Right'))
    wait_for(lambda: game.part(2)[0] > before[0] + 0.1, 'the square to be moved')
    switches.choose(button('Throw Left'))
    wait_for(lambda: game.expect_at_rest(2)[0] < before[0] - 0.1, 'it to be thrown')
    switches.choose(game.swatch('green'))
    game.expect_color(2, 'green')
    switches.choose(button('Remove Squares'))
    wait_for(lambda: game.numbers == [1, 3], 'it to be removed')
    switches.choose(button('Undo'))
    wait_for(lambda: game.numbers == [1, 2, 3], 'it to be restored')


@pytest.mark.parametrize('entry,way', [
    pytest.param('Preferences', 'one switch', marks=pytest.mark.alone), ('Preferences', 'two switches'), ('Help', 'two switches'),
    ('Keyboard Shortcuts', 'two switches'), ('About Grab Bag', 'two switches')])
def test_every_dialog_is_opened_and_closed(program, desktop, switches, entry):
    switches.choose(program.find(name='Main Menu', action='click'))
    switches.choose(program.find(Role.MENU_ITEM, entry))
    # Each page of the window has its own Close button.
    switches.choose(*wait_for(lambda: program.dialog.find_all(Role.PUSH_BUTTON, 'Close'), 'a Close button'))
    wait_for(lambda: len(program.windows) == 1, 'the window to close')
