// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house. Games depends on nothing of ours, which is how the build proves that no rule needs a display.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "GrabBag",
  products: [
    .executable(name: "grab-bag", targets: ["DragDropApp"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "Games", targets: ["Games"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "Widgets", dependencies: ["CGtk"], swiftSettings: onMainActor),
    .target(name: "Games"),
    .executableTarget(name: "DragDropApp", dependencies: ["Widgets", "Games"], swiftSettings: onMainActor),
    // It starts GamesProbe, where a test wants a process of its own.
    .testTarget(name: "GamesTests", dependencies: ["Games", "Subprocesses"], exclude: ["Fixtures"]),
    .testTarget(name: "DragDropAppTests", dependencies: ["DragDropApp", "Widgets"]),
    // It starts WidgetsProbe, which `swift test` builds as well; it does not depend on it, lest the tests link GTK.
    .testTarget(name: "WidgetsTests", dependencies: ["Subprocesses"]),
    .target(name: "Subprocesses", path: "Tests/Subprocesses"),
    .executableTarget(
      name: "GamesProbe", dependencies: ["Games"], path: "Tests/GamesProbe", swiftSettings: onMainActor),
    .systemLibrary(name: "CGtkTesting", path: "Tests/WidgetsProbe/CGtkTesting"),
    .executableTarget(
      name: "WidgetsProbe", dependencies: ["Widgets", "CGtk", "CGtkTesting"], path: "Tests/WidgetsProbe",
      exclude: ["CGtkTesting"], swiftSettings: onMainActor),
    .executableTarget(
      name: "SearchBench", dependencies: ["Games"], path: "Tests/Benchmarks/SearchBench", swiftSettings: onMainActor),
    .executableTarget(
      name: "BoardBench", dependencies: ["Widgets", "Games", "CGtk"], path: "Tests/Benchmarks/BoardBench",
      swiftSettings: onMainActor),
  ]
)
