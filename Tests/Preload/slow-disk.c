// Preloaded (LD_PRELOAD): a slow disk.
//
// Each fsync takes SLOW_FSYNC milliseconds. The file TURNS gets two numbers for the main thread: the longest turn of its main
// loop in microseconds, from one poll to the next, and how often it called fsync itself.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static long longest_turn, own_calls;

static int is_main_thread(void) { return gettid() == getpid(); }

static long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

// Written at once, because the program may be killed.
static void report(void) {
  const char *path = getenv("TURNS");
  int file = path ? open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;
  if (file < 0) return;
  dprintf(file, "%ld %ld\n", longest_turn, own_calls);
  close(file);
}

int fsync(int file) {
  int (*original)(int) = dlsym(RTLD_NEXT, "fsync");
  const char *slow = getenv("SLOW_FSYNC");
  if (is_main_thread()) {
    own_calls++;
    report();
  }
  if (slow) usleep(atoi(slow) * 1000);
  return original(file);
}

static long turn_start;

static void end_turn(void) {
  // The first turns are those in which a program starts: a file that appears begins the count.
  const char *begin = getenv("TURNS_FROM");
  long turn = turn_start ? microseconds() - turn_start : 0;
  if (turn <= longest_turn || (begin && access(begin, F_OK) != 0)) return;
  longest_turn = turn;
  report();
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  int (*original)(struct pollfd *, nfds_t, int) = dlsym(RTLD_NEXT, "poll");
  if (!is_main_thread()) return original(files, count, timeout);
  end_turn();
  int ready = original(files, count, timeout);
  turn_start = microseconds();
  return ready;
}

// What newer versions of GLib call in place of poll.
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  int (*original)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *) = dlsym(RTLD_NEXT, "ppoll");
  if (!is_main_thread()) return original(files, count, timeout, signals);
  end_turn();
  int ready = original(files, count, timeout, signals);
  turn_start = microseconds();
  return ready;
}
