// Preloaded (LD_PRELOAD): a wall clock that stands still.
//
// The file WALL_CLOCK contains the seconds since 1970, and is read at each call.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

time_t time(time_t *result) {
  long long now = 0;
  const char *path = getenv("WALL_CLOCK");
  FILE *file = path ? fopen(path, "r") : NULL;
  if (file) {
    if (fscanf(file, "%lld", &now) != 1) now = 0;
    fclose(file);
  }
  if (result) *result = now;
  return now;
}
