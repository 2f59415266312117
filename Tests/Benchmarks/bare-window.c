// The smallest libadwaita program: one window with a header bar and an empty box. `bench` compares Grab Bag with it.
#include <adwaita.h>

static void
on_activate (GApplication *application)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (window), 560, 780);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.BareWindow", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
