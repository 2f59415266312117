import Geometry
import Widgets

extension Check {
  /// Lines of text that fit.
  static let textLayout: [Check] = [
    Check("Text layout: a text that fits keeps its size") {
      let canvas = Canvas()
      let full = TextLayout("Yellow", pixelSize: 40, for: canvas).size
      let fitted = TextLayout.fitting("Yellow", width: full.width, pixelSize: 40, for: canvas)
      try expect(fitted.size, is: full, "size")
    },

    Check("Text layout: a text that is too wide shrinks until it fits, to half its size at most") {
      let canvas = Canvas()
      let full = TextLayout("Yellow", pixelSize: 40, for: canvas).size
      for part in [0.9, 0.75, 0.6, 0.52] {
        // Sizes are reported in whole pixels.
        let width = (full.width * part).rounded()
        let fitted = TextLayout.fitting("Yellow", width: width, pixelSize: 40, for: canvas).size
        try expect(fitted.width <= width, "it fits: \(fitted.width) in \(width)")
        try expect(fitted.width > full.width * (part - 0.08), "it is no smaller than it must be: \(fitted.width)")
        let half = full.height / 2 - 1
        try expect(fitted.height < full.height && fitted.height >= half, "it is shrunk: \(fitted.height)")
      }
    },

    Check("Text layout: a text that is too wide for half its size is cut with an ellipsis") {
      let canvas = Canvas()
      let half = TextLayout("Periwinkle", pixelSize: 20, for: canvas).size
      for part in [0.9, 0.5, 0.25] {
        let width = (half.width * part).rounded()
        let fitted = TextLayout.fitting("Periwinkle", width: width, pixelSize: 40, for: canvas).size
        try expect(fitted.width <= width, "it fits: \(fitted.width) in \(width)")
        try expect(fitted.height, is: half.height, "height, that of one line at half the size")
      }
    },

    Check("Text layout: a word shrinks instead of being cut, and Chinese text wraps between its characters") {
      let canvas = Canvas()
      let word = TextLayout("Periwinkle", pixelSize: 20, for: canvas).size
      let narrow = Size(width: (word.width * 0.6).rounded(), height: word.height * 10)
      let shrunk = TextLayout.wrapping("Periwinkle", in: narrow, pixelSize: 20, for: canvas).size
      try expect(shrunk.height < word.height && shrunk.width <= narrow.width, "it is shrunk: \(shrunk), \(word)")
      let line = TextLayout("天气", pixelSize: 20, for: canvas).size
      let column = Size(width: line.width + 1, height: line.height * 10)
      let wrapped = TextLayout.wrapping("天气天气天气", in: column, pixelSize: 20, for: canvas).size
      try expect(wrapped.height > line.height * 2, "it has lines of the full size: \(wrapped), \(line)")
    },

    Check("Text layout: bold is wider, and the smallest size can be chosen") {
      let canvas = Canvas()
      let plain = TextLayout("Yellow", pixelSize: 40, for: canvas).size
      let bold = TextLayout("Yellow", pixelSize: 40, bold: true, for: canvas).size
      try expect(bold.width > plain.width, "bold is wider: \(bold.width), \(plain.width)")
      let small = TextLayout.fitting("Yellow", width: plain.width / 4, pixelSize: 40, smallest: 0.2, for: canvas).size
      try expect(small.height < plain.height / 3, "it is shrunk to a quarter: \(small.height)")
      try expect(small.width > plain.width / 4 * 0.8, "and not cut: \(small.width)")
    },

    Check("Text layout: a label is never smaller with large text than without it, and at least 11 pixels") {
      let canvas = Canvas()
      for text in ["Yonder", "Player 1", "10"] {
        for pixelSize: Double in [5, 9, 15, 19, 34] {
          let plain = TextLayout(text, pixelSize: max(11, pixelSize), for: canvas).size
          let narrow = Size(width: (plain.width * 0.8).rounded(), height: 300)
          let spaces = [plain, plain * 3, narrow, Size(width: 30, height: 4)]
          for space in spaces {
            @MainActor func label() -> Size {
              TextLayout.label(text, in: space, pixelSize: pixelSize, for: canvas).size
            }
            let usual = label()
            let smallest = TextLayout(text, pixelSize: 11, for: canvas).size.height
            try expect(usual.height >= smallest && usual.width <= space.width, "\(text): \(usual) in \(space)")
            Desktop.setResolution(192)
            let large = label()
            Desktop.setResolution(96)
            try expect(large.height >= usual.height && large.width <= space.width, "\(text): \(large), \(usual)")
            if space == plain * 3 { try expect(large.height > 1.6 * usual.height, "it grows: \(large), \(usual)") }
          }
        }
      }
    },

    Check("Text layout: labels beside each other have the size of the smallest one") {
      let canvas = Canvas()
      let texts = ["Sky", "Everything that is green"]
      let space = Size(width: 150, height: 40)
      let alone = texts.map { TextLayout.label($0, in: space, pixelSize: 15, for: canvas) }
      try expect(alone[1].pixelSize < alone[0].pixelSize, "the longer one shrinks: \(alone.map(\.pixelSize))")
      let size = TextLayout.labelSize(of: texts, in: space, pixelSize: 15, for: canvas)
      try expect(size, is: alone[1].pixelSize, "their size")
      let labels = texts.map { TextLayout.label($0, size: size, width: space.width, for: canvas).size }
      try expect(labels[0].height == labels[1].height && labels[1].width <= space.width, "they are alike: \(labels)")
      let cut = TextLayout.label(texts[1], size: size, width: 40, for: canvas).size
      try expect(cut.width <= 40 && cut.height == labels[1].height, "a narrower one is cut: \(cut)")
    },

    Check("Text layout: a label that is too wide at any size has the smallest one exactly") {
      let canvas = Canvas()
      let smallest = TextLayout("Periwinkle", pixelSize: TextLayout.smallestLabel, for: canvas).size
      let space = Size(width: (smallest.width / 2).rounded(), height: 300)
      // The quotient of 11 and 69, times 69, is less than 11.
      for pixelSize: Double in [12, 40, 69, 80] {
        let label = TextLayout.label("Periwinkle", in: space, pixelSize: pixelSize, for: canvas).size
        try expect(label.height, is: smallest.height, "height of a label of \(pixelSize) pixels")
        try expect(label.width <= space.width, "it fits: \(label.width) in \(space.width)")
      }
    },

    Check("Text layout: a width beyond Pango's range is no limit, and a width of zero cuts the text") {
      let canvas = Canvas()
      let full = TextLayout("Yellow", pixelSize: 20, for: canvas).size
      for width in [2_097_151, 2_097_152, 1e300, Double.infinity, .nan] {
        let layout = TextLayout("Yellow", pixelSize: 20, for: canvas)
        layout.limit(to: width)
        try expect(layout.size, is: full, "size with a limit of \(width)")
      }
      for width in [0, -1, -1e300, -Double.infinity] {
        let layout = TextLayout("Yellow", pixelSize: 20, for: canvas)
        layout.limit(to: width)
        try expect(layout.size.width < full.width, "it is cut with a limit of \(width): \(layout.size.width)")
      }
    },
  ]
}
