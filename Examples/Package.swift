// swift-tools-version: 6.2
import PackageDescription

// Programs that use the libraries as any other project would: by their public API alone, with no setting of their own.
let libraries: [Target.Dependency] = ["Boards", "DragAndDrop", "Geometry", "Widgets"].map {
  .product(name: $0, package: "GrabBag")
}

let testing: Target.Dependency = .product(name: "BoardTesting", package: "GrabBag")

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "GrabBag", path: "..")],
  targets: [
    .executableTarget(name: "FirstBoard", dependencies: libraries),
    .testTarget(name: "FirstBoardTests", dependencies: libraries + ["FirstBoard", testing]),
    .executableTarget(name: "Kanban", dependencies: libraries),
    .testTarget(name: "KanbanTests", dependencies: libraries + ["Kanban", testing]),
    .executableTarget(name: "Laundry", dependencies: libraries),
    .testTarget(name: "LaundryTests", dependencies: libraries + ["Laundry", testing]),
    .executableTarget(name: "Notes", dependencies: libraries),
    .testTarget(name: "NotesTests", dependencies: libraries + ["Notes", testing]),
    .executableTarget(name: "Packing", dependencies: libraries),
    .testTarget(name: "PackingTests", dependencies: libraries + ["Packing", testing]),
    .executableTarget(name: "Playlist", dependencies: libraries),
    .testTarget(name: "PlaylistTests", dependencies: libraries + ["Playlist", testing]),
  ]
)
