// GLib: an emission hook that is removed while it is called is leaked, with a critical message.
//
//   cc -o /tmp/hook docs/upstream/glib-hook-removed-in-call.c $(pkg-config --cflags --libs gobject-2.0)
//   /tmp/hook
//
// Expected, and seen with GLib 2.74.6: "freed", then "emitted". Seen with GLib 2.90.1:
//   GLib-CRITICAL **: g_hook_unref: assertion '!G_HOOK_IN_CALL (hook)' failed
// and "emitted" without "freed": the hook and its data are leaked.
//
// Cause: signal_emit_unlocked_R() in gsignal.c sets G_HOOK_FLAG_IN_CALL, calls the hook, and sets the former flags again with
// g_atomic_int_compare_and_exchange(). Removing the hook has cleared G_HOOK_FLAG_ACTIVE meanwhile, the exchange fails, and the
// hook stays IN_CALL. g_atomic_int_and (&hook->flags, ~G_HOOK_FLAG_IN_CALL) would do. Also, the hooks to call are collected first,
// so that one that another hook has removed is still called.
#include <glib-object.h>

typedef GObject Bell;
typedef GObjectClass BellClass;
G_DEFINE_TYPE (Bell, bell, G_TYPE_OBJECT)

static guint signal_id;
static gulong hook_id;

static void
bell_init (Bell *bell)
{
}

static void
bell_class_init (BellClass *bell_class)
{
  signal_id = g_signal_new ("ring", G_TYPE_FROM_CLASS (bell_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static gboolean
on_ring (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data)
{
  g_signal_remove_emission_hook (signal_id, hook_id);
  return TRUE;
}

static void
on_free (gpointer data)
{
  g_print ("freed\n");
}

int
main (void)
{
  GObject *bell = g_object_new (bell_get_type (), NULL);
  hook_id = g_signal_add_emission_hook (signal_id, 0, on_ring, NULL, on_free);
  g_signal_emit (bell, signal_id, 0);
  g_print ("emitted\n");
  g_object_unref (bell);
  return 0;
}
