import SwiftSyntax

/// Reports what needs the Objective-C runtime itself.
struct RuntimeRule: LoweringRule {
    private static let calls: [String: String] = [
        "method_exchangeImplementations": swizzling, "method_setImplementation": swizzling,
        "class_replaceMethod": swizzling, "class_addMethod": swizzling, "class_getInstanceMethod": swizzling,
        "class_getClassMethod": swizzling, "object_setClass": swizzling,
        "imp_implementationWithBlock": swizzling,
        "objc_allocateClassPair": swizzling, "objc_msgSend": "sends a message by hand: call the method",
    ]
    private static let swizzling =
        "exchanges methods while the program runs, and Swift's are fixed: override them in a subclass, or call the "
        + "new one where the old one was called"

    private static let attributes = [
        "NSCopying": "@NSCopying needs the Objective-C runtime: copy in the setter."
    ]

    private static let forwarding: Set<String> = ["forwardingTarget", "forwardInvocation", "methodSignature"]

    func lower(_ node: Syntax, in file: FileLowering) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            if let problem = Self.calls[name] { file.report(call, "\(name) \(problem).") }
        } else if let attribute = node.as(AttributeSyntax.self),
            let problem = Self.attributes[attribute.attributeName.trimmedDescription]
        {
            file.edits.blank(attribute.bytes)
            file.report(attribute, problem)
        } else if let decl = node.as(FunctionDeclSyntax.self), decl.modifiers.has("override"),
            Self.forwarding.contains(decl.name.text), !Self.isLowered(decl, in: file)
        {
            file.report(
                decl,
                "\(decl.name.text) forwards messages, which Swift does not send: implement the methods of the "
                    + "protocol and pass each one on.")
        }
    }

    /// Whether the method is that of a delegate of scroll views, whose messages are forwarded.
    private static func isLowered(_ decl: FunctionDeclSyntax, in file: FileLowering) -> Bool {
        guard decl.name.text == "forwardingTarget", let type = file.scopes.last?.simpleName else {
            return false
        }
        return ForwardingRule.applies(to: type, in: file)
    }
}
