// A minimal libadwaita program with a scrolled list, a text field, a drop target, a menu, a dialog, an About window and a file
// chooser: what it writes to stderr under random input are GTK's own messages.
//   cc -o build/soak/control Tests/Soak/control.c $(pkg-config --cflags --libs libadwaita-1)
#include <adwaita.h>

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer application)
{
  GtkWidget *about = adw_about_window_new ();
  adw_about_window_set_application_name (ADW_ABOUT_WINDOW (about), "Control");
  adw_about_window_set_comments (ADW_ABOUT_WINDOW (about), "What it writes under random input is GTK's own.");
  adw_about_window_set_license_type (ADW_ABOUT_WINDOW (about), GTK_LICENSE_MIT_X11);
  adw_about_window_set_website (ADW_ABOUT_WINDOW (about), "https://example.org");
  gtk_window_set_transient_for (GTK_WINDOW (about), gtk_application_get_active_window (application));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer application)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    "Open", gtk_application_get_active_window (application), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_signal_connect (chooser, "response", G_CALLBACK (g_object_unref), NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static GtkWidget *
new_choice (void)
{
  return gtk_drop_down_new_from_strings ((const char *[]) { "One", "Two", "Three", NULL });
}

static void
on_choose (GSimpleAction *action, GVariant *parameter, gpointer application)
{
  GtkWidget *dialog = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (dialog), new_choice ());
  gtk_window_set_transient_for (GTK_WINDOW (dialog), gtk_application_get_active_window (application));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const GActionEntry actions[] = { { "about", on_about }, { "open", on_open }, { "choose", on_choose } };

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer entry)
{
  gtk_editable_set_text (entry, G_VALUE_TYPE_NAME (value));
  return TRUE;
}

static GtkWidget *
new_entry (void)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  gtk_drop_target_set_gtypes (target, (GType[]) { GDK_TYPE_FILE_LIST, GDK_TYPE_TEXTURE, G_TYPE_STRING }, 3);
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), entry);
  gtk_widget_add_controller (entry, GTK_EVENT_CONTROLLER (target));
  return entry;
}

static void
on_activate (GApplication *application)
{
  GtkWindow *shown = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (shown)
    {
      gtk_window_present (shown);
      return;
    }
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (buttons), new_entry ());
  gtk_box_append (GTK_BOX (buttons), new_choice ());
  for (int i = 0; i < 40; i++)
    gtk_box_append (GTK_BOX (buttons), gtk_button_new_with_label ("Button"));
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), buttons);
  gtk_widget_set_vexpand (scrolled, TRUE);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_menu_append (menu, "Open", "app.open");
  g_menu_append (menu, "Choose", "app.choose");
  g_menu_append (menu, "About", "app.about");
  GtkWidget *menu_button = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu_button), G_MENU_MODEL (menu));
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (menu_button), TRUE);
  GtkWidget *header = adw_header_bar_new ();
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), menu_button);
  gtk_box_append (GTK_BOX (content), header);
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
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  gtk_application_set_accels_for_action (GTK_APPLICATION (application), "app.about", (const char *[]) { "F1", NULL });
  gtk_application_set_accels_for_action (GTK_APPLICATION (application), "app.open", (const char *[]) { "<Control>o", NULL });
  gtk_application_set_accels_for_action (GTK_APPLICATION (application), "app.choose",
                                         (const char *[]) { "<Control>comma", NULL });
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
