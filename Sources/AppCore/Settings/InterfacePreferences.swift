import Games
import InputEvents
import Observation

/// The player's preferences for input and display; the creator of this object stores them.
@MainActor @Observable
package final class InterfacePreferences {
  /// Whether animations are reduced, even if the desktop does not ask for that.
  package var lessAnimation = false
  package var switches = SwitchCount.none
  /// The time for which one-switch scanning marks each group or item, in seconds from 0.5 to 5.
  package var scanInterval = 1.5
  package var scan = ScanOptions()
  /// Whether each step of the mark has a sound.
  package var scanSounds = false
  /// The distance at which a press becomes a drag, in device-independent pixels; the desktop can ask for a greater one.
  package var dragDistance = 12
  /// The time for which the pointer rests before a dwell click, in seconds up to 5; zero turns dwell clicks off.
  package var dwellTime = 0.0
  package var sounds = SoundPreference.asDesktop
  /// The volume of the sounds, from 0 to 1.
  package var soundVolume = 0.75
  /// Whether a screen reader's speech replaces the sounds that say the same.
  package var leavesOutSpokenSounds = true
  /// Whether words are spoken, for players who cannot read them.
  package var readingAloud = ReadingAloud.notAsked
  package var readsAloud: Bool {
    get { readingAloud == .on }
    set { readingAloud = newValue ? .on : .off }
  }

  /// The games whose lesson is over, and is shown again only on request.
  package var learnedGames: Set<GameKind> = []

  /// Whether the menu of a game offers the drag inspector, for developers; F12 opens it in any case.
  package var showsInspectorInMenu = false

  package enum SwitchCount: Int, CaseIterable, Sendable {
    case none
    case one
    case two
  }

  package enum ReadingAloud: Int, Sendable {
    case notAsked
    case on
    case off
  }

  package init() {}
}

extension InterfacePreferences {
  /// The names of ``learnedGames``, separated by spaces; unknown names are ignored.
  package var learnedGameNames: String {
    get { GameKind.allCases.filter(learnedGames.contains).map(\.rawValue).joined(separator: " ") }
    set { learnedGames = Set(newValue.split(separator: " ").compactMap { GameKind(rawValue: String($0)) }) }
  }
}
