import Geometry
import Glibc

extension Application {
  /// Runs a program with one window and a header bar, and ends the process when the window is closed.
  ///
  /// - Parameters:
  ///   - id: The program's reverse-DNS id.
  ///   - size: The initial size of the window, in device-independent pixels.
  ///   - content: Creates the widget that fills the window, and an object that lives as long as the window.
  public static func run(
    id: String, title: String, size: Size = Size(width: 480, height: 560),
    content: @escaping () -> (widget: Widget, owner: AnyObject?)
  ) -> Never {
    let application = Application(id: id)
    var shown: (window: Window, content: (Widget, AnyObject?))?
    application.onActivate { [unowned application] in
      if let shown { return shown.window.present() }
      let window = Window(
        application: application, title: title, width: Int(clamping: size.width), height: Int(clamping: size.height))
      let content = content()
      content.widget.expand()
      window.setContent(ToolbarView(HeaderBar(title: WindowTitle(title)), content.widget))
      shown = (window, content)
      window.present()
    }
    exit(application.run())
  }
}
