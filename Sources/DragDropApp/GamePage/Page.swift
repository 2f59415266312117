import Widgets

/// A page that covers the board and takes the keyboard focus.
protocol Page: AnyObject {
  var widget: Widget { get }
  func focus()
}
