// swift-tools-version: 6.2
import PackageDescription

// The modules and the dependencies between them:
//
//     CGtk ← Widgets ← Boards → DragAndDrop ← Games → Storage        DragDropApp on top of all
//               ↑
//            Pictures
//
// Games depends on plain Swift only, so the build proves that no rule needs a display.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Places the functions that run at startup next to each other, so that fewer pages of the program are read into memory, and packs
// relative relocations into a bit each. Names that no longer exist are ignored; scripts/update-startup-order writes them again.
// The program loads no plug-ins, so it exports no symbols, and the linker drops unused functions.
let laidOut: LinkerSetting = .unsafeFlags(
  ["-use-ld=lld"]
    + [
      "--symbol-ordering-file=\(Context.packageDirectory)/data/startup-order.txt", "--no-warn-symbol-ordering",
      "-z", "pack-relative-relocs", "--no-export-dynamic",
    ].flatMap { ["-Xlinker", $0] }, .when(configuration: .release))

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
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Widgets"]),
    .testTarget(name: "BoardsTests", dependencies: ["Boards", "DragAndDrop"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport"]),
    // Starts GamesProbe for the tests that need a process of their own.
    .testTarget(
      name: "GamesTests",
      dependencies: ["Games", "Storage", "DragAndDrop", "GamePlayers", "FuzzTargets", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "DragDropAppTests", dependencies: ["DragDropApp", "Boards", "Widgets", "DragAndDrop"]),
    // Starts WidgetsProbe, which `swift test` builds as well, but does not depend on it: the tests must not link GTK.
    .testTarget(name: "WidgetsTests", dependencies: ["TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "GamePlayers", dependencies: ["Games", "Storage", "DragAndDrop", "TestSupport"], path: "Tests/GamePlayers",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "GamesProbe", dependencies: ["Games", "GamePlayers", "Storage"], path: "Tests/GamesProbe",
      swiftSettings: onMainActor),
    .target(
      name: "FuzzTargets", dependencies: ["Games", "Storage", "DragAndDrop"], path: "Tests/Fuzz/Targets"),
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
  ] + fuzzer
)
