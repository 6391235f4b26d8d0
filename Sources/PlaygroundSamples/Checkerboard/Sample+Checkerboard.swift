import Takes
import UIKit

extension Sample {
    /// Checkerboard: a push whose screens turn over tile by tile.
    nonisolated static let checkerboard = Sample(
        id: "checkerboard", title: "Checkerboard", subtitle: "Advanced animations with Core Animation.",
        note: """
            Press the button, and go back with the bar's button. Pictures of both screens are cut into \
            tiles, which turn over one after the other in a wave along the diagonal. Stop in the middle \
            and look at the tiles from the side. Without smooth edges they look as iOS draws them \
            unless an app asks for more.
            """,
        section: .navigation,
        settings: CheckerboardSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.5...6, unit: "s"),
            .curve("Curve", \.curve),
            .number("Tiles across", \.tilesAcross, in: 3...16),
            .number("Wave breadth", \.waveBreadth, in: 40...600, unit: "pt"),
            .number("Eye distance", \.eyeDistance, in: 300...3000, unit: "pt"),
            .flag("Smooth edges", \.smoothsEdges),
        ],
        present: pressFirstButton,
        dismiss: { ($0 as? UINavigationController)?.popViewController(animated: true) },
        makeViewController: { inNavigationController(CheckerboardFirstViewController(settings: $0)) })
}
