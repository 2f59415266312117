// bare-board PIECES FRAMES [--moving M]
// bare-board PIECES --dragged [--shaped]
// A board in plain C, with which `bench` compares Grab Bag: a move is a new transform in size_allocate, only for the pieces that
// have moved.
// The last M pieces (default 1), which lie above the others, move in every frame. Prints the costs of the measured frames as one
// line of JSON.
// With --dragged each piece follows a pointer that drags it instead, and the program runs until it is ended. With --shaped each
// piece has a tab and a shadow, which overlap its neighbors. A wheel with Ctrl zooms the board, and without it pans.
#include "bare.h"

#define REACH 200       // the distance that a piece moves to the left and up, and back, in a ROUND

typedef struct { GtkWidget parent; } Board;
typedef struct { GtkWidgetClass parent; } BoardClass;

static int moving = 1;
static GPtrArray *unplaced; // pieces whose position was not passed to GTK yet
static gboolean dragged;
static double scale = 1;    // of the board, which a wheel enlarges about its center
static graphene_point_t pan;

G_DEFINE_TYPE (Board, board, GTK_TYPE_WIDGET)

static void
board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (guint i = 0; i < unplaced->len; i++)
    {
      Piece *piece = g_ptr_array_index (unplaced, i);
      gtk_widget_allocate (GTK_WIDGET (piece), run.cell, run.cell, -1, gsk_transform_translate (NULL, &piece->position));
    }
  g_ptr_array_set_size (unplaced, 0);
}

static void
move (Piece *piece, float x, float y)
{
  piece->position = GRAPHENE_POINT_INIT (x, y);
  g_ptr_array_add (unplaced, piece);
  gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (piece)));
}

// Counts the frame before its pieces are drawn.
static void
board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  run.painted++;
  float x = gtk_widget_get_width (widget) / 2.0, y = gtk_widget_get_height (widget) / 2.0;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + pan.x, y + pan.y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
  GTK_WIDGET_CLASS (board_parent_class)->snapshot (widget, snapshot);
}

static void
board_dispose (GObject *object)
{
  remove_pieces (GTK_WIDGET (object));
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
}

// Moving without a pointer

static gboolean
on_tick (GtkWidget *board, GdkFrameClock *clock, gpointer window)
{
  if (!goes_on (window))
    return G_SOURCE_REMOVE;
  float way = REACH * (1 - cos (2 * G_PI * run.painted / ROUND)) / 2;
  GtkWidget *child = gtk_widget_get_last_child (board);
  for (int i = run.pieces - 1; i >= run.pieces - moving; i--, child = gtk_widget_get_prev_sibling (child))
    {
      Piece *piece = (Piece *) child;
      piece->moves = TRUE;
      move (piece, home (i).x - way, home (i).y - way);
    }
  return G_SOURCE_CONTINUE;
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
  move ((Piece *) piece, point.x - grab.x, point.y - grab.y);
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

// A wheel with Ctrl zooms, and without it pans.
static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, GtkWidget *board)
{
  if (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller)) & GDK_CONTROL_MASK)
    scale *= pow (1.25, -dy);
  else
    pan.y -= 60 * dy;
  gtk_widget_queue_draw (board);
  return TRUE;
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *board = g_object_new (board_get_type (), NULL);
  GtkWidget *window = present (application, board);
  unplaced = g_ptr_array_new ();
  for (GtkWidget *piece = gtk_widget_get_first_child (board); piece; piece = gtk_widget_get_next_sibling (piece))
    {
      g_ptr_array_add (unplaced, piece);
      make_draggable (piece);
    }
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  g_signal_connect (wheel, "scroll", G_CALLBACK (on_scroll), board);
  gtk_widget_add_controller (board, wheel);
  if (!dragged)
    gtk_widget_add_tick_callback (board, on_tick, window, NULL);
}

int
main (int argc, char **argv)
{
  GOptionEntry options[] = {
    { "dragged", 0, 0, G_OPTION_ARG_NONE, &dragged, "Let a pointer drag the pieces", NULL },
    { "shaped", 0, 0, G_OPTION_ARG_NONE, &run.shaped, "Give the pieces tabs and shadows", NULL },
    { "moving", 0, 0, G_OPTION_ARG_INT, &moving, "How many pieces move", "M" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("PIECES [FRAMES]");
  g_autoptr (GError) error = NULL;
  g_option_context_add_main_entries (context, options, NULL);
  gboolean parsed = g_option_context_parse (context, &argc, &argv, &error);
  if (parsed && argc == (dragged ? 2 : 3))
    {
      run.pieces = atoi (argv[1]);
      run.frames = dragged ? 1 : atoi (argv[2]);
    }
  if (run.pieces < 1 || run.frames < 1 || moving < 1 || moving > run.pieces)
    {
      g_printerr ("usage: bare-board PIECES FRAMES [--moving M], or bare-board PIECES --dragged [--shaped]\n");
      return 2;
    }
  return run_application ("org.example.BareBoard", on_activate, argv);
}
