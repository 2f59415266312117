import Testing

@testable import AppCore
@testable import Games

@Suite struct LaunchArgumentTests {
  func options(_ arguments: LaunchArgument...) -> LaunchOptions? {
    guard case .start(let options) = LaunchRequest(arguments: arguments) else { return nil }
    return options
  }

  @Test(arguments: ["-sea.png", "--help", "--game=memory", "-", "--", "a.png", "-h"])
  func afterTwoHyphensThereAreNoOptions(name: String) {
    let asked = options(LaunchArgument("--"), LaunchArgument(name))
    #expect(asked?.photo == LaunchArgument(name) && asked?.game == .picturePuzzle)
  }

  @Test func aSingleHyphenIsAFileName() {
    #expect(options(LaunchArgument("-"))?.photo?.text == "-")
    #expect(options(LaunchArgument("--")) == LaunchOptions())
  }

  @Test func optionsAndThePictureCanBeInAnyOrder() {
    let (picture, game) = (LaunchArgument("a.png"), LaunchArgument("--game=picture-puzzle"))
    #expect(options(picture, game) == options(game, picture) && options(picture)?.photo == picture)
    #expect(options(LaunchArgument("--game=jigsaw"), picture)?.game == .jigsaw)
  }

  /// File names are bytes; these are not UTF-8.
  @Test(
    arguments: [[0x6D, 0xE4, 0x72, 0x7A], [0xFF], [0x2D, 0xFF], [0xED, 0xA0, 0x80], [0x61, 0x0A, 0xE4]] as [[UInt8]])
  func theBytesOfAFileNameAreKept(bytes: [UInt8]) {
    let asked = options(LaunchArgument("--"), LaunchArgument(bytes: bytes))
    #expect(asked?.photo?.bytes == bytes)
    #expect(asked?.arguments { "\($0.bytes)" } == ["--game=picture-puzzle", "\(bytes)"])
  }

  @Test func namesAreReadInAnyCaseAndForm() {
    for name in ["Color-Match", "COLOR MATCH", "color_match", "color–match", "ｃｏｌｏｒ－ｍａｔｃｈ", "color\u{200B}-match"] {
      let asked = options(LaunchArgument("--game"), LaunchArgument(name), LaunchArgument("--level=3–Tricky"))
      #expect(asked?.game == .colorMatch && asked?.level == "3-tricky", "\(name)")
    }
    #expect(options(LaunchArgument("--game=memory"), LaunchArgument("--seed= ７٣ "))?.seed == 73)
  }

  /// A process that is already running gets the same options from it.
  @Test func theArgumentsOfOptionsMakeTheSameRequest() throws {
    let deal = GameDeal(game: .memory, level: "6", variant: 4, seed: 99)
    for arguments in [
      [], ["--daily"], ["--daily", "--game=memory"], ["--game", "Memory", "--level", "6", "--seed=٧"],
      ["--code=\(deal.code)"],
      ["a.png"], ["--", "-a.png"], ["--game=color-match"],
    ] {
      let request = LaunchRequest(arguments: arguments)
      guard case .start(let options) = request else {
        Issue.record("\(arguments): \(request)")
        continue
      }
      let again = LaunchRequest(arguments: options.arguments(uri: \.text))
      #expect(again == request || options.photo?.text.hasPrefix("-") == true, "\(arguments)")
    }
  }

  @Test func aDeckIsOpenedInMemoryOnly() {
    let deck = LaunchArgument("Animals.grab-bag-deck")
    #expect(options(deck)?.game == .memory && options(deck)?.photo == deck)
    #expect(options(deck, LaunchArgument("--game=memory"))?.game == .memory)
    #expect(options(deck, LaunchArgument("--game=picture-puzzle")) == nil)
    #expect(options(LaunchArgument("sea.png"), LaunchArgument("--game=memory")) == nil)
  }
}
