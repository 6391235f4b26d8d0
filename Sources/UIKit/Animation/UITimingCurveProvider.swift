import Foundation

/// Provides the timing curve of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of timing curve.
    var timingCurveType: UITimingCurveType { get }

    /// The cubic curve; nil where there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring; nil where there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}
