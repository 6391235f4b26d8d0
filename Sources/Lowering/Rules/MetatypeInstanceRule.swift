import SwiftSyntax

/// Makes views and view controllers of types that are known only while the program runs, `kind.init()`: their
/// initializers are not required of subclasses here.
struct MetatypeInstanceRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base,
            let owner = Self.type(of: base, at: node, in: file)
        else { return }
        guard file.index.makes(owner, by: call) else { return }
        file.edits.insert("DynamicType.make(", at: base.bytes.lowerBound)
        let end = call.arguments.first?.bytes.lowerBound ?? call.rightParen?.bytes.lowerBound
        guard let end else { return }
        file.edits.replace(
            access.period.bytes.lowerBound..<end, with: call.arguments.isEmpty ? "" : ", ")
    }

    /// Returns the class of what a type is, as far as declarations say.
    private static func type(of base: ExprSyntax, at node: Syntax, in file: FileLowering) -> String? {
        let own = file.scopes.last?.simpleName
        switch base.trimmedDescription {
        case "self": return isStatic(node) ? own : nil
        case "Self", "type(of: self)": return own
        default: break
        }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            return file.index.metatypes[reference.baseName.text]
        }
        guard let access = base.as(MemberAccessExprSyntax.self), access.base != nil else { return nil }
        return file.index.metatypes[access.declName.baseName.text]
    }

    /// Whether a node stands in a method of the class rather than of its objects.
    private static func isStatic(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            parent = current.parent
            if let decl = current.as(FunctionDeclSyntax.self),
                decl.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return decl.modifiers.has("static") || decl.modifiers.has("class")
            }
            if let decl = current.as(VariableDeclSyntax.self),
                decl.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return decl.modifiers.has("static") || decl.modifiers.has("class")
            }
            if current.is(InitializerDeclSyntax.self) { return false }
        }
        return false
    }
}

extension ModuleIndex {
    /// Whether `DynamicType.make` can do what a call of a class's initializer does: for views `init()` and
    /// `init(frame:)`, for cells of tables `init(style:reuseIdentifier:)`, too, for view controllers `init()` and
    /// `init(nibName:bundle:)`.
    func makes(_ type: String, by call: FunctionCallExprSyntax) -> Bool {
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
