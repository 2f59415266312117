"""Random D-Bus calls: the program's own methods, with wrong, extreme and huge arguments."""
import random
from contextlib import suppress

from gi.repository import Gio, GLib

from games import GAMES
from tree import wait_for

BUS = 'org.freedesktop.DBus'
APPLICATION, SEARCH = 'org.freedesktop.Application', 'org.gnome.Shell.SearchProvider2'
GTK_APPLICATION, GTK_ACTIONS, PROPERTIES = 'org.gtk.Application', 'org.gtk.Actions', 'org.freedesktop.DBus.Properties'

# The methods of the program and their arguments.
METHODS = {
    (APPLICATION, 'Activate'): '(a{sv})',
    (APPLICATION, 'Open'): '(asa{sv})',
    (APPLICATION, 'ActivateAction'): '(sava{sv})',
    (GTK_APPLICATION, 'Activate'): '(a{sv})',
    (GTK_APPLICATION, 'Open'): '(assa{sv})',
    (GTK_APPLICATION, 'CommandLine'): '(oaaya{sv})',
    (GTK_ACTIONS, 'List'): '()',
    (GTK_ACTIONS, 'Describe'): '(s)',
    (GTK_ACTIONS, 'DescribeAll'): '()',
    (GTK_ACTIONS, 'Activate'): '(sava{sv})',
    (GTK_ACTIONS, 'SetState'): '(sva{sv})',
    (SEARCH, 'GetInitialResultSet'): '(as)',
    (SEARCH, 'GetSubsearchResultSet'): '(asas)',
    (SEARCH, 'GetResultMetas'): '(as)',
    (SEARCH, 'ActivateResult'): '(sasu)',
    (SEARCH, 'LaunchSearch'): '(asu)',
    (PROPERTIES, 'GetAll'): '(s)',
    (PROPERTIES, 'Set'): '(ssv)',
}
OTHER_TYPES = ['()', '(s)', '(as)', '(v)', '(i)', '(a{sv})', '(ssss)', '(aas)', '(ay)', '(sv)', '((sa(iv))d)', '(bynqiuxtd)']

# Names that actions of another window or program could have too.
ACTIONS = ['back', 'help', 'about', 'preferences', 'show-help-overlay', 'results', 'shortcuts', 'close', 'restart', 'undo']
TEXTS = ['', ' ', 'a', 'sun', 'Memory', 'color match', '--help', '--game', '--seed=7', '--level', '\n', '\u202e', 'e\u0301',
         '👩‍👩‍👧', '%s%n', '\\', '"', '../../etc/passwd', 'file:///', 'file:///dev/zero', 'file:///no/such/picture.png',
         'http://', ':', 'resource:///', 'x' * 10_000, '\u0301' * 1_000]
MANY = 20_000


def service_name(program):
    """Returns the name of a program on the bus, once it has one."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def ask(method, *arguments):
        return bus.call_sync(BUS, '/', BUS, method, GLib.Variant(f'({"s" * len(arguments)})', arguments), None,
                             Gio.DBusCallFlags.NONE, -1, None).unpack()[0]

    def own():
        with suppress(GLib.Error):  # a name that was just released
            return next((name for name in ask('ListNames') if name.endswith('.GrabBag')
                         and ask('GetConnectionUnixProcessID', name) == program.process.pid), None)
    return wait_for(own, 'the program to have its name')


class RandomCalls:
    """Random calls to a program by its bus name, reproducible by seed."""

    def __init__(self, name, seed):
        self._name, self._path = name, '/' + name.replace('.', '/')
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._random = random.Random(seed)

    def call(self, seconds):
        """Makes a call, waits for the answer, and returns what is wrong with it, or None."""
        interface, method = self._random.choice(list(METHODS))
        signature = METHODS[interface, method]
        if self._random.random() < 0.15:
            signature = self._random.choice(OTHER_TYPES)
        arguments = GLib.Variant(signature, tuple(self._values(signature[1:-1])))
        try:
            self._bus.call_sync(self._name, self._object(interface), interface, method, arguments, None,
                                Gio.DBusCallFlags.NO_AUTO_START, int(seconds * 1000), None)
        except GLib.Error as error:
            # An error that the program has sent is an answer.
            if not Gio.DBusError.is_remote_error(error) or 'NoReply' in error.message:
                return f'{interface}.{method}{arguments.print_(False)[:200]}: {error.message}'
        return None

    def _object(self, interface):
        if interface == SEARCH:
            return f'{self._path}/SearchProvider'
        windows = ['', '', '/window/1', '/window/2'] if interface == GTK_ACTIONS else ['']
        return self._path + self._random.choice(windows)

    def _values(self, signature):
        """Yields values for the types of a signature, in order."""
        while signature:
            kind = GLib.VariantType.new(signature[:_length(signature)])
            yield self._value(kind.dup_string())
            signature = signature[_length(signature):]

    def _value(self, kind):
        pick = self._random
        if kind[0] == 'a':
            count = pick.choice([0, 1, 1, 2, 3, 10, MANY * (pick.random() < 0.1)])
            if kind[1] == '{':
                return {self._value(kind[2]): self._value(kind[3:-1]) for _ in range(min(count, 20))}
            few = [self._value(kind[1:]) for _ in range(min(count, 10))]
            # A bus disconnects a sender of more than 128 MiB.
            return [few[index % len(few)] for index in range(count)] if len(str(few)) < 5_000 else few
        if kind[0] == '(':
            return tuple(self._values(kind[1:-1]))
        if kind == 'v':
            other = pick.choice(['s', 'i', 'b', 'as', 'd', 'u', '(ss)', 'ay'])
            return GLib.Variant(other, self._value(other))
        if kind == 's':
            words = pick.choice([TEXTS, ACTIONS, GAMES])
            text = ''.join(pick.choice(words) for _ in range(pick.choice([1, 1, 1, 2])))
            # GLib's own code in each application crashes for a resource with invalid escapes (g_file_new_for_uri).
            return text.replace('%', '') if text.startswith('resource:') else text
        if kind == 'o':
            return pick.choice(['/', '/org/gtk/Application/CommandLine', self._path])
        if kind == 'b':
            return pick.random() < 0.5
        if kind == 'd':
            return pick.choice([0.0, -1.0, 1e308, float('inf'), float('nan')])
        bits = {'y': 8, 'n': 15, 'q': 16, 'i': 31, 'u': 32, 'x': 63, 't': 64}[kind]
        return pick.choice([0, 1, 2**bits - 1, pick.randrange(2**bits)])


def _length(signature):
    """The length of the first complete type of a signature."""
    if signature[0] == 'a':
        return 1 + _length(signature[1:])
    if signature[0] not in '({':
        return 1
    depth = 0
    for index, character in enumerate(signature):
        depth += (character in '({') - (character in ')}')
        if depth == 0:
            return index + 1
    raise ValueError(signature)
