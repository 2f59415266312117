// Loaded before a program's libraries (LD_PRELOAD): a program that outlives its windows, and tells of its memory.
//
// An application of GLib's goes on when its last window closes; SIGUSR2 has it end as usual. On SIGUSR1 it gives back the memory
// that is free, and writes to the file LIFE_REPORT how many bytes it has in use of what malloc gave.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>

static gboolean report(gpointer application) {
  FILE *file = fopen(g_getenv("LIFE_REPORT"), "w");
  malloc_trim(0);
  struct mallinfo2 memory = mallinfo2();
  if (file && fprintf(file, "%zu\n", memory.uordblks + memory.hblkhd) >= 0) fclose(file);
  return G_SOURCE_CONTINUE;
}

static gboolean let_end(gpointer application) {
  g_application_release(application);
  return G_SOURCE_REMOVE;
}

int g_application_run(GApplication *application, int count, char **arguments) {
  int (*original)(GApplication *, int, char **) = dlsym(RTLD_NEXT, "g_application_run");
  g_application_hold(application);
  g_unix_signal_add(SIGUSR1, report, application);
  g_unix_signal_add(SIGUSR2, let_end, application);
  return original(application, count, arguments);
}
