/* GTK 4 and libadwaita for Swift, with wrappers of what Swift cannot import: macros, variadic functions and two
 * functions of libdispatch. No logic. */
#ifndef CGTK_H
#define CGTK_H

#include <adwaita.h>
#include <glib-unix.h>
#include <malloc.h>

/* G_TYPE_* are macros. */
static inline GType cgtk_type_string (void) { return G_TYPE_STRING; }
static inline GType cgtk_type_boolean (void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int (void) { return G_TYPE_INT; }

/* GDK_MEMORY_DEFAULT is a macro: cairo's ARGB32 in the machine's byte order. */
static inline GdkMemoryFormat cgtk_memory_format_default (void) { return GDK_MEMORY_DEFAULT; }

/* g_type_class_peek_parent() and the class macros need casts that Swift does not import. */
static inline GtkWidgetClass *cgtk_parent_class (gpointer klass) { return (GtkWidgetClass *) g_type_class_peek_parent (klass); }
static inline GtkWidgetClass *cgtk_class_of (gpointer object) { return (GtkWidgetClass *) G_OBJECT_GET_CLASS (object); }
static inline GType cgtk_type_of (gpointer object) { return G_OBJECT_TYPE (object); }
static inline gboolean cgtk_is_a (gpointer object, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE (object, type); }

/* gtk_accessible_update_property() is variadic; it copies the texts. The relations are reset because the text of a
 * widget that GTK or libadwaita has related would replace this one in newer GTK, and be appended to it in GTK 4.8. */
static inline void
cgtk_set_accessible_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void
cgtk_set_accessible_description (GtkWidget *widget, const char *description)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* gtk_accessible_update_state() is variadic. */
static inline void
cgtk_set_accessible_hidden (GtkWidget *widget, gboolean is_hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

/* The interface GtkAccessible of GTK 4.10 and newer; that of GTK 4.8 has no bounds and is opaque. */
typedef struct {
  GTypeInterface parent;
  gpointer get_at_context, get_platform_state, get_parent, get_first_child, get_next_sibling;
  gboolean (*get_bounds) (GtkAccessible *self, int *x, int *y, int *width, int *height);
} CGtkAccessibleInterface;

/* g_object_new() is variadic; the accessible role of a widget can only be set on construction. */
static inline GtkWidget *
cgtk_widget_new (GType type, GtkAccessibleRole role)
{
  return (GtkWidget *) g_object_new (type, "accessible-role", role, NULL);
}

/* g_object_get() and g_object_set() are variadic; for properties that are an int, a gboolean or an enumeration. */
static inline int
cgtk_get_int (gpointer object, const char *property)
{
  int value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline void
cgtk_set_int (gpointer object, const char *property, int value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
cgtk_set_string (gpointer object, const char *property, const char *value)
{
  g_object_set (object, property, value, NULL);
}

/* The main queue, which runs Swift's main actor, as CoreFoundation's run loop drives it; in all libdispatch releases. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *message);

#endif
