/// A version of Foundation later than all those below, in Apple's counting.
public let NSFoundationVersionNumber: Double = 2048
/// The version of Foundation on iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// The version of Foundation on iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation on iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The greatest version of Foundation on iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
