import Glibc

/// What `make sanitize` runs the checks with: it looks at every access to memory, and keeps notes of all of it.
enum Sanitizer {
  static let isOn = getenv("GRAB_BAG_SANITIZER") != nil
  /// Whether it keeps what was freed for a while, as the address sanitizer does.
  static let keepsFreed = getenv("GRAB_BAG_SANITIZER").map { String(cString: $0) } == "address"
  /// How many times longer work may take than without one.
  static let slowness = isOn ? 20 : 1
}
