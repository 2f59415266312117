import CGtk

/// The desktop's way to write text, which entries use: other scripts, an on-screen keyboard.
enum InputMethod {
  /// Has GTK ask the compositor for it now.
  ///
  /// Left to itself, GTK asks when the first entry has the focus. If that entry has gone when the answer comes, GTK uses it
  /// nevertheless (4.8 to 4.18). Keys that waited for a busy program may bring that about.
  static func prepare(for widget: Widget) {
    let context = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
    gtk_im_context_set_client_widget(context.imContext, widget.pointer)
    gtk_im_context_focus_out(context.imContext)
    gtk_im_context_set_client_widget(context.imContext, nil)
  }
}

extension GObjectRef {
  fileprivate var imContext: UnsafeMutablePointer<GtkIMContext> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkIMContext.self)
  }
}
