// Preloaded (LD_PRELOAD): a password file in which the user's home folder is PASSWORD_HOME. Without the variable, the user is
// missing from it.
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int getpwuid_r(uid_t user, struct passwd *entry, char *buffer, size_t size, struct passwd **found) {
  const char *home = getenv("PASSWORD_HOME");
  *found = NULL;
  if (!home) return 0;
  memset(entry, 0, sizeof *entry);
  snprintf(buffer, size, "%s", home);
  entry->pw_uid = user;
  entry->pw_dir = buffer;
  entry->pw_name = entry->pw_gecos = entry->pw_shell = entry->pw_passwd = "";
  *found = entry;
  return 0;
}

struct passwd *getpwuid(uid_t user) {
  static struct passwd entry;
  static char buffer[4096];
  struct passwd *found;
  getpwuid_r(user, &entry, buffer, sizeof buffer, &found);
  return found;
}
