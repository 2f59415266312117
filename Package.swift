// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house, and the only ways between them:
//
//     CGtk ← Widgets ← Boards → DragAndDrop ← Games → Storage        DragDropApp on top of all
//               ↑
//            Pictures
//
// Games depends on plain Swift alone, which is how the build proves that no rule needs a display.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// What runs until the launcher stands lies side by side, so that less of the program is read into memory, and what only shifts
// with its address takes a bit each. Names that are gone do no harm: scripts/update-startup-order makes them anew. The program
// loads nothing that would look for its functions, so it exports none, and those that nothing calls are left out.
let laidOut: LinkerSetting = .unsafeFlags(
  ["-use-ld=lld"]
    + [
      "--symbol-ordering-file=\(Context.packageDirectory)/data/startup-order.txt", "--no-warn-symbol-ordering",
      "-z", "pack-relative-relocs", "--no-export-dynamic",
    ].flatMap { ["-Xlinker", $0] }, .when(configuration: .release))

let package = Package(
  name: "GrabBag",
  products: [
    .executable(name: "grab-bag", targets: ["DragDropApp"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "DragAndDrop", targets: ["DragAndDrop"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "Boards", targets: ["Boards"]),
    .library(name: "Storage", targets: ["Storage"]),
    .library(name: "Games", targets: ["Games"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "DragAndDrop"),
    .target(name: "Widgets", dependencies: ["CGtk", "DragAndDrop"], swiftSettings: onMainActor),
    .target(name: "Pictures", dependencies: ["CGtk", "Widgets"], swiftSettings: onMainActor),
    .target(name: "Boards", dependencies: ["CGtk", "Widgets", "DragAndDrop"], swiftSettings: onMainActor),
    .target(name: "Storage"),
    .target(name: "Games", dependencies: ["DragAndDrop", "Storage"]),
    .executableTarget(
      name: "DragDropApp", dependencies: ["Boards", "Pictures", "Widgets", "Games", "Storage", "DragAndDrop"],
      swiftSettings: onMainActor, linkerSettings: [laidOut]),
    .testTarget(name: "DragAndDropTests", dependencies: ["DragAndDrop"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures"]),
    .testTarget(name: "BoardsTests", dependencies: ["Boards", "DragAndDrop"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport"]),
    // It starts GamesProbe, where a test wants a process of its own.
    .testTarget(
      name: "GamesTests", dependencies: ["Games", "Storage", "DragAndDrop", "GamePlayers", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "DragDropAppTests", dependencies: ["DragDropApp", "Boards", "Widgets", "DragAndDrop"]),
    // It starts WidgetsProbe, which `swift test` builds as well; it does not depend on it, lest the tests link GTK.
    .testTarget(name: "WidgetsTests", dependencies: ["TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "GamePlayers", dependencies: ["Games", "Storage", "DragAndDrop", "TestSupport"], path: "Tests/GamePlayers",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "GamesProbe", dependencies: ["Games", "GamePlayers", "Storage"], path: "Tests/GamesProbe",
      swiftSettings: onMainActor),
    .systemLibrary(name: "CGtkTesting", path: "Tests/WidgetsProbe/CGtkTesting"),
    .executableTarget(
      name: "WidgetsProbe", dependencies: ["Boards", "Pictures", "Widgets", "CGtk", "CGtkTesting", "DragAndDrop"],
      path: "Tests/WidgetsProbe", exclude: ["CGtkTesting"], swiftSettings: onMainActor),
    .executableTarget(
      name: "SearchBench", dependencies: ["Games", "Storage"], path: "Tests/Benchmarks/SearchBench",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "BoardBench",
      dependencies: ["Boards", "Widgets", "Games", "Storage", "CGtk", "DragAndDrop"],
      path: "Tests/Benchmarks/BoardBench", swiftSettings: onMainActor),
  ]
)
