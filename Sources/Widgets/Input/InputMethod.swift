import CGtk

/// The input method of the desktop, which entries use: for complex scripts and on-screen keyboards.
enum InputMethod {
  /// Makes GTK request the input method from the compositor now.
  ///
  /// Otherwise GTK requests it when the first entry gets the focus. If that entry is freed before the reply, GTK
  /// accesses it nevertheless (4.8 to 4.18). Keys that queued up while the program was busy can cause this.
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
