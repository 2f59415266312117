"""Pictures of every screen in every language, in the narrowest window: build/desktop-tests/pictures/LOCALE.

It is no test_*.py, so that it runs only when it is named, as by scripts/long-texts --pictures. LANGUAGES selects languages
of po/LINGUAS, by default all. Beside each picture is a text file with the texts for the screen reader.
"""
import os
import shutil

import pytest

from appearance import INTERFACE, PHONE
from color_match import ROUND
from conftest import RESULTS
from geometry import Rectangle
from preload import preloaded
from reading import read
from test_narrow import DIALOGS, LEVELS, LOCALES, Screens, win

LANGUAGES = os.environ.get('LANGUAGES', '').split()
MENU = (600, 800)  # a menu may be larger than its window
MENU_TIME = 0.6  # seconds for a menu to begin to open, which cannot be observed otherwise
REST = 0.3  # seconds without a change
SCROLLED = 6  # steps of the wheel, less than a page
EDGE = 3  # from the side of a window, where nothing changes under the pointer
PAGES = 12  # of the longest screen


def is_wanted(locale):
    return locale in LANGUAGES or locale.partition('_')[0] in LANGUAGES or not LANGUAGES


class Album(Screens):
    """Takes a picture of each screen."""

    def __init__(self, program, desktop, locale):
        super().__init__(program, desktop)
        self._folder, self._count = f'{RESULTS}/pictures/{locale}', 0
        shutil.rmtree(self._folder, ignore_errors=True)  # of an earlier run

    def look(self, screen, window):
        super().look(screen, window)
        top = self._take(screen, window)
        if screen.startswith(('win.', 'the levels')):
            self._scroll(screen, window, top)

    def menu(self, screen):
        """The main menu over the window."""
        window = self._program.window
        frame = self._desktop.frame(window)
        around = Rectangle(frame.x - (MENU[0] - frame.width) // 2, 0, *MENU)
        self._desktop.key('F10')
        self._take(f'the menu of {screen}', window, around, MENU_TIME)
        self._desktop.key('Escape')

    def _scroll(self, screen, window, last):
        """Takes pictures of the rest of a screen that is longer than the window."""
        frame = self._desktop.frame(window)
        self._desktop.move((frame.x + EDGE, frame.center[1]))
        for _ in range(PAGES):
            self._desktop.scroll(SCROLLED)
            before, last = last, self._picture(f'{screen} below')
            if last == before:
                os.remove(self._path)
                break
        self._desktop.move((0, 0))

    def _take(self, screen, window, area=None, rest=REST):
        look = self._picture(screen, area, rest)
        texts = {text for node, _ in read(window) for text in (node.name, node.description) if text}
        with open(f'{self._path.removesuffix("png")}txt', 'w') as file:
            file.writelines(f'{text}\n' for text in sorted(texts))
        return look

    def _picture(self, screen, area=None, rest=REST):
        self._count += 1
        self._path = f'{self._folder}/{self._count:02}-{screen.removeprefix("win.").replace(" ", "-")}.png'
        return self._desktop.picture(self._path, area, rest)


@pytest.mark.parametrize('locale', filter(is_wanted, LOCALES))
def test_pictures(start, run, desktop, settings, tmp_path, locale):
    desktop.set(INTERFACE, 'enable-animations', False)
    desktop.set(INTERFACE, 'cursor-blink', False)
    settings.set('shows-move-pad', True)
    program = start(locale=locale, environment=preloaded('cut-texts', tmp_path, 'pango'))
    album = Album(program, desktop, locale)
    desktop.resize(program.window, *PHONE)
    desktop.place(program.window, 300, 40)
    album.look('launcher', program.window)
    album.menu('launcher')
    for game, level in LEVELS:
        run('--game', game, '--level', level, '--seed', '7')
        album.look(f'{game} {level}', program.window)
        album.menu(game)
        program.window.do('win.levels')
        album.look(f'the levels of {game}', program.window)
        program.window.do('win.levels')
        for action in DIALOGS.get(game, []):
            album.dialog(action)
    run(*ROUND)
    album.look('round', program.window)
    win(program, album)
    album.look('the end page', program.window)
    for problem in album.problems:
        print(*problem)
