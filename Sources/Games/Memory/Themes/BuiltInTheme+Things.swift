extension BuiltInTheme {
  /// Things of the house and the garden, and things to wear.
  static var thingFaces: [MemoryFace] {
    [
      MemoryFace("🔑", trc("memory card", "key")),
      MemoryFace("☂️", trc("memory card", "umbrella")),
      MemoryFace("👓", trc("memory card", "glasses")),
      MemoryFace("🎈", trc("memory card", "balloon")),
      MemoryFace("🕯️", trc("memory card", "candle")),
      MemoryFace("💡", trc("memory card", "light bulb")),
      MemoryFace("⏰", trc("memory card", "alarm clock")),
      MemoryFace("📷", trc("memory card", "camera")),
      MemoryFace("☎️", trc("memory card", "telephone")),
      MemoryFace("📺", trc("memory card", "television")),
      MemoryFace("🔨", trc("memory card", "hammer")),
      MemoryFace("✂️", trc("memory card", "scissors")),
      MemoryFace("📎", trc("memory card", "paper clip")),
      MemoryFace("✏️", trc("memory card", "pencil")),
      MemoryFace("📖", trc("memory card", "book")),
      MemoryFace("✉️", trc("memory card", "envelope")),
      MemoryFace("🎁", trc("memory card", "gift")),
      MemoryFace("🔔", trc("memory card", "bell")),
      MemoryFace("🧸", trc("memory card", "teddy bear")),
      MemoryFace("🪑", trc("memory card", "chair")),
      MemoryFace("🛏️", trc("memory card", "bed")),
      MemoryFace("🚪", trc("memory card", "door")),
      MemoryFace("🛁", trc("memory card", "bathtub")),
      MemoryFace("🧹", trc("memory card", "broom")),
      MemoryFace("🧦", trc("memory card", "socks")),
      MemoryFace("👒", trc("memory card", "hat")),
      MemoryFace("👞", trc("memory card", "shoe")),
      MemoryFace("👗", trc("memory card", "dress")),
      MemoryFace("👑", trc("memory card", "crown")),
      MemoryFace("💍", trc("memory card", "ring")),
      MemoryFace("🎒", trc("memory card", "backpack")),
      MemoryFace("🌵", trc("memory card", "cactus")),
    ]
  }
}
