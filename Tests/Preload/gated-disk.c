// Preloaded (LD_PRELOAD): a disk that does not answer until a file exists.
//
// The calls in GATED_CALLS (open, opendir, fsync) for the folder GATED_FOLDER block until the file GATE exists. Such a call on
// the main thread blocks the window as well.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_inside(const char *path) {
  const char *folder = getenv("GATED_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  return length && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static void wait_for_gate(const char *call, const char *path) {
  const char *calls = getenv("GATED_CALLS"), *gate = getenv("GATE");
  if (!calls || !gate || !strstr(calls, call) || !is_inside(path)) return;
  while (access(gate, F_OK) != 0) usleep(10000);
}

int open(const char *path, int flags, ...) {
  int (*original)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list arguments;
  va_start(arguments, flags);
  int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
  va_end(arguments);
  wait_for_gate("open", path);
  return original(path, flags, mode);
}

DIR *opendir(const char *path) {
  DIR *(*original)(const char *) = dlsym(RTLD_NEXT, "opendir");
  wait_for_gate("opendir", path);
  return original(path);
}

int fsync(int file) {
  int (*original)(int) = dlsym(RTLD_NEXT, "fsync");
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  wait_for_gate("fsync", path);
  return original(file);
}
