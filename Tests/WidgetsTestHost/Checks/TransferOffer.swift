import CGtk
import Geometry
import Glibc
import Widgets

extension Check {
  /// Offers of other applications in several formats.
  static let transferOffer: [Check] = [
    Check("Transfer offer: its contents are in the order of the kinds, the best format of each first") {
      let scene = OfferScene(text: [
        "text/plain;charset=utf-8": "a sea", "image/x-unknown": "four", "image/bmp": "two", "image/png": "one",
        "text/x-moz-url": "h\u{0}", "image/jpeg": "three", "text/uri-list": "file:///a.png\r\n", "text/html": "<p>",
        "image/gif": "five", "application/pdf": "none",
      ])
      let found = try scene.contents([.files, .picture, .html, .text])
      let pictures = ["one", "two", "three", "five"].map { TransferContent.picture(Array($0.utf8)) }
      try expect(
        found, is: [.files(["file:///a.png"]), .files(["h"])] + pictures + [.html("<p>"), .text("a sea")], "contents")
      try expect(try scene.contents([.text, .files]).first, is: .text("a sea"), "first of other kinds")
      try expect(try scene.contents([.color]), is: [], "contents of a kind that is not offered")
    },

    Check("Transfer offer: it reads lists of files in the formats of other programs") {
      let lists: KeyValuePairs = [
        "text/uri-list": "# a comment\r\nfile:///a%20b.png\r\n\r\n/tmp/c d.png\nhttps://example.org/e.png",
        "x-special/gnome-copied-files": "copy\nfile:///f.png\nfile:///g.png",
        "x-special/mate-copied-files": "cut\nfile:///h.png\u{0}",
        "text/x-moz-url": "h\u{0}t\u{0}:\u{0}\n\u{0}A\u{0}", "_NETSCAPE_URL": "https://i\nA title",
      ]
      try expect(
        try OfferScene(text: lists).contents([.files]),
        is: [
          .files(["file:///a%20b.png", "file:///tmp/c%20d.png", "https://example.org/e.png"]),
          .files(["file:///f.png", "file:///g.png"]), .files(["file:///h.png"]), .files(["ht:"]), .files(["https://i"]),
        ], "lists")
      try expect(
        try OfferScene(text: ["text/uri-list": "# nothing\r\n"]).contents([.files]), is: [nil], "an empty list")
    },

    Check("Transfer offer: it reads text, colors and the content of files") {
      try expect(
        try OfferScene(text: ["Text/Plain; Charset=UTF-8": "Grüße, мир\u{0}"]).contents([.text]),
        is: [.text("Grüße, мир")], "text")
      try expect(
        try OfferScene([("text/html", [0xff, 0xfe, 60, 0, 98, 0, 62, 0])]).contents([.html]), is: [.html("<b>")],
        "text in UTF-16")
      let half: [UInt8] = [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]
      let color = Color(red: 0, green: 1, blue: 0)
      try expect(try OfferScene([("application/x-color", half)]).contents([.color]), is: [.color(color)], "color")
      try expect(try OfferScene([("application/x-color", [1, 2])]).contents([.color]), is: [nil], "half a color")
      let named = ["application/octet-stream;name=\"a.png\"": "a", "application/octet-stream;name=a.txt": "b"]
      try expect(
        try OfferScene(named.map { ($0.key, Array($0.value.utf8)) }).contents([.picture]), is: [.picture([97])],
        "content of a file")
      try expect(try OfferScene([("image/png", [])]).contents([.picture]), is: [nil], "nothing")
    },

    Check("Transfer offer: the first readable format is read") {
      let scene = OfferScene(text: ["image/png": "", "text/uri-list": "#", "text/plain": "a"])
      let offer = scene.offer([.picture, .files, .text])
      var content: TransferContent?
      Task { content = await offer.first() }
      try Loop.run(until: "it was read") { content != nil }
      try expect(content, is: .text("a"), "content")
      try expect(offer.isExhausted, "nothing is left")
    },

    Check("Transfer offer: a finished offer is exhausted") {
      let offer = OfferScene(text: ["text/plain": "a"]).offer([.text])
      offer.finish(isTaken: true)
      try expect(offer.isExhausted, "nothing is left")
    },

    Check("Transfer stream: it is read up to its limit") {
      let bytes = [UInt8](repeating: 7, count: 200_000)
      try expect(try content(of: bytes, upTo: bytes.count).get(), is: bytes, "all of it")
      try expect(content(of: bytes, upTo: bytes.count - 1) == .failure(.tooLarge), "one byte more than that")
      let cancellation = Cancellation()
      cancellation.cancel()
      try expect(content(of: bytes, upTo: bytes.count, cancellation) == .failure(.cancelled), "what was cancelled")
    },
  ]

  private static func content(of bytes: [UInt8], upTo limit: Int, _ cancellation: Cancellation = Cancellation())
    -> Result<[UInt8], TransferError>
  {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let stream = TransferStream(adopting: g_memory_input_stream_new_from_bytes(data))
    return Result { () throws(GLibError) in try stream.content(upTo: limit, cancellation) }.mapError(TransferError.init)
  }
}
