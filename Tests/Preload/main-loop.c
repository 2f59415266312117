// Preloaded (LD_PRELOAD): measures from outside how a GTK program keeps up with a pointer.
//
// Counts into `struct report` in the file MAIN_LOOP, which the benchmark maps as well: it can read it at any time, and sets
// all fields to zero to restart.
//
// A turn is all that the main loop does from one poll to the next. Without a wait in it, it is as long as the processor took.
// With one it is what the clock says: waiting for a disk, a lock or the compositor is a part of it. The time in which other
// programs have the processor meanwhile (schedstat's run delay) is not.
//
// A frame is late if the piece that is dragged is not painted where GTK has told the program that the pointer is: the
// point by which a press has taken it is to stay under the pointer. A press that may still be a click drags nothing.
//
// The latency of a frame is the time from the compositor's time stamp of the position that it shows, in whole milliseconds,
// to the presentation of the frame, as the compositor reports it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define REMEMBERED 16      // positions of the pointer
#define SETTLING 600000    // microseconds from a press until the piece has risen
#define NEAR 1.5           // how exact a piece is under the pointer, in device-independent pixels
#define BUCKETS 4000       // of a tenth of a millisecond
#define UNREPORTED 32      // frames whose presentation is not known yet

static struct report {
  guint64 frames;          // painted
  guint64 moves;           // frames that show a new place of the piece
  guint64 late;            // those of them that do not show the newest
  guint64 latest;          // how many positions of the pointer the latest of them is behind
  guint64 slowest;         // from the compositor's event to the painted frame, in microseconds
  guint64 longest;         // turn, in microseconds
  guint64 turns[BUCKETS];  // how many took so long
  guint64 latencies[BUCKETS];
} *report;

static struct {
  GtkWidget *widget;
  graphene_point_t grab;   // in the coordinates of the widget
  double dx, dy;           // from the pointer to the grabbed point, at rest
  double x, y;             // where the pointer was then
  gint64 since;
} carried;

static struct { double x, y; guint32 time; } positions[REMEMBERED];  // the newest first
static gboolean is_new;

static struct { gint64 frame; guint32 time; } unreported[UNREPORTED];  // frames with the time of the position that they show
static guint32 shown;      // the time of the newest position that a frame has shown

// Turns

// What the main thread has used until a moment.
struct usage {
  gint64 processor;        // in microseconds, without what the host of a virtual machine takes away meanwhile
  gint64 clock;            // in microseconds, without those in which other programs had the processor
  long waits;              // how often it has waited for something else than the processor
};

static gint64 run_delay(void) {
  static int file = -1;
  char text[96] = "";
  if (file < 0) file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
  long long running = 0, waiting = 0;
  if (file < 0 || pread(file, text, sizeof text - 1, 0) <= 0 || sscanf(text, "%lld %lld", &running, &waiting) != 2) return 0;
  return waiting / 1000;
}

static gint64 own_clock(void) {
  gint64 now, before, delay = run_delay();
  // Of a clock and a delay that belong together: others may have the processor in between.
  do {
    before = delay;
    now = g_get_monotonic_time();
    delay = run_delay();
  } while (delay != before);
  return now - delay;
}

static struct usage usage(void) {
  struct timespec processor;
  struct rusage resources;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &processor);
  getrusage(RUSAGE_THREAD, &resources);
  return (struct usage){processor.tv_sec * 1000000 + processor.tv_nsec / 1000, own_clock(), resources.ru_nvcsw};
}

static gint64 turn_from(struct usage start) {
  struct usage end = usage();
  return end.waits == start.waits ? end.processor - start.processor : MAX(0, end.clock - start.clock);
}

static gint measured_poll(GPollFD *files, guint count, gint timeout) {
  static struct usage start;
  if (start.clock) {
    gint64 turn = turn_from(start);
    report->longest = MAX(report->longest, (guint64)turn);
    report->turns[MIN(turn / 100, BUCKETS - 1)]++;
  }
  gint ready = g_poll(files, count, timeout);
  start = usage();
  return ready;
}

// Frames

static gboolean grabbed_point(GtkWidget *native, graphene_point_t *point) {
  double x, y;
  if (!gtk_widget_compute_point(carried.widget, native, &carried.grab, point)) return FALSE;
  gtk_native_get_surface_transform(GTK_NATIVE(native), &x, &y);
  point->x += x;
  point->y += y;
  return TRUE;
}

static void let_go(void) {
  if (carried.widget) g_object_remove_weak_pointer(G_OBJECT(carried.widget), (gpointer *)&carried.widget);
  carried.widget = NULL;
}

static void press(GtkWidget *native, double x, double y) {
  double dx, dy;
  let_go();
  gtk_native_get_surface_transform(GTK_NATIVE(native), &dx, &dy);
  GtkWidget *widget = gtk_widget_pick(native, x - dx, y - dy, GTK_PICK_DEFAULT);
  if (!widget || !gtk_widget_compute_point(native, widget, &GRAPHENE_POINT_INIT(x - dx, y - dy), &carried.grab)) return;
  carried.widget = widget;
  carried.since = 0;
  g_object_add_weak_pointer(G_OBJECT(widget), (gpointer *)&carried.widget);
}

// Called before any other handler of the event.
static gboolean event_came(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  static gint64 pressed;
  GdkSurface *surface = g_value_get_object(&values[0]);
  GdkEvent *event = g_value_peek_pointer(&values[1]);
  GtkNative *native = gtk_native_get_for_surface(surface);
  double x, y;
  if (!native || !gdk_event_get_position(event, &x, &y)) return TRUE;
  switch (gdk_event_get_event_type(event)) {
  case GDK_BUTTON_PRESS:
    press(GTK_WIDGET(native), x, y);
    pressed = g_get_monotonic_time();
    shown = gdk_event_get_time(event);
    break;
  case GDK_BUTTON_RELEASE: let_go(); break;
  case GDK_MOTION_NOTIFY:
    if (!carried.widget || g_get_monotonic_time() - pressed < SETTLING) break;
    graphene_point_t point;
    // It has come to rest: some pieces grow about another point than the grabbed one.
    if (!carried.since && grabbed_point(GTK_WIDGET(native), &point)) {
      carried.dx = point.x - positions[0].x;
      carried.dy = point.y - positions[0].y;
      carried.x = positions[0].x;
      carried.y = positions[0].y;
      carried.since = pressed;
    }
    is_new = carried.since != 0;
    break;
  default: return TRUE;
  }
  memmove(positions + 1, positions, sizeof positions - sizeof *positions);
  positions[0] = (typeof(*positions)){x, y, gdk_event_get_time(event)};
  return TRUE;
}

// Whether a piece that is painted at a point waits for the pointer to go farther than a click may.
static gboolean may_be_click(double x, double y) {
  return hypot(x - carried.x, y - carried.y) < NEAR
    && !gtk_drag_check_threshold(carried.widget, carried.x, carried.y, positions[0].x, positions[0].y);
}

// Counts the latencies of the frames whose presentation was reported.
static void read_reports(GdkFrameClock *clock) {
  for (int i = 0; i < UNREPORTED; i++) {
    GdkFrameTimings *timings = unreported[i].frame ? gdk_frame_clock_get_timings(clock, unreported[i].frame) : NULL;
    if (!timings || !gdk_frame_timings_get_complete(timings)) continue;
    gint64 presented = gdk_frame_timings_get_presentation_time(timings);
    // Both are read from the same clock; an event has its lower 32 bits, in milliseconds.
    gint64 latency = (gint32)((guint32)(presented / 1000) - unreported[i].time) * 1000LL + presented % 1000;
    if (presented) report->latencies[CLAMP(latency / 100, 0, BUCKETS - 1)]++;
    unreported[i].frame = 0;
  }
}

static void look(GtkWidget *native) {
  graphene_point_t point;
  if (!is_new || !carried.widget || !carried.since || !grabbed_point(native, &point)) return;
  double x = point.x - carried.dx, y = point.y - carried.dy;
  if (may_be_click(x, y)) return;
  is_new = FALSE;
  guint64 behind = 0;
  while (behind < REMEMBERED && hypot(x - positions[behind].x, y - positions[behind].y) > NEAR) behind++;
  report->moves++;
  report->late += behind > 0;
  report->latest = MAX(report->latest, behind);
  guint32 now = g_get_monotonic_time() / 1000;
  report->slowest = MAX(report->slowest, (guint64)MAX(0, (gint32)(now - positions[0].time)) * 1000);
  // A frame that is painted before the first step of the drag still shows where the press was.
  if (behind == REMEMBERED || (gint32)(positions[behind].time - shown) <= 0) return;
  shown = positions[behind].time;
  gint64 frame = gdk_frame_clock_get_frame_counter(gtk_widget_get_frame_clock(native));
  unreported[frame % UNREPORTED] = (typeof(*unreported)){frame, positions[behind].time};
}

// The layout of this frame is what was painted.
static gboolean frame_was_painted(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  report->frames++;
  read_reports(g_value_get_object(&values[0]));
  if (carried.widget) look(GTK_WIDGET(gtk_widget_get_native(carried.widget)));
  return TRUE;
}

int g_application_run(GApplication *application, int count, char **arguments) {
  int (*original)(GApplication *, int, char **) = dlsym(RTLD_NEXT, "g_application_run");
  int file = getenv("MAIN_LOOP") ? open(getenv("MAIN_LOOP"), O_RDWR | O_CLOEXEC) : -1;
  void *shared = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared == MAP_FAILED) return original(application, count, arguments);
  close(file);
  report = shared;
  g_type_class_ref(GDK_TYPE_SURFACE);
  g_type_class_ref(GDK_TYPE_FRAME_CLOCK);
  g_signal_add_emission_hook(g_signal_lookup("event", GDK_TYPE_SURFACE), 0, event_came, NULL, NULL);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_was_painted, NULL, NULL);
  g_main_context_set_poll_func(NULL, measured_poll);
  return original(application, count, arguments);
}
