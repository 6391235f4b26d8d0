import Takes
import UIKit

extension Sample {
    /// Two presentations by one controller at the same time.
    nonisolated static let presentsTwice = broken(
        id: "presents-twice", title: "Presents Twice", subtitle: "A second screen is presented on the way.",
        note: """
            Press the button: the screen presents a second one, and a hint in the same moment. A \
            controller presents one other at a time, so the hint never comes. Mended, the second screen \
            presents it when it is there.
            """,
        dismiss: { $0.dismiss(animated: true) },
        makeFirst: { PresentsTwiceViewController(isMended: $0.isMended) })
}
