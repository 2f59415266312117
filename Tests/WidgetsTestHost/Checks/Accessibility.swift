import Boards
import CGtk
import CGtkTesting
import Widgets

extension Check {
  /// What accessibility tools can read (with GTK_A11Y=test) and do.
  static let accessibility: [Check] = [
    Check("Accessibility: boards, pieces, places, pictures and texts have their roles") {
      let scene = BoardScene()
      let roles = [
        (scene.board as Widget, GTK_ACCESSIBLE_ROLE_GROUP), (scene.pieces[0], GTK_ACCESSIBLE_ROLE_BUTTON),
        (scene.places[0], GTK_ACCESSIBLE_ROLE_BUTTON), (Canvas(), GTK_ACCESSIBLE_ROLE_IMG),
        (ShakeAnimation(around: Canvas()), GTK_ACCESSIBLE_ROLE_GROUP),
        (HeadingItem("To Do"), GTK_ACCESSIBLE_ROLE_HEADING),
        (Paragraph("Points", styles: [], isHeading: true), GTK_ACCESSIBLE_ROLE_HEADING),
        (Paragraph("A pair is worth two.", styles: []), GTK_ACCESSIBLE_ROLE_LABEL),
      ]
      for (widget, role) in roles {
        try expect(gtk_test_accessible_has_role(widget.ref.opaque, role) != 0, "\(widget) has role \(role)")
      }
    },

    Check("Accessibility: label and description can be set, and the label removed") {
      let scene = BoardScene()
      let piece = scene.pieces[0]
      try expect(piece.accessibleLabel == nil && piece.accessibleDescription == nil, "it has none at first")
      piece.accessibleLabel = "Red circle, slot 2"
      piece.accessibleDescription = "Press Space to pick up"
      try expect(text(GTK_ACCESSIBLE_PROPERTY_LABEL, of: piece, is: "Red circle, slot 2"), is: nil, "label")
      try expect(
        text(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: piece, is: "Press Space to pick up"), is: nil, "description")
      piece.accessibleLabel = nil
      try expect(text(GTK_ACCESSIBLE_PROPERTY_LABEL, of: piece, is: ""), is: nil, "label after it was removed")
      try expect(piece.accessibleDescription, is: "Press Space to pick up", "description")
    },

    Check("Accessibility: actions are listed by name and performed by the widget") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[3]
      var done: [String] = []
      piece.onAction.observe { done.append($0) }
      try expect(actions(of: piece), is: ["Turn clockwise", "click"], "actions of the kind")
      for name in ["click", "Turn clockwise"] {
        try expect(gtk_widget_activate_action_variant(piece.pointer, name, nil) != 0, "'\(name)' can be performed")
      }
      try expect(done, is: ["click", "Turn clockwise"], "performed actions")
      withExtendedLifetime(stage) {}
    },

    Check("Accessibility: a disabled action is not performed, on this widget only") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      var done: [Int] = []
      for (index, piece) in scene.pieces.enumerated() { piece.onAction.observe { _ in done.append(index) } }
      scene.pieces[0].setAction("click", enabled: false)
      for piece in scene.pieces.prefix(2) { gtk_widget_activate_action_variant(piece.pointer, "click", nil) }
      try expect(done, is: [1], "pieces that performed it")
      scene.pieces[0].setAction("click", enabled: true)
      gtk_widget_activate_action_variant(scene.pieces[0].pointer, "click", nil)
      try expect(done, is: [1, 0], "pieces that performed it, after it was enabled again")
      withExtendedLifetime(stage) {}
    },

    Check("Accessibility: what is shown around a hidden widget announces for it") {
      let (piece, other) = (Canvas(), Canvas())
      let board = Box(.vertical, [piece])
      let pages = PageStack(.fade)
      for page in [board, other] { pages.add(page) }
      try expect(piece.nearestMapped == pages.pointer, "the topmost ancestor, before anything is shown")
      let stage = try Stage(pages)
      try expect(piece.nearestMapped == piece.pointer, "the widget itself, on the page that is shown")
      pages.show(other, isAnimated: false)
      try stage.frames(1)
      try expect(piece.nearestMapped == pages.pointer, "the pages, behind another one")
      withExtendedLifetime(stage) {}
    },

    Check("Accessibility: a button is named by its label") {
      let button = Button(icon: "edit-undo-symbolic", label: "Undo")
      try expect(text(GTK_ACCESSIBLE_PROPERTY_LABEL, of: button, is: "Undo"), is: nil, "label")
    },
  ]

  /// Returns nil if the property of `widget` has this text, otherwise its text.
  private static func text(_ property: GtkAccessibleProperty, of widget: Widget, is text: String) -> String? {
    guard let found = cgtk_testing_check_text(widget.ref.pointer, property, text) else { return nil }
    defer { g_free(found) }
    return String(cString: found)
  }

  /// The names of the actions that the widget's class has.
  private static func actions(of widget: Widget) -> [String] {
    var names: [String] = []
    var (owner, name, parameter, property): (GType, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?)
    (owner, name, parameter, property) = (0, nil, nil, nil)
    while gtk_widget_class_query_action(
      cgtk_class_of(widget.ref.pointer), guint(names.count), &owner, &name, &parameter, &property) != 0,
      let found = name
    {
      names.append(String(cString: found))
    }
    return names.sorted()
  }
}
