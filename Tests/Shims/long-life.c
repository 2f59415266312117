// Loaded before a program's libraries (LD_PRELOAD): a program that outlives its windows, and tells of its memory.
//
// An application of GLib's goes on when its last window closes; SIGUSR2 has it end as usual. On SIGUSR1 it gives back the memory
// that is free, and writes to the file LIFE_REPORT how many bytes it has in use of what malloc gave, how many surfaces have
// outlived their windows and popovers, and how many of its windows have the focus as the compositor tells.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>

static int outliving;

static void surface_goes(gpointer nothing, GObject *surface) { outliving--; }

static gboolean unrealized(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer nothing) {
  GObject *widget = g_value_get_object(values);
  if (!GTK_IS_NATIVE(widget)) return TRUE;
  outliving++;
  g_object_weak_ref(G_OBJECT(gtk_native_get_surface(GTK_NATIVE(widget))), surface_goes, NULL);
  return TRUE;
}

// GTK 4.8 keeps each corner of a shadow that Cairo has drawn for good, 13 to 30 KiB. That of a window fades as the focus comes
// and goes, and has another one in each frame.
static void end_fading(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, "window { transition: none; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                             GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_object_unref(style);
}

static void watch(GApplication *application) {
  end_fading();
  // Kept, so that the signal is known.
  g_type_class_ref(GTK_TYPE_WIDGET);
  g_signal_add_emission_hook(g_signal_lookup("unrealize", GTK_TYPE_WIDGET), 0, unrealized, NULL, NULL);
}

static int focused_windows(void) {
  int count = 0;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkNative *window = g_list_model_get_item(windows, i);
    GdkSurface *surface = gtk_native_get_surface(window);
    if (surface && gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_FOCUSED) count++;
    g_object_unref(window);
  }
  return count;
}

static gboolean report(gpointer application) {
  FILE *file = fopen(g_getenv("LIFE_REPORT"), "w");
  malloc_trim(0);
  struct mallinfo2 memory = mallinfo2();
  size_t in_use = memory.uordblks + memory.hblkhd;
  if (file && fprintf(file, "%zu %d %d\n", in_use, outliving, focused_windows()) >= 0) fclose(file);
  return G_SOURCE_CONTINUE;
}

static gboolean let_end(gpointer application) {
  g_application_release(application);
  return G_SOURCE_REMOVE;
}

// libadwaita's links lead nowhere: GTK 4.8 keeps a window for good that closes before the compositor has told it the name by
// which another program would know it.
void gtk_show_uri(GtkWindow *parent, const char *uri, guint32 timestamp) {}

int g_application_run(GApplication *application, int count, char **arguments) {
  int (*original)(GApplication *, int, char **) = dlsym(RTLD_NEXT, "g_application_run");
  g_application_hold(application);
  g_signal_connect(application, "startup", G_CALLBACK(watch), NULL);
  g_unix_signal_add(SIGUSR1, report, application);
  g_unix_signal_add(SIGUSR2, let_end, application);
  return original(application, count, arguments);
}
