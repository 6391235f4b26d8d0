import SwiftSyntax

/// Turns imports of modules that are part of UIKit or Foundation here into imports of these, and lets those of Apple's
/// other frameworks be absent: what a file uses of them is an error where it is used.
struct ImportRule: LoweringRule {
    private static let parts: [String: String] = [
        "UIKit": "UIKit", "QuartzCore": "UIKit", "CoreGraphics": "UIKit", "CoreText": "CoreText",
        "ObjectiveC": "UIKit", "CoreAnimation": "UIKit", "CoreFoundation": "Foundation",
        "Darwin": "Foundation",
        "Foundation": "Foundation", "os": "os", "OSLog": "os",
    ]

    /// The modules whose names stand before those of functions, as in `Darwin.sqrt(2)`.
    private static let qualifiers: Set<String> = ["CoreFoundation", "Darwin"]

    /// Apple's frameworks that are no part of this package.
    private static let absent = Set(
        ("AVFoundation AVKit Accelerate Accounts ActivityKit AdSupport AddressBook AddressBookUI ARKit AudioToolbox "
            + "AuthenticationServices BackgroundTasks CallKit CarPlay CloudKit Combine Contacts ContactsUI CoreAudio "
            + "CoreAudioKit CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreMedia CoreMIDI CoreML "
            + "CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreVideo CryptoKit DeviceCheck EventKit EventKitUI "
            + "ExternalAccessory GLKit GameController GameKit GameplayKit HealthKit HomeKit ImageIO Intents IntentsUI "
            + "JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal "
            + "MetalKit MetalPerformanceShaders MobileCoreServices MultipeerConnectivity NaturalLanguage Network "
            + "NetworkExtension NotificationCenter OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit "
            + "QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit Security Social Speech "
            + "SpriteKit StoreKit SwiftUI SystemConfiguration UniformTypeIdentifiers UserNotifications "
            + "UserNotificationsUI Vision VisionKit WatchConnectivity WebKit WidgetKit iAd simd")
            .split(separator: " ").map(String.init))

    func lower(_ node: Syntax, in file: FileLowering) {
        if let access = node.as(MemberAccessExprSyntax.self),
            let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName,
            Self.qualifiers.contains(module.text),
            file.index.place(ofType: module.text, in: file.file, within: file.scopes) == nil
        {
            file.edits.replace(module.bytes, with: "Foundation")
            return
        }
        guard let decl = node.as(ImportDeclSyntax.self), let root = decl.path.first?.name.text else { return }
        if Self.absent.contains(root) {
            file.edits.blank(decl.bytes)
            file.optionalImports.insert(root)
            return
        }
        guard let module = Self.parts[root] else { return }
        // `import class UIKit.UIView` names where Apple's modules have it.
        if let kind = decl.importKindSpecifier { file.edits.blank(kind.bytes) }
        guard decl.path.trimmedDescription != module else { return }
        file.edits.replace(decl.path.bytes, with: module)
    }
}
