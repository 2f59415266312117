// Measures what GTK leaks of empty windows that were opened and closed: bytes of each, and buffers of those that close right after
// a frame. The first windows only fill its caches.
//   cc -o build/soak/windows Tests/Soak/windows.c $(pkg-config --cflags --libs libadwaita-1)
//   GSK_RENDERER=cairo MUTTER=1 Tests/DesktopTests/gnome-desktop build/soak/windows
#include <adwaita.h>
#include <malloc.h>
#include <string.h>

#define FIRST 100
#define COUNT 300
#define PAINTED 60
#define SHOWN 100 // milliseconds

static GtkWindow *window;
static size_t before;
static int closed;

static size_t
in_use (void)
{
  struct mallinfo2 memory = mallinfo2 ();
  return memory.uordblks + memory.hblkhd;
}

// The buffers into which windows were drawn, and that still exist.
static int
buffers (void)
{
  g_autofree char *maps = NULL;
  int count = 0;
  g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL);
  for (const char *found = maps; (found = strstr (found, "memfd:gdk-wayland")); found++)
    count++;
  return count;
}

static void
open_window (void)
{
  window = GTK_WINDOW (adw_window_new ());
  gtk_window_present (window);
}

static gboolean open_to_paint (gpointer application);

static gboolean
close_painted (gpointer application)
{
  g_clear_pointer (&window, gtk_window_destroy);
  if (++closed < FIRST + COUNT + PAINTED)
    g_timeout_add (SHOWN, open_to_paint, application);
  else
    {
      g_print ("%d buffers of %d windows that close right after a frame\n", buffers (), PAINTED);
      g_application_quit (application);
    }
  return G_SOURCE_REMOVE;
}

// Closed before the compositor's answer to the frame is read.
static void
painted (GdkFrameClock *clock, gpointer application)
{
  g_signal_handlers_disconnect_by_func (clock, painted, application);
  g_idle_add_full (G_PRIORITY_HIGH, close_painted, application, NULL);
}

static gboolean
open_to_paint (gpointer application)
{
  open_window ();
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (painted), application);
  return G_SOURCE_REMOVE;
}

static gboolean
open_or_close (gpointer application)
{
  if (!window)
    {
      open_window ();
      return G_SOURCE_CONTINUE;
    }
  g_clear_pointer (&window, gtk_window_destroy);
  if (++closed == FIRST)
    before = in_use ();
  if (closed < FIRST + COUNT)
    return G_SOURCE_CONTINUE;
  g_print ("%zu bytes of each window\n", (in_use () - before) / COUNT);
  return open_to_paint (application);
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
