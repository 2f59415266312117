// swift-tools-version: 6.2
import PackageDescription

// Programs that use the libraries as any other project would: by their public API alone, with no setting of their own.
let libraries: [Target.Dependency] = ["Boards", "DragAndDrop", "Geometry", "Widgets"].map {
  .product(name: $0, package: "GrabBag")
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "GrabBag", path: "..")],
  targets: [
    .executableTarget(name: "FirstBoard", dependencies: libraries),
    .executableTarget(name: "Kanban", dependencies: libraries),
    .executableTarget(name: "Laundry", dependencies: libraries),
    .executableTarget(name: "Notes", dependencies: libraries),
    .executableTarget(name: "Packing", dependencies: libraries),
  ]
)
