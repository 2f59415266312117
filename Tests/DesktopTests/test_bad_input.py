"""Wrong arguments, damaged files and a folder that takes no files."""
import pytest

from color_match import DATA, ROUND, ColorMatch
from tree import Role

COULD_NOT_READ = 'The saved game could not be read. It was kept as a backup, and a new game was started.'
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
])
def test_arguments_that_mean_nothing_are_explained(run, arguments, complaint):
    ended = run(*arguments)
    assert ended.returncode == 2
    assert ended.stderr.startswith(complaint)
    assert '\nUsage: grab-bag' in ended.stderr
    assert not ended.stdout


def test_help_is_no_error(run):
    ended = run('--help')
    assert (ended.returncode, ended.stderr) == (0, '')
    assert ended.stdout.startswith('Usage: grab-bag')


@pytest.mark.parametrize('content', [
    '', '{"version":1,"value":{"hist', '{"version":99,"value":{}}'
], ids=['empty', 'cut', 'newer'])
def test_a_saved_game_that_cannot_be_read_is_set_aside(start, desktop, data, content):
    (data / DATA).parent.mkdir(parents=True)
    (data / DATA).write_text(content)
    program = start('--game', 'color-match')
    program.find(Role.LABEL, COULD_NOT_READ)
    assert (data / f'{DATA}.bad').read_text() == content
    game = ColorMatch(program, desktop)
    game.place(game.act)


def test_play_goes_on_where_nothing_can_be_saved(start, desktop, data):
    data.mkdir()
    (data / 'grab-bag').write_text('A file where the folder belongs.')
    program = start(*ROUND)
    game = ColorMatch(program, desktop)
    game.place(game.act)
    game.expect_message(CANNOT_SAVE)
    game.play_to_the_win(game.act)
    assert not program.find_all(Role.LABEL, CANNOT_SAVE)
