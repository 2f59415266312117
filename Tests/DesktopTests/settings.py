"""The program's own settings, read and changed as by another program."""
import os

from gi.repository import Gio, GLib

from games import GAMES
from program import EXECUTABLE

SCHEMA = 'io.github.grabbaggames.GrabBag'


class OwnSettings:
    def __init__(self):
        folder = os.path.normpath(f'{os.path.dirname(EXECUTABLE)}/../share/glib-2.0/schemas')
        source = Gio.SettingsSchemaSource.new_from_directory(folder, Gio.SettingsSchemaSource.get_default(), False)
        self._schema = source.lookup(SCHEMA, False)
        self._settings = Gio.Settings.new_full(self._schema, None, None)

    def get(self, key):
        return self._settings.get_value(key).unpack()

    def set(self, key, value):
        self._settings.set_value(key, GLib.Variant(self._settings.get_value(key).get_type_string(), value))
        Gio.Settings.sync()

    def reset(self, *keys):
        """Resets the keys, or all."""
        for key in keys or self._schema.list_keys():
            self._settings.reset(key)
        Gio.Settings.sync()

    def hear_all_hints(self):
        """Enables all hints about keys, independent of how often they were read."""
        self.set('key-hints', 0)

    def learn(self, *games):
        """Marks the lessons of the games as finished, by default of all."""
        self.set('learned-games', ' '.join(games or GAMES))
