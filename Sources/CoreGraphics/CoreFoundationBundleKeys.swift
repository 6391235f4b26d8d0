// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple's types, as source for iOS writes `kCFBundleNameKey as String`.
import Foundation

/// The key of the version of the list's form in a bundle's Info.plist.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The key of the file name of the program in a bundle's Info.plist.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of the bundle's identifier in a bundle's Info.plist.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the number of the build in a bundle's Info.plist.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of the language that the bundle was written in in a bundle's Info.plist.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The key of the short name that the user sees in a bundle's Info.plist.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of the languages that there are texts for in a bundle's Info.plist.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
