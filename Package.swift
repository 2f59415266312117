// swift-tools-version: 6.2
import PackageDescription

// The modules and the dependencies between them:
//
//     Geometry ← InputEvents ← DragAndDrop ← Games → Storage      CGtk ← Widgets → InputEvents
//     Boards → Widgets, DragAndDrop                               Pictures → Widgets, Geometry
//     BoardTesting → DragAndDrop                                  AppCore → Games, Storage, InputEvents
//     DragDropApp on top of all
//
// Games, AppCore and BoardTesting depend on plain Swift only, so the build proves that they need no display.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// It links with -sanitize=fuzzer alone, which Tests/Fuzz/run builds it with; gold fails at that.
let fuzzer: [Target] =
  Context.environment["GRAB_BAG_FUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Driver",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  ]

let package = Package(
  name: "GrabBag",
  products: [
    .executable(name: "grab-bag", targets: ["DragDropApp"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "DragAndDrop", targets: ["DragAndDrop"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "Boards", targets: ["Boards"]),
    .library(name: "BoardTesting", targets: ["BoardTesting"]),
    .library(name: "Storage", targets: ["Storage"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "Geometry"),
    .target(name: "InputEvents", dependencies: ["Geometry"]),
    .target(name: "DragAndDrop", dependencies: ["Geometry", "InputEvents"]),
    .target(
      name: "BoardTesting", dependencies: ["DragAndDrop", "Geometry", "InputEvents"], swiftSettings: onMainActor),
    .target(name: "Widgets", dependencies: ["CGtk", "Geometry", "InputEvents"], swiftSettings: onMainActor),
    .target(name: "Pictures", dependencies: ["CGtk", "Widgets", "Geometry"], swiftSettings: onMainActor),
    .target(name: "Boards", dependencies: ["CGtk", "Widgets", "DragAndDrop", "Geometry"], swiftSettings: onMainActor),
    .target(name: "Storage"),
    .target(
      name: "Games", dependencies: ["DragAndDrop", "Geometry", "Storage"],
      resources: [.embedInCode("Memory/Themes/cards.txt"), .embedInCode("PicturePuzzle/pictures.txt")]),
    .target(
      name: "AppCore", dependencies: ["Games", "InputEvents", "Storage"], resources: [.embedInCode("Help/help.txt")]),
    .executableTarget(
      name: "DragDropApp",
      dependencies: ["AppCore", "Boards", "Pictures", "Widgets", "Games", "Storage", "DragAndDrop", "Geometry"],
      swiftSettings: onMainActor),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "DragAndDropTests", dependencies: ["DragAndDrop", "InputEvents", "Geometry", "TestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Widgets", "TestSupport"]),
    .testTarget(name: "BoardsTests", dependencies: ["Boards", "DragAndDrop", "Geometry"]),
    .testTarget(name: "BoardTestingTests", dependencies: ["BoardTesting", "DragAndDrop", "Geometry"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport"]),
    // Starts GamesTestHost for the tests that need a process of their own.
    .testTarget(
      name: "GamesTests",
      dependencies: ["Games", "Storage", "DragAndDrop", "Geometry", "Bots", "FuzzTargets", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AppCoreTests",
      dependencies: ["AppCore", "Games", "Storage", "Geometry", "FuzzTargets", "TestSupport"]),
    .testTarget(
      name: "DragDropAppTests",
      dependencies: [
        "DragDropApp", "Boards", "Pictures", "Widgets", "Games", "Storage", "DragAndDrop", "Geometry", "TestSupport",
      ]),
    // Starts WidgetsTestHost, which `swift test` builds as well, but does not depend on it: the tests must not link GTK.
    .testTarget(name: "WidgetsTests", dependencies: ["TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "Bots", dependencies: ["Games", "Storage", "DragAndDrop", "Geometry", "TestSupport"],
      path: "Tests/Bots",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "GamesTestHost", dependencies: ["Games", "Bots", "Storage"], path: "Tests/GamesTestHost",
      swiftSettings: onMainActor),
    .target(
      name: "Replays",
      dependencies: ["Games", "BoardTesting", "DragAndDrop", "Geometry", "InputEvents", "Storage", "TestSupport"],
      path: "Tests/Replay/Replays"),
    .executableTarget(
      name: "Replay", dependencies: ["Replays", "Games"], path: "Tests/Replay/Driver", swiftSettings: onMainActor),
    .testTarget(name: "ReplayTests", dependencies: ["Replays", "TestSupport"], path: "Tests/Replay/ReplayTests"),
    .target(
      name: "FuzzTargets", dependencies: ["AppCore", "Games", "Storage", "DragAndDrop", "Geometry"],
      path: "Tests/Fuzz/Targets"),
    .systemLibrary(name: "CGtkTesting", path: "Tests/WidgetsTestHost/CGtkTesting"),
    .executableTarget(
      name: "WidgetsTestHost",
      dependencies: [
        "Boards", "Pictures", "Widgets", "InputEvents", "CGtk", "CGtkTesting", "DragAndDrop", "Geometry",
      ],
      path: "Tests/WidgetsTestHost", exclude: ["CGtkTesting"], swiftSettings: onMainActor),
    .executableTarget(
      name: "SearchBench", dependencies: ["Games", "Storage"], path: "Tests/Benchmarks/SearchBench",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "BoardBench",
      dependencies: ["Boards", "Widgets", "Games", "Storage", "CGtk", "DragAndDrop", "Geometry"],
      path: "Tests/Benchmarks/BoardBench", swiftSettings: onMainActor),
  ] + fuzzer
)
