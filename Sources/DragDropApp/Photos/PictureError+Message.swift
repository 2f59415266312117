import Games
import Pictures

extension PictureError {
  /// The length to which names are truncated, so that the whole sentence is visible.
  private static let longestName = 40

  /// - Parameter name: The name of the picture; empty if it has none.
  func message(about name: String) -> String {
    sentence.formatted(["name": PictureError.shown(name)].merging(values) { name, _ in name })
  }

  static func incompleteMessage(about name: String) -> String {
    tr("“{name}” is incomplete. It is shown as far as it can be read.").formatted(["name": shown(name)])
  }

  private var sentence: String {
    switch self {
    case .notPicture: tr("“{name}” is not a picture that can be opened.")
    case .unsupported:
      // Translators: {kind} is the name of a file format, such as “HEIC”, or the desktop’s description of it.
      tr("“{name}” is a picture of a kind that this system cannot open: {kind}.")
    case .video: tr("“{name}” is a video, not a picture.")
    case .folder: tr("“{name}” is a folder, not a picture.")
    case .empty: tr("“{name}” is an empty file.")
    case .noPixels: tr("“{name}” is a picture without a single pixel.")
    case .tooLarge: tr("“{name}” is too large, with {width} × {height} pixels.")
    case .invisible: tr("There is nothing to see in “{name}”: it is transparent.")
    case .truncated: tr("“{name}” is incomplete, and cannot be shown.")
    case .damaged: tr("“{name}” is damaged.")
    case .vanished: tr("“{name}” is no longer there.")
    case .unreadable: tr("“{name}” could not be read.")
    case .notSaved(let reason): [tr("“{name}” could not be saved with the game."), reason].joinedSentences()
    case .noPermission: tr("You do not have permission to read “{name}”.")
    case .outsideSandbox:
      // Translators: The menu has an item that opens pictures, and Files is GNOME's file manager.
      tr("Grab Bag has no access to “{name}”. Open it from the menu, or drag it from Files.")
    case .onWeb: tr("“{name}” is on the web. Save the picture as a file, or copy the picture itself.")
    case .cancelled: tr("“{name}” was not opened.")
    }
  }

  private var values: [String: String] {
    switch self {
    case .tooLarge(let size): ["width": "\(size.width)", "height": "\(size.height)"]
    case .unsupported(let kind): ["kind": kind]
    default: [:]
    }
  }

  private static func shown(_ name: String) -> String {
    if name.isEmpty { return tr("Your Picture") }
    return name.count > longestName ? name.prefix(longestName) + "…" : name
  }
}
