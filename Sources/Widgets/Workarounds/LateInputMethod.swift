import CGtk

/// Makes GTK request the input method from the compositor early, because a late reply can crash it (4.8 to 4.18).
///
/// GTK requests it when the first entry gets the focus. If that entry is freed before the reply, GTK accesses it
/// nevertheless. Keys that queued up while the program was busy can cause this.
enum LateInputMethod {
  static func request(for widget: Widget) {
    let reference = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
    let context = reference.typed(GtkIMContext.self)
    gtk_im_context_set_client_widget(context, widget.pointer)
    gtk_im_context_focus_out(context)
    gtk_im_context_set_client_widget(context, nil)
  }
}
