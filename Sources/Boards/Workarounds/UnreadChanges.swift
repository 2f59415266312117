import Widgets

/// Announces what screen readers do not read when the label and the description of the focused item change.
///
/// - Cause: Orca presents `object:property-change:accessible-name` of the focus, and ignores
///   `accessible-description` that changes in the same moment. `SimilarTexts` names a second cause.
/// - Affected versions: Orca 43 to 51. Its version cannot be queried; elsewhere, the announcement interrupts nothing.
/// - Test: `test_orca_clicks.py`, which hears the descriptions of pieces that a click picks up.
final class UnreadChanges {
  private var announcing: Scheduled?
  private var describing: Scheduled?

  /// Announces in the next frame what has changed by then and is not read.
  func announce(of item: BoardItem) {
    guard announcing == nil else { return }
    let (label, description) = Self.texts(of: item)
    announcing = .beforeNextFrame { [weak self, weak item] in
      self?.announcing = nil
      if let item { Self.announce(item, after: label, description) }
    }
  }

  /// Announces in the next frame the description of an item that gets the focus now, if it is not read after the label.
  func focusMoved(to item: BoardItem) {
    let (label, description) = Self.texts(of: item)
    guard SimilarTexts.isUnread(description, afterLabel: label) else { return describing = nil }
    describing = .beforeNextFrame { [weak self, weak item] in
      self?.describing = nil
      // A description that has changed since then is read as a change.
      if let item, item.accessibleDescription == description { Announcement.sayUnread(description, from: item) }
    }
  }

  private static func announce(_ item: BoardItem, after oldLabel: String, _ oldDescription: String) {
    let (label, description) = texts(of: item)
    if label != oldLabel {
      if SimilarTexts.isUnread(label, after: oldLabel) { Announcement.sayUnread(label, from: item) }
      // Orca may read a similar label even so, and then no description. One read twice is better than a lost one.
      if description != oldDescription, !description.isEmpty { Announcement.sayUnread(description, from: item) }
    } else if SimilarTexts.isUnread(description, after: oldDescription) {
      Announcement.sayUnread(description, from: item)
    }
  }

  private static func texts(of item: BoardItem) -> (label: String, description: String) {
    (item.accessibleLabel ?? "", item.accessibleDescription ?? "")
  }
}
