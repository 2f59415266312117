// Preloaded (LD_PRELOAD): makes a program outlive its windows and report its memory.
//
// A GApplication continues when its last window closes, until SIGUSR2 ends it as usual, unless LIFE_ENDS is set. On SIGUSR1 it
// returns free memory to the system, and writes to the file LIFE_REPORT the number of bytes that malloc has in use, of surfaces
// that have outlived their windows and popovers, and of its windows that have the focus according to the compositor.
//
// Leaks of GTK 4.8 for each window are freed or prevented, so that the leaks of the program itself are visible.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#define HEARD 1000 // milliseconds, after which the compositor sends no more events for a destroyed surface

static int outliving;

static gboolean keeps_surfaces(void) { return gtk_get_minor_version() == 8; }

// GTK does not free the frame callback that it waits for when a surface is destroyed.
static GHashTable *frames; // the callbacks, by surface

const char *wl_proxy_get_class(gpointer proxy);
gpointer wl_proxy_get_user_data(gpointer proxy);

int wl_proxy_add_listener(gpointer proxy, gpointer listener, gpointer data) {
  int (*original)(gpointer, gpointer, gpointer) = dlsym(RTLD_NEXT, "wl_proxy_add_listener");
  if (data && !strcmp(wl_proxy_get_class(proxy), "wl_callback")) {
    if (!frames) frames = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(frames, data, proxy);
  }
  return original(proxy, listener, data);
}

void wl_proxy_destroy(gpointer proxy) {
  void (*original)(gpointer) = dlsym(RTLD_NEXT, "wl_proxy_destroy");
  gpointer data = wl_proxy_get_user_data(proxy);
  if (frames && data && g_hash_table_lookup(frames, data) == proxy) g_hash_table_remove(frames, data);
  original(proxy);
}

static void surface_goes(gpointer nothing, GObject *surface) { outliving--; }

// Releases references that GTK leaks, once no others are left: that for a notification which only X11 sends, that of a drag
// surface's renderer, and that of a popup to its parent, which GTK uses until the popup is destroyed.
static gboolean give_back(gpointer data) {
  GObject *surface = data;
  guint left = surface->ref_count; // including the one for this function
  if (left > (GDK_IS_DRAG_SURFACE(surface) ? 3 : 2)) return G_SOURCE_CONTINUE;
  gpointer frame = frames ? g_hash_table_lookup(frames, surface) : NULL;
  if (frame) wl_proxy_destroy(frame);
  GdkSurface *parent = GDK_IS_POPUP(surface) ? gdk_popup_get_parent(GDK_POPUP(surface)) : NULL;
  while (left--) g_object_unref(surface);
  if (parent) g_object_unref(parent);
  return G_SOURCE_REMOVE;
}

static gboolean unrealized(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer nothing) {
  GObject *widget = g_value_get_object(values);
  if (!GTK_IS_NATIVE(widget)) return TRUE;
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(widget));
  outliving++;
  g_object_weak_ref(G_OBJECT(surface), surface_goes, NULL);
  if (keeps_surfaces()) g_timeout_add(HEARD, give_back, g_object_ref(surface));
  return TRUE;
}

// GDK leaks each task that reads dropped data, and with it the drop and its surface.
static gboolean forget(gpointer data) {
  GObject *task = data;
  if (!g_task_get_completed(data)) return G_SOURCE_CONTINUE;
  if (task->ref_count == 2) g_object_unref(task);
  g_object_unref(task);
  return G_SOURCE_REMOVE;
}

GTask *g_task_new(gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
  GTask *(*original)(gpointer, GCancellable *, GAsyncReadyCallback, gpointer) = dlsym(RTLD_NEXT, "g_task_new");
  GTask *task = original(source, cancellable, callback, data);
  if (GDK_IS_DROP(source) && keeps_surfaces()) g_timeout_add(HEARD, forget, g_object_ref(task));
  return task;
}

// GTK leaves the event queue of a destroyed surface in the list over which it iterates. The head of the list has to stay, because
// only GTK knows where it is stored.
static GHashTable *nodes; // of that list, by queue
static gpointer newest; // queue, until it is in that list, or destroyed

gpointer wl_display_create_queue(gpointer display) {
  gpointer (*original)(gpointer) = dlsym(RTLD_NEXT, "wl_display_create_queue");
  return newest = original(display);
}

GList *g_list_prepend(GList *list, gpointer data) {
  static GList *(*original)(GList *, gpointer);
  if (!original) original = dlsym(RTLD_NEXT, "g_list_prepend");
  GList *node = original(list, data);
  if (!data || data != newest) return node;
  newest = NULL;
  if (!nodes) nodes = g_hash_table_new(NULL, NULL);
  g_hash_table_insert(nodes, data, node);
  return node;
}

void wl_event_queue_destroy(gpointer queue) {
  void (*original)(gpointer) = dlsym(RTLD_NEXT, "wl_event_queue_destroy");
  GList *node = nodes ? g_hash_table_lookup(nodes, queue) : NULL;
  if (queue == newest) newest = NULL;
  if (node && keeps_surfaces()) {
    GList *goes = node->prev ? node : node->next;
    if (!goes) return;
    g_hash_table_remove(nodes, queue);
    if (goes != node) g_hash_table_insert(nodes, node->data = goes->data, node);
    goes = g_list_delete_link(goes->prev, goes);
  }
  original(queue);
}

// GTK leaks each corner of a shadow that Cairo has drawn, 13 to 30 KiB. A window's shadow fades when the focus changes, with
// another shadow in each frame.
static void end_fading(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, "window { transition: none; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                             GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_object_unref(style);
}

// libadwaita's links do nothing: GTK leaks a window that closes before the compositor has exported its handle.
void gtk_show_uri(GtkWindow *parent, const char *uri, guint32 timestamp) {}

static void watch(GApplication *application) {
  end_fading();
  // Never unreferenced, so that the signal stays registered.
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

static gboolean outlives_windows(void) { return !g_getenv("LIFE_ENDS"); }

static gboolean let_end(gpointer application) {
  if (outlives_windows()) g_application_release(application);
  return G_SOURCE_REMOVE;
}

int g_application_run(GApplication *application, int count, char **arguments) {
  int (*original)(GApplication *, int, char **) = dlsym(RTLD_NEXT, "g_application_run");
  if (outlives_windows()) g_application_hold(application);
  g_signal_connect(application, "startup", G_CALLBACK(watch), NULL);
  g_unix_signal_add(SIGUSR1, report, application);
  g_unix_signal_add(SIGUSR2, let_end, application);
  return original(application, count, arguments);
}
