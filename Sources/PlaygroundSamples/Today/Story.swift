import Takes
import UIKit

/// What a card and its page tell.
struct Story {
    let kicker: String
    let title: String
    let subtitle: String
    let landscape: Int

    /// The picture of the card: a landscape, or the one that the user chose.
    var image: UIImage { Sample.picture ?? Landscape.image(landscape) }

    static let all = [
        Story(
            kicker: "Place of the day", title: "The valley\nbefore the fog",
            subtitle: "An hour that few people know.", landscape: 0),
        Story(
            kicker: "Now is the time", title: "Ice that sings",
            subtitle: "What a glacier tells at night.", landscape: 1),
        Story(
            kicker: "Meet the walkers", title: "Across the dunes",
            subtitle: "Eleven days, two shoes, one hat.", landscape: 2),
        Story(
            kicker: "How it is done", title: "A tent in the wind",
            subtitle: "Seven knots, and when not to.", landscape: 3),
    ]

    /// What is told below the card.
    static let text = """
        Whoever comes here early has the place to themselves. The path is easy to find, the way back is not: \
        take something to drink along, and somebody who knows the weather.

        There is a bench at the last bend, and a second one behind it, which few people know. From there one \
        sees how the light climbs down the slope: first the ridges, then the trees, at last the water.

        In the afternoon the wind turns. It brings the smell of the sea up here, although that is a day's walk \
        away, and with it the clouds. Nobody should be on the ridge then.

        The last bus leaves from the bridge at eight. If it is full, the driver knows a man with a boat.
        """
}
