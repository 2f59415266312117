// Loaded before a program's libraries (LD_PRELOAD): tells on stderr of each text that is drawn with an ellipsis.
//
// Accessibility tools are told the whole text, whatever is seen of it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pango/pango.h>
#include <stdio.h>

void pango_renderer_draw_layout(PangoRenderer *renderer, PangoLayout *layout, int x, int y) {
  void (*original)(PangoRenderer *, PangoLayout *, int, int) = dlsym(RTLD_NEXT, "pango_renderer_draw_layout");
  if (pango_layout_is_ellipsized(layout)) fprintf(stderr, "cut: %s\n", pango_layout_get_text(layout));
  original(renderer, layout, x, y);
}
