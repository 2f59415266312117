import Glibc

/// What `make sanitize` runs the tests with: it looks at every access to memory.
public enum Sanitizer {
  /// Whether there is one.
  public static let isOn = getenv("GRAB_BAG_SANITIZER") != nil
  /// How many times longer work may take than without one.
  public static let slowness = isOn ? 20 : 1
}
