import Testing

@testable import Games

@Suite struct TextTests {
  @Test(arguments: [
    (Duration.zero, "0:00", "0 seconds"),
    (.milliseconds(999), "0:00", "0 seconds"),
    (.seconds(1), "0:01", "1 second"),
    (.milliseconds(42_900), "0:42", "42 seconds"),
    (.seconds(62), "1:02", "1 minute 2 seconds"),
    (.seconds(725), "12:05", "12 minutes 5 seconds"),
    (.seconds(3600), "1:00:00", "1 hour"),
    (.seconds(3723), "1:02:03", "1 hour 2 minutes 3 seconds"),
    (.seconds(90_000), "25:00:00", "25 hours"),
    (.seconds(-5), "0:00", "0 seconds"),
  ])
  func durationsAreWrittenInDigitsAndInWords(time: Duration, digits: String, words: String) {
    #expect(TimeText.digits(time) == digits)
    #expect(TimeText.words(time) == words)
  }

  @Test(arguments: [(0, "0"), (5, "0,5"), (809, "80,9"), (810, "81"), (1000, "100")])
  func decimalsHaveTheGivenSeparator(tenths: Int, text: String) {
    #expect(NumberText.decimal(tenths: tenths, sign: ",") == text)
  }

  @Test func sentencesAreJoinedBySpaces() {
    #expect(["Undone.", "", "It is your turn."].joinedSentences() == "Undone. It is your turn.")
    #expect([String]().joinedSentences().isEmpty)
  }

  @Test(arguments: [("Stuck", "Stuck."), ("Well Done!", "Well Done!"), ("Done.", "Done."), ("", "")])
  func phrasesBecomeSentences(phrase: String, sentence: String) {
    #expect(phrase.asSentence == sentence)
  }

  @Test func withoutATranslationTheSourceIsShown() {
    #expect(tr("no catalog has this text") == "no catalog has this text")
    #expect(trn("{count} text", "{count} texts", 1) == "{count} text")
    #expect(trn("{count} text", "{count} texts", 0) == "{count} texts")
    #expect(trn("{count} text", "{count} texts", -1) == "{count} text")
    #expect(trc("test", "no catalog has this text") == "no catalog has this text")
  }
}
