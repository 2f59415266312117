import Widgets

/// Works around screen readers that read only the new name of a focused item whose description changes as well.
///
/// - Cause: Orca presents `object:property-change:accessible-name` of the focus, and ignores
///   `accessible-description` that changes in the same moment.
/// - Affected versions: Orca 43 to 48. Its version cannot be queried, and the announcement interrupts nothing elsewhere.
/// - Test: `test_orca_clicks.py`, which hears the descriptions of pieces that a click picks up.
final class RenamedItem {
  private var announcing: Scheduled?

  /// Announces the description in the next frame if it has changed by then.
  func announceNewDescription(of item: BoardItem) {
    guard announcing == nil else { return }
    let old = item.accessibleDescription
    announcing = .beforeNextFrame { [weak self, weak item] in
      self?.announcing = nil
      if let item, item.accessibleDescription != old { Announcement.sayDescription(of: item) }
    }
  }
}
