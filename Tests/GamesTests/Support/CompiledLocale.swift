import FoundationEssentials
import TestSupport
import Testing

enum CompiledLocale {
  /// Compiles a locale into a folder for `LOCPATH`.
  static func add(_ name: String, of source: String, _ encoding: String, to folder: TemporaryFolder) throws {
    let compiler = try Subprocess(
      ["/usr/bin/localedef", "--no-archive", "-i", source, "-f", encoding, "\(folder.path)/\(name)"],
      environment: ["PATH": "/usr/bin"])
    // It warns of characters that an old encoding lacks.
    let output = compiler.finish().output
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/LC_TIME"), "\(output)")
  }
}
