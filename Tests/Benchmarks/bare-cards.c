// bare-cards CARDS FRAMES
// Cards as plain C would have them, which `bench` measures ours against: every card is a child widget that draws one
// texture of its own, and all of them turn in depth in every frame, by a new transform in size_allocate. Prints one line
// of JSON with what the measured frames cost.
#include <adwaita.h>
#include <sys/resource.h>

#define SIDE 800        // of the window, in device-independent pixels
#define WARM_UP 60      // frames before the measured ones
#define ROUND 120       // frames in which a card turns to one edge, to the other, and back
#define EYE_DISTANCE 4  // in heights of a card

typedef struct { GtkWidget parent; GdkTexture *texture; } Card;
typedef struct { GtkWidgetClass parent; } CardClass;
typedef struct { GtkWidget parent; } Table;
typedef struct { GtkWidgetClass parent; } TableClass;

static struct
{
  int cards, frames, columns, cell;
  int painted, snapshots;  // the frames so far, and how often a card was drawn in the measured ones
  double start;            // processor time in milliseconds at the first measured frame
} run;

G_DEFINE_TYPE (Card, card, GTK_TYPE_WIDGET)
G_DEFINE_TYPE (Table, table, GTK_TYPE_WIDGET)

static void
card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gtk_snapshot_append_texture (snapshot, ((Card *) widget)->texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (run.painted > WARM_UP)
    run.snapshots++;
}

static void
card_dispose (GObject *object)
{
  g_clear_object (&((Card *) object)->texture);
  G_OBJECT_CLASS (card_parent_class)->dispose (object);
}

static void
card_class_init (CardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = card_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = card_snapshot;
}

static void
card_init (Card *self)
{
}

static GdkTexture *
bake (int index, int side)
{
  guint32 *pixels = g_new (guint32, side * side);
  guint32 color = 0xff000000 | (index * 2654435761u >> 8);
  for (int i = 0; i < side * side; i++)
    pixels[i] = color;
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, side * side * sizeof *pixels);
  return gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, side * sizeof *pixels);
}

static void
table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  float angle = 90 * sin (2 * G_PI * run.painted / ROUND), half = run.cell / 2.0;
  int index = 0;
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card; card = gtk_widget_get_next_sibling (card), index++)
    {
      GskTransform *transform = gsk_transform_translate (
        NULL, &GRAPHENE_POINT_INIT (index % run.columns * run.cell + half, index / run.columns * run.cell + half));
      transform = gsk_transform_perspective (transform, EYE_DISTANCE * run.cell);
      transform = gsk_transform_rotate_3d (transform, angle, graphene_vec3_y_axis ());
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-half, -half));
      gtk_widget_allocate (card, run.cell, run.cell, -1, transform);
    }
}

static void
table_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (table_parent_class)->dispose (object);
}

static void
table_class_init (TableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = table_dispose;
  GTK_WIDGET_CLASS (class)->size_allocate = table_size_allocate;
}

static void
table_init (Table *self)
{
}

// Of all threads of this program so far, in milliseconds.
static double
processor_time (void)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer window)
{
  if (run.painted == WARM_UP)
    run.start = processor_time ();
  if (run.painted == WARM_UP + run.frames)
    {
      g_print ("{\"frames\": %d, \"cpu_ms_per_frame\": %.4f, \"moved_snapshots\": 0, \"unmoved_snapshots\": %d}\n",
               run.frames, (processor_time () - run.start) / run.frames, run.snapshots);
      gtk_window_destroy (window);
      return G_SOURCE_REMOVE;
    }
  run.painted++;
  gtk_widget_queue_allocate (widget);
  return G_SOURCE_CONTINUE;
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, SIDE);
  GtkWidget *table = g_object_new (table_get_type (), "hexpand", TRUE, "vexpand", TRUE, NULL);
  for (int i = 0; i < run.cards; i++)
    {
      Card *card = g_object_new (card_get_type (), NULL);
      card->texture = bake (i, run.cell * gtk_widget_get_scale_factor (window));
      gtk_widget_set_parent (GTK_WIDGET (card), table);
    }
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), table);
  gtk_widget_add_tick_callback (table, on_tick, window, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  run.cards = argc == 3 ? atoi (argv[1]) : 0;
  run.frames = argc == 3 ? atoi (argv[2]) : 0;
  if (run.cards < 1 || run.frames < 1)
    {
      g_printerr ("usage: bare-cards CARDS FRAMES\n");
      return 2;
    }
  while (run.columns * run.columns < run.cards)
    run.columns++;
  run.cell = SIDE / run.columns;
  g_autoptr (AdwApplication) application = adw_application_new ("org.example.BareCards", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
