// libadwaita: a dialog that is still closing is freed while its window gives it another size, and then used.
//
//   cc -o /tmp/freed docs/upstream/adw-dialog-freed-by-resize.c $(pkg-config --cflags --libs libadwaita-1)
//   /tmp/freed
//
// Opens a dialog, closes it, and makes the window narrow 50 ms later, while the dialog fades out. By hand: press Escape in a
// dialog over a narrow window, and at once maximize the window.
//
// Expected: no message. Seen with libadwaita 1.10.0 and GTK 4.24.1 on Wayland:
//   GLib-GObject-CRITICAL: g_object_notify_by_pspec: assertion 'G_IS_OBJECT (object)' failed
//   Gtk-CRITICAL: gtk_widget_add_tick_callback: assertion 'GTK_IS_WIDGET (widget)' failed
//   Gtk-CRITICAL: gtk_accessible_get_at_context: assertion 'GTK_IS_ACCESSIBLE (self)' failed
//   Gtk-CRITICAL: gtk_widget_queue_draw: assertion 'GTK_IS_WIDGET (widget)' failed
// the last two again, and
//   Gtk-CRITICAL: gtk_widget_get_next_sibling: assertion 'GTK_IS_WIDGET (widget)' failed
// With libadwaita 1.7.6 and GTK 4.18.6 it ends the program (SIGSEGV).
//
// Cause: adw_breakpoint_bin_size_allocate() hides the sheet when a breakpoint is crossed. That skips the sheet's animation
// ("unmap" in adw-animation.c), whose end removes the dialog from its AdwDialogHost, and with it the bin. AdwDialogHost delays
// that within its own unmap (dialogs_closed_during_unmap), but not within its size_allocate(). The bin, GTK's
// gtk_widget_allocate() for the bin and for the dialog, and the host's loop then use what was freed.
#include <adwaita.h>

static AdwDialog *dialog;
static GtkWindow *window;

static void
resize (gpointer width)
{
  gtk_window_set_default_size (window, GPOINTER_TO_INT (width), 600);
}

static void
open_dialog (gpointer data)
{
  dialog = adw_dialog_new ();
  adw_dialog_set_child (dialog, gtk_label_new ("Dialog"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

static void
close_dialog (gpointer data)
{
  adw_dialog_close (dialog);
}

static void
on_activate (GApplication *application)
{
  window = GTK_WINDOW (adw_application_window_new (GTK_APPLICATION (application)));
  // It has to be able to have the focus: otherwise GTK holds the dialog that had it until the next frame.
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), gtk_button_new_with_label ("Window"));
  resize (GINT_TO_POINTER (800));
  gtk_window_present (window);
  g_timeout_add_once (1000, open_dialog, NULL);
  g_timeout_add_once (2000, close_dialog, NULL);
  g_timeout_add_once (2050, resize, GINT_TO_POINTER (400));
  g_timeout_add_once (3000, (GSourceOnceFunc) g_application_quit, application);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.Freed", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
