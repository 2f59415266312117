import Widgets

protocol Page: AnyObject {
  var widget: Widget { get }
  func focus()
}
