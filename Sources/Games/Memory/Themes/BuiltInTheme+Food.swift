extension BuiltInTheme {
  /// Things to eat and to drink.
  static var foodFaces: [MemoryFace] {
    [
      MemoryFace("🍎", trc("memory card", "apple")),
      MemoryFace("🍌", trc("memory card", "banana")),
      MemoryFace("🍇", trc("memory card", "grapes")),
      MemoryFace("🍓", trc("memory card", "strawberry")),
      MemoryFace("🍒", trc("memory card", "cherries")),
      MemoryFace("🍍", trc("memory card", "pineapple")),
      MemoryFace("🍉", trc("memory card", "watermelon")),
      MemoryFace("🍋", trc("memory card", "lemon")),
      MemoryFace("🍐", trc("memory card", "pear")),
      MemoryFace("🥝", trc("memory card", "kiwi")),
      MemoryFace("🥕", trc("memory card", "carrot")),
      MemoryFace("🌽", trc("memory card", "corn")),
      MemoryFace("🍆", trc("memory card", "eggplant")),
      MemoryFace("🥦", trc("memory card", "broccoli")),
      MemoryFace("🍄", trc("memory card", "mushroom")),
      MemoryFace("🌶️", trc("memory card", "chili pepper")),
      MemoryFace("🥐", trc("memory card", "croissant")),
      MemoryFace("🥨", trc("memory card", "pretzel")),
      MemoryFace("🧀", trc("memory card", "cheese")),
      MemoryFace("🍳", trc("memory card", "fried egg")),
      MemoryFace("🍕", trc("memory card", "pizza")),
      MemoryFace("🍔", trc("memory card", "hamburger")),
      MemoryFace("🌭", trc("memory card", "hot dog")),
      MemoryFace("🌮", trc("memory card", "taco")),
      MemoryFace("🍜", trc("memory card", "noodle soup")),
      MemoryFace("🍣", trc("memory card", "sushi")),
      MemoryFace("🍦", trc("memory card", "ice cream")),
      MemoryFace("🍩", trc("memory card", "doughnut")),
      MemoryFace("🍪", trc("memory card", "cookie")),
      MemoryFace("🎂", trc("memory card", "cake")),
      MemoryFace("🍭", trc("memory card", "lollipop")),
      MemoryFace("☕", trc("memory card", "cup of coffee")),
    ]
  }
}
