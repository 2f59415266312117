// libadwaita: a dialog whose window becomes narrow in the frame in which it begins to open is drawn without a layout.
//
//   cc -o /tmp/opens docs/upstream/adw-dialog-resized-as-it-opens.c $(pkg-config --cflags --libs libadwaita-1)
//   /tmp/opens
//
// Expected: no message. Seen on Wayland, with animations, with libadwaita 1.10.0 and GTK 4.24.1, 1.7.6 and 4.18.6:
//   Gtk-WARNING: Trying to snapshot AdwBin 0x… without a current allocation
//   Gtk-WARNING: Trying to snapshot AdwGizmo 0x… without a current allocation
// the second one twice. The dialog is missing in one frame.
//
// Cause: when a breakpoint is crossed, adw_breakpoint_bin_size_allocate() takes a picture of the sheet, which it shows until the
// next frame, when the new sheet gets its size. Of a floating sheet that has just begun to open, and is transparent, the picture is
// NULL, which means no picture: the new bottom sheet is shown at once. GTK gives it the size that it had, 0x0
// (gtk_widget_ensure_allocate), with which adw_bottom_sheet_size_allocate() leaves its children alone.
#include <adwaita.h>

static GtkWindow *window;

// AdwDialog begins to open in the second frame.
static gboolean
on_frame (GtkWidget *dialog, GdkFrameClock *clock, gpointer data)
{
  static int frames;
  if (++frames < 2)
    return G_SOURCE_CONTINUE;
  gtk_window_set_default_size (window, 400, 600);
  return G_SOURCE_REMOVE;
}

static void
open_dialog (gpointer data)
{
  AdwDialog *dialog = adw_dialog_new ();
  adw_dialog_set_child (dialog, gtk_label_new ("Dialog"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
  gtk_widget_add_tick_callback (GTK_WIDGET (dialog), on_frame, NULL, NULL);
}

static void
on_activate (GApplication *application)
{
  window = GTK_WINDOW (adw_application_window_new (GTK_APPLICATION (application)));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), gtk_label_new ("Window"));
  gtk_window_set_default_size (window, 800, 600);
  gtk_window_present (window);
  g_timeout_add_once (1000, open_dialog, NULL);
  g_timeout_add_once (3000, (GSourceOnceFunc) g_application_quit, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.Opens", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
