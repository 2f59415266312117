// Preloaded (LD_PRELOAD): a disk that fails.
//
// Counts the calls of open, read, write, fsync, rename and close for the folder DISK_FOLDER and its files. From the call DISK_FROM
// on, DISK_COUNT of them fail with the errno DISK_ERROR. With 0 instead they take half a second, with -1 a read or write is half
// as long, and with -2 the program is killed. At the end, the file DISK_REPORT gets the number of calls, of calls on the main thread, and
// of files that were renamed since the last fsync of the folder.
//
// Only what fsync has written survives: a file that is renamed without it loses its second half.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 256

static atomic_int calls, own_calls, renames;
// The files of the folder that are open, and the one that was written last and is not on the disk yet.
static char paths[MOST_FILES][PATH_MAX], unsynced[PATH_MAX];

static int number(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

static int is_inside(const char *path) {
  const char *folder = getenv("DISK_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  return length && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int is_folder(const char *path) {
  const char *folder = getenv("DISK_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  return is_inside(path) && (path[length] == 0 || strcmp(path + length, "/") == 0);
}

static const char *path_of(int file) { return file >= 0 && file < MOST_FILES && paths[file][0] ? paths[file] : NULL; }

// Counts a call, and says what becomes of it: GOOD, SHORT, or FAILED with errno set. A slow one is good in the end.
static enum fate { GOOD, SHORT, FAILED } count_call(void) {
  int call = ++calls, error = number("DISK_ERROR");
  if (gettid() == getpid()) own_calls++;
  if (call < number("DISK_FROM") || call >= number("DISK_FROM") + number("DISK_COUNT")) return GOOD;
  if (error == 0) usleep(500000);
  if (error == -2) kill(getpid(), SIGKILL);
  if (error > 0) errno = error;
  return error > 0 ? FAILED : error < 0 ? SHORT : GOOD;
}

int open(const char *path, int flags, ...) {
  int (*original)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list arguments;
  va_start(arguments, flags);
  int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
  va_end(arguments);
  if (is_inside(path) && count_call() == FAILED) return -1;
  int file = original(path, flags, mode);
  if (file >= 0 && file < MOST_FILES && is_inside(path)) snprintf(paths[file], PATH_MAX, "%s", path);
  return file;
}

ssize_t read(int file, void *bytes, size_t count) {
  ssize_t (*original)(int, void *, size_t) = dlsym(RTLD_NEXT, "read");
  enum fate fate = path_of(file) ? count_call() : GOOD;
  if (fate == FAILED) return -1;
  return original(file, bytes, fate == SHORT && count > 1 ? count / 2 : count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  ssize_t (*original)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (!path_of(file)) return original(file, bytes, count);
  enum fate fate = count_call();
  if (fate == FAILED) return -1;
  snprintf(unsynced, PATH_MAX, "%s", path_of(file));
  return original(file, bytes, fate == SHORT && count > 1 ? count / 2 : count);
}

int fsync(int file) {
  int (*original)(int) = dlsym(RTLD_NEXT, "fsync");
  if (path_of(file) && count_call() == FAILED) return -1;
  if (path_of(file) && strcmp(path_of(file), unsynced) == 0) unsynced[0] = 0;
  if (path_of(file) && is_folder(path_of(file))) renames = 0;
  return original(file);
}

int rename(const char *from, const char *to) {
  int (*original)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (is_inside(from) && count_call() == FAILED) return -1;
  struct stat status;
  if (strcmp(from, unsynced) == 0 && stat(from, &status) == 0 && truncate(from, status.st_size / 2) == 0) unsynced[0] = 0;
  int result = original(from, to);
  if (is_inside(from) && result == 0) renames++;
  return result;
}

// The file is closed whatever close says: so it is on Linux.
int close(int file) {
  int (*original)(int) = dlsym(RTLD_NEXT, "close");
  int is_failure = path_of(file) && count_call() == FAILED, error = errno;
  if (path_of(file)) paths[file][0] = 0;
  int status = original(file);
  if (!is_failure) return status;
  errno = error;
  return -1;
}

__attribute__((destructor)) static void report(void) {
  FILE *file = getenv("DISK_REPORT") ? fopen(getenv("DISK_REPORT"), "w") : NULL;
  if (!file) return;
  fprintf(file, "%d %d %d\n", calls, own_calls, renames);
  fclose(file);
}
