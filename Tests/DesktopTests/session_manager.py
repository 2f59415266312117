"""The session manager, with which programs register for the end of the session.

With GTK 4.8 a program registers with GNOME's session manager. With 4.18 and newer the desktop portal tells it: settings_portal.py.
"""
import os
import threading

from gi.repository import Gio, GLib

from tree import wait_for

NAME = 'org.gnome.SessionManager'
CLIENT = '/org/gnome/SessionManager/Client1'
ACCESSIBILITY = 'at-spi-bus-launcher'  # it registers too, and must outlive the test
PORTAL = ('org.freedesktop.portal.Desktop', '/org/freedesktop/portal/desktop', 'io.github.grabbaggames.Tests.Session')
QUERY_END, ENDING = 2, 3  # the states of the session in the portal
INTERFACES = '''<node>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="UnregisterClient"><arg type="o" direction="in"/></method>
  </interface>
  <interface name="org.gnome.SessionManager.ClientPrivate">
    <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
    <signal name="QueryEndSession"><arg type="u"/></signal>
    <signal name="EndSession"><arg type="u"/></signal>
  </interface>
</node>'''


class SessionManager:
    """Answers on its own thread, because a starting program waits for it."""

    def __init__(self):
        self.calls = []
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._has_portal = bool(os.environ.get('SETTINGS_PORTAL'))
        self._earlier = len(self._portal_calls) if self._has_portal else 0
        self._loop = GLib.MainLoop(GLib.MainContext())
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._is_ready.wait(15), 'the bus gave no name'

    def _run(self):
        context = self._loop.get_context()
        context.push_thread_default()
        objects = [self._bus.register_object(path, interface, self._called, None, None) for path, interface in zip(
            ('/org/gnome/SessionManager', CLIENT), Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces)]
        name = Gio.bus_own_name_on_connection(self._bus, NAME, 0, lambda *_: self._is_ready.set(), None)
        self._loop.run()
        Gio.bus_unown_name(name)
        for number in objects:
            self._bus.unregister_object(number)
        context.pop_thread_default()

    def _called(self, bus, sender, path, interface, method, parameters, invocation):
        if method == 'RegisterClient' and parameters.unpack()[0] == ACCESSIBILITY:
            return invocation.return_value(GLib.Variant('(o)', (f'{CLIENT}0',)))
        self.calls.append(method)
        invocation.return_value(GLib.Variant('(o)', (CLIENT,)) if method == 'RegisterClient' else None)

    def expect_client(self):
        """Waits for a program that registers for the end."""
        self._expect('RegisterClient', 'CreateMonitor')

    def query_end(self):
        """Asks the program whether the session may end, and waits for its consent."""
        self._tell('QueryEndSession', QUERY_END)
        self._expect('EndSessionResponse', 'QueryEndResponse')

    def end_session(self):
        self._tell('EndSession', ENDING)

    def _tell(self, signal, state):
        if 'RegisterClient' in self.calls:
            self._bus.emit_signal(None, CLIENT, f'{NAME}.ClientPrivate', signal, GLib.Variant('(u)', (0,)))
        else:
            self._bus.call_sync(*PORTAL, 'Tell', GLib.Variant('(u)', (state,)), None, 0, -1, None)

    def _expect(self, *calls):
        wait_for(lambda: any(call in self._all_calls for call in calls), lambda: f'one of {calls}, not {self._all_calls}')

    @property
    def _all_calls(self):
        return self.calls + (self._portal_calls[self._earlier:] if self._has_portal else [])

    @property
    def _portal_calls(self):
        return self._bus.call_sync(*PORTAL, 'Calls', None, None, 0, -1, None).unpack()[0]

    def end(self):
        self._loop.quit()
        self._thread.join()
