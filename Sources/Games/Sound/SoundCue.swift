/// A sound for something that happened, at a place or an item of the board, or for the whole board.
package struct SoundCue<Item: Hashable & Sendable, Place: Hashable & Sendable>: Equatable, Sendable {
  package let sound: Sound
  /// The item at which the sound is, if there is no place or the place has no position.
  package let item: Item?
  package let place: Place?
  /// Whether a screen reader says the same.
  package let isSpoken: Bool

  package init(_ sound: Sound, item: Item? = nil, place: Place? = nil, isSpoken: Bool = true) {
    (self.sound, self.item, self.place, self.isSpoken) = (sound, item, place, isSpoken)
  }
}
