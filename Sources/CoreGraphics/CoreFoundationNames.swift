import Foundation

// On iOS these are Core Foundation's own types, which bridge to Foundation's. Here they are Foundation's.

/// An array as Core Foundation's functions take it, as in `[color] as CFArray`.
public typealias CFArray = NSArray
/// A string as Core Foundation's functions take it.
public typealias CFString = NSString
/// A dictionary as Core Foundation's functions take it.
public typealias CFDictionary = NSDictionary
/// An error as Core Foundation's functions give it.
public typealias CFError = NSError
/// Bytes as Core Foundation's functions take them.
public typealias CFData = NSData
/// A number as Core Foundation's collections hold it.
public typealias CFNumber = NSNumber
/// An address as Core Foundation's functions take it.
public typealias CFURL = NSURL
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double

/// A truth value as Core Foundation's collections hold it.
public typealias CFBoolean = NSNumber
/// True as an object.
public let kCFBooleanTrue: CFBoolean? = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: CFBoolean? = NSNumber(value: false)

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// Returns the address of the bytes, which are there as long as the object is; nil for none.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
    guard let theData, theData.length > 0 else { return nil }
    return UnsafePointer(theData.bytes.assumingMemoryBound(to: UInt8.self))
}

/// Returns the seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
