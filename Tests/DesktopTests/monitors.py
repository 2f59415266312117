"""The monitors and their scales, set as by the desktop's settings."""
from gi.repository import Gio, GLib

from geometry import Rectangle
from questions import ANSWER, path_of

DISPLAYS = 'org.gnome.Mutter.DisplayConfig'
FRACTIONS = ('org.gnome.mutter', 'experimental-features', ['scale-monitor-framebuffer'])


def scale_monitors(desktop, *wanted):
    """Sets the nearest available scale of each monitor, and returns the positions of the monitors.

    A monitor without a scale is turned off.
    """
    desktop.set(*FRACTIONS)
    serial, monitors, _, _ = _call('GetCurrentState')
    x, frames, layout = 0, [], []
    for ((connector, *_), modes, _), scale in zip(monitors, wanted):
        mode, width, height, _, _, scales, _ = modes[0]
        nearest = min(scales, key=lambda one: abs(one - scale))
        frames.append(Rectangle(x, 0, round(width / nearest), round(height / nearest)))
        layout.append((x, 0, nearest, 0, x == 0, [(connector, mode, {})]))
        x += frames[-1].width
    for_now = 1
    _call('ApplyMonitorsConfig', '(uua(iiduba(ssa{sv}))a{sv})', serial, for_now, layout, {})
    return frames


def _call(method, signature=None, *values):
    arguments = GLib.Variant(signature, values) if signature else None
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        DISPLAYS, path_of(DISPLAYS), DISPLAYS, method, arguments, None, 0, ANSWER, None).unpack()
