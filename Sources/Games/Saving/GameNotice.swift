import Storage

package enum GameNotice: Hashable, Sendable {
  /// The file was invalid and was kept as a backup; a new one replaces it.
  case setAside(SaveFile)
  /// The file cannot be read and stays as it is; changes are not stored.
  case unreadable(SaveFile, FileProblem? = nil)
  case cannotSave(FileProblem? = nil)
  /// Another process holds the lock of the folder.
  case folderInUse
}
