"""The program as accessibility tools see it: finds widgets by role and name, reads them, and does their actions.

    board = program.find(Role.PANEL, 'Board')
    board.find(Role.PUSH_BUTTON, re.compile('^Red')).do('click')

Nothing is remembered between two calls, so a Node is always what the program says now. Whatever has to happen first is
waited for by asking again until a deadline.
"""
import functools
import re
import time
from contextlib import suppress

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib

from geometry import Rectangle

# From libatspi only the numbers: its calls can wait for each other for ever, so that D-Bus is asked directly.
Role = Atspi.Role
State = Atspi.StateType
# What GTK tells as a group: another role from 4.18 on.
SAME_ROLES = {Role.GROUPING: Role.PANEL}
WINDOW_COORDINATES = int(Atspi.CoordType.WINDOW)

PATIENCE = 15.0  # seconds until something that does not happen is a failure, on a busy machine too
ANSWER = 15000  # milliseconds that the program may take for one question


def wait_for(condition, what, seconds=PATIENCE):
    """The first true value of `condition()`; fails at the deadline with `what`, a text or a function that makes one."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f'waited {seconds} s for {what() if callable(what) else what}')
        time.sleep(0.02)
    return value


def application(pid):
    """The root of the tree of the process `pid`, or None as long as it has no window."""
    for node in Node('org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root').children:
        with suppress(GLib.Error):  # another program, which has just ended
            if node.pid == pid and node.children:
                return node


@functools.cache
def _bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                None, None, 0, ANSWER, None).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class Node:
    """One accessible object. A question to one that is gone raises GLib.Error."""

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
        return self._get('Name')

    @property
    def description(self):
        return self._get('Description')

    @property
    def role(self):
        role = Role(self._ask('Accessible', 'GetRole'))
        return SAME_ROLES.get(role, role)

    @property
    def states(self):
        low, high = self._ask('Accessible', 'GetState')
        bits = low | high << 32
        return {State(n) for n in range(int(State.LAST_DEFINED)) if bits >> n & 1}

    @property
    def pid(self):
        return _bus().call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                                GLib.Variant('(s)', (self.owner,)), None, 0, ANSWER, None).unpack()[0]

    @property
    def parent(self):
        return Node(*self._get('Parent'))

    @property
    def children(self):
        return [Node(*child) for child in self._ask('Accessible', 'GetChildren')]

    @property
    def window(self):
        """The window around this node: the outermost but the application."""
        node = self
        while (parent := node.parent).role != Role.APPLICATION:
            node = parent
        return node

    @property
    def extents(self):
        """The rectangle in the coordinates of the window's frame; shadows lie outside of it."""
        return Rectangle(*self._ask('Component', 'GetExtents', '(u)', WINDOW_COORDINATES))

    @property
    def actions(self):
        """The names of the actions that can be done now."""
        if 'org.a11y.atspi.Action' not in self._ask('Accessible', 'GetInterfaces'):
            return []
        names = []
        with suppress(GLib.Error):  # there are fewer by now
            for index in range(self._get('NActions', 'Action')):
                names.append(self._ask('Action', 'GetName', '(i)', index))
        return names

    def do(self, action):
        """Does the action of that name, waiting for it to be there."""
        wait_for(lambda: action in self.actions, lambda: f'{self} to offer {action!r}, not only {self.actions}')
        assert self._ask('Action', 'DoAction', '(i)', self.actions.index(action)), f'{self} refuses {action!r}'

    def find(self, role=None, name=None, action=None, seconds=PATIENCE):
        """The one node below this one that has the role, the name (a text, or a regular expression) and the action."""
        found = []

        def search():
            found[:] = self.find_all(role, name, action)
            return len(found) == 1
        wait_for(search, lambda: f'one {_wanted(role, name, action)}, not {found}, in\n{self.outline()}', seconds)
        return found[0]

    def find_all(self, role=None, name=None, action=None):
        """All such nodes that there are now, in the order of the tree."""
        return [node for node, _ in self._walk() if node is not self and node._is(role, name, action)]

    def expect(self, name=None, description=None, state=None, seconds=PATIENCE):
        """Waits until the name and the description match and the state is there."""
        def holds():
            return (_matches(name, self.name) and _matches(description, self.description)
                    and (state is None or state in self.states))
        wait_for(holds, lambda: f'name {name!r}, description {description!r}, state {state} of {self} '
                                f'({self.description!r}, {[s.value_nick for s in self.states]})', seconds)
        return self

    def come_to_rest(self):
        """Waits until it no longer moves, and answers with the rectangles that it was seen in until then."""
        seen = []

        def rests():
            seen.append(self.extents)
            return len(seen) > 10 and len(set(seen[-10:])) == 1
        wait_for(rests, lambda: f'{self} to come to rest: {seen[-3:]}')
        return set(seen)

    def outline(self):
        """The tree from here on as indented text, for messages: what has a name, and GTK's own actions left out."""
        return '\n'.join('  ' * depth + line for node, depth in self._walk() if (line := node._line()))

    def _line(self):
        with suppress(GLib.Error):
            if not self.name and not self.description:
                return None
            states = [s.value_nick for s in (State.FOCUSED, State.PRESSED, State.CHECKED) if s in self.states]
            actions = [f'({action})' for action in self.actions if '.' not in action]
            return ' '.join([repr(self), self.description, *states, *actions])

    def _is(self, role, name, action):
        with suppress(GLib.Error):
            return (role in (None, self.role) and _matches(name, self.name)
                    and (action is None or action in self.actions))

    def _walk(self, depth=0):
        """This node and all below it, with their depth; those that go while we look are left out."""
        yield self, depth
        children = []
        with suppress(GLib.Error):
            children = self.children
        for child in children:
            yield from child._walk(depth + 1)

    def _get(self, name, interface='Accessible'):
        arguments = GLib.Variant('(ss)', (f'org.a11y.atspi.{interface}', name))
        return self._call('org.freedesktop.DBus.Properties', 'Get', arguments)

    def _ask(self, interface, method, signature='()', *values):
        return self._call(f'org.a11y.atspi.{interface}', method, GLib.Variant(signature, values))

    def _call(self, interface, method, arguments):
        return _bus().call_sync(self.owner, self.path, interface, method, arguments, None, 0, ANSWER, None).unpack()[0]


def _matches(wanted, text):
    if wanted is None:
        return True
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted == text


def _wanted(role, name, action):
    return f'{role.value_nick if role else "node"} named {name!r} with action {action!r}'
