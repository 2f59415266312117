import Glibc

/// The choice of the renderer that GTK draws windows with.
nonisolated public enum Renderer {
  /// Makes GTK draw with cairo on a machine without a graphics card, unless `GSK_RENDERER` is set.
  ///
  /// OpenGL on the processor takes more time and memory. Call this before any thread starts and any window exists.
  public static func preferCairoWithoutGraphicsCard() {
    if !hasGraphicsCard { setenv("GSK_RENDERER", "cairo", 0) }
  }

  /// Whether this process may use a graphics card: a render node, or a device of NVIDIA's or WSL's driver.
  private static var hasGraphicsCard: Bool {
    let devices = (128..<192).map { "/dev/dri/renderD\($0)" } + ["/dev/nvidia0", "/dev/dxg"]
    return devices.contains { access($0, R_OK | W_OK) == 0 }
  }
}
