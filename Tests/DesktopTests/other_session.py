"""A session bus beside that of the tests."""
import subprocess

from gi.repository import Gio

from questions import ANSWER


class OtherSession:
    """The environment of a program on another bus, which other programs do not find, but the tests do."""

    def __init__(self):
        self._bus = subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--print-address'], stdout=subprocess.PIPE,
                                     text=True)
        accessibility = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, 0, ANSWER, None).unpack()[0]
        self.environment = {
            'DBUS_SESSION_BUS_ADDRESS': self._bus.stdout.readline().strip(), 'AT_SPI_BUS_ADDRESS': accessibility,
            'GSETTINGS_BACKEND': 'memory'}

    def end(self):
        """Ends the bus at once, as a crash does."""
        self._bus.kill()
        self._bus.wait()
