// bare-board PIECES FRAMES [--moving M]
// bare-board PIECES --dragged
// A board as plain C would have it, which `bench` measures ours against: every piece is a child widget that draws one
// texture of its own, and a move is a new transform in size_allocate. The last M pieces (default 1), which lie above
// the others, move in every frame. Prints one line of JSON with what the measured frames cost.
// With --dragged each piece follows a pointer that drags it instead, and the program runs until it is ended.
#include <adwaita.h>
#include <sys/resource.h>

#define SIDE 800        // of the window, in device-independent pixels
#define WARM_UP 60      // frames before the measured ones
#define ROUND 120       // frames in which a piece goes REACH to the left and up, and back
#define REACH 200

typedef struct
{
  GtkWidget parent;
  GdkTexture *texture;
  graphene_point_t position;
  gboolean moves;
} Piece;

typedef struct
{
  GtkWidget parent;
  GPtrArray *pieces;    // not owned: the widget tree does
  int cell;             // the side of a piece
} Board;

typedef struct
{
  int pieces, frames, moving;
  gboolean dragged;
  int painted;          // frames so far, the warm-up too
  double start;         // processor time in milliseconds at the first measured frame
  int moved_snapshots, unmoved_snapshots;
} Run;

static Run run = { .moving = 1 };

typedef struct { GtkWidgetClass parent; } PieceClass;
typedef struct { GtkWidgetClass parent; } BoardClass;

G_DEFINE_TYPE (Piece, piece, GTK_TYPE_WIDGET)
G_DEFINE_TYPE (Board, board, GTK_TYPE_WIDGET)

// Piece

static void
piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Piece *self = (Piece *) widget;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (run.painted > WARM_UP)
    self->moves ? run.moved_snapshots++ : run.unmoved_snapshots++;
}

static void
piece_dispose (GObject *object)
{
  g_clear_object (&((Piece *) object)->texture);
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

// A square of `side` device pixels in a color of its own, with a darker edge.
static GdkTexture *
bake (int index, int side)
{
  guint32 *pixels = g_new (guint32, side * side);
  guint32 color = 0xff000000 | (index * 2654435761u >> 8);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      pixels[y * side + x] = MIN (MIN (x, y), MIN (side - 1 - x, side - 1 - y)) < 2 ? 0xff202020 : color;
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, side * side * sizeof *pixels);
  return gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, side * sizeof *pixels);
}

// Board

static void
board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Board *self = (Board *) widget;
  for (guint i = 0; i < self->pieces->len; i++)
    {
      Piece *piece = g_ptr_array_index (self->pieces, i);
      gtk_widget_allocate (GTK_WIDGET (piece), self->cell, self->cell, -1,
                           gsk_transform_translate (NULL, &piece->position));
    }
}

// Counts the frame before its pieces are drawn.
static void
board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  run.painted++;
  GTK_WIDGET_CLASS (board_parent_class)->snapshot (widget, snapshot);
}

static void
board_dispose (GObject *object)
{
  Board *self = (Board *) object;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->pieces, g_ptr_array_unref);
  G_OBJECT_CLASS (board_parent_class)->dispose (object);
}

static void
board_class_init (BoardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = board_dispose;
  GTK_WIDGET_CLASS (class)->size_allocate = board_size_allocate;
  GTK_WIDGET_CLASS (class)->snapshot = board_snapshot;
}

static void
board_init (Board *self)
{
  self->pieces = g_ptr_array_new ();
}

static graphene_point_t
home (Board *self, int index)
{
  int columns = SIDE / self->cell;
  return GRAPHENE_POINT_INIT (index % columns * self->cell, index / columns * self->cell);
}

static GtkWidget *
board_new (int scale)
{
  Board *self = g_object_new (board_get_type (), "hexpand", TRUE, "vexpand", TRUE, NULL);
  int columns = 1;
  while (columns * columns < run.pieces)
    columns++;
  self->cell = SIDE / columns;
  for (int i = 0; i < run.pieces; i++)
    {
      Piece *piece = g_object_new (piece_get_type (), NULL);
      piece->texture = bake (i, self->cell * scale);
      piece->position = home (self, i);
      piece->moves = i >= run.pieces - run.moving;
      g_ptr_array_add (self->pieces, piece);
      gtk_widget_set_parent (GTK_WIDGET (piece), GTK_WIDGET (self));
    }
  return GTK_WIDGET (self);
}

// Dragging: the piece lies above the others from the press on, and its grabbed point stays under the pointer.

static void
follow (GtkGesture *gesture, graphene_point_t grab)
{
  GtkWidget *piece = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *board = gtk_widget_get_parent (piece);
  double x, y;
  graphene_point_t point;
  if (!gtk_gesture_get_point (gesture, gtk_gesture_get_last_updated_sequence (gesture), &x, &y)
      || !gtk_widget_compute_point (piece, board, &GRAPHENE_POINT_INIT (x, y), &point))
    return;
  ((Piece *) piece)->position = GRAPHENE_POINT_INIT (point.x - grab.x, point.y - grab.y);
  gtk_widget_queue_allocate (board);
}

static void
on_drag_begin (GtkGesture *gesture, double x, double y, gpointer data)
{
  GtkWidget *piece = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  gtk_widget_insert_before (piece, gtk_widget_get_parent (piece), NULL);
}

static void
on_drag_update (GtkGesture *gesture, double dx, double dy, gpointer data)
{
  double x, y;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  follow (gesture, GRAPHENE_POINT_INIT (x, y));
}

static void
make_draggable (GtkWidget *piece)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  g_signal_connect (gesture, "drag-begin", G_CALLBACK (on_drag_begin), NULL);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (on_drag_update), NULL);
  gtk_widget_add_controller (piece, GTK_EVENT_CONTROLLER (gesture));
}

// Frames

// Of all threads of this program so far, in milliseconds.
static double
processor_time (void)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static void
report (void)
{
  g_print ("{\"frames\": %d, \"cpu_ms_per_frame\": %.4f, \"moved_snapshots\": %d, \"unmoved_snapshots\": %d}\n",
           run.frames, (processor_time () - run.start) / run.frames, run.moved_snapshots, run.unmoved_snapshots);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer window)
{
  Board *self = (Board *) widget;
  if (run.painted == WARM_UP)
    run.start = processor_time ();
  if (run.painted == WARM_UP + run.frames)
    {
      report ();
      gtk_window_destroy (window);
      return G_SOURCE_REMOVE;
    }
  float way = REACH * (1 - cos (2 * G_PI * run.painted / ROUND)) / 2;
  for (int i = run.pieces - run.moving; i < run.pieces; i++)
    {
      Piece *piece = g_ptr_array_index (self->pieces, i);
      graphene_point_t start = home (self, i);
      piece->position = GRAPHENE_POINT_INIT (start.x - way, start.y - way);
    }
  gtk_widget_queue_allocate (widget);
  return G_SOURCE_CONTINUE;
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, SIDE);
  GtkWidget *board = board_new (gtk_widget_get_scale_factor (window));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), board);
  if (run.dragged)
    for (GtkWidget *piece = gtk_widget_get_first_child (board); piece; piece = gtk_widget_get_next_sibling (piece))
      make_draggable (piece);
  else
    gtk_widget_add_tick_callback (board, on_tick, window, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  GOptionEntry options[] = {
    { "dragged", 0, 0, G_OPTION_ARG_NONE, &run.dragged, "Let a pointer drag the pieces", NULL },
    { "moving", 0, 0, G_OPTION_ARG_INT, &run.moving, "How many pieces move", "M" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("PIECES [FRAMES]");
  g_autoptr (GError) error = NULL;
  g_option_context_add_main_entries (context, options, NULL);
  gboolean parsed = g_option_context_parse (context, &argc, &argv, &error);
  if (parsed && argc == (run.dragged ? 2 : 3))
    {
      run.pieces = atoi (argv[1]);
      run.frames = run.dragged ? 1 : atoi (argv[2]);
    }
  if (run.pieces < 1 || run.frames < 1 || run.moving < 1 || run.moving > run.pieces)
    {
      g_printerr ("usage: bare-board PIECES FRAMES [--moving M], or bare-board PIECES --dragged\n");
      return 2;
    }
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.BareBoard", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
