/// What a custom widget offers to switches.
public struct ScanGroups {
  /// What can be selected, by group, in the order in which it is marked.
  public var groups: [[Widget]]
  /// Whether nothing else in the window is marked meanwhile, as while something is carried.
  public var isClosed: Bool

  /// Makes groups; those without a widget that can be selected are left out.
  public init(_ groups: [[Widget]], isClosed: Bool = false) {
    (self.groups, self.isClosed) = (groups, isClosed)
  }
}
