// Loaded before a program's libraries (LD_PRELOAD): a wall clock that stands still.
//
// The file that WALL_CLOCK names has the seconds since 1970. The time is read anew each time that it is asked for.
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
