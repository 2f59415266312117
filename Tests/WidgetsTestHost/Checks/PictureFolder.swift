import CGtk
import Glibc
import Pictures

extension Check {
  /// Folders of the player's pictures.
  static let pictureFolder: [Check] = [
    Check("Picture folder: its pictures are sorted by name") {
      let names = ["page 10.png", "Page 1.jpeg", "page 2.svg", ".hidden.png", "text.txt", "drawing"]
      try withFolder(of: names) { uri in
        let found = try Listing(uri).wait().get()
        try expect(found, is: ["Page%201.jpeg", "page%202.svg", "page%2010.png"].map { uri + "/" + $0 }, "pictures")
      }
    },

    Check("Picture folder: one without pictures is empty, which is not an error") {
      try withFolder(of: ["text.txt"]) { uri in try expect(try Listing(uri).wait().get(), is: [], "pictures") }
    },

    Check("Picture folder: one that cannot be read has an error with the reason") {
      try expect(try error("file:///no/such/folder"), is: .vanished, "a folder that is not there")
      for uri in ["sftp://localhost/pictures", "no-such-scheme:a", ""] {
        try expect(try error(uri), is: .unreadable, "the URI '\(uri)'")
      }
      try PictureFiles.withFile(PictureFiles.encoded("png")) { uri, _ in
        try expect(try error(uri), is: .unreadable, "a file")
      }
      try withFolder(of: []) { uri in
        chmod(String(uri.dropFirst("file://".count)), 0)
        try Permissions.asAnybody { try expect(try error(uri), is: .noPermission, "a folder without permission") }
      }
    },

    Check("Picture folder: a cancelled task ends and leaks nothing") {
      try withFolder(of: ["a.png"]) { uri in
        _ = try Listing(uri).wait()
        let baseline = Living()
        let listing = Listing(uri)
        listing.cancel()
        guard case .failure(.cancelled) = try listing.wait() else { throw Failure("not cancelled", #fileID, #line) }
        try baseline.isBack()
      }
    },
  ]

  /// Why a folder cannot be read; nil when it can.
  private static func error(_ uri: String) throws -> PictureError? {
    if case .failure(let error) = try Listing(uri).wait() { error } else { nil }
  }

  /// Makes a folder with these files, passes its URI, and removes both.
  private static func withFolder(of names: [String], _ use: (_ uri: String) throws -> Void) throws {
    guard let folder = g_dir_make_tmp("pictures-XXXXXX", nil) else { throw Failure("no folder", #fileID, #line) }
    defer { g_free(folder) }
    let path = String(cString: folder)
    let files = names.map { path + "/" + $0 }
    // An empty file has no type.
    for file in files { g_file_set_contents(file, "text", 4, nil) }
    defer {
      for file in files { remove(file) }
      rmdir(path)
    }
    try use("file://" + path)
  }
}

/// Reads a folder from the synchronous code of a check.
private final class Listing {
  private var result: Result<[String], PictureError>?
  private var task: Task<Void, Never>?

  init(_ uri: String) {
    _ = PictureLoading.bridge
    task = Task { [weak self] in
      do throws(PictureError) {
        let pictures = try await PictureFolder.pictures(inFolder: uri)
        self?.result = .success(pictures)
      } catch {
        self?.result = .failure(error)
      }
    }
  }

  func cancel() { task?.cancel() }

  func wait() throws -> Result<[String], PictureError> {
    try Loop.run(until: "the folder was read") { result != nil }
    guard let result else { throw Failure("there is no result", #fileID, #line) }
    return result
  }
}
