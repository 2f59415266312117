extension BuiltInPicture {
  /// The localized title.
  package var title: String {
    switch self {
    case .mountainLake: tr("Mountain Lake")
    case .lighthouse: tr("Lighthouse by the Sea")
    case .fox: tr("Fox in Autumn Leaves")
    case .owl: tr("Owl in the Night Wood")
    case .coralReef: tr("Coral Reef")
    case .balloonFair: tr("Balloon Fair")
    case .colorfulTown: tr("Colorful Town")
    case .treasureMap: tr("Treasure Map")
    case .nightSky: tr("Night Sky")
    case .patchworkQuilt: tr("Patchwork Quilt")
    case .steamTrain: tr("Steam Train on the Viaduct")
    case .butterflyGarden: tr("Butterfly Garden")
    }
  }

  /// The localized description of the picture, for screen readers.
  package var description: String {
    switch self {
    case .mountainLake:
      sentences(
        tr("The sun rises between snowy mountains and is mirrored in a calm lake."),
        tr("A person paddles a red canoe, ducks swim by, an eagle soars, and dark pines stand on the right shore."))
    case .lighthouse:
      sentences(
        tr("A lighthouse with red and white stripes stands on a rocky cliff next to a white house with a red roof."),
        tr("On the blue sea below are a sailboat, a leaping dolphin, and a green rowboat."),
        tr("Gulls fly among the clouds."))
    case .fox:
      sentences(
        tr("A red fox sits in a golden autumn forest with a maple leaf on its head."),
        tr("Around it are a hedgehog, red toadstools, a robin on a branch, and a little owl in a hollow tree."))
    case .owl:
      sentences(
        tr("A big brown owl with yellow eyes sits on a branch under the full moon."),
        tr("Next to it are two owlets, one of them asleep."),
        tr("Fireflies and glowing mushrooms light up the forest floor, where a mouse is walking."))
    case .coralReef:
      sentences(
        tr("A green sea turtle, a jellyfish, and many bright fish swim in sunlit blue water."),
        tr("Below them, a pink octopus, a seahorse, and a red crab live among colorful corals."))
    case .balloonFair:
      sentences(
        tr("Fourteen hot-air balloons float over fields, a river, and a windmill."),
        tr("The largest is striped like a rainbow."),
        tr("In the meadow, people wave next to striped tents, and one of them flies a kite."))
    case .colorfulTown:
      sentences(
        tr("Two rows of narrow houses in every color stand along a canal with three boats."),
        tr("A clock tower rises on the left, and a castle looks down from a green hill."))
    case .treasureMap:
      sentences(
        tr("An old map shows an island with a volcano, a dashed path, and a red X."),
        tr("A sailing ship, a sea serpent, a whale, and an octopus surround it."),
        tr("A compass rose lies in the lower right corner."))
    case .nightSky:
      sentences(
        tr("Saturn, Jupiter, Earth, and other planets shine among constellations, a comet, and the Milky Way."),
        tr("On the hill below, two children and their dog look up with a telescope, between a tent and a campfire."))
    case .patchworkQuilt:
      sentences(
        tr("A quilt is sewn from thirty-six patches with different colors and patterns."),
        tr("Each patch carries a picture of its own, such as a rabbit, a sun, a heart, an apple, or a whale."),
        tr("A needle with red thread lies on top."))
    case .steamTrain:
      sentences(
        tr("A green steam engine with red wheels pulls three coaches over a stone bridge with tall arches."),
        tr("Through the arches you see a river with a fishing boat, cows, and fields."),
        tr("In front, a child waves to the train."))
    case .butterflyGarden:
      sentences(
        tr("Ten butterflies in different colors fly over a garden full of sunflowers, poppies, and tulips."),
        tr("A rabbit sits on the path to a small house, with a snail, a watering can, and a birdhouse nearby."))
    }
  }
}
