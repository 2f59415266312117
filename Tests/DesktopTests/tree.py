"""The program's accessibility tree: finds widgets by role and name, reads them, and performs their actions.

    board = program.find(Role.PANEL, 'Board')
    board.find(Role.PUSH_BUTTON, re.compile('^Red')).do('click')

Nothing is cached between two calls, so a Node always has the current data. Conditions are polled until a deadline.
"""
import re
import time
from contextlib import suppress

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib

from geometry import Rectangle
from questions import ask, ask_all, method, process, value
from reading import ROOT, actions, read

# From libatspi only the numbers.
Role = Atspi.Role
State = Atspi.StateType
# Roles that newer versions of GTK report differently: groups from 4.18 on, and switches.
SAME_ROLES = {Role.GROUPING: Role.PANEL}
if hasattr(Role, 'SWITCH'):
    SAME_ROLES[Role.SWITCH] = Role.CHECK_BOX
HAS_ACTIONS = 'org.a11y.atspi.Action'  # among the interfaces of a node
WINDOW_COORDINATES = int(Atspi.CoordType.WINDOW)

LARGEST = 100_000  # pixels that a widget can be wide or high
PATIENCE = 15.0  # seconds until something that does not happen is a failure, on a busy machine too
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 0.25  # seconds between two looks at a condition


def wait_for(condition, what, seconds=PATIENCE, pause=None):
    """The first true value of `condition()`; fails at the deadline with `what`, a text or a function that makes one.

    Without a `pause` in seconds, the pauses grow with the wait: both programs work for each look, and several desktops share the
    processors.
    """
    start = time.monotonic()
    while not (value := condition()):
        waited = time.monotonic() - start
        if waited > seconds:
            raise AssertionError(f'waited {seconds} s for {what() if callable(what) else what}')
        time.sleep(pause or max(SHORTEST_PAUSE, min(waited / 4, LONGEST_PAUSE)))
    return value


def application(pid):
    """The root of the tree of the process `pid`, or None as long as it has no window."""
    for node in applications():
        with suppress(GLib.Error):  # another program, which has just ended
            if node.pid == pid and node.children:
                return node


def extents_of(nodes):
    """The rectangle of each node in the coordinates of its window's frame; an empty one if it was removed."""
    return [_rectangle(place or (0, 0, 0, 0)) for place in ask_all([_extents(node) for node in nodes])]


def _extents(node):
    return method(node, 'Component', 'GetExtents', '(u)', WINDOW_COORDINATES)


def _rectangle(place):
    """The reported rectangle; an empty one for a node that is not laid out, for which GTK 4.24 reports any numbers."""
    return Rectangle(*place) if max(map(abs, place)) < LARGEST else Rectangle(0, 0, 0, 0)


def applications():
    """The roots of the trees of all programs."""
    return Node('org.a11y.atspi.Registry', ROOT).children


class Node:
    """One accessible object. Calls to a removed one raise GLib.Error."""

    def __init__(self, owner, path):
        """The object `path` of the program that owns the D-Bus name `owner`."""
        self.owner, self.path = owner, path

    def __eq__(self, other):
        return isinstance(other, Node) and (self.owner, self.path) == (other.owner, other.path)

    def __hash__(self):
        return hash((self.owner, self.path))

    def __repr__(self):
        return f'<{self.role.value_nick} {self.name!r}>'

    @property
    def name(self):
        return ask(value(self, 'Name'))

    @property
    def description(self):
        return ask(value(self, 'Description'))

    @property
    def value(self):
        """The choice in a combo box: the text of its value from libadwaita 1.9 on, its description before that."""
        text, description = ask(method(self, 'Accessible', 'GetAttributes')).get('valuetext'), self.description
        assert not (text and description), f'{self} is {text!r}, and says {description!r} as well'
        return text or description

    @property
    def role(self):
        return role_of(ask(method(self, 'Accessible', 'GetRole')))

    @property
    def states(self):
        return _states(ask(method(self, 'Accessible', 'GetState')))

    def has(self, state):
        """Whether it has a state; a dialog within an active window is active too, once it takes keys.

        A sheet of libadwaita opens, and takes the focus, in its second frame. A key before that reaches nobody.
        """
        states = self.states
        if state in states or state != State.ACTIVE or State.SHOWING not in states:
            return state in states
        if self.role != Role.DIALOG or self.parent.path == ROOT or State.ACTIVE not in self.window.states:
            return False
        return any(State.FOCUSED in _states(one.states) for one in self._below())

    @property
    def pid(self):
        return process(self.owner)

    @property
    def parent(self):
        return Node(*ask(value(self, 'Parent')))

    @property
    def children(self):
        return [Node(*child) for child in ask(method(self, 'Accessible', 'GetChildren'))]

    @property
    def window(self):
        """The window around this node: the outermost but the application."""
        windows, node = Node(self.owner, ROOT).children, self
        if len(windows) == 1:
            return windows[0]
        while node not in windows:
            node = node.parent
        return node

    @property
    def extents(self):
        """The rectangle in the coordinates of the window's frame; shadows lie outside of it."""
        return _rectangle(ask(_extents(self)))

    @property
    def room(self):
        """The rectangle of the window that must contain every widget.

        From GTK 4.18 on, positions lack the padding of the parent: the first button of a header bar begins a pixel too early.
        """
        width, height = self.window.extents[2:]
        spare = 1 if self.gtk_version >= (4, 18) else 0
        return Rectangle(-spare, 0, width + spare, height)

    @property
    def gtk_version(self):
        """The version of GTK, as (4, 24)."""
        return tuple(int(part) for part in ask(value(Node(self.owner, ROOT), 'Version', 'Application')).split('.')[:2])

    def at(self, point):
        """The innermost node below this one at a point of the window, None for none."""
        x, y = map(round, point)
        owner, path = ask(method(self, 'Component', 'GetAccessibleAtPoint', '(iiu)', x, y, WINDOW_COORDINATES))
        return Node(owner, path) if owner else None

    @property
    def actions(self):
        """The names of the enabled actions."""
        return actions([self])[0] if HAS_ACTIONS in ask(method(self, 'Accessible', 'GetInterfaces')) else []

    def do(self, action):
        """Performs the action of that name, once it is enabled."""
        def index():
            names = self.actions
            return action in names and [names.index(action)]
        number, = wait_for(index, lambda: f'{self} to offer {action!r}, not only {self.actions}')
        assert ask(method(self, 'Action', 'DoAction', '(i)', number)), f'{self} refuses {action!r}'

    def find(self, role=None, name=None, action=None, seconds=PATIENCE):
        """The one node below this one that has the role, the name (a text, or a regular expression) and the action."""
        found = []

        def search():
            found[:] = self.find_all(role, name, action)
            return len(found) == 1
        wait_for(search, lambda: f'one {_wanted(role, name, action)}, not {found}, in\n{self.outline()}', seconds)
        return found[0]

    def find_all(self, role=None, name=None, action=None):
        """All current nodes of this kind, in tree order."""
        found = [one for one in self._below() if role in (None, role_of(one.role)) and _matches(name, one.name)]
        if action:
            having = [one for one in found if HAS_ACTIONS in one.interfaces]
            found = [one for one, names in zip(having, actions(having)) if action in names]
        return [Node(one.owner, one.path) for one in found]

    def find_named(self, *patterns):
        """All nodes below with a name that matches one of the patterns, as (match, node, states) of one moment."""
        return [(match, Node(one.owner, one.path), _states(one.states)) for one in self._below()
                if (match := next(filter(None, (pattern.search(one.name) for pattern in patterns)), None))]

    def expect(self, name=None, description=None, state=None, value=None, seconds=PATIENCE):
        """Waits until the name, the description and the value match and the state is set."""
        def holds():
            return ((name is None or _matches(name, self.name))
                    and (value is None or _matches(value, self.value))
                    and (description is None or _matches(description, self.description))
                    and (state is None or self.has(state)))
        wait_for(holds, lambda: f'name {name!r}, description {description!r}, value {value!r}, state {state} of {self} '
                                f'({self.description!r}, {[s.value_nick for s in self.states]})', seconds)
        return self

    def come_to_rest(self):
        """Waits until it no longer moves, and returns its rectangles until then."""
        seen = []

        def rests():
            seen.append(self.extents)
            return len(seen) > 10 and len(set(seen[-10:])) == 1
        wait_for(rests, lambda: f'{self} to come to rest: {seen[-3:]}', pause=SHORTEST_PAUSE)
        return set(seen)

    def outline(self):
        """The tree below as indented text, for messages, with names and without GTK's own actions."""
        told = [(one, depth) for one, depth in read(self) if one.name or one.description]
        return '\n'.join('  ' * depth + _line(one, names)
                         for (one, depth), names in zip(told, actions([one for one, _ in told])))

    def _below(self):
        return [one for one, _ in read(self) if one.path != self.path]


def _line(reading, names):
    states = _states(reading.states)
    told = [s.value_nick for s in (State.FOCUSED, State.PRESSED, State.CHECKED) if s in states]
    named = f'<{role_of(reading.role).value_nick} {reading.name!r}>'
    return ' '.join([named, reading.description, *told, *(f'({name})' for name in names if '.' not in name)])


def role_of(number):
    role = Role(number)
    return SAME_ROLES.get(role, role)


def _states(words):
    """The states whose bits are set in the two words."""
    bits = words[0] | words[1] << 32
    return {State(n) for n in range(int(State.LAST_DEFINED)) if bits >> n & 1}


def _matches(wanted, text):
    if wanted is None:
        return True
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted == text


def _wanted(role, name, action):
    return f'{role.value_nick if role else "node"} named {name!r} with action {action!r}'
