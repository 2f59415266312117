extension BuiltInTheme {
  /// Vehicles, buildings and what is seen on the way.
  static var travelFaces: [MemoryFace] {
    [
      MemoryFace("🚗", trc("memory card", "car")),
      MemoryFace("🚲", trc("memory card", "bicycle")),
      MemoryFace("🚂", trc("memory card", "steam engine")),
      MemoryFace("✈️", trc("memory card", "airplane")),
      MemoryFace("⛵", trc("memory card", "sailboat")),
      MemoryFace("🚀", trc("memory card", "rocket")),
      MemoryFace("🚁", trc("memory card", "helicopter")),
      MemoryFace("🚌", trc("memory card", "bus")),
      MemoryFace("🚜", trc("memory card", "tractor")),
      MemoryFace("🛴", trc("memory card", "scooter")),
      MemoryFace("🛶", trc("memory card", "canoe")),
      MemoryFace("🚢", trc("memory card", "ship")),
      MemoryFace("⚓", trc("memory card", "anchor")),
      MemoryFace("🚦", trc("memory card", "traffic light")),
      MemoryFace("⛽", trc("memory card", "gas pump")),
      MemoryFace("🧭", trc("memory card", "compass")),
      MemoryFace("🏠", trc("memory card", "house")),
      MemoryFace("🏰", trc("memory card", "castle")),
      MemoryFace("⛺", trc("memory card", "tent")),
      MemoryFace("🗼", trc("memory card", "tower")),
      MemoryFace("🗽", trc("memory card", "Statue of Liberty")),
      MemoryFace("🎡", trc("memory card", "Ferris wheel")),
      MemoryFace("🎠", trc("memory card", "carousel horse")),
      MemoryFace("⛲", trc("memory card", "fountain")),
      MemoryFace("🌉", trc("memory card", "bridge at night")),
      MemoryFace("🏝️", trc("memory card", "island")),
      MemoryFace("🌋", trc("memory card", "volcano")),
      MemoryFace("🌈", trc("memory card", "rainbow")),
      MemoryFace("☀️", trc("memory card", "sun")),
      MemoryFace("🌙", trc("memory card", "moon")),
      MemoryFace("☁️", trc("memory card", "cloud")),
      MemoryFace("⛄", trc("memory card", "snowman")),
    ]
  }
}
