"""Invalid arguments, damaged files, and a folder that cannot be written to."""
import os
import pathlib
import re
import subprocess

import pytest

from color_match import DATA, ROUND, ColorMatch
from picture_files import png
from move_me import MoveMe
from tree import Role

COULD_NOT_READ = ('The saved game of Color Match could not be read. It was kept as a backup, and a new game was '
                  'started.')
COULD_NOT_OPEN = ('The saved game of Color Match could not be read, and was left as it is. You can play on, but it will '
                  'not be saved.')
CANNOT_SAVE = 'The game cannot be saved. You can play on, but it will be lost when you quit.'


@pytest.mark.parametrize('arguments, complaint', [
    (['--game', 'chess'], 'Unknown game: chess'),
    (['--game'], '--game needs a value.'),
    (['--game', 'color-match', '--level', '4'], 'Unknown level of color-match: 4'),
    (['--game', 'color-match', '--seed', 'seven'], 'The seed has to be a whole number'),
    (['--game', 'color-match', '--seed', '-1'], 'The seed has to be a whole number'),
    (['--seed', '7'], '--seed needs a game'),
    (['--fast'], 'Unknown option: --fast'),
    (['a.png', 'b.png'], 'Only one picture can be opened: b.png'),
    (['a.png', '--', '-b.png'], 'Only one picture can be opened: -b.png'),
    (['--help=me'], '--help takes no value.'),
    (['--game='], '--game needs a value.'),
    ([''], 'The name of a picture is empty.'),
])
def test_invalid_arguments_are_explained(run, arguments, complaint):
    ended = run(*arguments)
    assert ended.returncode == 2
    assert ended.stderr.startswith(complaint)
    assert '\nUsage: grab-bag' in ended.stderr
    assert not ended.stdout


@pytest.mark.parametrize('option', ['--help', '-h', '-?'])
def test_help_is_no_error(run, option):
    ended = run(option)
    assert (ended.returncode, ended.stderr) == (0, '')
    assert ended.stdout.startswith('Usage: grab-bag')


@pytest.mark.parametrize('locale, usage', [
    ('ru_RU', 'Использование:'), ('ru_RU.KOI8-R', 'Использование:'), ('de_DE.ISO-8859-1', 'Aufruf:'), ('C', 'Usage:')])
def test_help_has_the_encoding_of_the_terminal(run, locale, usage):
    environment = {'LC_ALL': 'C'} if locale == 'C' else {}
    ended = run('-h', locale='en_US' if locale == 'C' else locale, environment=environment)
    assert ended.stdout.startswith(usage) and '\n  --game=NAME     ' in ended.stdout
    assert locale != 'C' or ended.stdout.isascii()


def test_help_that_cannot_be_written_is_an_error(run):
    with open('/dev/full', 'w') as full:
        ended = run('--help', capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == 1 and ended.stderr.startswith('grab-bag: ')


@pytest.mark.parametrize('way, name', [
    ('relative', name) for name in (b'-sea.png', b'--help', b'-', b'm\xe4rz.png', b'\xff\xfe', b'two\nlines.png', b'a:b.png',
                                    b'100%.png', 'März ☂.png'.encode())
] + [('absolute', b'm\xe4rz.png'), ('URI', b'm\xe4rz.png')])
def test_a_picture_with_any_file_name_is_opened(start, run, pictures, way, name):
    """By a second start of the program, which has another working folder."""
    program = start()
    path = os.path.join(os.fsencode(pictures), name)
    os.rename(png(pictures / 'picture.png'), path)
    arguments = {'relative': ['--', name], 'absolute': [path], 'URI': [pathlib.Path(os.fsdecode(path)).as_uri()]}[way]
    assert run(*arguments, cwd=pictures).returncode == 0
    program.window.expect(name='Picture Puzzle')
    shown = re.sub('[^ -~]+', '(?s:.)+', re.sub('[a%:.-]', r'[\g<0>]', name.decode('latin-1')))
    program.find(Role.PANEL, re.compile(f'^{shown}, 4 by 4$'))


def test_the_first_start_opens_a_picture_whose_name_is_not_utf_8(start, pictures):
    path = os.fsencode(pictures) + b'/m\xe4rz.png'
    os.rename(png(pictures / 'picture.png'), path)
    start(path).find(Role.PANEL, re.compile('^m.+rz.png, 4 by 4$'))


@pytest.mark.parametrize('content', [
    '', '{"version":1,"value":{"hist', '{"version":99,"value":{}}'
], ids=['empty', 'cut', 'newer'])
def test_an_invalid_saved_game_is_quarantined(start, desktop, data, content):
    (data / DATA).parent.mkdir(parents=True)
    (data / DATA).write_text(content)
    program = start('--game', 'color-match')
    program.find(Role.LABEL, COULD_NOT_READ)
    assert (data / f'{DATA}.bad').read_text() == content
    game = ColorMatch(program, desktop)
    game.place(game.act)


def test_files_with_impossible_numbers_are_quarantined(start, desktop, data):
    # The launcher loads all of them, and each could crash the program at every start.
    game = ('{"version":1,"value":{"history":{"past":[],"present":{"level":"3","squares":"+000010800004000fff0000e4"},'
            '"future":[]},"tally":{"hints":0,"mistakes":0,"moves":1},"seed":7,"elapsed":[0,0]}}')
    results = ('{"version":1,"value":[{"game":"memory","level":"3","tally":{"hints":0,"mistakes":0,"moves":3},'
               '"elapsed":[0,7],"seed":7,"date":0,"day":"2026-9223372036854775807-01"}]}')
    folder = data / 'grab-bag'
    folder.mkdir(parents=True)
    (folder / 'move-me.json').write_text(game)
    (folder / 'results.json').write_text(results)
    program = start()
    program.find(Role.PANEL, re.compile('The saved game of Move Me could not be read.*The results could not be read', re.S))
    assert sorted(os.listdir(folder)) == ['move-me.json.bad', 'results.json.bad']
    assert (folder / 'move-me.json.bad').read_text() == game
    program.close()
    assert MoveMe(start('--game', 'move-me'), desktop).numbers == [1, 2, 3]


def test_a_game_that_cannot_be_saved_can_be_played(start, desktop, data):
    data.mkdir()
    (data / 'grab-bag').write_text('A file where the folder belongs.')
    program = start(*ROUND)
    game = ColorMatch(program, desktop)
    game.place(game.act)
    game.expect_message(CANNOT_SAVE)
    game.play_to_the_win(game.act)
    assert not program.find_all(Role.LABEL, CANNOT_SAVE)


def test_an_unreadable_saved_game_is_not_changed(start, desktop, data):
    (data / DATA).parent.mkdir(parents=True)
    (data / DATA).symlink_to((data / DATA).name)  # a link to itself, which even root cannot read
    program = start('--game', 'color-match')
    game = ColorMatch(program, desktop)
    game.message(f'The file is a symbolic link that leads in a circle.\n{COULD_NOT_OPEN}')
    game.place(game.act)
    program.close()
    assert sorted(os.listdir(data / 'grab-bag')) == [(data / DATA).name, 'statistics.json']
    assert (data / DATA).is_symlink()


def test_the_launcher_reports_all_invalid_files_in_one_message(start, data):
    folder = data / 'grab-bag'
    folder.mkdir(parents=True)
    for name in ('memory', 'move-me', 'results'):
        (folder / f'{name}.json').write_text('{')
    program = start()
    program.find(Role.PANEL, '\n'.join([
        'These saved games could not be read: Memory, Move Me. They were kept as backups, and new games were started.',
        'The results could not be read. They were kept as a backup.']))
    assert sorted(os.listdir(folder)) == ['memory.json.bad', 'move-me.json.bad', 'results.json.bad']


def test_a_game_reports_another_games_invalid_file_and_offers_undo(color_match, start, desktop, data):
    color_match.place(color_match.act)
    color_match.program.close()
    (data / 'grab-bag' / 'memory.json').write_text('{')
    game = ColorMatch(start('--game', 'color-match', '--seed', '8'), desktop)
    message = game.message(re.compile('^New game started\n.*Memory'))
    message.find(Role.PUSH_BUTTON, 'Undo').do('click')
    game.expect_word('green')
