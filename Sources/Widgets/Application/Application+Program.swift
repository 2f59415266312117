import DragAndDrop
import Glibc

extension Application {
  /// Runs a program of one window with a header bar until the window is closed, and ends the process then.
  ///
  /// Joins an ``Application``, a ``Window`` and a ``HeaderBar``.
  ///
  /// - Parameters:
  ///   - id: The program's reverse-DNS id.
  ///   - title: What the desktop calls the window; it stands in the header bar as well.
  ///   - size: How large the window is at first, in device-independent pixels.
  ///   - content: Makes what fills the window, and whatever stands behind it. Both live as long as the window.
  public static func run(
    id: String, title: String, size: Size = Size(width: 480, height: 560),
    content: @escaping () -> (widget: Widget, owner: AnyObject?)
  ) -> Never {
    let application = Application(id: id)
    var shown: (window: Window, content: (Widget, AnyObject?))?
    application.onActivate = { [unowned application] in
      if let shown { return shown.window.present() }
      let window = Window(
        application: application, title: title, width: Int(clamping: size.width), height: Int(clamping: size.height))
      let content = content()
      content.widget.expand()
      window.setContent(Box(.vertical, [HeaderBar(title: WindowTitle(title)), content.widget]))
      shown = (window, content)
      window.present()
    }
    exit(application.run())
  }
}
