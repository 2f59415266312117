import Glibc

/// The sanitizer with which `make sanitize` runs the tests.
public enum Sanitizer {
  /// Whether the tests run with a sanitizer.
  public static let isOn = getenv("GRAB_BAG_SANITIZER") != nil
  /// The factor by which work may take longer than without one.
  public static let slowness = isOn ? 20 : 1
}
