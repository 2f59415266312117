import DragAndDrop
import Games

extension BoardStrings {
  static let translated = BoardStrings { tr($0) }
}
