import DragAndDrop
import Observation

/// A song, or a folder of songs and other folders.
struct Entry: Hashable {
  let name: String
  var isFolder = false

  static func folder(_ name: String, _ children: [SortableTree<Entry>.Node] = []) -> SortableTree<Entry>.Node {
    .init(Entry(name: name, isFolder: true), children)
  }

  static func song(_ name: String) -> SortableTree<Entry>.Node { .init(Entry(name: name)) }
}

/// The rules: songs and folders go into folders, but the favorites are songs.
struct Library: SortableTreeRules, Equatable {
  typealias Item = Entry
  typealias Refusal = String

  static let favorites = Entry(name: "Favorites", isFolder: true)

  var sortableTree: SortableTree<Entry> = SortableTree(
    [
      .init(favorites, [Entry.song("Clair de lune")]),
      Entry.folder(
        "Piano",
        [
          Entry.song("Für Elise"), Entry.song("Gymnopédie No. 1"),
          Entry.folder("Chopin", [Entry.song("Raindrop Prelude")]),
        ]),
      Entry.folder("Strings", [Entry.song("Canon in D")]), Entry.song("Boléro"),
    ], expanded: [favorites, Entry(name: "Piano", isFolder: true)])

  func takesChildren(_ entry: Entry) -> Bool { entry.isFolder }

  func refusal(of entries: [Entry], at place: SortableTree<Entry>.Place) -> String? {
    sortableTree.parent(at: place) == Self.favorites && entries.contains(where: \.isFolder)
      ? "Only songs can be favorites." : nil
  }
}

/// The view model, which every kind of input drives.
@MainActor @Observable final class Playlist: DragModel {
  let dragState = DragState<Library>()
  private(set) var rules = Library()

  func dragEnded(_ entry: Entry, with outcome: Library.Outcome) {
    if case .stays(let place) = outcome { rules.sortableTree.move([entry], to: place) }
  }

  func setExpanded(_ isExpanded: Bool, _ entry: Entry) { rules.sortableTree.setExpanded(isExpanded, entry) }
}
