// Shared code of the programs that draw pieces in plain C: a piece is a widget with its own texture, and the frames of a run are
// counted and measured after a warm-up. Where Cairo draws the window, a piece has a Cairo image instead, which is not copied in
// each frame: a texture would make each frame several times as expensive there.
#include <adwaita.h>
#include <sys/resource.h>

#define SIDE 800        // of the window, in device-independent pixels
#define WARM_UP 60      // frames before the measured ones
#define ROUND 120       // frames until a motion repeats itself

typedef struct
{
  GtkWidget parent;
  GdkTexture *texture;
  cairo_surface_t *surface;
  graphene_point_t position;
  gboolean moves;
} Piece;

typedef struct { GtkWidgetClass parent; } PieceClass;

static struct
{
  int pieces, frames;
  int columns, cell;    // pieces in a row, and the side of one
  int painted;          // frames so far, the warm-up too
  double start;         // processor time in milliseconds at the first measured frame
  int moved_snapshots, unmoved_snapshots;
} run;

// Pieces

G_DEFINE_TYPE (Piece, piece, GTK_TYPE_WIDGET)

static void
piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Piece *self = (Piece *) widget;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  if (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget))))
    {
      cairo_t *context = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
      cairo_scale (context, (double) width / gdk_texture_get_width (self->texture),
                   (double) height / gdk_texture_get_height (self->texture));
      cairo_set_source_surface (context, self->surface, 0, 0);
      cairo_paint (context);
      cairo_destroy (context);
    }
  else
    gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (run.painted > WARM_UP)
    self->moves ? run.moved_snapshots++ : run.unmoved_snapshots++;
}

static void
piece_dispose (GObject *object)
{
  g_clear_object (&((Piece *) object)->texture);
  g_clear_pointer (&((Piece *) object)->surface, cairo_surface_destroy);
  G_OBJECT_CLASS (piece_parent_class)->dispose (object);
}

static void
piece_class_init (PieceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = piece_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = piece_snapshot;
}

static void
piece_init (Piece *self)
{
}

// Draws a piece as a square of `side` device pixels in its own color, with a darker edge.
static void
bake (Piece *piece, int index, int side)
{
  piece->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  guint32 *pixels = (guint32 *) cairo_image_surface_get_data (piece->surface);
  int stride = cairo_image_surface_get_stride (piece->surface);
  guint32 color = 0xff000000 | (index * 2654435761u >> 8);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      pixels[y * stride / 4 + x] = MIN (MIN (x, y), MIN (side - 1 - x, side - 1 - y)) < 2 ? 0xff202020 : color;
  cairo_surface_mark_dirty (piece->surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (pixels, side * stride, (GDestroyNotify) cairo_surface_destroy,
                                                         cairo_surface_reference (piece->surface));
  piece->texture = gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, stride);
}

// The position of a piece in the square of rows and columns.
static graphene_point_t
home (int index)
{
  return GRAPHENE_POINT_INIT (index % run.columns * run.cell, index / run.columns * run.cell);
}

// Adds the run's pieces to a board.
static void
add_pieces (GtkWidget *board, int scale)
{
  while (run.columns * run.columns < run.pieces)
    run.columns++;
  run.cell = SIDE / run.columns;
  for (int i = 0; i < run.pieces; i++)
    {
      Piece *piece = g_object_new (piece_get_type (), NULL);
      bake (piece, i, run.cell * scale);
      piece->position = home (i);
      gtk_widget_set_parent (GTK_WIDGET (piece), board);
    }
}

static void
remove_pieces (GtkWidget *board)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (board)))
    gtk_widget_unparent (child);
}

// Frames

// The processor time of all threads of this program so far, in milliseconds.
static double
processor_time (void)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

// Called for each tick: returns whether the run continues. At its end it prints the costs as a line of JSON and closes the window.
static gboolean
goes_on (GtkWindow *window)
{
  if (run.painted == WARM_UP)
    run.start = processor_time ();
  if (run.painted < WARM_UP + run.frames)
    return G_SOURCE_CONTINUE;
  g_print ("{\"frames\": %d, \"cpu_ms_per_frame\": %.4f, \"moved_snapshots\": %d, \"unmoved_snapshots\": %d}\n",
           run.frames, (processor_time () - run.start) / run.frames, run.moved_snapshots, run.unmoved_snapshots);
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

// Adds pieces to the board and shows it in a window.
static GtkWidget *
present (GtkApplication *application, GtkWidget *board)
{
  GtkWidget *window = adw_application_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, SIDE);
  gtk_widget_set_hexpand (board, TRUE);
  gtk_widget_set_vexpand (board, TRUE);
  add_pieces (board, gtk_widget_get_scale_factor (window));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static int
run_application (const char *id, void (*activate) (GtkApplication *), char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new (id, G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
