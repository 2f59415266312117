"""Other programs offer a picture in several forms, of which some cannot be read: the best one that can be read is opened."""
import base64
import re

import pytest

from file_portal import FailingPortal
from memory import GAME, Memory
from neighbor import data, endless, failing, files, forms, silent, text, texture, uris
from picture_files import png
from picture_puzzle import PicturePuzzle
from tree import Role, wait_for

PAGE = 'https://example.org/beach/sea.png?width=300'
ON_WEB = ('“sea.png” is on the web. Save the picture as a file, or copy the picture itself.')
OWN = 'Your Picture'


def offers(folder):
    """Returns offers that are accepted: for each name the offered data, and the name of the resulting picture."""
    sea, gone = png(folder / 'sea.png'), folder / 'gone.png'
    (folder / 'letter.txt').write_text('This is no picture.')
    address = f'data:image/png;base64,{base64.b64encode(sea.read_bytes()).decode()}'
    return {
        'browser': (forms(uris(PAGE), data('text/html', f'<img alt="a > b" src="{PAGE}">'), data('image/png', sea),
                          text(PAGE)), OWN),
        'link first': (forms(data('text/x-moz-url', PAGE), uris(PAGE), texture(sea)), OWN),
        'file gone': (forms(files(gone), data('image/png', sea)), OWN),
        'no picture': (forms(files(folder / 'letter.txt'), texture(sea)), OWN),
        'file and texture': (forms(texture(sea), files(sea)), 'sea.png'),
        'failing': (forms(failing('image/png'), data('image/bmp', sea), text('a sea')), OWN),
        'bad list': (forms(failing('text/uri-list'), data('x-special/gnome-copied-files', f'copy\n{sea.as_uri()}')),
                     'sea.png'),
        'data': (uris(address), OWN),
        'data in html': (data('text/html', f'<p><IMG width=3 src=\'{address}\'></p>'), OWN),
        'path': (text(f'{sea}\n'), 'sea.png'),
        'quoted path': (text(f"'{sea}' "), 'sea.png'),
        'uri': (text(sea.as_uri()), 'sea.png'),
        'chromium': (forms(uris(PAGE), data('application/octet-stream;name="sea.png"', sea)), OWN),
    }


def unreadable_offers(folder):
    """Returns offers that cannot be read in any form: for each name the offered data, and the message."""
    cut = png(folder / 'cut.png')
    cut.write_bytes(cut.read_bytes()[:200])
    return {
        'address': (uris(PAGE), ON_WEB),
        'gone': (forms(files(folder / 'gone.png'), failing('image/png')), '“gone.png” is no longer there.'),
        'written address': (text(PAGE), ON_WEB),
        'address and cut': (forms(uris(PAGE), data('image/png', cut)),
                            re.compile('“Your Picture” is (incomplete|damaged)')),
        'address in html': (data('text/html', f'<a href="#"><img src="{PAGE}"></a>'), ON_WEB),
        'sentence': (data('text/html', '<b>A sentence</b> of html: https://example.org'),
                     'Only pictures can be made into a puzzle.'),
        'gone and address': (forms(uris((folder / 'gone.png').as_uri()), text(PAGE)), ON_WEB),
        'path that is gone': (text(str(folder / 'gone.png')), '“gone.png” is no longer there.'),
    }


def show_animals(memory):
    """Begins a game with the first theme instead of the player's pictures."""
    memory.activate()
    memory.choose('3 Pairs', 'Animals')
    memory.board.expect(name='Animals, 3 Pairs, 2 by 3')


@pytest.mark.parametrize('way', ['dropped', 'pasted'])
def test_the_best_readable_form_becomes_the_puzzle(puzzle, neighbor, pictures, desktop, way):
    things = offers(pictures)
    other = neighbor({name: thing for name, (thing, _) in things.items()} | {'land.png': files(png(pictures / 'land.png'))})
    for name, (_, title) in things.items():
        # Another picture before each offer, so that each change is visible.
        other.drag('land.png', to=desktop.center(puzzle.board))
        puzzle.expect('land.png', 4)
        if way == 'dropped':
            other.drag(name, to=desktop.center(puzzle.board))
        else:
            other.copy(name)
            puzzle.paste()
        wait_for(lambda: puzzle.title == title, lambda: f'“{name}” to be {title}, not {puzzle.title}')


def test_the_most_informative_of_unreadable_forms_is_explained(puzzle, neighbor, pictures):
    things = unreadable_offers(pictures)
    other = neighbor({name: thing for name, (thing, _) in things.items()})
    puzzle.expect_refused(other, things)
    puzzle.expect('Steam Train on the Viaduct', 2)


@pytest.mark.parametrize('name', ['browser', 'file gone', 'path'])
def test_the_launchers_tile_opens_the_best_readable_form(program, neighbor, pictures, desktop, name):
    thing, title = offers(pictures)[name]
    tile = program.find(Role.PUSH_BUTTON, 'Picture Puzzle')
    neighbor({name: thing}).drag(name, to=desktop.center(tile))
    PicturePuzzle(program, desktop).expect(title, 4)


def test_the_launchers_tile_explains_what_it_cannot_open(program, neighbor, pictures, desktop):
    tile = program.find(Role.PUSH_BUTTON, 'Picture Puzzle')
    neighbor({'address': uris(PAGE)}).drag('address', to=desktop.center(tile))
    PicturePuzzle(program, desktop).expect_message(ON_WEB)


def test_pictures_of_the_best_readable_form_are_put_on_the_cards(memory, neighbor, pictures, desktop):
    three = [png(pictures / f'{name}.png', 60 + index, 40) for index, name in enumerate(['sea', 'sky', 'tree'])]
    addresses = [f'data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}' for file in three]
    other = neighbor({
        'listed': forms(uris((pictures / 'gone.png').as_uri()), text('\n'.join(str(file) for file in three))),
        'page': data('text/html', ''.join(f'<img src="{address}">' for address in addresses)),
    })
    for name in other.names:
        other.drag(name, to=desktop.center(memory.board))
        memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
        show_animals(memory)


def test_an_endless_offer_is_rejected(puzzle, neighbor, pictures, desktop):
    other = neighbor({'endless': endless('image/png'), 'endless text': endless('text/plain;charset=utf-8')})
    # 256 MiB go through a pipe.
    other.drag('endless', to=desktop.center(puzzle.board), patience=60)
    puzzle.expect_message('The picture is too large to be taken from another program. Save it as a file and open that.')
    puzzle.expect('Steam Train on the Viaduct', 2)


def test_another_picture_can_be_opened_while_one_never_arrives(puzzle, neighbor, pictures, desktop):
    other = neighbor({'silent': silent('image/png'), 'sea.png': files(png(pictures / 'sea.png'))})
    for _ in range(2):
        other.copy('silent')
        puzzle.paste()
    other.drag('sea.png', to=desktop.center(puzzle.board))
    puzzle.expect('sea.png', 4)
    # The program closes while it waits.
    other.copy('silent')
    puzzle.paste()


def test_a_picture_received_after_another_was_chosen_is_ignored(puzzle, neighbor, pictures, desktop):
    other = neighbor({'sea': texture(png(pictures / 'sea.png'))})
    other.copy('sea')
    puzzle.activate()
    with other.frozen():
        puzzle.action('paste')
        puzzle.choose('Journey 1: 2 × 2')
    desktop.look(puzzle.board)
    assert puzzle.title != OWN


def test_files_are_dropped_without_a_working_portal(start, neighbor, pictures, desktop):
    folder = pictures / 'holidays'
    folder.mkdir()
    for index, name in enumerate(['sea', 'sky', 'tree']):
        png(folder / f'{name}.png', 60 + index, 40)
    with FailingPortal():
        memory = Memory(start(*GAME), desktop)
        things = {'holidays': files(folder), 'written': forms(data('application/vnd.portal.filetransfer', 'no key'),
                                                             uris(folder.as_uri()))}
        other = neighbor(things)
        for name in things:
            other.drag(name, to=desktop.center(memory.board))
            memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
            show_animals(memory)


def test_a_file_that_a_sandbox_hides_is_explained(start, neighbor, pictures, desktop, tmp_path):
    snap = tmp_path / 'snap'
    (snap / 'meta').mkdir(parents=True)
    (snap / 'meta/snap.yaml').write_text('confinement: strict\n')
    puzzle = PicturePuzzle(start('--game', 'picture-puzzle', environment={'SNAP': str(snap)}), desktop)
    hidden = '/srv/not-shared/sea.png'
    other = neighbor({'hidden': files(hidden), 'gone': files(pictures / 'gone.png'),
                      'hidden with its content': forms(uris(f'file://{hidden}'), texture(png(pictures / 'sky.png')))})
    other.drag('hidden', to=desktop.center(puzzle.board))
    puzzle.expect_message('Grab Bag has no access to “sea.png”. Open it from the menu, or drag it from Files.')
    other.drag('gone', to=desktop.center(puzzle.board))
    puzzle.expect_message('“gone.png” is no longer there.')
    other.drag('hidden with its content', to=desktop.center(puzzle.board))
    puzzle.expect(OWN, 4)


NAMES = {
    'a\u202egnp.exe.png': 'agnp.exe.png',
    'sea\nshore\u200b.png': 'sea shore.png',
    'תמונה.png': 'תמונה.png',
    '   .png': '.png',
    f'{"long" * 60}.png': ('long' * 60)[:80],
}


def test_file_names_are_shown_in_one_line_and_cannot_reverse_it(puzzle, neighbor, pictures, desktop):
    for index, name in enumerate(NAMES):
        (pictures / f'no{name}'[:250]).write_text('This is no picture.')
        png(pictures / name, 60 + index, 60)
    things = {f'{kind} {index}': files(pictures / f'{start}{name}'[:250])
              for index, name in enumerate(NAMES) for kind, start in (('bad', 'no'), ('good', ''))}
    other = neighbor(things)
    for index, shown in enumerate(NAMES.values()):
        other.drag(f'bad {index}', to=desktop.center(puzzle.board))
        bad = f'no {shown}' if shown.startswith('.') else f'no{shown}'
        bad = f'\u2068{bad}\u2069' if 'ת' in bad else bad if len(bad) <= 40 else bad[:40] + '…'
        puzzle.expect_message(f'“{bad}” is not a picture that can be opened.')
        other.drag(f'good {index}', to=desktop.center(puzzle.board))
        puzzle.expect(f'\u2068{shown}\u2069' if 'ת' in shown else shown, 4)
