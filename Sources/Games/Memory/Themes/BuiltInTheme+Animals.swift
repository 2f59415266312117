extension BuiltInTheme {
  /// Animals that are told apart by their shapes; the original has the first four.
  static var animalFaces: [MemoryFace] {
    [
      MemoryFace("🐶", trc("memory card", "dog")),
      MemoryFace("🐱", trc("memory card", "cat")),
      MemoryFace("🐰", trc("memory card", "rabbit")),
      MemoryFace("🐼", trc("memory card", "panda")),
      MemoryFace("🐘", trc("memory card", "elephant")),
      MemoryFace("🐢", trc("memory card", "turtle")),
      MemoryFace("🦆", trc("memory card", "duck")),
      MemoryFace("🐟", trc("memory card", "fish")),
      MemoryFace("🦋", trc("memory card", "butterfly")),
      MemoryFace("🐌", trc("memory card", "snail")),
      MemoryFace("🐙", trc("memory card", "octopus")),
      MemoryFace("🦀", trc("memory card", "crab")),
      MemoryFace("🐍", trc("memory card", "snake")),
      MemoryFace("🦒", trc("memory card", "giraffe")),
      MemoryFace("🦔", trc("memory card", "hedgehog")),
      MemoryFace("🐝", trc("memory card", "bee")),
      MemoryFace("🐞", trc("memory card", "ladybug")),
      MemoryFace("🦉", trc("memory card", "owl")),
      MemoryFace("🐧", trc("memory card", "penguin")),
      MemoryFace("🐳", trc("memory card", "whale")),
      MemoryFace("🦘", trc("memory card", "kangaroo")),
      MemoryFace("🐪", trc("memory card", "camel")),
      MemoryFace("🐎", trc("memory card", "horse")),
      MemoryFace("🐄", trc("memory card", "cow")),
      MemoryFace("🐖", trc("memory card", "pig")),
      MemoryFace("🐑", trc("memory card", "sheep")),
      MemoryFace("🐓", trc("memory card", "rooster")),
      MemoryFace("🐿️", trc("memory card", "squirrel")),
      MemoryFace("🦇", trc("memory card", "bat")),
      MemoryFace("🦎", trc("memory card", "lizard")),
      MemoryFace("🐊", trc("memory card", "crocodile")),
      MemoryFace("🕷️", trc("memory card", "spider")),
    ]
  }
}
