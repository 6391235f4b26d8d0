import Foundation

/// A guide that is where code places it, for constraints of others.
@MainActor
final class PlacedGuide: UILayoutGuide {
    private var places: [NSLayoutConstraint] = []

    /// Makes a guide in a view.
    convenience init(in view: UIView) {
        self.init()
        view.addLayoutGuide(self)
        places = [
            leftAnchor.constraint(equalTo: view.leftAnchor), topAnchor.constraint(equalTo: view.topAnchor),
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(places)
    }

    /// Moves the guide to a rectangle of its view.
    func place(_ frame: CGRect) {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (constraint, value) in zip(places, values) where constraint.constant != value {
            constraint.constant = value
        }
    }
}
