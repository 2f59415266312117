"""The lines on stderr that are GTK's and libadwaita's own: control.c writes them too, but where another reason is given."""
import re

ALLOWED = re.compile('|'.join([
    # Several buttons at once.
    r'.*Broken accounting of active state for widget .*',
    # Fingers on something that scrolls, or a window with something to scroll that goes.
    r".*gdk_event_get_event_type: assertion 'GDK_IS_EVENT \(event\)' failed",
    r".*gdk_frame_clock_get_frame_time: assertion 'GDK_IS_FRAME_CLOCK \(frame_clock\)' failed",
    r".*gtk_scrollbar_get_adjustment: assertion 'GTK_IS_SCROLLBAR \(self\)' failed",
    r".*gtk_adjustment_get_(lower|upper|page_size): assertion 'GTK_IS_ADJUSTMENT \(adjustment\)' failed",
    # Fingers on the pages of libadwaita's About window, and one that is made too small for it.
    r".*gtk_widget_get_width: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*Page with the tag '\w+' is already in navigation stack",
    r'.*Trying to measure AdwBin .* but it needs at least \d+',
    # What dims the page beneath the one that comes: libadwaita 1.2 lays it out without having asked it.
    r'.*Allocating size to AdwGizmo .* without calling gtk_widget_measure\(\).*',
    r".*Window contents don't fit: .*",
    # The file chooser, where no portal has its own. Nothing else here has a list that is sorted or has a rubber band.
    r".*gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*gdk_wayland_toplevel_(un)?export_handle: assertion .* failed",
    r".*gtk_tree_sortable_\w+: assertion 'GTK_IS_TREE_SORTABLE \(sortable\)' failed",
    r'.*Could not start rubberbanding: .*',
    # Its list of files, when its menu is asked for: any popover of a GtkTreeView does so, and nothing else here has one.
    r".*gtk_css_node_insert_after: assertion 'previous_sibling == NULL \|\| previous_sibling->parent == parent' failed",
    # The file chooser, where it is to open, eject or look into a drive and has none: nothing else here asks in this way.
    r".*g_object_get: assertion 'G_IS_OBJECT \(object\)' failed",
    # A menu that the compositor has closed, and that a layout shows again before GTK has heard of it: cores say so.
    r'.*Tried to map a grabbing popup with a non-top most parent',
    r'.*Tried to unmap the parent of a popup',
    # A menu that is drawn before it was laid out: nothing else here has a stack of GTK's.
    r'.*Trying to snapshot GtkStack .* without a current allocation',
    # A menu, or the popover of the inspector, for which the compositor has left next to no room.
    r'.*attempt to allocate (GtkPopoverContent|GtkScrolledWindow|GtkBox) .* with width -?\d+ and height -\d+',
    r'.*attempt to allocate Gtk(Box|Label) .* with width -\d+ .*',
    r"\*\*\* BUG \*\*\*|In pixman_region32_init_rect: Invalid rectangle passed|Set a breakpoint on '_pixman_log_error' to debug",
    # A tooltip that is due for a window that has just gone.
    r'.*gdk_surface_get_device_position: assertion .GDK_IS_SURFACE \(surface\). failed',
    r'.*_gtk_widget_find_at_coords: assertion .GDK_IS_SURFACE \(surface\). failed',
    # Something else than text that is dropped on an entry, which reads drops as nothing else here does.
    r'.*Failed to receive drop data: .*',
    # A drag that comes in where GTK takes the pointer to be already: the target there, each window has one, is not told of it.
    r".*gtk_drop_target_async_handle_event: assertion 'self->drop == drop' failed",
    # A step of a drag that comes when its drop was finished: GTK answers each, and nothing here does.
    r".*gdk_drop_status: assertion 'priv->state != GDK_DROP_STATE_FINISHED' failed",
    # The compositor tells what may be done with a drop that was let go already: only GDK itself can ask that of a drop.
    r".*gdk_drop_set_actions: assertion 'priv->state == GDK_DROP_STATE_NONE' failed",
    # Mutter 43 drops the same once more when its button is let go a second time, with another one held all the while.
    r'.*gdk_drop_emit_drop_event: runtime check failed: \(priv->state == GDK_DROP_STATE_NONE\)',
    # A drop on a window that has just gone: nobody hears of it who could finish it.
    r'.*gdk_drop_finalize: runtime check failed: .*GDK_DROP_STATE_DROPPING.*',
    # A link, where no program for links is installed.
    r'.*Failed to launch handler.*',
]))

# The first line about something of GTK's that has gone. More may follow at once.
TELLS_WHAT_IS_GONE = re.compile('|'.join([
    # A file chooser, for which its list of places opens a folder: a disk has answered late. The list keeps itself until then,
    # and not whom it tells.
    r".*invalid unclassed pointer in cast to 'GtkFileChooser'",
    # A search field, as the file chooser has one, into which something was pasted before: the other program has answered late.
    # Its text keeps itself until then, and not whom it tells. Nothing of ours asks an entry for its text by itself.
    r".*gtk_editable_get_text: assertion 'GTK_IS_EDITABLE \(editable\)' failed",
]))
AT_ONCE = 10  # milliseconds


def not_own(lines):
    """Those of the lines of stderr that are not GTK's own."""
    gone = None
    for line in lines:
        time = _milliseconds(line)
        if TELLS_WHAT_IS_GONE.fullmatch(line):
            gone = time
        if None not in (gone, time) and 0 <= time - gone <= AT_ONCE:
            continue
        if not ALLOWED.fullmatch(line):
            yield line


def has_told_what_is_gone(lines):
    """Whether GTK has told something of its own that had gone."""
    return any(TELLS_WHAT_IS_GONE.fullmatch(line) for line in lines)


def _milliseconds(line):
    """When GLib has written a line; None for a line of somebody else's."""
    if found := re.match(r'\(\S+:\d+\): .* \*\*: (\d\d):(\d\d):(\d\d)\.(\d{3}): ', line):
        hours, minutes, seconds, rest = (int(part) for part in found.groups())
        return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
    return None


def without_time(line):
    """A line of GLib's without what differs from run to run."""
    return re.sub(r'0x[0-9a-f]+', '0x…', re.sub(r'\(\S+:\d+\)|\d\d:\d\d:\d\d\.\d+: ', '', line)).strip()
