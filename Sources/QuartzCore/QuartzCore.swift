@_exported import CoreGraphics

/// Seconds.
public typealias CFTimeInterval = Double
