import SwiftSyntax

/// Makes an object anew where its superclass has no archives here: `super.init(coder:)` of a layer or an animation is
/// `super.init()`.
struct CoderRule: LoweringRule {
    /// The classes without `init(coder:)`, with the arguments of the initializer in its place.
    private static let arguments: [String: String] = [
        "CALayer": "", "CAShapeLayer": "", "CAGradientLayer": "", "CATextLayer": "", "CATransformLayer": "",
        "CAReplicatorLayer": "", "CAEmitterLayer": "", "CAAnimation": "", "CAAnimationGroup": "",
        "CAPropertyAnimation": "", "CABasicAnimation": "", "CAKeyframeAnimation": "", "CASpringAnimation": "",
        "CATransition": "", "UIBezierPath": "", "NSLayoutManager": "", "NSTextContainer": "size: .zero",
        "NSTextAttachment": "data: nil, ofType: nil",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), let close = call.rightParen,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == "init",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "coder",
            let owner = file.scopes.last?.simpleName, let above = Self.superclass(of: owner, in: file),
            let arguments = Self.arguments[above]
        else { return }
        file.edits.replace(argument.bytes.lowerBound..<close.bytes.lowerBound, with: arguments)
    }

    /// The nearest class above that has its own `init(coder:)`, or is of another module.
    private static func superclass(of owner: String, in file: FileLowering) -> String? {
        var seen: Set<String> = [owner]
        var next = file.index.types[owner]?.inherited.first
        while let name = next, seen.insert(name).inserted, let info = file.index.types[name], info.isClass {
            if info.initializers.contains(["coder"]) { return nil }
            next = info.inherited.first
        }
        return next
    }
}
