// The smallest libadwaita program with something to scroll: what it writes under random input is GTK's own.
//   cc -o build/soak/control Tests/Soak/control.c $(pkg-config --cflags --libs libadwaita-1)
#include <adwaita.h>

static void
on_activate (GApplication *application)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (int i = 0; i < 40; i++)
    gtk_box_append (GTK_BOX (buttons), gtk_button_new_with_label ("Button"));
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), buttons);
  gtk_widget_set_vexpand (scrolled, TRUE);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), scrolled);

  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (window), 560, 780);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.Control", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
