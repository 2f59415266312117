"""The screen cast of the monitor, to which the points of fingers refer."""
import os
import subprocess

from gi.repository import GLib

from questions import path_of
from tree import wait_for

CAST = 'org.gnome.Mutter.ScreenCast'


class FingerStream:
    def __init__(self, call, remote, session):
        """For a session of the service `remote`; `call` calls a service."""
        self._pipewire = subprocess.Popen(['pipewire'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: os.path.exists(f'{os.environ["XDG_RUNTIME_DIR"]}/pipewire-0'), 'pipewire')
        name = call(remote, session, 'org.freedesktop.DBus.Properties', 'Get', '(ss)', f'{remote}.Session', 'SessionId')[0]
        cast = call(CAST, path_of(CAST), CAST, 'CreateSession', '(a{sv})',
                    {'remote-desktop-session-id': GLib.Variant('s', name)})[0]
        self.path = call(CAST, cast, f'{CAST}.Session', 'RecordMonitor', '(sa{sv})', '', {})[0]

    def end(self):
        self._pipewire.kill()
        self._pipewire.wait()
