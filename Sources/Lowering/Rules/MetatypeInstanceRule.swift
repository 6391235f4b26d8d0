import SwiftSyntax

/// Makes views and view controllers of types that are known only while the program runs, as `kind.init()` and `T()`:
/// their initializers are not required of subclasses here.
struct MetatypeInstanceRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let close = call.rightParen, let type = MadeType(call.calledExpression, in: file),
            type.classes.contains(where: { file.index.makes($0, by: call) })
        else { return }
        file.edits.insert("DynamicType.make(", at: type.bytes.lowerBound)
        let end = (call.arguments.first?.bytes ?? close.bytes).lowerBound
        let rest = (type.isName ? ".self" : "") + (call.arguments.isEmpty ? "" : ", ")
        file.edits.replace(type.bytes.upperBound..<end, with: rest)
    }
}

/// The type that an initializer is called on.
private struct MadeType {
    /// Where it stands.
    let bytes: Range<Int>
    /// Whether it is the name of a type rather than a value that holds one.
    let isName: Bool
    /// The classes and protocols that it is known to have above it, or to be.
    let classes: [String]

    /// Looks at what is called, as `T` and `kind.init`; nil for a type that is known when the program is built.
    init?(_ callee: ExprSyntax, in file: FileLowering) {
        let access = callee.as(MemberAccessExprSyntax.self)
        guard access == nil || access?.declName.baseName.text == "init",
            let type = access == nil ? callee : access?.base
        else { return nil }
        let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text
        let bounds = name.map { file.bounds(of: $0, at: type) } ?? []
        let isSelf = name == "Self"
        bytes = type.bytes
        isName = isSelf || !bounds.isEmpty
        if isSelf || type.trimmedDescription == "type(of: self)" || (name == "self" && type.isInStaticMember)
        {
            classes = type.bounds(of: "Self") + (file.scopes.last.map { [$0.simpleName] } ?? [])
        } else if !bounds.isEmpty {
            classes = bounds
        } else if access != nil {
            classes = Self.held(by: type, in: file)
        } else {
            return nil
        }
    }

    /// The classes of what a variable holds, as far as declarations say.
    private static func held(by variable: ExprSyntax, in file: FileLowering) -> [String] {
        var names: [String]?
        if let name = variable.as(DeclReferenceExprSyntax.self)?.baseName.text {
            let local = variable.localName(name)
            names = local?.type == nil ? file.index.metatypes[name] : local?.type?.metatypeNames
        } else if let member = variable.as(MemberAccessExprSyntax.self), member.base != nil {
            names = file.index.metatypes[member.declName.baseName.text]
        }
        return (names ?? []).flatMap { name in
            let bounds = file.bounds(of: name, at: variable)
            return bounds.isEmpty ? [name] : bounds
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node stands in a member of the class rather than of its objects.
    fileprivate var isInStaticMember: Bool {
        var parent = self.parent
        while let current = parent {
            parent = current.parent
            if current.is(InitializerDeclSyntax.self) { return false }
            guard parent?.is(MemberBlockItemSyntax.self) == true else { continue }
            let modifiers =
                current.as(FunctionDeclSyntax.self)?.modifiers
                ?? current.as(VariableDeclSyntax.self)?.modifiers
            if let modifiers { return modifiers.has("static") || modifiers.has("class") }
        }
        return false
    }
}

extension ModuleIndex {
    /// Whether `DynamicType.make` can do what a call of a class's initializer does: for views `init()` and
    /// `init(frame:)`, for cells of tables `init(style:reuseIdentifier:)`, too, for view controllers `init()` and
    /// `init(nibName:bundle:)`.
    fileprivate func makes(_ type: String, by call: FunctionCallExprSyntax) -> Bool {
        switch call.arguments.map({ $0.label?.text ?? "_" }) {
        // An `init()` of the module's own is what iOS calls, and what has to be required here.
        case []: (isView(type) || isController(type)) && !declaresPlainInitializer(around: type)
        case ["frame"]: isView(type)
        case ["style", "reuseIdentifier"]: isTableCell(type)
        case ["nibName", "bundle"]: isController(type)
        default: false
        }
    }
}
