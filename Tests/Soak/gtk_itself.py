"""Lines on stderr that GTK and libadwaita write themselves, as control.c does too unless another reason is given."""
import re

ALLOWED = re.compile('|'.join([
    # Several buttons at once.
    r'.*Broken accounting of active state for widget .*',
    # Touches on a scrolled window, or a closing window that contains one.
    r".*gdk_event_get_event_type: assertion 'GDK_IS_EVENT \(event\)' failed",
    r".*gdk_frame_clock_get_frame_time: assertion 'GDK_IS_FRAME_CLOCK \(frame_clock\)' failed",
    r".*gtk_scrollbar_get_adjustment: assertion 'GTK_IS_SCROLLBAR \(self\)' failed",
    r".*gtk_adjustment_get_(lower|upper|page_size): assertion 'GTK_IS_ADJUSTMENT \(adjustment\)' failed",
    # Touches on the pages of libadwaita's About window, and an About window that is resized too small.
    r".*gtk_widget_get_width: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*Page with the tag '\w+' is already in navigation stack",
    r'.*Trying to measure AdwBin .* but it needs at least \d+',
    # The dimming of a page under a new one: libadwaita 1.2 allocates it without measuring it.
    r'.*Allocating size to AdwGizmo .* without calling gtk_widget_measure\(\).*',
    r".*Window contents don't fit: .*",
    # The file chooser without a portal. Nothing else here has a sorted list or rubber-band selection.
    r".*gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET \(widget\)' failed",
    r".*gdk_wayland_toplevel_(un)?export_handle: assertion .* failed",
    r".*gtk_tree_sortable_\w+: assertion 'GTK_IS_TREE_SORTABLE \(sortable\)' failed",
    r'.*Could not start rubberbanding: .*',
    # The menu of its file list: any popover of a GtkTreeView writes this, and nothing else here has one.
    r".*gtk_css_node_insert_after: assertion 'previous_sibling == NULL \|\| previous_sibling->parent == parent' failed",
    # The file chooser, if it is to open, eject or poll a drive without one: nothing else here calls these functions.
    r".*g_object_get: assertion 'G_IS_OBJECT \(object\)' failed",
    # A menu that the compositor has closed, and that a layout shows again before GTK gets the event, as core dumps show.
    r'.*Tried to map a grabbing popup with a non-top most parent',
    r'.*Tried to unmap the parent of a popup',
    # A menu that is drawn before its first layout: nothing else here has a GtkStack.
    r'.*Trying to snapshot GtkStack .* without a current allocation',
    # A dialog over a window that becomes narrow in the frame in which it begins to open.
    r'.*Trying to snapshot (AdwBin|AdwGizmo) .* without a current allocation',
    # A frame that the compositor reports twice, on a busy machine.
    r'.*Duplicate call to gdk_frame_timings_presented\(\) with different values: .*',
    # A menu, or the popover of the inspector, for which the compositor leaves almost no space.
    r'.*attempt to allocate (GtkPopoverContent|GtkScrolledWindow|GtkBox) .* with width -?\d+ and height -\d+',
    r'.*attempt to allocate Gtk(Box|Label) .* with width -\d+ .*',
    r"\*\*\* BUG \*\*\*|In pixman_region32_init_rect: Invalid rectangle passed|Set a breakpoint on '_pixman_log_error' to debug",
    # A tooltip that is due for a window that has just closed.
    r'.*gdk_surface_get_device_position: assertion .GDK_IS_SURFACE \(surface\). failed',
    r'.*_gtk_widget_find_at_coords: assertion .GDK_IS_SURFACE \(surface\). failed',
    # Data other than text that is dropped on an entry; nothing else here reads drops in this way.
    r'.*Failed to receive drop data: .*',
    # A drag that enters where GTK believes the pointer to be already: the drop target there, which each window has, gets no event.
    r".*gtk_drop_target_async_handle_event: assertion 'self->drop == drop' failed",
    r'.*gtk_drop_target_async_handle_crossing: runtime check failed: .*',
    # A motion event of a drag that arrives after the drop has finished: GTK answers each one, and nothing here does.
    r".*gdk_drop_status: assertion 'priv->state != GDK_DROP_STATE_FINISHED' failed",
    # The compositor reports the actions of a drop that was already performed: only GDK itself can query that.
    r".*gdk_drop_set_actions: assertion 'priv->state == GDK_DROP_STATE_NONE' failed",
    # Mutter 43 repeats a drop when its button is released a second time while another button is held.
    r'.*gdk_drop_emit_drop_event: runtime check failed: \(priv->state == GDK_DROP_STATE_NONE\)',
    # A drop on a window that has just closed: no handler is left to finish it.
    r'.*gdk_drop_finalize: runtime check failed: .*GDK_DROP_STATE_DROPPING.*',
    # A picture, where glycin finds no bubblewrap: gdk-pixbuf loads it through glycin in newer releases.
    r'WARNING: Glycin running without sandbox\..*',
    # A link, if no program for links is installed.
    r'.*Failed to launch handler.*',
]))

# The first line about a destroyed object of GTK. More may follow at once.
TELLS_WHAT_IS_GONE = re.compile('|'.join([
    # A file chooser whose sidebar opens a folder: a disk has answered late. The sidebar keeps itself alive until then, but not the
    # object that it calls.
    r".*invalid unclassed pointer in cast to 'GtkFileChooser'",
    # A search field, as in the file chooser, into which text was pasted: the other program has answered late. Its GtkText keeps
    # itself alive until then, but not the object that it calls. Nothing in the program asks an entry for its text on its own.
    r".*gtk_editable_get_text: assertion 'GTK_IS_EDITABLE \(editable\)' failed",
]))
AT_ONCE = 10  # milliseconds


def not_own(lines):
    """Returns the lines of stderr that GTK did not write itself."""
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
    """Whether GTK has called a destroyed object of its own."""
    return any(TELLS_WHAT_IS_GONE.fullmatch(line) for line in lines)


def _milliseconds(line):
    """Returns the time at which GLib has written a line; None for lines of others."""
    if found := re.match(r'\(\S+:\d+\): .* \*\*: (\d\d):(\d\d):(\d\d)\.(\d{3}): ', line):
        hours, minutes, seconds, rest = (int(part) for part in found.groups())
        return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
    return None


def without_time(line):
    """Returns a line of GLib without the parts that differ from run to run."""
    return re.sub(r'0x[0-9a-f]+', '0x…', re.sub(r'\(\S+:\d+\)|\d\d:\d\d:\d\d\.\d+: ', '', line)).strip()
