import Glibc

/// What `make sanitize` runs the tests with: it looks at every access to memory.
public enum Sanitizer {
  /// How many times longer work may take than without one.
  public static let slowness = getenv("GRAB_BAG_SANITIZER") == nil ? 1 : 20
}
