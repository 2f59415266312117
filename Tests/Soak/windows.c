// What GTK keeps of an empty window that was opened and closed: bytes of each, after some that fill its caches.
//   cc -o build/soak/windows Tests/Soak/windows.c $(pkg-config --cflags --libs libadwaita-1)
//   GSK_RENDERER=cairo MUTTER=1 Tests/DesktopTests/gnome-desktop build/soak/windows
#include <adwaita.h>
#include <malloc.h>

#define FIRST 100
#define COUNT 500
#define SHOWN 30 // milliseconds

static GtkWindow *window;
static size_t before;
static int closed;

static size_t
in_use (void)
{
  struct mallinfo2 memory = mallinfo2 ();
  return memory.uordblks + memory.hblkhd;
}

static gboolean
open_or_close (gpointer application)
{
  if (!window)
    {
      window = GTK_WINDOW (adw_window_new ());
      gtk_window_present (window);
      return G_SOURCE_CONTINUE;
    }
  g_clear_pointer (&window, gtk_window_destroy);
  if (++closed == FIRST)
    before = in_use ();
  if (closed < FIRST + COUNT)
    return G_SOURCE_CONTINUE;
  g_print ("%zu bytes of each window\n", (in_use () - before) / COUNT);
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

static void
on_activate (GApplication *application)
{
  g_application_hold (application);
  g_timeout_add (SHOWN, open_or_close, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.Windows", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
