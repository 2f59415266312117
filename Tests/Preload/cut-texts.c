// Preloaded (LD_PRELOAD): reports each ellipsized text that is drawn to stderr.
//
// The accessible tree contains the whole text, however much of it is visible.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pango/pango.h>
#include <stdio.h>

void pango_renderer_draw_layout(PangoRenderer *renderer, PangoLayout *layout, int x, int y) {
  void (*original)(PangoRenderer *, PangoLayout *, int, int) = dlsym(RTLD_NEXT, "pango_renderer_draw_layout");
  if (pango_layout_is_ellipsized(layout)) fprintf(stderr, "cut: %s\n", pango_layout_get_text(layout));
  original(renderer, layout, x, y);
}
