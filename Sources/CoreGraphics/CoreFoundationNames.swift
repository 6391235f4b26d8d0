import Foundation

// On iOS these are Core Foundation's own types, which bridge to Foundation's. Here they are Foundation's.

/// An array as Core Foundation's functions take it, as in `[color] as CFArray`.
public typealias CFArray = NSArray
/// A string as Core Foundation's functions take it.
public typealias CFString = NSString
/// A dictionary as Core Foundation's functions take it.
public typealias CFDictionary = NSDictionary
