"""The sound of each event, with its balance, pitch and time, in a recording of the sound server."""
import re
import time

import pytest

import hearing
from color_match import ROUND, ColorMatch
from jigsaw import TWELVE, Jigsaw
from memory import GAME, Memory
from move_me import BOARD, MoveMe
from picture_puzzle import FREE, JOURNEY, PicturePuzzle
from sound_server import SoundServer
from sun_and_moon import AREAS, SOLITAIRE, SunAndMoon
from tree import Role, State, wait_for

# A recording in real time has gaps when other tests keep the machine busy.
pytestmark = pytest.mark.alone

BALANCE, PITCH = 0.12, 0.07  # tolerances of a recorded position
TUNES = '522R-2222-29N4'  # the code of three pairs of tunes
LONGEST = 1.5  # seconds of the sound at the end of a game
SOUND, READER = 'org.gnome.desktop.sound', 'org.gnome.desktop.a11y.applications'


class Recorder:
    """Records what is played inside of a `with` statement, whose value lists the sounds afterwards."""

    def __init__(self, server, file):
        self._server, self._file = server, str(file)

    def __enter__(self):
        self.sounds = []
        self._end = self._server.record(self._file)
        return self.sounds

    def __exit__(self, *failure):
        time.sleep(LONGEST)  # silence has no event
        self._end()
        self.sounds += hearing.heard(self._file)
        print(*self.sounds, sep='\n')


@pytest.fixture
def recorder(tmp_path):
    """Records from the sound server. Tests request it before the program."""
    server = SoundServer()
    yield Recorder(server, tmp_path / 'heard.wav')
    server.end()


def names(sounds):
    return [sound.name for sound in sounds]


def where(node, game):
    """The balance and the pitch of sounds at the position of a node on the board."""
    place, board = node.extents, game.board.extents
    across, down = (place.center[0] - board.x) / board.width, (place.center[1] - board.y) / board.height
    return 0.9 * (2 * across - 1), 0.5 - down


def expect_at(place, sound):
    assert (sound.balance, sound.octaves) == (pytest.approx(place[0], abs=BALANCE), pytest.approx(place[1], abs=PITCH)), sound


def rest():
    """Waits so that the next sound is recorded separately."""
    time.sleep(0.5)


def test_a_round_of_color_match_by_keys_has_sounds(recorder, start, desktop):
    game = ColorMatch(start(*ROUND), desktop)
    places = {color: where(game.square(color), game) for color in ('red', 'yellow', 'green')}
    target = where(game.target, game)
    with recorder as sounds:
        game.press_keys('red', rest)
        game.square('red').expect(state=State.FOCUSED)
        rest()
        for _ in range(2):
            game.place(lambda word: game.press_keys(word, rest))
            rest()
        game.press_keys('red', rest)
        game.expect_win()
    # The sound over the target begins during that of the pick-up, so a recording with gaps may not have it.
    over = [sound for sound in sounds if sound.name == 'over-accepting']
    sounds = [sound for sound in sounds if sound not in over]
    assert over and names(sounds) == ['pick-up', 'refused'] + 2 * ['pick-up', 'placed'] + ['pick-up', 'best']
    for number, color in (0, 'red'), (1, 'red'), (2, 'yellow'), (4, 'green'):
        expect_at(places[color], sounds[number])
    for sound in over + [sounds[3], sounds[5]]:
        expect_at(target, sound)


def test_a_drag_by_pointer_has_sounds(recorder, color_match):
    with recorder as sounds:
        color_match.drag('yellow', to=color_match.nowhere)
        color_match.expect_home('yellow')
        rest()
        color_match.drag('yellow')
        color_match.expect_word('green')
    # On its way, a square is over slots of other squares and over the target.
    over = [name for name in names(sounds) if name.startswith('over-')]
    assert [name for name in names(sounds) if name not in over] == ['pick-up', 'returned', 'pick-up', 'placed']
    assert 'over-accepting' in over


def test_turned_cards_of_memory_have_sounds(recorder, start, desktop):
    game = Memory(start(*GAME), desktop)
    places = {number: where(game.card(number), game) for number in (1, 2, 3)}
    with recorder as sounds:
        game.act(1, 2)
        game.expect_face_down(1, 2)
        rest()
        game.act(1, 3)
        game.expect_matched(1, 3)
    assert names(sounds) == ['card-turned', 'no-pair', 'returned', 'card-turned', 'pair']
    for number, card in (0, 1), (1, 2), (3, 1), (4, 3):
        expect_at(places[card], sounds[number])


def test_the_last_seconds_of_a_ring_have_sounds(recorder, start, desktop):
    game = Memory(start(*GAME), desktop)
    with recorder as sounds:
        game.card(1).do('click')
        time.sleep(6)  # the time of a ring
    assert names(sounds) == ['card-turned'] + 3 * ['countdown']
    for one, next_one in zip(sounds[1:], sounds[2:]):
        assert next_one.time - one.time == pytest.approx(1, abs=0.2)


def test_places_passed_by_keys_have_sounds(recorder, start, desktop):
    game = PicturePuzzle(start(*FREE), desktop)
    with recorder as sounds:
        desktop.key('space')
        rest()
        for _ in range(3):
            desktop.key('Right')
            rest()
        desktop.key('Escape')
    passed = [sound for sound in sounds if sound.name == 'over-accepting']
    assert names(sounds)[0] == 'pick-up' and names(sounds)[-1] == 'returned' and len(passed) >= 2
    assert game.tiles


def test_a_tile_in_place_undo_and_the_end_have_sounds(recorder, start, desktop, settings):
    settings.set('marks-right-tiles', True)
    puzzle = PicturePuzzle(start(*JOURNEY), desktop)
    places = {number: where(puzzle.tile_in(number), puzzle) for number in (1, 4)}
    with recorder as sounds:
        puzzle.move(1, 1, puzzle.drag)
        rest()
        puzzle.program.window.do('win.undo')
        rest()
        puzzle.solve(puzzle.act)
        puzzle.expect_win()
    told = [name for name in names(sounds) if not name.startswith('over-')]
    assert told[:3] == ['pick-up', 'right-tile', 'undo'] and told[-1] in ('best', 'end'), told
    expect_at(places[1], next(sound for sound in sounds if sound.name == 'right-tile'))


def test_an_end_without_a_best_result_has_another_sound(recorder, start, desktop):
    game = ColorMatch(start(*ROUND), desktop)
    game.play_to_the_win(game.act)
    game.program.find(Role.PUSH_BUTTON, 'Play Again').do('click')
    wait_for(lambda: game.word, 'the next round')
    game.place(game.act)
    time.sleep(4)  # longer than the whole first round
    with recorder as sounds:
        game.play_to_the_win(game.act)
    assert names(sounds)[-1] == 'end', names(sounds)


def test_a_played_card_of_sun_and_moon_has_sounds(recorder, start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card, area = next((card, card.plays(game.table)[0]) for card in game.cards if card.plays(game.table))
    with recorder as sounds:
        game.play(card, area, game.act)
    assert names(sounds)[0] == 'pick-up' and names(sounds)[-1] == 'placed'
    expect_at(where(game.area(area), game), sounds[-1])


def test_an_area_that_refuses_a_card_has_sounds(recorder, start, desktop):
    game = SunAndMoon(start(*SOLITAIRE), desktop)
    card, area = next((card, area) for card in game.cards for area in AREAS if area not in card.areas)
    with recorder as sounds:
        game.lift(card, area)
        rest()
        desktop.release()
    told = names(sounds)
    assert told[0] == 'pick-up' and told[-1] in ('refused', 'returned') and 'over-refusing' in told, told


def test_a_placed_piece_of_a_jigsaw_has_sounds(recorder, start, desktop):
    game = Jigsaw(start(*TWELVE), desktop)
    point = game.point(1)
    rest()
    with recorder as sounds:
        desktop.drag(desktop.center(game.piece(1)), point, steps=15, seconds=0.25)
        game.expect_fixed(1)
    told = [name for name in names(sounds) if not name.startswith('over-')]
    assert told[0] == 'pick-up' and len(told) == 2, told


def test_nudging_and_removing_a_square_of_move_me_have_sounds(recorder, start, desktop):
    game = MoveMe(start(*BOARD), desktop)
    with recorder as sounds:
        game.focus(1)
        desktop.key('Right', 'Control_L')
        game.expect_at_rest(1)
        place = where(game.square(1), game)
        rest()
        desktop.key('Delete')
    assert names(sounds) == ['placed', 'returned']
    expect_at(place, sounds[0])


@pytest.mark.parametrize(('preference', 'desktop_sounds', 'is_heard'),
                         [(0, False, False), (1, False, True), (2, True, False)])
def test_sounds_follow_the_preference_or_the_desktop(recorder, start, desktop, settings, preference, desktop_sounds, is_heard):
    desktop.set(SOUND, 'event-sounds', desktop_sounds)
    settings.set('sounds', preference)
    game = ColorMatch(start(*ROUND), desktop)
    with recorder as sounds:
        game.act('yellow')
        game.expect_word('green')
    assert bool(sounds) == is_heard


def test_with_a_screen_reader_only_unspoken_events_have_sounds(recorder, start, desktop):
    desktop.set(READER, 'screen-reader-enabled', True)
    game = ColorMatch(start(*ROUND), desktop)
    with recorder as sounds:
        game.act('yellow')
        game.expect_word('green')
    assert sounds == []
    with recorder as sounds:
        game.drag('green')
        game.expect_word('red')
    # The screen reader reads the result of a drop, but nothing about the pointer.
    assert set(names(sounds)) - {'over-refusing'} == {'pick-up', 'over-accepting'}


@pytest.mark.parametrize('server', ['unix:/nonexistent', 'tcp:127.0.0.1:1'])
def test_a_game_is_played_without_a_sound_server(start, desktop, server):
    game = ColorMatch(start(*ROUND, environment={'PULSE_SERVER': server}), desktop)
    game.play_to_the_win(game.act)


def test_only_cards_of_a_pair_have_the_same_tune(recorder, start, desktop):
    """Tunes keep their pitch at every position of the card."""
    game = Memory(start('--code', TUNES), desktop)
    for pair, result in ((1, 2), 'no-pair'), ((1, 3), 'pair'):
        with recorder as sounds:
            for number in pair:
                game.card(number).do('click')
                time.sleep(1)  # the time of a tune
        tunes = [sound for sound in sounds if sound.name.startswith('tune-')]
        assert len(tunes) == 2 and {sound.octaves for sound in tunes} == {0}, sounds
        assert (tunes[0].name == tunes[1].name) == (result == 'pair')
        if result == 'no-pair':
            game.expect_face_down(1, 2)


def test_a_demo_has_sounds(recorder, color_match):
    with recorder as sounds:
        color_match.program.window.do('win.demo')
        wait_for(lambda: color_match.board.find_named(re.compile('^Slot ., empty$')), 'the first move of the demo')
        color_match.program.window.do('win.demo')
    assert {'pick-up', 'placed'} <= set(names(sounds))
