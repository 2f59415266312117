import Games
import Storage

extension FileProblem {
  package var sentence: String {
    switch self {
    case .diskFull: tr("There is not enough space on the disk.")
    case .readOnlyDisk: tr("The disk is read-only.")
    case .noPermission: tr("You do not have the necessary permissions.")
    case .tooLarge: tr("The file is too large.")
    case .brokenLink: tr("The file is a symbolic link that leads in a circle.")
    case .diskError: tr("The disk reports an error.")
    case .folderInUse: tr("Another program is using the folder.")
    case .noHomeFolder: tr("You have no home folder.")
    }
  }
}
