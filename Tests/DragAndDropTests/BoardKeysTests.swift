import InputEvents
import Testing

@testable import DragAndDrop

@Suite struct BoardKeysTests {
  @Test func byDefaultEachKeyKeepsItsMeaning() {
    let keys: [KeyPress.Key] = [
      .activate, .escape, .f2, .menu, .selectAll, .cut, .copy, .paste, .left, .digit(2), .other,
    ]
    #expect(keys.map { BoardKeys().standardized(KeyPress($0)).key } == keys)
  }

  @Test func configuredKeysReplaceTheDefaults() {
    var keys = BoardKeys()
    keys.cut = [.character("x"), .cut]
    keys.pickUp = [.character("m")]
    #expect(keys.standardized(KeyPress(.character("x"), shift: true)) == KeyPress(.cut, shift: true))
    #expect(keys.standardized(KeyPress(.cut)).key == .cut)
    #expect(keys.standardized(KeyPress(.character("m"))).key == .activate)
    #expect(keys.standardized(KeyPress(.activate)).key == .other, "the default key no longer picks up")
  }
}
