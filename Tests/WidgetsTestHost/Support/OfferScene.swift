import CGtk
import Widgets

/// A clipboard with content in formats that a check chooses, and what is read from it.
final class OfferScene {
  let widget = Box(.vertical)
  private static let bridge: Void = MainLoop.bridgeMainActor()

  /// Offers each content in its format, in this order.
  init(_ forms: [(mediaType: String, bytes: [UInt8])]) {
    _ = Self.bridge
    var providers = forms.map { form in
      let bytes = g_bytes_new(form.bytes, gsize(form.bytes.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(form.mediaType, bytes)
    }
    // The union takes the ownership of the providers.
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget.pointer), union)
    g_object_unref(union)
  }

  /// The same for text.
  convenience init(text forms: KeyValuePairs<String, String>) {
    self.init(forms.map { ($0.key, Array($0.value.utf8)) })
  }

  func offer(_ kinds: [TransferContent.Kind]) -> TransferOffer { Clipboard.offer(from: widget, kinds: kinds) }

  /// Returns everything that is read, in order; nil for content that cannot be read.
  func contents(_ kinds: [TransferContent.Kind]) throws -> [TransferContent?] {
    let offer = offer(kinds)
    var contents: [TransferContent?] = []
    var isDone = false
    Task {
      while !offer.isExhausted { contents.append(try? await offer.next()) }
      isDone = true
    }
    try Loop.run(until: "all was read") { isDone }
    return contents
  }
}
