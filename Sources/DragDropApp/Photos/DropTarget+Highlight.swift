import Widgets

extension DropTarget {
  /// Takes what is dropped on a widget, which is highlighted while something is over it that it takes.
  @discardableResult
  convenience init(
    highlighting widget: Widget, kinds: [TransferContent.Kind], dropped: @escaping (TransferContent) -> Bool
  ) {
    self.init(on: widget, kinds: kinds) { [weak widget] event in
      if case .over = event { widget?.setStyle("drop", true) } else { widget?.setStyle("drop", false) }
      if case .dropped(let content, _) = event { return dropped(content) }
      return true
    }
  }
}
