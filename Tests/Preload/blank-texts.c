// Preloaded (LD_PRELOAD): draws no text at all, for a player who cannot read.
#include <pango/pangocairo.h>

void pango_renderer_draw_layout(PangoRenderer *renderer, PangoLayout *layout, int x, int y) {}
void pango_renderer_draw_layout_line(PangoRenderer *renderer, PangoLayoutLine *line, int x, int y) {}
void pango_cairo_show_layout(cairo_t *context, PangoLayout *layout) {}
void pango_cairo_layout_path(cairo_t *context, PangoLayout *layout) {}
