import Storage
import Testing

@testable import AppCore

@Suite struct SpeakerTests {
  /// An engine that can be stopped and started, and records the texts that it gets.
  private final class Engine: SpeechClient {
    let isRunning = Locked(true)
    let attempts = Locked(0)
    let texts = Locked<[String]>([])

    func connect() -> Int? {
      attempts.change { $0 += 1 }
      return isRunning.change(\.self) ? 1 : nil
    }

    func say(_ text: String, in language: String, to connection: Int) -> Bool {
      texts.change { $0.append("\(text) (\(language))") }
      return isRunning.change(\.self)
    }

    func stop(_ connection: Int) {}
    func disconnect(_ connection: Int) {}
  }

  private let engine = Engine()
  private let losses = Locked(0)

  private func speaker() -> Speaker {
    Speaker(lost: { [losses] in losses.change { $0 += 1 } }, find: { [engine] in engine })
  }

  @Test func anEngineThatIsStartedAgainSpeaksAgain() {
    let speaker = speaker()
    engine.isRunning.change { $0 = false }
    #expect(speaker.isAvailable, "it is there, as far as files tell")
    speaker.say("red", language: "en")
    let isLost = losses.wait(for: .seconds(10)) { $0 == 1 }
    #expect(isLost)
    #expect(!speaker.isAvailable && speaker.isLost)
    engine.isRunning.change { $0 = true }
    #expect(speaker.isAvailable && !speaker.isLost)
    speaker.say("green", language: "pt_BR")
    let hasSpoken = engine.texts.wait(for: .seconds(10)) { $0 == ["green (pt-BR)"] }
    #expect(hasSpoken)
    #expect(losses.change(\.self) == 1)
  }

  @Test func anEngineThatAnswersIsConnectedToForTheFirstTextOnly() {
    let speaker = speaker()
    #expect(speaker.isAvailable && speaker.isAvailable)
    #expect(engine.attempts.change(\.self) == 0)
    for text in ["red", "green"] {
      speaker.say(text, language: "")
      let hasSpoken = engine.texts.wait(for: .seconds(10)) { $0.last == "\(text) ()" }
      #expect(hasSpoken)
    }
    #expect(speaker.isAvailable && engine.attempts.change(\.self) == 1)
  }

  @Test func anEngineThatIsInstalledLaterIsFound() {
    let isInstalled = Locked(false)
    let speaker = Speaker(lost: {}, find: { [engine] in isInstalled.change(\.self) ? engine : nil })
    #expect(!speaker.isAvailable)
    isInstalled.change { $0 = true }
    #expect(speaker.isAvailable)
  }
}
