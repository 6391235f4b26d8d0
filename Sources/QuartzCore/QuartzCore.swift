@_exported import CoreGraphics
@_exported import ObjectiveC

/// A time or duration in seconds.
public typealias CFTimeInterval = Double
