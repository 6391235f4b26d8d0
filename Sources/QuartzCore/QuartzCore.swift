@_exported import CoreGraphics

/// A time or duration in seconds.
public typealias CFTimeInterval = Double
