// GTK: two fingers that begin to drag two things end the program.
//
//   cc -o /tmp/drag docs/upstream/gdk-two-touch-drags.c $(pkg-config --cflags --libs gtk4)
//   /tmp/drag
//
// With a touchscreen, put a finger on each half of the window, and move both at once. Expected, and seen with GTK 4.8.3: one drag.
// Seen with GTK 4.24.1 on Wayland: SIGSEGV in
//   _gdk_wayland_seat_get_implicit_grab_serial ()
//   gdk_wayland_surface_drag_begin ()
//   gdk_drag_begin ()
//   gtk_drag_source_drag_begin ()
//
// Cause: _gdk_wayland_seat_get_implicit_grab_serial() in gdkseat-wayland.c uses the first touch of the seat without asking whether
// there is one. The first drag has cleared the seat's touches when the second one begins.
#include <gtk/gtk.h>

static GdkContentProvider *
on_prepare (GtkDragSource *source, double x, double y, gpointer data)
{
  return gdk_content_provider_new_typed (G_TYPE_STRING, "Text");
}

// The motion of the second finger has to be there when the first drag begins.
static void
on_begin (GtkGesture *gesture, GdkEventSequence *sequence, gpointer data)
{
  g_usleep (G_USEC_PER_SEC / 2);
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new ("Drag");
      GtkDragSource *source = gtk_drag_source_new ();
      g_signal_connect (source, "prepare", G_CALLBACK (on_prepare), NULL);
      g_signal_connect (source, "begin", G_CALLBACK (on_begin), NULL);
      gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (source));
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_maximize (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Drag", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
