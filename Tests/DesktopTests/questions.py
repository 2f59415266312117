"""Questions to programs on the accessibility bus, one by one or many at once.

The calls of libatspi can deadlock, so D-Bus is called directly.
"""
import functools
from typing import NamedTuple

from gi.repository import Gio, GLib

from unpacking import unpack

ANSWER = 15000  # milliseconds that a program may take for one question


@functools.cache
def bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                None, None, 0, ANSWER, None).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def path_of(name):
    """The object path of a service, from its D-Bus name."""
    return '/' + name.replace('.', '/')


class Question(NamedTuple):
    """A method of the object `path` of the program that owns the D-Bus name `owner`."""
    owner: str
    path: str
    interface: str
    method: str
    arguments: GLib.Variant = None


def method(node, interface, name, signature='()', *values):
    """The question that calls a method of AT-SPI, 'GetChildren' of 'Accessible'."""
    return Question(node.owner, node.path, f'org.a11y.atspi.{interface}', name, GLib.Variant(signature, values))


def value(node, name, interface='Accessible'):
    """The question for a property of AT-SPI."""
    arguments = GLib.Variant('(ss)', (f'org.a11y.atspi.{interface}', name))
    return Question(node.owner, node.path, 'org.freedesktop.DBus.Properties', 'Get', arguments)


def ask(question):
    """Returns the answer. Raises GLib.Error if the call fails."""
    return unpack(bus().call_sync(*question, None, 0, ANSWER, None))[0]


def ask_all(questions):
    """Returns the answers in the order of the questions; None for a call that failed.

    The calls are sent at the same time, so a hundred take little longer than one.
    """
    answers, waiting = [None] * len(questions), len(questions)

    def answered(bus, result, number):
        nonlocal waiting
        waiting -= 1
        try:
            answers[number] = unpack(bus.call_finish(result))[0]
        except GLib.Error:
            pass
    for number, question in enumerate(questions):
        bus().call(*question, None, 0, ANSWER, None, answered, number)
    while waiting:
        GLib.MainContext.default().iteration(True)
    return answers


def process(owner):
    """The ID of the process that owns a D-Bus name; names are not reused."""
    return bus().call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                           GLib.Variant('(s)', (owner,)), None, 0, ANSWER, None).unpack()[0]
