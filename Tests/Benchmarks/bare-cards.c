// bare-cards CARDS FRAMES
// Cards in plain C, with which `bench` compares Grab Bag: all of them turn in depth in every frame, by a new transform in
// size_allocate, and none is redrawn. Prints the costs of the measured frames as one line of JSON.
#include "bare.h"

#define EYE_DISTANCE 4  // in heights of a card

typedef struct { GtkWidget parent; } Table;
typedef struct { GtkWidgetClass parent; } TableClass;

G_DEFINE_TYPE (Table, table, GTK_TYPE_WIDGET)

// In a ROUND a card turns to one edge, to the other, and back.
static void
table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  float angle = 90 * sin (2 * G_PI * run.painted / ROUND), half = run.cell / 2.0;
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card; card = gtk_widget_get_next_sibling (card))
    {
      graphene_point_t corner = ((Piece *) card)->position;
      GskTransform *transform
        = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (corner.x + half, corner.y + half));
      transform = gsk_transform_perspective (transform, EYE_DISTANCE * run.cell);
      transform = gsk_transform_rotate_3d (transform, angle, graphene_vec3_y_axis ());
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-half, -half));
      gtk_widget_allocate (card, run.cell, run.cell, -1, transform);
    }
}

// Counts the frame before its cards are drawn.
static void
table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  run.painted++;
  GTK_WIDGET_CLASS (table_parent_class)->snapshot (widget, snapshot);
}

static void
table_dispose (GObject *object)
{
  remove_pieces (GTK_WIDGET (object));
  G_OBJECT_CLASS (table_parent_class)->dispose (object);
}

static void
table_class_init (TableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = table_dispose;
  GTK_WIDGET_CLASS (class)->size_allocate = table_size_allocate;
  GTK_WIDGET_CLASS (class)->snapshot = table_snapshot;
}

static void
table_init (Table *self)
{
}

static gboolean
on_tick (GtkWidget *table, GdkFrameClock *clock, gpointer window)
{
  if (!goes_on (window))
    return G_SOURCE_REMOVE;
  gtk_widget_queue_allocate (table);
  return G_SOURCE_CONTINUE;
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *table = g_object_new (table_get_type (), NULL);
  gtk_widget_add_tick_callback (table, on_tick, present (application, table), NULL);
}

int
main (int argc, char **argv)
{
  run.pieces = argc == 3 ? atoi (argv[1]) : 0;
  run.frames = argc == 3 ? atoi (argv[2]) : 0;
  if (run.pieces < 1 || run.frames < 1)
    {
      g_printerr ("usage: bare-cards CARDS FRAMES\n");
      return 2;
    }
  return run_application ("org.example.BareCards", on_activate, argv);
}
