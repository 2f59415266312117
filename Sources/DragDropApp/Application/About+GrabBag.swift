import Games
import Widgets

extension About {
  static var grabBag: About {
    var about = About(
      name: Identity.name, icon: Identity.id, version: Identity.version, developer: tr("The Grab Bag Games authors"),
      comments: tr("Drag-and-drop games that you can play by pointer, touch, keyboard, or ear"))
    about.website = Identity.homepage
    if !about.website.isEmpty { about.issues = "\(about.website)/issues" }
    // Translators: Your names, one on each line, perhaps with an address: 'Ada Lovelace <ada@example.org>'.
    let credits = trc("who translated this", "nobody")
    about.translators = credits == "nobody" ? "" : credits
    about.thanks = (tr("Made With"), ["GTK https://www.gtk.org", "libadwaita", "Swift https://www.swift.org"])
    about.license = .mit
    // The program contains the Swift standard library.
    about.parts = [Part(title: "Swift", copyright: "© Apple Inc. and the Swift project authors", license: .apache2)]
    return about
  }
}
