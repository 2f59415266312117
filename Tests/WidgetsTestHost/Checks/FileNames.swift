import CGtk
import Glibc
import Widgets

extension Check {
  /// File names, data URIs and sandboxes.
  static let fileNames: [Check] = [
    Check("File name: an argument of the command line becomes a URI, with any percent signs") {
      try expect(FileName.uri(ofArgument: "file:///a%20b.png".utf8), is: "file:///a%20b.png", "of a URI")
      try expect(FileName.uri(ofArgument: "/a b.png".utf8), is: "file:///a%20b.png", "of a path")
      try expect(FileName.uri(ofArgument: "/100%.png".utf8), is: "file:///100%25.png", "of a path that is no URI")
      // GLib ends the process at this one.
      try expect(FileName.uri(ofArgument: "resource:///%zz".utf8).hasPrefix("file:///"), is: true, "of no URI at all")
    },
    Check("File name: an argument that is not UTF-8 keeps its bytes in the URI and is readable when shown") {
      let latin1 = "/tmp/".utf8 + [0x6D, 0xE4, 0x72, 0x7A, 0x0A] + ".png".utf8
      let uri = FileName.uri(ofArgument: latin1)
      try expect(uri, is: "file:///tmp/m%E4rz%0A.png", "in Latin-1, with a line break")
      try expect(FileName.uri(ofArgument: uri.utf8), is: uri, "as a URI")
      try expect(FileName.display(ofURI: uri).unicodeScalars.contains("\u{FFFD}"), is: true, "as it is shown")
      try expect(FileName.uri(ofArgument: "file:///tmp/".utf8 + [0xE4]), is: "file:///tmp/%E4", "as a URI with bytes")
      try expect(
        FileName.uri(ofArgument: "-sea.png".utf8).hasSuffix("/-sea.png"), is: true, "that begins with a hyphen")
    },
    Check("File name: an existing file takes precedence over a URI of the same text") {
      var folder = Array("/tmp/grab-bag-XXXXXX".utf8CString)
      mkdtemp(&folder)
      let start = open(".", O_RDONLY | O_DIRECTORY)
      chdir(folder)
      defer {
        fchdir(start)
        close(start)
        rmdir(folder)
      }
      mkdir("sea:side.png", 0o700)
      try expect(FileName.uri(ofArgument: "sea:side.png".utf8).hasSuffix("/sea:side.png"), is: true, "relative path")
      rmdir("sea:side.png")
      try expect(FileName.uri(ofArgument: "sea:side.png".utf8), is: "sea:side.png", "URI of an unknown scheme")
      try expect(FileName.uri(ofArgument: "~/a.png".utf8).hasSuffix("/a.png"), is: true, "in the home folder")
      try expect(FileName.uri(ofArgument: "~/a.png".utf8).contains("~"), is: false, "in the home folder")
    },

    Check("File name: it is shown in one line without control characters") {
      let names = [
        "file:///a%20b.png": "a b.png", "file:///a%E2%80%AEgnp.exe.png": "agnp.exe.png", "file:///a%0Ab.png": "a b.png",
        "file:///%FFa.png": "\u{FFFD}a.png", "file:///%20%20": "", "https://example.org/a/b%20c.png?d=e/f#g": "b c.png",
        "https://example.org": "example.org", "https://example.org/?a": "example.org", "http://": "",
        "data:image/png;base64,AAAA": "", "sftp://example.org/a.png": "a.png",
        // GLib before 2.78 would end the process.
        "resource:///%zz": "%zz", "RESOURCE:///%": "%",
      ]
      for (uri, name) in names { try expect(FileName.display(ofURI: uri).displayName, is: name, "name of '\(uri)'") }
    },

    Check("File name: paths and URIs are read from text") {
      let home = String(cString: g_get_home_dir())
      let texts = [
        "/a b.png": ["file:///a%20b.png"], "'/a.png' \n\"/b.png\"\r\n": ["file:///a.png", "file:///b.png"],
        "/a\\ b.png": ["file:///a%20b.png"], "~/a.png": ["file://\(home)/a.png"],
        "file:///a.png": ["file:///a.png"], " https://example.org/a.png\n": ["https://example.org/a.png"],
        "www.example.org/a.png": ["https://www.example.org/a.png"], "DATA:,a": ["DATA:,a"],
        "x-special/nautilus-clipboard\ncopy\nfile:///a.png\n": ["file:///a.png"],
        "A sentence.": [], "": [], "\n": [], "See https://example.org": [], "https://example.org is nice": [],
        "a:b": [], "/a.png\nand more": [], "sea.png": [], "copy": [], "://": [], "'": [], "''": [],
      ]
      for (text, uris) in texts { try expect(FileName.uris(inText: text), is: uris, "files in '\(text)'") }
    },

    Check("Data URI: its content is decoded") {
      let uris: [String: [UInt8]?] = [
        "data:image/png;base64,AQID": [1, 2, 3], "data:;base64,AQ%49D": [1, 2, 3],
        "data:image/svg+xml,%3Ca%3E": [60, 97, 62],
        "DATA:,a,b": [97, 44, 98], "data:image/png;base64,": nil, "data:image/png": nil, "data:,%zz": nil,
        "file:///a": nil,
      ]
      for (uri, bytes) in uris { try expect(DataURI.content(of: uri), is: bytes, "content of '\(uri)'") }
    },

    Check("Sandbox: a Flatpak or strict Snap may hide files of missing folders") {
      guard let made = g_dir_make_tmp("sandbox-XXXXXX", nil) else { throw Failure("no folder", #fileID, #line) }
      defer { g_free(made) }
      let folder = String(cString: made)
      try expect(Sandbox(root: folder, snap: nil).isActive, is: false, "in a folder without a marker file")
      try expect(Sandbox(root: folder, snap: nil).mayHide(path: "/no/such/file"), is: false, "hides without a sandbox")
      mkdir(folder + "/meta", 0o700)
      for (text, isActive) in ["confinement: strict\n": true, "name: a\nconfinement: classic": false] {
        g_file_set_contents(folder + "/meta/snap.yaml", text, -1, nil)
        try expect(Sandbox(root: folder, snap: folder).isActive, is: isActive, "in a snap with '\(text)'")
      }
      g_file_set_contents(folder + "/.flatpak-info", "", 0, nil)
      let sandbox = Sandbox(root: folder, snap: nil)
      try expect(sandbox.isActive, is: true, "in a Flatpak")
      let home = String(cString: g_get_home_dir())
      for path in ["/no/such/file", "\(home)/a.png", "/tmp/a.png", "/a.png"] {
        try expect(sandbox.mayHide(path: path), is: true, "hides '\(path)'")
      }
      try expect(sandbox.mayHide(path: folder + "/a.png"), is: false, "hides a file of an existing folder")
      for name in ["meta/snap.yaml", "meta", ".flatpak-info", ""] { remove("\(folder)/\(name)") }
    },
  ]
}
