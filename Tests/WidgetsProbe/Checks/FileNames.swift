import Widgets

extension Check {
  /// What files are called.
  static let fileNames: [Check] = [
    Check("File name: what is named on the command line has a URI, whatever its escapes are") {
      try expect(FileName.uri(ofArgument: "file:///a%20b.png"), is: "file:///a%20b.png", "of a URI")
      try expect(FileName.uri(ofArgument: "/a b.png"), is: "file:///a%20b.png", "of a path")
      try expect(FileName.uri(ofArgument: "/100%.png"), is: "file:///100%25.png", "of a path that is no URI")
      // GLib ends the process at this one.
      try expect(FileName.uri(ofArgument: "resource:///%zz").hasPrefix("file:///"), is: true, "of no URI at all")
    }
  ]
}
