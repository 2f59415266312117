import Glibc

/// The sanitizer of `make sanitize`, which checks every access to memory.
enum Sanitizer {
  static let isOn = getenv("GRAB_BAG_SANITIZER") != nil
  /// Whether it delays the reuse of freed memory, as the address sanitizer does.
  static let keepsFreed = getenv("GRAB_BAG_SANITIZER").map { String(cString: $0) } == "address"
  /// The factor by which work may take longer.
  static let slowness = isOn ? 20 : 1
}
