"""Random play: the input of a RandomHand, and actions, settings, windows and other programs."""
import re
import subprocess
from contextlib import suppress

from gi.repository import Gio, GLib

from appearance import INTERFACE
from desktop import LEFT, MIDDLE
from exported import exported_actions
from program import run_to_end
from questions import ask, method
from random_hand import ALT, RandomHand
from reading import actions, read
from tree import HAS_ACTIONS, Node, Role

LEVELS = {
    'color-match': ['3', '6', '9', '3-tricky', '6-tricky', '9-tricky'],
    'jigsaw': ['12', '12-turned', '24', '48-turned', '100', '300', '1000-turned'],
    'memory': ['3', '4', '5', '6', '8', '10', '12', '15', '18', '21', '24', '28', '32'],
    'move-me': ['3', '12', '50', '500'],
    'picture-puzzle': ['journey-1', 'journey-2', 'journey-3', *map(str, range(2, 33))],
    'sun-and-moon': ['solitaire', 'any-deal', 'two-players', 'hidden-hands', 'easy', 'medium', 'hard'],
}
# The values of the desktop's settings, the usual one first.
LOOKS = {
    (INTERFACE, 'color-scheme'): ['default', 'prefer-dark'],
    (INTERFACE, 'text-scaling-factor'): [1.0, 0.75, 1.25, 2.0],
    (INTERFACE, 'enable-animations'): [True, False],
    (INTERFACE, 'overlay-scrolling'): [True, False],
    ('org.gnome.desktop.a11y.interface', 'high-contrast'): [False, True],
}
OWN_SETTINGS = {
    'marks-right-tiles': [False, True], 'keeps-picture-shape': [False, True], 'snaps-to-grid': [False, True],
    'tap-turns-back': [False, True], 'relaxes-memory': [False, True], 'less-animation': [False, True], 'word-language': ['', 'en', 'ru', 'zh_CN', '?'],
    'races-best-time': [False, True], 'shows-move-pad': [False, True], 'look-time': [1.0, 10.0], 'switches': [0, 1, 2],
    'scan-interval': [0.5, 1.5], 'drag-distance': [8, 12, 96], 'dwell-time': [0.0, 0.5],
}
# Nothing is played in a minimized window any more, a link opens other programs, and a label of GTK's without a link has
# nothing to copy the address of: that ends every program. For emoji see KEYS.
LEFT_OUT = {'window.minimize', 'link.open', 'link.copy', 'misc.insert-emoji'}


class RandomPlayer(RandomHand):
    """Plays one program.

    With the program's settings, it plays the games: deals them, at all levels, and closes the window to open it in
    another size. With a neighbor on the second monitor, it drags and copies things from there.
    """

    def __init__(self, desktop, seed, program, folder, own_settings=None, neighbor=None):
        super().__init__(desktop, seed)
        self._program, self._folder, self._own, self._neighbor = program, folder, own_settings, neighbor
        # GTK's inspector changes the internals of a program, and ends some.
        Gio.Settings.new('org.gtk.gtk4.Settings.Debug').set_boolean('enable-inspector-keybinding', False)
        self._kinds |= {self._act: 8, self._activate: 4, self._look_otherwise: 2, self._resize: 2}
        if own_settings:
            self._kinds |= {self._choose: 2, self._deal: 2, self._open_anew: 1, self._make_deck: 2}
        if neighbor:
            self._kinds |= {self._drop: 1, self._paste: 1}

    def open(self, *arguments):
        """Makes the program open or present its window."""
        # A program that does not answer is reported later.
        with suppress(subprocess.TimeoutExpired):
            run_to_end(arguments, self._folder)

    def usual(self):
        """Restores every setting."""
        for schema, key in LOOKS:
            Gio.Settings.new(schema).reset(key)
        if self._own:
            self._own.reset()

    def begin(self, game):
        """Opens a game, at a random level or as saved, or the launcher without one, in a random look."""
        self._random.seed(self._seed)
        self.usual()
        if self._neighbor:
            self._neighbor.be_there()
        for look in LOOKS:
            if self._random.random() < 0.3:
                self._set(look)
        if self._own:
            self._deal(game) if game and self._random.random() < 0.8 else self.open(*(['--game', game] if game else []))
        if not game:
            self._desktop.key('Left', 'Alt_L')
        self._desktop.key('Up', 'Super_L')

    def _deal(self, game=None):
        game = game or self._random.choice(list(LEVELS))
        self.open('--game', game, '--level', self._random.choice(LEVELS[game]), '--seed', str(self._random.randrange(1000)))

    # Actions

    def _act(self):
        """Performs a random accessibility action."""
        with suppress(GLib.Error, IndexError):  # of a program that has ended, or has no window
            node = self._any_node()
            names = actions([node])[0]
            index = self._random.randrange(-1, len(names))
            if index < 0:
                ask(method(node, 'Component', 'GrabFocus'))
            elif names[index] not in LEFT_OUT:
                ask(method(node, 'Action', 'DoAction', '(i)', index))

    def _any_node(self):
        """Returns a node at or around a random point of a window, or any node, also in menus, which is slow."""
        if self._random.random() < 0.1:
            told = [one for one, _ in read(self._program.root) if HAS_ACTIONS in one.interfaces]
            shown = [one for one in self._random.sample(told, min(len(told), 20)) if Node(one.owner, one.path).extents.width]
            return Node(shown[0].owner, shown[0].path)
        window = self._random.choice(self._program.root.children)
        node = window.at(self._point()) or window
        for _ in range(self._random.randrange(4)):
            node = node if node == window else node.parent
        return node

    def _activate(self):
        """Activates a random action of the program and its windows, as menus do; each dialog has one."""
        with suppress(GLib.Error, IndexError):  # of a program that has ended
            action = self._random.choice(exported_actions(self._program.process.pid))
            if action.parameter == '':
                action.activate()
            elif action.parameter == 's':
                action.activate(GLib.Variant('s', self._random.choice(sum(LEVELS.values(), []))))

    def _make_deck(self):
        """Opens the deck dialog in Memory, or adds a pair to it and writes on a card."""
        with suppress(GLib.Error, IndexError):
            texts = self._program.find_all(Role.TEXT, re.compile('^Pair '))
            if not texts:
                action = self._random.choice(['game.new-deck', 'game.edit-deck'])
                return self._program.find_all(action=action)[0].do(action)
            if self._random.random() < 0.5:
                self._program.find_all(name='Add Pair', action='click')[0].do('click')
            ask(method(self._random.choice(texts), 'Component', 'GrabFocus'))
            self._desktop.type(self._random.choice(['dog', 'Katze', '2']))
            self._desktop.key(self._random.choice(['Up', 'Down']), ALT)

    # Settings

    def _look_otherwise(self):
        self._set(self._random.choice(list(LOOKS)))

    def _set(self, look):
        (schema, key), value = look, self._random.choice(LOOKS[look])
        settings = Gio.Settings.new(schema)
        settings.set_value(key, GLib.Variant(settings.get_value(key).get_type_string(), value))

    def _choose(self):
        key, values = self._random.choice(list(OWN_SETTINGS.items()))
        self._own.set(key, self._random.choice(values))

    # Windows

    def _resize(self):
        """Maximizes the window, tiles it to one half of the monitor, or gives it a random size."""
        way = self._random.choice(['Up', 'Left', 'Right', 'Down', 'Down'])
        self._desktop.let_go()
        self._desktop.key(way, 'Super_L')
        if way == 'Down':
            # The known position of the window. Resized at its left half, it keeps its right edge.
            self._desktop.move((self._random.randrange(200, 500), self._random.randrange(100, 700)))
            with self._desktop.holding('Super_L'):
                self._desktop.press(MIDDLE)
                self._desktop.move(self._point(), steps=3)
                self._desktop.release(MIDDLE)

    def _open_anew(self):
        """Closes the window, and opens it in another size."""
        self._desktop.let_go()
        with suppress(GLib.Error, AssertionError):
            self._program.close_windows()
        self._own.set('window-width', self._random.randrange(360, 1600))
        self._own.set('window-height', self._random.randrange(360, 1200))
        self._own.set('window-maximized', self._random.random() < 0.5)
        self.open()

    # Another program

    def _drop(self):
        self.let_go()
        point = self._point()
        with suppress(AssertionError):  # an open menu has consumed the press
            self._neighbor.drag(self._random.choice(self._neighbor.names), to=point, seconds=0.05, patience=1,
                                accepted=False)
        self._click(point)

    def _paste(self):
        self.let_go()
        with suppress(AssertionError):
            self._neighbor.copy(self._random.choice(self._neighbor.names), patience=1)
        self._click(self._point())
        self._desktop.key('v', 'Control_L')

    def _click(self, point):
        """Clicks a point, which activates the program again after the neighbor."""
        self._desktop.move(point)
        self._desktop.press(LEFT)
        self._desktop.release(LEFT)

