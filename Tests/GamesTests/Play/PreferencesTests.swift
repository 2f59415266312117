import Testing

@testable import Games

@Suite @MainActor struct PreferencesTests {
  @Test func preferencesThatWereNeverSetHaveTheirDefaults() {
    let preferences = Preferences()
    #expect(!preferences.marksRightTiles && !preferences.keepsPictureShape && !preferences.relaxesMemory)
    #expect(!preferences.snapsToGrid && !preferences.showsMovePad && !preferences.racesBestTime)
    #expect(!preferences.showsTrickyShapes && preferences.tapTurnsBack && preferences.showsWholePicture)
    #expect(preferences.lookTime == 1 && preferences.wordLanguage.isEmpty)
  }
}
