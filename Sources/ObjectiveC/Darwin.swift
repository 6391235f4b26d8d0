/// The integer of Objective-C, as the one of Swift.
public typealias NSInteger = Int

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The largest number that a `Float` holds.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The largest number that a `Float` holds, by which old code says forever.
public let HUGE = Float.greatestFiniteMagnitude
