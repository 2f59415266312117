import Games
import Glibc
import Widgets

/// Who the program is, and where its own files lie.
enum Identity {
  /// The application's id: of its D-Bus name, desktop file, icon and resources.
  static let id = "io.github.grabbaggames.GrabBag"
  static let version = "0.1.0"
  static var name: String { tr("Grab Bag") }
  /// The project's address, from the Makefile by way of the resources; empty without them.
  static var homepage: String { (try? Resources.text("\(objectPath)/homepage")) ?? "" }

  /// The id as a path, of the resources and of what D-Bus reaches.
  static let objectPath = "/" + String(id.map { $0 == "." ? "/" : $0 })

  /// The 'share' folder of the prefix that the program is installed in, found from where the program itself lies.
  static let shareFolder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let prefix = path.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(prefix)/share"
  }()

  static var resourceFile: String { shareFolder + "/grab-bag/grab-bag.gresource" }
  static var localeFolder: String { shareFolder + "/locale" }
  static var schemaFolder: String { shareFolder + "/glib-2.0/schemas" }

  /// The file of a picture, by the picture's name.
  ///
  /// Not in the resources: those are mapped into memory, and what is read of a file there stays for good.
  static func picturePath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/\(name).svg" }

  /// The file of a picture's small version.
  ///
  /// Drawn beforehand, for the launcher is not to start a renderer of SVG for it.
  static func thumbnailPath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/thumbnails/\(name).jpg" }
}
