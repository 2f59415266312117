// GTK: a closed window is described to the compositor, if a tool reads the widgets of the program while something holds it.
//
//   cc -o /tmp/closed docs/upstream/gtk-closed-window-described.c $(pkg-config --cflags --libs gtk4)
//   gsettings set org.gnome.desktop.interface toolkit-accessibility true
//   GSK_RENDERER=cairo /tmp/closed
//
// Expected, and seen with GTK 4.8.3: no message. Seen with GTK 4.24.1 on Wayland:
//   Gdk-CRITICAL: gdk_wayland_toplevel_set_a11y_properties: assertion 'GDK_IS_WAYLAND_TOPLEVEL (toplevel)' failed
//
// Cause: when a window is realized, gtkapplication-wayland.c waits for 'notify::realized' of its accessible context, to tell the
// compositor its name on the bus. That handler is not removed when the window is unrealized. The context of a widget in the
// window stays in the cache of contexts, and Cache.GetItems() realizes that of its parent, the window, again; the surface is then
// null.
#include <gtk/gtk.h>

static GDBusConnection *bus;

// Reads an accessible object and all in it, as Orca does.
static void
read_object (const char *name, const char *path, GAsyncReadyCallback on_children)
{
  g_dbus_connection_call (bus, name, path, "org.a11y.atspi.Accessible", "GetChildren", NULL, NULL, 0, -1, NULL, on_children, NULL);
}

static void
on_children (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) children = g_dbus_connection_call_finish (bus, result, NULL);
  g_autoptr (GVariantIter) iter = NULL;
  const char *name, *path;
  if (!children)
    return;
  g_variant_get (children, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &name, &path))
    {
      read_object (name, path, on_children);
      if (g_str_has_suffix (path, "/root"))
        g_dbus_connection_call (bus, name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", NULL, NULL, 0, -1, NULL,
                                NULL, NULL);
    }
}

static void
read_all (gpointer data)
{
  read_object ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", on_children);
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
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Label"));
  gtk_window_present (GTK_WINDOW (window));
  g_object_ref (window);
  g_application_hold (G_APPLICATION (application));
  g_timeout_add_once (1000, read_all, NULL);
  g_timeout_add_once (2000, (GSourceOnceFunc) gtk_window_destroy, window);
  g_timeout_add_once (3000, read_all, NULL);
  g_timeout_add_once (4000, (GSourceOnceFunc) g_application_quit, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Closed", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
