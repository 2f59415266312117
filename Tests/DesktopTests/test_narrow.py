"""Every screen in every language fits the narrowest window: nothing is cut, and nothing widens the window."""
import pytest

from appearance import INTERFACE, PHONE
from color_match import ROUND
from geometry import Rectangle
from neighbor import files
from picture_files import no_pictures, png
from preload import preloaded
from program import complaints
from reading import read
from tree import Role, State, extents_of, wait_for

LOCALES = ['en_US', 'ru_RU', 'de_DE', 'es_ES', 'fr_FR', 'pt_BR', 'uk_UA', 'zh_CN']
LEVELS = [('sun-and-moon', 'hidden-hands'), ('sun-and-moon', 'hard'), ('picture-puzzle', 'journey-3'), ('memory', '32'),
          ('move-me', '12'), ('jigsaw', '24-turned'), ('color-match', '9-tricky')]
LOOKS = [*((locale, 1) for locale in LOCALES), ('de_DE', 2), ('ru_RU', 2)]
DIALOGS = {'color-match': [f'win.{name}' for name in ('preferences', 'help', 'shortcuts', 'about', 'results', 'daily', 'code')]}


@pytest.fixture(scope='module')
def cut_texts(tmp_path_factory):
    """The environment of a program that prints each cut text to stderr."""
    return preloaded('cut-texts', tmp_path_factory.mktemp('shim'), 'pango')


class Screens:
    """Notes what is cut on each screen."""

    def __init__(self, program, desktop):
        self._program, self._desktop, self._seen, self._lines = program, desktop, None, 0
        program.allow('cut: .*')
        self.problems = []

    def look(self, screen, window):
        """Waits for another screen than the last one, and notes what is cut there."""
        before, self._seen = self._seen, self._shown(window)

        def is_at_rest():
            last, self._seen = self._seen, self._shown(window)
            return self._seen == last != before
        wait_for(is_at_rest, lambda: f'{screen}: {self._seen}')
        lines, self._lines = self._program.errors[self._lines:], len(self._program.errors)
        lines, frame = complaints('\n'.join(lines)), window.room
        out = [name for name, box, scrolls in self._seen
               if name and box.width and not frame.contains(Rectangle(box.x, 0, box.width, 0) if scrolls else box)]
        if lines or out or window.extents[2:] != PHONE:
            self.problems.append((screen, lines, out, window.extents[2:]))

    def _shown(self, window):
        """The name and position of each node, and whether it can be scrolled to."""
        # A scroll bar that is not needed keeps its last position.
        told = [(one, depth) for one, depth in read(window) if one.name != 'GtkRange']
        shown, scroller = [], None
        for (one, depth), box in zip(told, extents_of([one for one, _ in told])):
            if scroller is not None and depth <= scroller:
                scroller = None
            if scroller is None and one.role == Role.SCROLL_PANE:
                scroller = depth
            shown.append((one.name, box, scroller is not None))
        return shown

    def dialog(self, action):
        """Opens a dialog, makes it narrow, and closes it again."""
        self._program.window.do(action)
        dialog = self._program.dialog.expect(state=State.ACTIVE)
        try:
            self._desktop.resize(dialog.window, *PHONE)
        except AssertionError:
            pass  # look() notes it, with the widgets in it
        self.look(action, dialog)
        self._program.close_dialog()


def win(program, screens):
    """Plays a round to its end in any language."""
    board, = (node for node in program.find_all(Role.PANEL) if node.name and len(node.find_all(Role.PUSH_BUTTON)) == 7)
    *_, red, yellow, green, target = board.find_all(Role.PUSH_BUTTON)

    def place(square):
        before = target.name
        square.do('click')
        target.do('click')
        wait_for(lambda: target.name != before, 'another word')
    place(yellow)
    screens.look('first word', program.window)
    program.window.do('win.pause')
    screens.look('pause', program.window)
    program.window.do('win.pause')
    screens.look('second word', program.window)
    place(green)
    place(red)
    screens.look('end', program.window)


@pytest.mark.parametrize('locale, text_size', LOOKS)
def test_nothing_is_cut(start, run, desktop, settings, cut_texts, locale, text_size):
    desktop.set(INTERFACE, 'enable-animations', False)
    desktop.set(INTERFACE, 'text-scaling-factor', text_size)
    settings.set('shows-move-pad', True)
    program = start(locale=locale, environment=cut_texts)
    screens = Screens(program, desktop)
    desktop.resize(program.window, *PHONE)
    screens.look('launcher', program.window)
    for game, level in LEVELS:
        run('--game', game, '--level', level, '--seed', '7')
        screens.look(f'{game} {level}', program.window)
        program.window.do('win.levels')
        screens.look(f'the levels of {game}', program.window)
        program.window.do('win.levels')
        screens.look(f'{game} {level} again', program.window)
        for action in DIALOGS.get(game, []):
            screens.dialog(action)
    run(*ROUND)
    screens.look('round', program.window)
    win(program, screens)
    assert not screens.problems


@pytest.mark.parametrize('locale, text_size', LOOKS)
def test_nothing_is_cut_on_screens_with_own_pictures(
        start, run, desktop, neighbor, pictures, cut_texts, locale, text_size):
    desktop.set(INTERFACE, 'enable-animations', False)
    desktop.set(INTERFACE, 'text-scaling-factor', text_size)
    program = start('--game', 'memory', '--seed', '7', locale=locale, environment=cut_texts)
    screens = Screens(program, desktop)
    desktop.resize(program.window, *PHONE)
    screens.look('start page', program.window)
    three = [png(pictures / f'{name}.png', 60 + number, 40) for number, name in enumerate(['apple', 'house', 'sea'])]
    other = neighbor({'letter': no_pictures(pictures)['letter'][0], 'three': files(*three)})
    middle = desktop.center(program.window)
    other.drag('letter', to=middle)
    screens.look('no picture', program.window)
    other.drag('three', to=middle)
    screens.look('own pictures', program.window)
    desktop.activate(program.window)
    screens.dialog('game.describe')
    run('--game', 'picture-puzzle')
    screens.look('puzzle', program.window)
    other.drag('three', to=middle)
    screens.look('puzzle of an own picture', program.window)
    desktop.activate(program.window)
    screens.dialog('game.describe')
    assert not screens.problems
