import UIKit

/// The name of a lane that can be unfolded, as a place at which the keyboard stops: the return key is a tap on it.
final class LaneStop: UIView {
    override var canBecomeFocused: Bool { true }

    /// Lies on the name of a lane, so that the ring around it fits into the lane.
    func place(on lane: LaneList.Place) {
        frame = CGRect(x: 6, y: lane.y + 4, width: LanesView.nameWidth - 12, height: lane.row.height - 8)
    }
}
