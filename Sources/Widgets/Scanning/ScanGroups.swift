import Geometry

/// The groups of widgets in a custom widget that switch scanning can select.
public struct ScanGroups {
  /// The widgets by group, in the order in which they are marked.
  public var groups: [[Widget]]
  /// Whether only these groups are scanned and the rest of the window is not, as during a drag.
  public var isClosed: Bool

  /// The frames of the widgets in the same order, by which a group of more than 12 is divided; nil to divide none.
  public var frames: [[Rect]]?

  /// Creates groups; scanning leaves out those without a widget that can be selected.
  public init(_ groups: [[Widget]], frames: [[Rect]]? = nil, isClosed: Bool = false) {
    (self.groups, self.frames, self.isClosed) = (groups, frames, isClosed)
  }
}
