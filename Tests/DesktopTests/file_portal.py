"""Replaces the desktop portal through which programs transfer files, and fails to convert them.

    with FailingPortal():
        ...

The name is that of the real one, and GTK looks for it when a program starts.
"""
import subprocess
import sys

from gi.repository import Gio

NAME, PATH = 'org.freedesktop.portal.Documents', '/org/freedesktop/portal/documents'
KEY = 'a-key'
INTERFACE = '''<node><interface name='org.freedesktop.portal.FileTransfer'>
    <method name='StartTransfer'><arg type='a{sv}' direction='in'/><arg type='s' direction='out'/></method>
    <method name='AddFiles'>
        <arg type='s' direction='in'/><arg type='ah' direction='in'/><arg type='a{sv}' direction='in'/></method>
    <method name='RetrieveFiles'>
        <arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='as' direction='out'/></method>
    <method name='StopTransfer'><arg type='s' direction='in'/></method>
    <property name='version' type='u' access='read'/>
</interface></node>'''


class FailingPortal:
    """The portal, as a separate process."""

    def __enter__(self):
        self._process = subprocess.Popen([sys.executable, '-B', __file__], stdout=subprocess.PIPE)
        assert self._process.stdout.readline() == b'ready\n', 'another portal is there'
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()


def main():
    from gi.repository import GLib

    def call(connection, sender, path, interface, method, parameters, invocation):
        if method == 'StartTransfer':
            invocation.return_value(GLib.Variant('(s)', (KEY,)))
        elif method == 'StopTransfer':
            invocation.return_value(None)
        else:
            # As the real one says of folders.
            invocation.return_dbus_error('org.freedesktop.portal.Error.NotAllowed', 'Cannot convert the files')

    def get(*_):
        return GLib.Variant('u', 1)

    loop = GLib.MainLoop()
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    connection.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, get, None)
    Gio.bus_own_name_on_connection(connection, NAME, Gio.BusNameOwnerFlags.DO_NOT_QUEUE,
                                   lambda *_: print('ready', flush=True), lambda *_: loop.quit())
    loop.run()


if __name__ == '__main__':
    main()
