import Games
import Glibc
import Widgets

enum Identity {
  /// The ID of the D-Bus name, desktop file, icon and resources.
  static let id = "io.github.grabbaggames.GrabBag"
  static let version = "0.1.0"
  static var name: String { tr("Grab Bag") }
  /// The project's address, which the Makefile writes into the resources; empty without them.
  static var homepage: String { (try? Resources.text("\(objectPath)/homepage")) ?? "" }

  /// The ID as a path, for resources and D-Bus objects.
  static let objectPath = "/" + String(id.map { $0 == "." ? "/" : $0 })

  /// The `share` folder of the installation prefix, derived from the path of the executable.
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

  /// Returns the path of a picture.
  ///
  /// Pictures are not in the resources: these are mapped into memory, and parts that were read stay there.
  static func picturePath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/\(name).jpg" }

  /// Returns the path of a picture's thumbnail, prerendered so that the launcher does not start an SVG renderer.
  static func thumbnailPath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/thumbnails/\(name).jpg" }
}
