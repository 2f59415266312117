import Testing

@testable import Games

@Suite struct TextTests {
  @Test(arguments: [
    (Duration.zero, "0:00", "0 seconds"),
    (.milliseconds(999), "0:00", "0 seconds"),
    (.seconds(1), "0:01", "1 second"),
    (.milliseconds(42_900), "0:42", "42 seconds"),
    (.seconds(61), "1:01", "1 minute 1 second"),
    (.seconds(62), "1:02", "1 minute 2 seconds"),
    (.seconds(609), "10:09", "10 minutes 9 seconds"),
    (.seconds(610), "10:10", "10 minutes 10 seconds"),
    (.seconds(725), "12:05", "12 minutes 5 seconds"),
    (.seconds(3599), "59:59", "59 minutes 59 seconds"),
    (.seconds(3600), "1:00:00", "1 hour"),
    (.seconds(3723), "1:02:03", "1 hour 2 minutes 3 seconds"),
    (.seconds(90_000), "25:00:00", "25 hours"),
    (.seconds(-5), "0:00", "0 seconds"),
  ])
  func durationsAreWrittenInDigitsAndInWords(time: Duration, digits: String, words: String) {
    #expect(TimeText.digits(time) == digits)
    #expect(TimeText.words(time) == words)
  }

  @Test(arguments: [
    (0, 0, "0:42"), (1, 0, "0:42, 1 mistake"), (0, 1, "0:42, 1 hint"), (2, 3, "0:42, 2 mistakes, 3 hints"),
  ])
  func aResultHasItsMistakesAndHints(mistakes: Int, hints: Int, text: String) {
    var counters = Counters()
    (counters.mistakes, counters.hints) = (mistakes, hints)
    #expect(TimeText.digits(.seconds(42), counters) == text)
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
    #expect(Translation.language == "en")
  }
}
