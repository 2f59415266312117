import Games
import Glibc
import Widgets

enum Identity {
  static let id = "io.github.grabbaggames.GrabBag"
  static let version = "1.0.0"
  static var name: String { tr("Grab Bag") }
  /// The project's address, which the Makefile writes into the resources; empty without them.
  static var homepage: String { (try? Resources.text("\(objectPath)/homepage")) ?? "" }

  static let objectPath = "/" + String(id.map { $0 == "." ? "/" : $0 })

  static let shareFolder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let prefix = path.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(prefix)/share"
  }()

  static var resourceFile: String { shareFolder + "/grab-bag/grab-bag.gresource" }
  static var localeFolder: String { shareFolder + "/locale" }
  static var soundFolder: String { shareFolder + "/grab-bag/sounds" }
  static var schemaFolder: String { shareFolder + "/glib-2.0/schemas" }

  /// Returns the path of a picture; resources would be mapped into memory, where parts that were read stay.
  static func picturePath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/\(name).jpg" }

  /// Returns the path of a picture's thumbnail, which is decoded faster than the picture.
  static func thumbnailPath(_ name: String) -> String { "\(shareFolder)/grab-bag/pictures/thumbnails/\(name).jpg" }
}
