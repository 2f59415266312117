package protocol GameChange: Equatable, Sendable {
  static var dealt: Self { get }
  static var undone: Self { get }
  static var redone: Self { get }
}
