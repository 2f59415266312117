// GTK: a label with a link that was read by a tool, and is gone, ends the program when a tool reads all widgets.
//
//   cc -o /tmp/link gtk-label-link-realized-twice.c $(pkg-config --cflags --libs gtk4)
//   gsettings set org.gnome.desktop.interface toolkit-accessibility true
//   /tmp/link
//
// Expected, and seen with GTK 4.8.3 and 4.18.6: "Read: N objects" twice. Seen with GTK 4.24.1 after the first, and an abort:
//   Gtk-CRITICAL: gtk_at_spi_root_to_ref: assertion 'GTK_IS_AT_SPI_ROOT (self)' failed
//   GLib-ERROR: g_variant_new: expected GVariant of type '(so)' but received value has type '(null)'
// The first message is that of gtk_at_spi_context_to_ref() if nothing else uses the freed memory, as after an About dialog.
//
// Cause: gtk_at_context_realize() sets 'realized' only after the class has realized the context, which emits AddAccessible with the
// number of its children. A GtkLabel makes the accessible objects of its links when it is first asked for its children (GTK 4.22).
// Each realizes its own context at once, and for AddAccessible that of its parent: the label, whose 'realized' is not set yet,
// is realized again within its own realize(), with another path. The cache keeps the context at both paths, and is told to
// forget only the second one when the label goes. GetItems() then reads freed memory. It does not happen within GetItems(),
// which emits no AddAccessible, nor if the label is asked for its first accessible child before a tool finds it.
#include <gtk/gtk.h>

static GDBusConnection *bus;
static GtkWidget *box, *label;

static void
on_items (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (bus, result, NULL);
  if (answer)
    {
      g_autoptr (GVariant) items = g_variant_get_child_value (answer, 0);
      g_print ("Read: %d objects\n", (int) g_variant_n_children (items));
    }
}

// Reads an accessible object and all in it, as Orca does, or all objects of this program at once.
static void
on_children (GObject *source, GAsyncResult *result, gpointer at_once)
{
  g_autoptr (GVariant) children = g_dbus_connection_call_finish (bus, result, NULL);
  g_autoptr (GVariantIter) iter = NULL;
  const char *name, *path;
  if (!children)
    return;
  g_variant_get (children, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &name, &path))
    if (at_once)
      g_dbus_connection_call (bus, name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", NULL, NULL, 0, -1, NULL,
                              on_items, NULL);
    else
      g_dbus_connection_call (bus, name, path, "org.a11y.atspi.Accessible", "GetChildren", NULL, NULL, 0, -1, NULL, on_children,
                              NULL);
}

static void
read_all (gpointer at_once)
{
  g_dbus_connection_call (bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible",
                          "GetChildren", NULL, NULL, 0, -1, NULL, on_children, at_once);
}

static void
remove_label (gpointer data)
{
  gtk_box_remove (GTK_BOX (box), label);
}

static GDBusConnection *
connect_to_accessibility_bus (void)
{
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                                             "GetAddress", NULL, NULL, 0, -1, NULL, NULL);
  const char *address;
  g_variant_get (answer, "(&s)", &address);
  return g_dbus_connection_new_for_address_sync (
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, NULL);
}

static void
on_activate (GtkApplication *application)
{
  bus = connect_to_accessibility_bus ();
  GtkWidget *window = gtk_application_window_new (application);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), "<a href=\"https://example.org\">Link</a>");
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Label"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  g_timeout_add_once (1000, read_all, NULL);
  g_timeout_add_once (2000, read_all, GINT_TO_POINTER (TRUE));
  g_timeout_add_once (3000, remove_label, NULL);
  g_timeout_add_once (4000, read_all, GINT_TO_POINTER (TRUE));
  g_timeout_add_once (5000, (GSourceOnceFunc) g_application_quit, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Link", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
