#!/usr/bin/python3
"""The desktop portal's settings, from GSettings, and the end of the session: newer versions of GTK use only the portal.

The portal of a desktop needs a larger session than there is here. Calls about the session are for session_manager.py.
"""
import gi
gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib

SCHEMAS = [f'org.gnome.desktop.{name}' for name in
           ('interface', 'wm.preferences', 'a11y', 'a11y.interface', 'input-sources', 'privacy', 'sound')]
APPEARANCE = 'org.freedesktop.appearance'
INTERFACE = 'org.freedesktop.portal.Settings'
XML = f'''<node><interface name="{INTERFACE}">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>'''
INHIBIT = 'org.freedesktop.portal.Inhibit'
INHIBIT_XML = f'''<node>
  <interface name="{INHIBIT}">
    <method name="CreateMonitor">
      <arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="QueryEndResponse"><arg type="o" direction="in"/></method>
    <signal name="StateChanged"><arg type="o"/><arg type="a{{sv}}"/></signal>
    <property name="version" type="u" access="read"/>
  </interface>
  <interface name="org.freedesktop.host.portal.Registry">
    <method name="Register"><arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/></method>
    <property name="version" type="u" access="read"/>
  </interface>
  <interface name="io.github.grabbaggames.Tests.Session">
    <method name="Calls"><arg type="as" direction="out"/></method>
    <method name="Tell"><arg type="u" direction="in"/></method>
  </interface>
</node>'''
COLOR_SCHEMES = {'default': 0, 'prefer-dark': 1, 'prefer-light': 2}
ACCENTS = {'blue': (0.208, 0.518, 0.894), 'teal': (0.129, 0.565, 0.643), 'green': (0.227, 0.58, 0.29),
           'yellow': (0.784, 0.533, 0.0), 'orange': (0.929, 0.357, 0.0), 'red': (0.902, 0.176, 0.259),
           'pink': (0.835, 0.38, 0.6), 'purple': (0.569, 0.255, 0.675), 'slate': (0.435, 0.514, 0.588)}


class SettingsPortal:
    def __init__(self):
        source = Gio.SettingsSchemaSource.get_default()
        self._settings = {name: Gio.Settings.new(name) for name in SCHEMAS if source.lookup(name, True)}
        for name, settings in self._settings.items():
            settings.connect('changed', self._changed, name)
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._bus.register_object('/org/freedesktop/portal/desktop', Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0],
                                  self._called, lambda *_: GLib.Variant('u', 2), None)
        self._monitors, self._calls = {}, []
        for interface in Gio.DBusNodeInfo.new_for_xml(INHIBIT_XML).interfaces:
            self._bus.register_object('/org/freedesktop/portal/desktop', interface, self._session_called,
                                      lambda *_: GLib.Variant('u', 3), None)
        Gio.bus_own_name_on_connection(self._bus, 'org.freedesktop.portal.Desktop', Gio.BusNameOwnerFlags.NONE, None, None)

    @property
    def _values(self):
        """All values, by schema and key."""
        values = {name: {key: settings.get_value(key) for key in settings.props.settings_schema.list_keys()}
                  for name, settings in self._settings.items()}
        interface, access = values['org.gnome.desktop.interface'], values['org.gnome.desktop.a11y.interface']
        values[APPEARANCE] = {
            'color-scheme': GLib.Variant('u', COLOR_SCHEMES[interface['color-scheme'].unpack()]),
            'contrast': GLib.Variant('u', access['high-contrast'].unpack())}
        if 'accent-color' in interface:
            values[APPEARANCE]['accent-color'] = GLib.Variant('(ddd)', ACCENTS[interface['accent-color'].unpack()])
        if 'reduced-motion' in access:
            values[APPEARANCE]['reduced-motion'] = GLib.Variant('u', access['reduced-motion'].unpack() == 'reduce')
        return values

    def _called(self, _bus, _sender, _path, _interface, method, parameters, invocation):
        if method == 'ReadAll':
            return invocation.return_value(GLib.Variant('(a{sa{sv}})', (self._values,)))
        name, key = parameters.unpack()
        value = self._values.get(name, {}).get(key)
        if value is None:
            return invocation.return_dbus_error('org.freedesktop.portal.Error.NotFound', f'there is no {name} {key}')
        # Read is older, and wraps the value twice.
        return invocation.return_value(GLib.Variant('(v)', (GLib.Variant('v', value) if method == 'Read' else value,)))

    def _session_called(self, _bus, sender, _path, _interface, method, parameters, invocation):
        answer = None
        if method == 'Register':
            return invocation.return_value(None)
        if method == 'CreateMonitor':
            where = f'{sender[1:].replace(".", "_")}/{parameters.unpack()[1]["session_handle_token"]}'
            self._monitors[sender] = f'/org/freedesktop/portal/desktop/session/{where}'
            answer = GLib.Variant('(o)', (f'/org/freedesktop/portal/desktop/request/{where}',))
        if method in ('CreateMonitor', 'QueryEndResponse'):
            self._calls.append(method)
        elif method == 'Calls':
            answer = GLib.Variant('(as)', (self._calls,))
        else:
            for program, monitor in self._monitors.items():
                state = {'screensaver-active': GLib.Variant('b', False), 'session-state': GLib.Variant('u', parameters.unpack()[0])}
                self._bus.emit_signal(program, '/org/freedesktop/portal/desktop', INHIBIT, 'StateChanged',
                                      GLib.Variant('(oa{sv})', (monitor, state)))
        invocation.return_value(answer)

    def _changed(self, settings, key, name):
        self._tell(name, key, settings.get_value(key))
        for other, value in self._values[APPEARANCE].items():
            self._tell(APPEARANCE, other, value)

    def _tell(self, name, key, value):
        self._bus.emit_signal(None, '/org/freedesktop/portal/desktop', INTERFACE, 'SettingChanged',
                              GLib.Variant('(ssv)', (name, key, value)))


portal = SettingsPortal()
GLib.MainLoop().run()
