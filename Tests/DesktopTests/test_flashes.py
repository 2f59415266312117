"""Nothing flashes more than three times a second, not even at a mistake, a hint or a win."""
import pytest

from color_match import ROUND, ColorMatch
from flashes import MOST, Watched, most_in_a_second, turns
from memory import GAME as THREE_PAIRS
from memory import Memory
from picture_puzzle import FREE, PicturePuzzle
from sun_and_moon import AREAS, SOLITAIRE, SunAndMoon
from tree import wait_for

LEAST = 3  # looks in a second; a machine with nothing else to do looks 10 to 15 times, and a busy one sees less


def color_match(start, desktop):
    game = ColorMatch(start(*ROUND), desktop)

    def play():
        for _ in range(3):
            game.drag(next(color for color in ('red', 'yellow', 'green') if color != game.word))
        game.play_to_the_win(game.act)
    return game, play


def sun_and_moon(start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)

    def play():
        game.lift(*next((card, area) for card in game.cards for area in AREAS if area not in card.areas))
        desktop.key('Escape')
        desktop.release()
        for card, area in game.solution():
            game.play(card, area, game.act)
        game.expect_end('Well Done!')
    return game, play


def picture_puzzle(start, desktop):
    game = PicturePuzzle(start(*FREE), desktop)

    def play():
        for _ in range(3):
            game.action('hint')
        game.move(game.tiles[1], 1, game.drag)
    return game, play


def memory(start, desktop):
    game = Memory(start(*THREE_PAIRS), desktop)
    return game, lambda: game.play_to_the_end(game.act)


@pytest.mark.alone
@pytest.mark.parametrize('game', [color_match, sun_and_moon, picture_puzzle, memory])
def test_nothing_flashes_more_than_three_times_a_second(start, desktop, game):
    playing, play = game(start, desktop)
    with Watched(desktop, playing.program.window) as watched:
        play()
        wait_for(lambda: watched.is_still, 'the last animations to end')
    assert watched.rate >= LEAST
    assert watched.most_flashes <= MOST


@pytest.mark.parametrize('per_second, flashes', [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_flashes_are_counted(per_second, flashes):
    moments = [step / 40 for step in range(120)]
    luminances = [moment * per_second % 1 < 0.5 for moment in moments]
    assert most_in_a_second(turns(moments, luminances)) == flashes
    assert not turns(moments, [0.05 * luminance for luminance in luminances])
