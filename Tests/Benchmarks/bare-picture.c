// bare-picture FILE COLUMNS
// Opens a picture in plain C, with which `bench` compares Grab Bag: gdk-pixbuf decodes it on a background thread, at the final
// size. The square in its center is cut into COLUMNS × COLUMNS tiles, which an open window shows. Prints the milliseconds from the
// start of the decoding to the painted frame as one line of JSON.
#include "bare.h"

static struct { const char *path; gint64 start; gboolean is_opened; } opening;

typedef struct { GtkWidget parent; } Sheet;
typedef struct { GtkWidgetClass parent; } SheetClass;

G_DEFINE_TYPE (Sheet, sheet, GTK_TYPE_WIDGET)

static void
sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *piece = gtk_widget_get_first_child (widget); piece; piece = gtk_widget_get_next_sibling (piece))
    gtk_widget_allocate (piece, run.cell, run.cell, -1, gsk_transform_translate (NULL, &((Piece *) piece)->position));
}

static void
sheet_dispose (GObject *object)
{
  remove_pieces (GTK_WIDGET (object));
  G_OBJECT_CLASS (sheet_parent_class)->dispose (object);
}

static void
sheet_class_init (SheetClass *class)
{
  G_OBJECT_CLASS (class)->dispose = sheet_dispose;
  GTK_WIDGET_CLASS (class)->size_allocate = sheet_size_allocate;
}

static void
sheet_init (Sheet *self)
{
}

// On a background thread

// At the size at which the square fills the window.
static void
on_size_prepared (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  double factor = MIN (1, (double) SIDE / MIN (width, height));
  gdk_pixbuf_loader_set_size (loader, ceil (width * factor), ceil (height * factor));
}

static void
decode (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *bytes = NULL;
  gsize length;
  GError *error = NULL;
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size_prepared), NULL);
  if (!g_file_get_contents (opening.path, &bytes, &length, &error)
      || !gdk_pixbuf_loader_write (loader, (guchar *) bytes, length, &error)
      || !gdk_pixbuf_loader_close (loader, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  g_autoptr (GdkPixbuf) upright = gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
  int width = gdk_pixbuf_get_width (upright), height = gdk_pixbuf_get_height (upright), side = MIN (width, height);
  g_task_return_pointer (task, gdk_pixbuf_new_subpixbuf (upright, (width - side) / 2, (height - side) / 2, side, side),
                         g_object_unref);
}

// On the main thread

static gboolean
on_painted (GdkFrameClock *clock, GtkWindow *window)
{
  if (!opening.is_opened)
    return TRUE;
  g_print ("{\"opened\": %.3f}\n", (g_get_monotonic_time () - opening.start) / 1e3);
  gtk_window_destroy (window);
  return TRUE;
}

static void
on_decoded (GObject *sheet, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) square = g_task_propagate_pointer (G_TASK (result), &error);
  if (!square)
    g_error ("%s", error->message);
  GtkWidget *piece = gtk_widget_get_first_child (GTK_WIDGET (sheet));
  for (int i = 0; piece; i++, piece = gtk_widget_get_next_sibling (piece))
    {
      g_autoptr (GdkPixbuf) tile = gdk_pixbuf_new_subpixbuf (square, i % run.columns * run.cell,
                                                             i / run.columns * run.cell, run.cell, run.cell);
      Piece *self = (Piece *) piece;
      cairo_t *context = cairo_create (self->face.surface);
      gdk_cairo_set_source_pixbuf (context, tile, 0, 0);
      cairo_paint (context);
      cairo_destroy (context);
      g_set_object (&self->face.texture, gdk_texture_new_for_pixbuf (tile));
      gtk_widget_queue_draw (piece);
    }
  opening.is_opened = TRUE;
}

static gboolean
open_picture (gpointer sheet)
{
  opening.start = g_get_monotonic_time ();
  g_autoptr (GTask) task = g_task_new (sheet, NULL, on_decoded, NULL);
  g_task_run_in_thread (task, decode);
  return G_SOURCE_REMOVE;
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *sheet = g_object_new (sheet_get_type (), NULL);
  GtkWidget *window = present (application, sheet);
  g_signal_connect_after (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_painted), window);
  g_timeout_add (1000, open_picture, sheet);
}

int
main (int argc, char **argv)
{
  opening.path = argv[1];
  int columns = argc == 3 ? atoi (argv[2]) : 0;
  run.pieces = columns * columns;
  if (columns < 1)
    {
      g_printerr ("usage: bare-picture FILE COLUMNS\n");
      return 2;
    }
  return run_application ("org.example.BarePicture", on_activate, argv);
}
