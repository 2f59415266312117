"""Another program beside the one under test, from which things are dragged and copied.

    neighbor = Neighbor(desktop, tmp_path, {'sea.png': files(path), 'a sentence': text('A sentence.')})
    neighbor.drag('sea.png', to=desktop.center(board))

Its window has a line for each thing, which can be dragged, and is copied by a click. Text can be dropped on its last line, and a click
there pastes it.
"""
import json
import os
import re
import subprocess
import sys
import time

from desktop import MAPPING
from frozen import frozen
from tree import PATIENCE, Role, State, application, wait_for

LINE = 40  # pixels
WIDTH = 240


def text(text):
    """Text, as an editor offers it."""
    return {'text': text}


def files(*paths):
    """Existing or missing files and folders, as a file manager offers them."""
    return {'files': [str(path) for path in paths]}


def texture(path):
    """A picture without a file, as a browser offers it."""
    return {'texture': str(path)}


def color(name):
    """A color, as a color chooser offers it, by a name or as '#rrggbb'."""
    return {'color': name}


def data(media_type, content):
    """Text, or the content of a file by its path, in any format."""
    kind = 'content' if isinstance(content, os.PathLike) else 'written'
    return {kind: [media_type, str(content)]}


def uris(*addresses):
    """A list of any URIs, as browsers and clipboard managers offer it."""
    return data('text/uri-list', ''.join(f'{address}\r\n' for address in addresses))


def failing(media_type):
    """A format that is offered and fails."""
    return {'failing': media_type}


def silent(media_type):
    """A format that is offered and never delivered."""
    return {'silent': media_type}


def endless(media_type):
    """A format whose data do not end."""
    return {'endless': media_type}


def forms(*things):
    """The same thing in several forms, the preferred one first."""
    return {'forms': things}


class Neighbor:
    """The neighbor program, at the right edge of the monitor or on the second one, where it covers nothing."""

    def __init__(self, desktop, folder, things):
        self._desktop, self._folder, self._things, self.names = desktop, folder, things, list(things)
        self._start()

    def be_there(self):
        """Restarts it if it has ended."""
        if self._process.poll() is not None:
            self._start()

    def _start(self):
        desktop = self._desktop
        if desktop.second_monitor:
            desktop.move(desktop.second_monitor.center)  # where the compositor opens a new window
        with open(f'{self._folder}/neighbor', 'a') as log:
            # With GL, GTK 4.8 keeps the icon of each drag, which takes GiB after thousands of them.
            self._process = subprocess.Popen(
                [sys.executable, '-B', __file__, json.dumps(self._things)], stderr=log,
                env=os.environ | {'GSK_RENDERER': 'cairo'})
        self._root = wait_for(lambda: application(self._process.pid), 'the neighbor')
        if desktop.second_monitor:
            self.window.expect(state=State.ACTIVE)
            desktop.key('Up', 'Super_L')
            wait_for(lambda: self.window.extents[2:] == desktop.monitor[2:], lambda: f'the neighbor to be maximized: {self.window.extents} of {desktop.monitor}')
            time.sleep(MAPPING)
            desktop.move((0, 0))
        elif desktop.has_shell:
            x = desktop.monitor.width - WIDTH
            wait_for(lambda: desktop.evaluate(f'''global.get_window_actors().map(actor => actor.meta_window)
                .filter(window => window.get_pid() == {self._process.pid})
                .some(window => window.get_frame_rect().x == {x} || window.move_frame(true, {x}, 40))'''),
                     'the neighbor to be at its place')

    @property
    def window(self):
        return self._root.children[0]

    def end(self):
        self._process.kill()
        self._process.wait()

    def drag(self, name, to, seconds=0.4, patience=PATIENCE, accepted=True):
        """Drags the thing of that name to a point of the monitor, and waits for the drop.

        With `accepted=False` the program there may refuse it.
        """
        # Mutter cancels a drop that comes before the acceptance, as on a busy machine. A person would drag again.
        for _ in range(3 if accepted else 1):
            before = self._ended.name
            self._desktop.lift(self._point(name), to, steps=20, seconds=seconds)
            self._await_acceptance(to, PATIENCE if accepted else 1)
            self._desktop.release()
            wait_for(lambda: self._ended.name != before, 'the drag to end', patience)
            if self._ended.name.endswith('dropped'):
                return
        assert not accepted, f'{name} was not accepted'

    def copy(self, name, patience=PATIENCE):
        self._desktop.click(self._point(name))
        self._root.find(Role.LABEL, f'copied: {name}', seconds=patience)

    def expect_pasted(self, text):
        """Pastes, and waits for a text."""
        self._desktop.click(self.place)
        self._root.find(Role.LABEL, f'pasted: {text}')

    @property
    def place(self):
        """The point of the monitor where text can be dropped."""
        return self._desktop.center(self._root.find(Role.LABEL, re.compile('^dropped: ')))

    def expect_dropped(self, text):
        self._root.find(Role.LABEL, f'dropped: {text}')

    def frozen(self):
        """Stops the program inside of a `with` statement."""
        return frozen(self._process)

    @property
    def _ended(self):
        return self._root.find(Role.LABEL, re.compile('^drags: '))

    def _await_acceptance(self, point, patience):
        """Waits for the program at a point to accept the drag, because a drop before that is canceled."""
        deadline = time.monotonic() + patience
        while self._root.find_all(Role.LABEL, 'accepted: no') and time.monotonic() < deadline:
            # On a busy machine the drag begins when the pointer is already there. Mutter 43 reports the next motion to the program.
            self._desktop.move((point[0] + 1, point[1]))
            self._desktop.move(point)
            time.sleep(0.05)

    def _point(self, name):
        label = self._root.find(Role.LABEL, name)
        if self._desktop.second_monitor:
            return label.extents.moved(*self._desktop.second_monitor[:2]).center
        return self._desktop.center(label)


def main(things):
    import gi
    gi.require_version('Gdk', '4.0')
    gi.require_version('Gtk', '4.0')
    from gi.repository import Gdk, Gio, GLib, GObject, Gtk

    def value(kind, of):
        if kind == 'files':
            return GObject.Value(Gdk.FileList, Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in of]))
        if kind == 'texture':
            return GObject.Value(Gdk.Texture, Gdk.Texture.new_from_filename(of))
        if kind == 'color':
            rgba = Gdk.RGBA()
            rgba.parse(of)
            return GObject.Value(Gdk.RGBA, rgba)
        return GObject.Value(str, of)

    def write_on(stream, serializer):
        def written(_, result):
            try:
                stream.write_bytes_finish(result)
            except GLib.Error as error:
                serializer.return_error(error)
            else:
                write_on(stream, serializer)
        stream.write_bytes_async(GLib.Bytes(bytes(1 << 20)), GLib.PRIORITY_DEFAULT, None, written)

    def serialize(serializer):
        kind = serializer.get_gtype().name.split('+')[0]
        if kind == 'failing':
            serializer.return_error(GLib.Error.new_literal(Gio.io_error_quark(), 'failing', Gio.IOErrorEnum.FAILED))
        elif kind == 'endless':
            write_on(serializer.get_output_stream(), serializer)

    kept = []

    def misbehaving(kind, media_type):
        """A value of a private type, which is written in one format only."""
        instance = type(f'{kind}-{len(kept)}', (GObject.Object,), {'__gtype_name__': f'{kind}+{len(kept)}'})()
        kept.append(instance)
        Gdk.content_register_serializer(instance.__gtype__, media_type, serialize)
        return Gdk.ContentProvider.new_for_value(GObject.Value(instance.__gtype__, instance))

    def provider(thing):
        (kind, of), = thing.items()
        if kind == 'forms':
            return Gdk.ContentProvider.new_union([provider(form) for form in of])
        if kind in ('failing', 'silent', 'endless'):
            return misbehaving(kind, of)
        if kind in ('content', 'written'):
            media_type, content = of
            if kind == 'content':
                with open(content, 'rb') as file:
                    return Gdk.ContentProvider.new_for_bytes(media_type, GLib.Bytes(file.read()))
            return Gdk.ContentProvider.new_for_bytes(media_type, GLib.Bytes(content.encode()))
        return Gdk.ContentProvider.new_for_value(value(kind, of))

    ended, copied = Gtk.Label(label='drags: 0, dropped'), Gtk.Label(label='copied: nothing')
    dropped = []
    accepted = Gtk.Label(label='accepted: no')

    def tell(drag, *_):
        accepted.set_label('accepted: yes' if drag.get_selected_action() else 'accepted: no')

    def begin(_, drag):
        drag.connect('notify::selected-action', tell)
        drag.connect('drop-performed', dropped.append)
        tell(drag)

    def count(*_):
        accepted.set_label('accepted: no')
        number = int(ended.get_label().split()[1].strip(',')) + 1
        ended.set_label(f'drags: {number}, {"dropped" if dropped else "canceled"}')
        dropped.clear()

    def line(name, thing):
        label = Gtk.Label(label=name)
        label.set_size_request(WIDTH, LINE)
        source = Gtk.DragSource(content=provider(thing), actions=Gdk.DragAction.COPY)
        source.connect('drag-begin', begin)
        source.connect('drag-end', count)
        label.add_controller(source)
        click = Gtk.GestureClick()

        def copy(*_):
            label.get_clipboard().set_content(provider(thing))
            copied.set_label(f'copied: {name}')
        click.connect('released', copy)
        label.add_controller(click)
        return label

    def dropping():
        label = Gtk.Label(label='dropped: nothing')
        label.set_size_request(WIDTH, LINE)
        target = Gtk.DropTarget.new(str, Gdk.DragAction.COPY)
        target.connect('drop', lambda _, text, *__: label.set_label(f'dropped: {text}') or True)
        label.add_controller(target)
        click = Gtk.GestureClick()

        def pasted(clipboard, result):
            label.set_label(f'pasted: {clipboard.read_text_finish(result)}')
        click.connect('released', lambda *_: label.get_clipboard().read_text_async(None, pasted))
        label.add_controller(click)
        return label

    def activate(application):
        # A window that is higher than the monitor is not maximized.
        Gtk.Settings.get_default().props.gtk_font_name = 'Sans 7'
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        for name, thing in things.items():
            box.append(line(name, thing))
        box.append(ended)
        box.append(accepted)
        box.append(copied)
        box.append(dropping())
        Gtk.ApplicationWindow(application=application, title='Neighbor', child=box).present()

    application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
    application.connect('activate', activate)
    application.run()


if __name__ == '__main__':
    main(json.loads(sys.argv[1]))
