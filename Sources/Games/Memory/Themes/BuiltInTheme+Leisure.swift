extension BuiltInTheme {
  /// Sports, games and musical instruments.
  static var leisureFaces: [MemoryFace] {
    [
      MemoryFace("⚽", trc("memory card", "soccer ball")),
      MemoryFace("🏀", trc("memory card", "basketball")),
      MemoryFace("🏈", trc("memory card", "football")),
      MemoryFace("🎾", trc("memory card", "tennis ball")),
      MemoryFace("🏓", trc("memory card", "table tennis")),
      MemoryFace("🏸", trc("memory card", "badminton")),
      MemoryFace("🎳", trc("memory card", "bowling")),
      MemoryFace("🥊", trc("memory card", "boxing glove")),
      MemoryFace("🏹", trc("memory card", "bow and arrow")),
      MemoryFace("🎣", trc("memory card", "fishing rod")),
      MemoryFace("⛸️", trc("memory card", "ice skate")),
      MemoryFace("🎿", trc("memory card", "skis")),
      MemoryFace("🛹", trc("memory card", "skateboard")),
      MemoryFace("🏄", trc("memory card", "surfer")),
      MemoryFace("🏊", trc("memory card", "swimmer")),
      MemoryFace("🚴", trc("memory card", "cyclist")),
      MemoryFace("🤸", trc("memory card", "cartwheel")),
      MemoryFace("🧗", trc("memory card", "climber")),
      MemoryFace("🏆", trc("memory card", "trophy")),
      MemoryFace("🥇", trc("memory card", "gold medal")),
      MemoryFace("🎯", trc("memory card", "dartboard")),
      MemoryFace("🎲", trc("memory card", "die")),
      MemoryFace("🧩", trc("memory card", "puzzle piece")),
      MemoryFace("♟️", trc("memory card", "chess pawn")),
      MemoryFace("🪁", trc("memory card", "kite")),
      MemoryFace("🎨", trc("memory card", "paint palette")),
      MemoryFace("🎭", trc("memory card", "theater masks")),
      MemoryFace("🎸", trc("memory card", "guitar")),
      MemoryFace("🎺", trc("memory card", "trumpet")),
      MemoryFace("🎻", trc("memory card", "violin")),
      MemoryFace("🥁", trc("memory card", "drum")),
      MemoryFace("🎹", trc("memory card", "piano keys")),
    ]
  }
}
