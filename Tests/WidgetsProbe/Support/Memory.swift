import Glibc

/// How much memory this process has, in bytes.
enum Memory {
  /// What it has now.
  static var now: Int { status("VmRSS:") }
  /// The most that it had since ``forgetPeak()``.
  static var peak: Int { status("VmHWM:") }

  /// Measures the peak from here on.
  static func forgetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  private static func status(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    let line = UnsafeMutablePointer<CChar>.allocate(capacity: 200)
    defer { line.deallocate() }
    while fgets(line, 200, file) != nil {
      let words = String(cString: line).split(whereSeparator: \.isWhitespace)
      if words.first == name[...], words.count > 1 { return (Int(words[1]) ?? 0) << 10 }
    }
    return 0
  }
}
