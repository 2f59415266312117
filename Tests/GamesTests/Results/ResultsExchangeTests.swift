import FoundationEssentials
import Testing

@testable import Games

/// Results that are exported to a file and imported on another computer.
@Suite @MainActor struct ResultsExchangeTests {
  func result(_ number: Int, level: String = "3") -> GameResult {
    GameResult(
      game: .colorMatch, level: level, date: Date(timeIntervalSinceReferenceDate: Double(number) + 0.123_456_789),
      day: CivilDate(number: 20_000 + number), elapsed: .milliseconds(1_234), counters: Counters(), score: nil,
      seed: UInt64(number))
  }

  func error(_ text: String) -> ResultsExchangeError? {
    do throws(ResultsExchangeError) {
      _ = try ResultsExchange(data: Data(text.utf8))
      return nil
    } catch { return error }
  }

  /// Whether a text is reported as damaged, with details for developers.
  func isDamaged(_ text: String) -> Bool {
    if case .damaged(let details) = error(text) { !details.isEmpty } else { false }
  }

  @Test func decodingReturnsTheEncodedResults() throws {
    let exchange = ResultsExchange((1...300).map { result($0) })
    #expect(try ResultsExchange(data: exchange.data) == exchange)
    #expect(try exchange.data == exchange.data)
  }

  @Test func invalidFilesAreReportedByTheirKind() throws {
    let whole = String(decoding: try ResultsExchange([result(1)]).data, as: UTF8.self)
    #expect(error("") == .otherFile && error("{}") == .otherFile && error("\u{0}PNG") == .otherFile)
    #expect(error(#"{"format": "something", "version": 1}"#) == .otherFile)
    #expect(error(whole.replacing("\"version\" : 1", with: "\"version\" : 2")) == .newer)
    #expect(error(#"{"format": "grab-bag-results", "version": 7, "anything": []}"#) == .newer)
    #expect(isDamaged(whole.replacing("color-match", with: "chess")))
    #expect(isDamaged(String(whole.dropLast(5))))
    #expect(isDamaged(#"{"format": "grab-bag-results", "version": 1}"#))
    #expect(ResultsExchangeError.newer.message.contains("newer version"))
  }

  @Test func importAddsNewResultsAndLosesNone() async throws {
    let world = try TestWorld()
    let (here, there) = (world.start().results, [result(2), result(4), result(4), result(3, level: "6")])
    for own in [result(1), result(3), result(4)] { here.add(own) }
    #expect(await here.merge(ResultsExchange(there)) { $0() } == 2)
    #expect(here.results(game: .colorMatch, level: "3") == [result(1), result(2), result(3), result(4)])
    #expect(here.results(game: .colorMatch, level: "6") == [result(3, level: "6")])
    #expect(await here.merge(ResultsExchange(there)) { $0() } == 0)
    #expect(world.start().results.exchange == here.exchange)
  }

  @Test func importWorksOnAnotherThread() async throws {
    let world = try TestWorld()
    let here = world.start().results
    here.add(result(1))
    let count = await here.merge(ResultsExchange([result(1), result(2)])) { work in await Task.detached { work() }.value
    }
    #expect(count == 1)
    #expect(here.results(game: .colorMatch, level: "3") == [result(1), result(2)])
    #expect(world.start().results.exchange == here.exchange)
  }

  @Test func aCanceledImportAddsNothing() async throws {
    let world = try TestWorld()
    let here = world.start().results
    #expect(await here.merge(ResultsExchange([result(1)])) { _ in nil } == 0)
    here.add(result(2))
    #expect(world.start().results.exchange.results == [result(2)])
  }

  @Test func importKeepsAllOfManyResults() async throws {
    let world = try TestWorld()
    let here = world.start().results
    for number in 1...200 { here.add(result(number)) }
    #expect(await here.merge(ResultsExchange((1_001...1_200).map { result($0) })) { $0() } == 200)
    #expect(here.results(game: .colorMatch, level: "3").count == 400)
    here.add(result(2_000))
    #expect(here.results(game: .colorMatch, level: "3").count == 400)
  }

  @Test func importedAndNewResultsOfTwoProcessesAreAllKept() async throws {
    let world = try TestWorld()
    let (one, other) = (world.start(), world.start())
    _ = await one.results.merge(ResultsExchange([result(1), result(2)])) { $0() }
    other.results.add(result(3))
    world.finish()
    #expect(world.start().results.results(game: .colorMatch, level: "3") == [result(1), result(2), result(3)])
  }
}
