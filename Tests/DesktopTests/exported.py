"""The actions that a program exports on the session bus, for menus and the desktop."""
import functools
import re
from typing import NamedTuple

from gi.repository import Gio, GLib

from questions import ANSWER

ACTIONS = 'org.gtk.Actions'
BUS = 'org.freedesktop.DBus'


class ExportedAction(NamedTuple):
    """An action of a program, or of one of its windows, and the type of its parameter: '' for none."""
    owner: str
    path: str
    name: str
    parameter: str

    def activate(self, *values):
        _call(self.owner, self.path, ACTIONS, 'Activate', '(sava{sv})', self.name, values, {})


def exported_actions(pid):
    """Those of the process that are enabled now; none if it has ended. Raises GLib.Error if it ends meanwhile."""
    try:
        owner = _owner(pid)
    except LookupError:
        return []
    path = '/' + owner.replace('.', '/')
    windows = re.findall('<node name="([^"]+)"', _call(owner, f'{path}/window', f'{BUS}.Introspectable', 'Introspect'))
    return [ExportedAction(owner, at, name, parameter)
            for at in [path, *(f'{path}/window/{window}' for window in windows)]
            for name, (is_enabled, parameter, _) in sorted(_call(owner, at, ACTIONS, 'DescribeAll').items()) if is_enabled]


@functools.cache
def _owner(pid):
    """Returns the process's name on the bus. Raises LookupError, which is not cached, if it has no name."""
    names = [name for name in _call(BUS, '/', BUS, 'ListNames') if not name.startswith(':')]
    owners = [name for name in names if _call(BUS, '/', BUS, 'GetConnectionUnixProcessID', '(s)', name) == pid]
    return owners[0]


def _call(owner, path, interface, method, signature=None, *values):
    arguments = GLib.Variant(signature, values) if signature else None
    answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NO_AUTO_START, ANSWER, None).unpack()
    return answer[0] if answer else None
