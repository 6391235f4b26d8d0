import QuartzCore

/// From where one sees the layers of a stage in space.
struct StageCamera: Equatable {
    private static let distance: CGFloat = 2400
    private static let steepest: CGFloat = 1.2
    private static let zooms: ClosedRange<CGFloat> = 0.3...3

    /// To which side it is turned, in radians.
    private(set) var turn: CGFloat = -0.8
    /// How far it is tilted, in radians.
    private(set) var tilt: CGFloat = 0.3
    /// How near it is: 1 shows the stage as large as it lies on the canvas.
    private(set) var zoom: CGFloat = 0.8

    /// Turns and tilts it further, as far as the layers still show their fronts.
    mutating func turn(by turn: CGFloat, tilt: CGFloat) {
        self.turn = min(max(self.turn + turn, -Self.steepest), Self.steepest)
        self.tilt = min(max(self.tilt + tilt, -Self.steepest), Self.steepest)
    }

    /// Brings it nearer by a factor; further away by one below 1.
    mutating func approach(by factor: CGFloat) {
        zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    }

    /// What it does to the layers, around the middle of the stage.
    ///
    /// - Parameter scale: the canvas's points per point of the stage.
    /// - Returns: the transform.
    func transform(scale: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.distance
        let near = CATransform3DScale(perspective, zoom * scale, zoom * scale, zoom * scale)
        return CATransform3DRotate(CATransform3DRotate(near, -tilt, 1, 0, 0), turn, 0, 1, 0)
    }
}
