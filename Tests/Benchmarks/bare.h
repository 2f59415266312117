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
  GdkTexture *texture;
  cairo_surface_t *surface;
} Picture;

typedef struct
{
  GtkWidget parent;
  Picture face, shadow; // no shadow unless the pieces are shaped
  graphene_point_t position;
  gboolean moves;
} Piece;

typedef struct { GtkWidgetClass parent; } PieceClass;

static struct
{
  int pieces, frames;
  int columns, cell;    // pieces in a row, and the side of one
  gboolean shaped;      // whether a piece has a transparent margin as wide as a quarter of it, with a tab, and a shadow
  int painted;          // frames so far, the warm-up too
  double start;         // processor time in milliseconds at the first measured frame
  int moved_snapshots, unmoved_snapshots;
} run;

// Pieces

G_DEFINE_TYPE (Piece, piece, GTK_TYPE_WIDGET)

static void
append_picture (GtkWidget *widget, GtkSnapshot *snapshot, Picture *picture, const graphene_rect_t *rect)
{
  if (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget))))
    {
      cairo_t *context = gtk_snapshot_append_cairo (snapshot, rect);
      cairo_translate (context, rect->origin.x, rect->origin.y);
      cairo_scale (context, rect->size.width / gdk_texture_get_width (picture->texture),
                   rect->size.height / gdk_texture_get_height (picture->texture));
      cairo_set_source_surface (context, picture->surface, 0, 0);
      cairo_paint (context);
      cairo_destroy (context);
    }
  else
    gtk_snapshot_append_texture (snapshot, picture->texture, rect);
}

static void
piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Piece *self = (Piece *) widget;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int margin = run.shaped ? width / 4 : 0;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (-margin, -margin, width + 2 * margin, height + 2 * margin);
  if (run.shaped)
    append_picture (widget, snapshot, &self->shadow, &rect);
  append_picture (widget, snapshot, &self->face, &rect);
  if (run.painted > WARM_UP)
    self->moves ? run.moved_snapshots++ : run.unmoved_snapshots++;
}

static void
piece_dispose (GObject *object)
{
  Piece *self = (Piece *) object;
  for (Picture *picture = &self->face; picture; picture = picture == &self->face ? &self->shadow : NULL)
    {
      g_clear_object (&picture->texture);
      g_clear_pointer (&picture->surface, cairo_surface_destroy);
    }
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

// Whether a pixel belongs to a piece: a square in the middle, with a tab on its right.
static gboolean
is_inside (int x, int y, int side, int margin)
{
  int from = margin, to = side - margin;
  int dx = x - to, dy = y - side / 2;
  return (x >= from && x < to && y >= from && y < to) || dx * dx + dy * dy < margin * margin;
}

// Draws a picture of `side` device pixels with a margin, in one color with a darker edge, or as a shadow.
static void
bake (Picture *picture, guint32 color, int side, int margin, gboolean is_shadow)
{
  picture->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  guint32 *pixels = (guint32 *) cairo_image_surface_get_data (picture->surface);
  int stride = cairo_image_surface_get_stride (picture->surface);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      {
        int edge = MIN (MIN (x, y), MIN (side - 1 - x, side - 1 - y)) - margin;
        guint32 inside = is_shadow ? 0x60000000 : edge == 0 || edge == 1 ? 0xff202020 : color;
        pixels[y * stride / 4 + x] = is_inside (x, y, side, margin) ? inside : 0;
      }
  cairo_surface_mark_dirty (picture->surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (pixels, side * stride, (GDestroyNotify) cairo_surface_destroy,
                                                         cairo_surface_reference (picture->surface));
  picture->texture = gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, stride);
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
      int side = run.cell * scale, margin = run.shaped ? side / 4 : 0;
      bake (&piece->face, 0xff000000 | (i * 2654435761u >> 8), side + 2 * margin, margin, FALSE);
      if (run.shaped)
        bake (&piece->shadow, 0, side + 2 * margin, margin, TRUE);
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
