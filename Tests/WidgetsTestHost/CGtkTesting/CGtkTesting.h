/* What GTK has for tests of accessibility (with GTK_A11Y=test) and Swift cannot import: variadic functions. */
#ifndef CGTK_TESTING_H
#define CGTK_TESTING_H

#include "../../../Sources/CGtk/CGtk.h"

/* NULL if `accessible` has this text as its property; else what it has, to be freed with g_free(). */
static inline char *
cgtk_testing_check_text (gpointer accessible, GtkAccessibleProperty property, const char *text)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (accessible), property, text, NULL);
}

#endif
