import CGtk

/// The functions of `AdwToolbarView`, below whose flat header bar content scrolls (libadwaita 1.4).
@MainActor struct ToolbarFunctions {
  typealias Object = UnsafeMutablePointer<GtkWidget>

  static let available = NewerFunctions.newToolbarView == nil ? nil : ToolbarFunctions()

  let new: NewerFunctions.NewWidget = NewerFunctions.require("adw_toolbar_view_new")
  let addTopBar: @convention(c) (Object, Object) -> Void = NewerFunctions.require("adw_toolbar_view_add_top_bar")
  let setContent: @convention(c) (Object, Object) -> Void = NewerFunctions.require("adw_toolbar_view_set_content")

  private init() {}
}

extension NewerFunctions {
  fileprivate static let newToolbarView: NewWidget? = find("adw_toolbar_view_new")
}
