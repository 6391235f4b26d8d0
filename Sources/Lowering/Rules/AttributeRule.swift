import SwiftSyntax

/// Leaves out the attributes that only the Objective-C runtime and Interface Builder need.
struct AttributeRule: LoweringRule {
    private static let omitted: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "GKInspectable",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let attribute = node.as(AttributeSyntax.self),
            Self.omitted.contains(attribute.attributeName.trimmedDescription)
        else { return }
        file.edits.blank(attribute.bytes)
    }
}
