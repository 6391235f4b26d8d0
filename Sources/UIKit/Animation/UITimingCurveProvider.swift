import Foundation

/// Says at which pace an animator animates.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// What the curve is made of.
    var timingCurveType: UITimingCurveType { get }

    /// The curve, if there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}
