// libadwaita: a bottom sheet that is closed during a swipe is opened again by the end of the swipe, and then ends the program.
//
//   cc -o /tmp/sheet docs/upstream/adw-dialog-reopened-by-swipe.c $(pkg-config --cflags --libs libadwaita-1)
//   /tmp/sheet
//
// With a touchscreen and a keyboard: drag the sheet somewhat down with a finger, press Escape while the finger is still there,
// flick the finger up, and tap above the sheet.
//
// Expected: Escape closes the dialog, whatever the finger does. Seen with libadwaita 1.10.0 and GTK 4.24.1 on Wayland: the sheet
// comes up again although AdwDialog::closed was emitted, neither Escape nor the window's close button closes it any more, and the
// tap ends the program:
//   Adwaita:ERROR:../src/adw-dialog-host.c:221:dialog_closing_cb: assertion failed: (g_ptr_array_find (self->dialogs, dialog, &index))
//
// Cause: end_swipe_cb() in adw-bottom-sheet.c opens the sheet if the swipe ends at the top, also if it was closed since the swipe
// began. AdwDialogHost has forgotten the dialog by then.
#include <adwaita.h>

static void
on_closed (AdwDialog *dialog)
{
  g_print ("closed\n");
}

static void
on_activate (GApplication *application)
{
  GtkWindow *window = GTK_WINDOW (adw_application_window_new (GTK_APPLICATION (application)));
  gtk_window_set_default_size (window, 400, 600);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), gtk_label_new ("Window"));
  gtk_window_maximize (window);
  gtk_window_present (window);
  AdwDialog *dialog = adw_dialog_new ();
  adw_dialog_set_presentation_mode (dialog, ADW_DIALOG_BOTTOM_SHEET);
  adw_dialog_set_content_width (dialog, 300);
  adw_dialog_set_content_height (dialog, 400);
  adw_dialog_set_child (dialog, gtk_label_new ("Dialog"));
  g_signal_connect (dialog, "closed", G_CALLBACK (on_closed), NULL);
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.Sheet", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
