"""Words that the program speaks, for players who cannot read them."""
import pytest
from gi.repository import Gio, GLib

from color_match import ROUND, SQUARES, ColorMatch
from memory import GAME, Memory
from picture_puzzle import JOURNEY, PicturePuzzle
from speech_engine import SpeechEngine
from tree import Role, State, wait_for

READER = 'org.gnome.desktop.a11y.applications'
NOT_ASKED, ALOUD, SILENT = range(3)


@pytest.fixture
def engine(tmp_path):
    engine = SpeechEngine(tmp_path)
    yield engine
    engine.end()


def test_color_match_is_won_from_the_spoken_words(engine, start, desktop, settings):
    settings.set('reading-aloud', ALOUD)
    program = start(*ROUND, environment=engine.environment)
    colors = list(SQUARES)
    while colors:
        # The player knows only the order of the squares and the word that was spoken last.
        language, said = engine.wait_for_words()
        word = said.split('. ')[-1]
        assert language == 'en'
        desktop.key('Home')
        for _ in range(colors.index(word)):
            desktop.key('Right')
        desktop.key('space')
        desktop.key('Return')
        colors.remove(word)
    ColorMatch(program, desktop).expect_win()


def test_a_mistake_speaks_the_color_and_repeats_the_word(engine, start, desktop, settings):
    settings.set('reading-aloud', ALOUD)
    game = ColorMatch(start(*ROUND, environment=engine.environment), desktop)
    engine.expect('yellow')
    game.act('red')
    engine.expect('red. yellow')
    game.act('yellow')
    engine.expect('yellow. green')


@pytest.mark.parametrize('way', ['button', 'key'])
def test_the_word_is_spoken_on_request(engine, start, desktop, settings, way):
    settings.set('reading-aloud', SILENT)
    program = start(*ROUND, environment=engine.environment)
    button = program.find(Role.PUSH_BUTTON, 'Say the Word')
    if way == 'button':
        desktop.click(desktop.center(button))
    else:
        desktop.key('F4')
    engine.expect('yellow')


def test_words_are_spoken_in_their_language(engine, start, desktop, settings):
    settings.set('reading-aloud', ALOUD)
    settings.set('word-language', 'de')
    start(*ROUND, environment=engine.environment)
    engine.expect('gelb', language='de')


def test_reading_aloud_is_offered_only_once(engine, start, desktop, settings):
    settings.set('reading-aloud', NOT_ASKED)
    program = start(*ROUND, environment=engine.environment)
    program.find(Role.PUSH_BUTTON, 'Read Aloud').do('click')
    engine.expect('yellow')
    wait_for(lambda: settings.get('reading-aloud') == ALOUD, 'the answer to be stored')
    program.close()
    settings.set('reading-aloud', NOT_ASKED)
    program = start(*ROUND, environment=engine.environment)
    program.find(Role.PUSH_BUTTON, 'Read Aloud')
    wait_for(lambda: settings.get('reading-aloud') == SILENT, 'the question to be stored')


def test_memory_and_picture_puzzle_speak_the_names_of_pictures(engine, start, desktop, settings):
    settings.set('reading-aloud', ALOUD)
    game = Memory(start(*GAME, environment=engine.environment), desktop)
    game.card(1).do('click')
    engine.expect('dog')
    game.program.close()
    puzzle = PicturePuzzle(start(*JOURNEY, environment=engine.environment), desktop)
    engine.expect(puzzle.title)


def status(method, *arguments):
    """Calls a method for the properties of the accessibility bus."""
    parameters = GLib.Variant(f'(s{"sv"[:len(arguments)]})', ('org.a11y.Status', *arguments))
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        'org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties', method, parameters, None, 0, -1, None)


def tell_bus(is_on):
    """Turns a screen reader on or off for the accessibility bus alone, as in a sandbox, which has no desktop settings."""
    status('Set', 'ScreenReaderEnabled', GLib.Variant('b', is_on))


@pytest.fixture(params=['setting', 'bus'])
def turn_on_reader(request, desktop):
    """A function that turns a screen reader on until the end of the test."""
    if request.param == 'setting':
        yield lambda: desktop.set(READER, 'screen-reader-enabled', True)
    elif 'ScreenReaderEnabled' not in status('GetAll').unpack()[0]:
        pytest.skip('at-spi2-core from 2.60 on does not know of screen readers')
    else:
        yield lambda: tell_bus(True)
        tell_bus(False)


def test_with_a_screen_reader_nothing_is_spoken(engine, start, desktop, settings, turn_on_reader):
    turn_on_reader()
    settings.set('reading-aloud', ALOUD)
    game = ColorMatch(start(*ROUND, environment=engine.environment), desktop)
    game.play_to_the_win(game.act)
    assert not engine.said


def test_starting_a_screen_reader_removes_the_button(engine, start, desktop, settings, turn_on_reader):
    settings.set('reading-aloud', ALOUD)
    game = ColorMatch(start(*ROUND, environment=engine.environment), desktop)
    engine.expect('yellow')
    game.program.find(Role.PUSH_BUTTON, 'Say the Word')
    turn_on_reader()
    wait_for(lambda: not game.program.find_all(Role.PUSH_BUTTON, 'Say the Word'), 'the button to be removed')
    game.act('yellow')
    game.expect_word('green')
    assert not engine.said


def test_without_a_speech_engine_there_is_no_button(start, desktop, settings):
    settings.set('reading-aloud', ALOUD)
    program = start(*ROUND)
    ColorMatch(program, desktop).square('red').expect(state=State.FOCUSED)
    assert not program.find_all(Role.PUSH_BUTTON, 'Say the Word')
