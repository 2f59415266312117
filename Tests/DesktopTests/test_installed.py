"""The desktop finds and starts the program: in the overview, by an action, by a search, with a file."""
import re
import subprocess

import pytest

from color_match import ColorMatch
from picture_files import png
from picture_puzzle import PicturePuzzle
from program import EXECUTABLE
from tree import Role

# The games, by the program's own list.
USAGE = subprocess.run([EXECUTABLE, '--help'], capture_output=True, text=True, check=True, env={'LANG': 'C'}).stdout
GAMES = re.findall(r'^Levels of ([a-z-]+):', USAGE, re.MULTILINE)


def test_the_overview_finds_and_starts_the_program_by_its_name(installed):
    installed.search('grab')
    installed.choose('Grab Bag')
    installed.expect_page('Grab Bag')


@pytest.mark.russian
def test_the_overview_finds_and_starts_it_by_its_russian_name(installed, desktop):
    desktop.set('org.gnome.desktop.input-sources', 'sources', [('xkb', 'ru')])
    installed.search('мешоч')
    installed.choose('Чудесный мешочек')
    installed.expect_page('Чудесный мешочек')


@pytest.mark.russian
def test_a_search_in_russian_finds_a_game(installed, desktop):
    desktop.set('org.gnome.desktop.input-sources', 'sources', [('xkb', 'ru')])
    installed.search('цвета слова')
    installed.choose('Цвета и слова')
    installed.expect_page('Цвета и слова')


def test_each_game_and_the_deal_of_the_day_have_an_action(installed):
    assert installed.file.list_actions() == [*GAMES, 'daily']
    assert installed.file.get_action_name('color-match') == 'Color Match'


def test_an_action_opens_the_deal_of_the_day(installed):
    installed.choose_action('daily')
    installed.expect_dialog('Deal of the Day')


@pytest.mark.parametrize('action', GAMES)
def test_an_action_opens_its_game(installed, action):
    installed.choose_action(action)
    installed.expect_page(installed.file.get_action_name(action))


def test_an_action_opens_its_game_in_the_running_process(installed):
    installed.choose_action('color-match')
    installed.expect_page('Color Match')
    pid = installed.pid
    installed.choose_action('picture-puzzle')
    installed.expect_page('Picture Puzzle')
    assert installed.pid == pid and len(installed.windows) == 1


def test_a_search_offers_a_game(installed):
    installed.search('color')
    installed.choose('Color Match')
    installed.expect_page('Color Match')


def test_a_search_offers_the_deal_of_the_day(installed):
    installed.search('daily')
    installed.choose('Deal of the Day')
    installed.expect_dialog('Deal of the Day')


def test_a_search_offers_to_continue_a_game_that_was_left(installed, desktop):
    installed.choose_action('color-match')
    installed.expect_page('Color Match')
    game = ColorMatch(installed, desktop)
    game.place(game.act)
    word = game.word
    installed.close()
    installed.search('continue')
    installed.expect_found('1 of 3 placed, no mistakes, 0:')
    installed.choose('Continue Color Match')
    installed.expect_page('Color Match')
    ColorMatch(installed, desktop).expect_word(word)


def test_a_picture_opened_with_the_program_becomes_a_puzzle(installed, desktop, tmp_path):
    installed.open(png(tmp_path / 'sea.png'))
    installed.expect_page('Picture Puzzle')
    PicturePuzzle(installed, desktop).expect('sea.png', 4)


def test_of_several_files_the_first_picture_is_opened(installed, desktop, tmp_path):
    (tmp_path / 'letter.txt').write_text('This is no picture.')
    installed.open(tmp_path / 'letter.txt', png(tmp_path / 'sea.png'))
    installed.expect_page('Picture Puzzle')
    puzzle = PicturePuzzle(installed, desktop)
    puzzle.expect('sea.png', 4)
    puzzle.expect_message('“letter.txt” is not a picture that can be opened.')


def test_the_window_shows_the_installed_icon(installed, desktop):
    """The shell associates the window with the installed program."""
    installed.search('grab')
    installed.choose('Grab Bag')
    installed.wait_until_shown()
    assert desktop.evaluate('imports.gi.Shell.WindowTracker.get_default().focus_app.get_id()') == f'{installed.id}.desktop'
    installed.find(Role.LABEL, 'What Shall We Play?')
