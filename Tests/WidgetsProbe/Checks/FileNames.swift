import Glibc
import Widgets

extension Check {
  /// What files are called.
  static let fileNames: [Check] = [
    Check("File name: what is named on the command line has a URI, whatever its escapes are") {
      try expect(FileName.uri(ofArgument: "file:///a%20b.png".utf8), is: "file:///a%20b.png", "of a URI")
      try expect(FileName.uri(ofArgument: "/a b.png".utf8), is: "file:///a%20b.png", "of a path")
      try expect(FileName.uri(ofArgument: "/100%.png".utf8), is: "file:///100%25.png", "of a path that is no URI")
      // GLib ends the process at this one.
      try expect(FileName.uri(ofArgument: "resource:///%zz".utf8).hasPrefix("file:///"), is: true, "of no URI at all")
    },
    Check("File name: the bytes of an argument that is no UTF-8 reach the file, and are readable where it is shown") {
      let latin1 = "/tmp/".utf8 + [0x6D, 0xE4, 0x72, 0x7A, 0x0A] + ".png".utf8
      let uri = FileName.uri(ofArgument: latin1)
      try expect(uri, is: "file:///tmp/m%E4rz%0A.png", "in Latin-1, with a line break")
      try expect(FileName.uri(ofArgument: uri.utf8), is: uri, "as a URI")
      try expect(FileName.display(ofURI: uri).unicodeScalars.contains("\u{FFFD}"), is: true, "as people read it")
      try expect(FileName.uri(ofArgument: "file:///tmp/".utf8 + [0xE4]), is: "file:///tmp/%E4", "as a URI with bytes")
      try expect(
        FileName.uri(ofArgument: "-sea.png".utf8).hasSuffix("/-sea.png"), is: true, "that begins with a hyphen")
    },
    Check("File name: a file that is there is meant, whatever its name looks like") {
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
  ]
}
