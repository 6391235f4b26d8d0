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

/// What makes memory; there is no choice here.
public enum CFAllocator: Sendable {}
/// What makes memory usually.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Copies bytes.
///
/// - Parameters:
///   - allocator: nil.
///   - bytes: where they begin; nil for none.
///   - length: how many they are.
/// - Returns: an object that holds them.
public func CFDataCreate(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: Int
) -> CFData? {
    guard length >= 0, length == 0 || bytes != nil else { return nil }
    return NSData(bytes: bytes, length: length)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// Returns the address of the bytes, which are there as long as the object is; nil for none.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
    guard let theData, theData.length > 0 else { return nil }
    return UnsafePointer(theData.bytes.assumingMemoryBound(to: UInt8.self))
}

/// The number of a type of Core Foundation's.
public typealias CFTypeID = UInt

/// Returns the number of an object's type: that of `typeID` of the same class.
public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID {
    cf is CGPath ? CGPath.typeID : typeID(of: type(of: cf))
}

private func typeID(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

extension CGColor {
    /// The number of the type.
    public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGColor.self) }
}

extension CGImage {
    /// The number of the type.
    public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGImage.self) }
}

extension CGPath {
    /// The number of the type.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGPath.self) }
}

/// A part of what Core Foundation's functions are given.
public struct CFRange: Hashable, Sendable {
    /// Where it begins.
    public var location: Int
    /// How long it is.
    public var length: Int

    /// Makes a part of where it begins and how long it is.
    public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

/// Makes a part of where it begins and how long it is.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// Copies a part of the bytes into a buffer that has room for it; nothing where the part is not within the bytes.
public func CFDataGetBytes(_ theData: CFData?, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>?) {
    guard let theData, let buffer, range.location >= 0, range.length > 0,
        range.length <= theData.length - range.location
    else { return }
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// Returns the seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
