// Preloaded (LD_PRELOAD): SIGUSR1 cancels all touches, as a compositor does that takes them over for a gesture of its own.
// These touches send no more events.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <glib-unix.h>
#include <string.h>
#include <wayland-client.h>

static const struct wl_touch_listener *original;
static struct wl_touch *touches;
static void *owner;
static uint32_t fingers, canceled; // a bit for each

static void down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface, int32_t id,
                 wl_fixed_t x, wl_fixed_t y) {
  fingers |= 1u << id;
  original->down(data, touch, serial, time, surface, id, x, y);
}

static void up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
  if (!(canceled & 1u << id)) original->up(data, touch, serial, time, id);
  fingers &= ~(1u << id);
  canceled &= ~(1u << id);
}

static void motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  if (!(canceled & 1u << id)) original->motion(data, touch, time, id, x, y);
}

static void frame(void *data, struct wl_touch *touch) { original->frame(data, touch); }

static void cancel(void *data, struct wl_touch *touch) {
  canceled = fingers;
  original->cancel(data, touch);
}

static gboolean cancel_all(gpointer unused) {
  if (fingers) cancel(owner, touches);
  return G_SOURCE_CONTINUE;
}

static const struct wl_touch_listener listener = {
    .down = down, .up = up, .motion = motion, .frame = frame, .cancel = cancel};

int wl_proxy_add_listener(struct wl_proxy *proxy, void (**implementation)(void), void *data) {
  int (*add)(struct wl_proxy *, void (**)(void), void *) = dlsym(RTLD_NEXT, "wl_proxy_add_listener");
  if (strcmp(wl_proxy_get_class(proxy), "wl_touch") == 0) {
    if (!original) g_unix_signal_add(SIGUSR1, cancel_all, NULL);
    original = (const void *)implementation;
    touches = (struct wl_touch *)proxy;
    owner = data;
    implementation = (void *)&listener;
  }
  return add(proxy, implementation, data);
}
