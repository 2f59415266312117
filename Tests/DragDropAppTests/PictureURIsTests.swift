import Testing
import Widgets

@testable import DragDropApp

/// The addresses of the pictures in what another program offers.
@Suite struct PictureURIsTests {
  private func uris(_ html: String) -> [String] { TransferContent.html(html).pictureURIs }

  @Test func theImagesOfAPageAreFound() {
    #expect(uris("<p><IMG width=3 src='https://a.org/x.png?a=1&amp;b=2'>") == ["https://a.org/x.png?a=1&b=2"])
    #expect(uris("<img alt=\"a = b\" data-src=x src = //a.org/x.png>") == ["https://a.org/x.png"])
    #expect(uris("<img src=x.png><img alt=x><img>").isEmpty)
  }

  @Test func aQuotedValueMayContainTheEndOfATag() {
    #expect(uris("<img alt=\"a > b\" src=https://a.org/x.png>") == ["https://a.org/x.png"])
    #expect(uris("<img alt = '=\">' src='data:,a>b'><img src=data:,c>") == ["data:,a>b", "data:,c"])
    #expect(uris("<img alt=Ann's src=data:,a><img src='data:,b'>") == ["data:,a", "data:,b"])
  }

  @Test func aTagMayHaveAnyNumberOfAttributes() {
    let attributes = String(repeating: "a=1 ", count: 100_000)
    #expect(uris("<img \(attributes)src=https://a.org/x.png>") == ["https://a.org/x.png"])
  }
}
