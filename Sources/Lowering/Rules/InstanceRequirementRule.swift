import SwiftSyntax

/// Lets classes of UIKit and Foundation conform to a protocol that requires `init()`: theirs is not required of
/// subclasses here, so it cannot be what the protocol asks for. The protocol asks for a function that makes an object.
struct InstanceRequirementRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        switch node.as(SyntaxEnum.self) {
        case .protocolDecl(let decl): lower(decl, in: file)
        case .classDecl(let decl): addMaker(decl.inheritanceClause, decl.memberBlock, in: file)
        case .structDecl(let decl): addMaker(decl.inheritanceClause, decl.memberBlock, in: file)
        case .extensionDecl(let decl): addMaker(decl.inheritanceClause, decl.memberBlock, in: file)
        default: break
        }
    }

    private func lower(_ decl: ProtocolDeclSyntax, in file: FileLowering) {
        guard file.index.makesInstances(of: decl.name.text) else { return }
        for member in decl.memberBlock.members {
            guard let requirement = member.decl.as(InitializerDeclSyntax.self),
                requirement.signature.parameterClause.parameters.isEmpty
            else { continue }
            file.edits.blank(Syntax(requirement))
        }
        let inherited = decl.inheritanceClause?.inheritedTypes.last
        file.edits.insert(
            inherited == nil ? ": InstanceMaking" : ", InstanceMaking",
            at: inherited?.type.bytes.upperBound ?? decl.name.bytes.upperBound)
    }

    private func addMaker(
        _ inheritance: InheritanceClauseSyntax?, _ body: MemberBlockSyntax, in file: FileLowering
    ) {
        let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard let scope = file.scopes.last, names.contains(where: file.index.makesInstances) else { return }
        let value =
            file.index.declares(scope.simpleName)
            ? "self.init()" : "unsafeDowncast(makeObjectOfDynamicType(), to: self)"
        file.edits.insert(
            " public static func makeInstance() -> Self { \(value) }", at: body.leftBrace.bytes.upperBound)
    }
}

extension ModuleIndex {
    /// Whether a protocol of the module requires `init()`, and an extension makes a class of another module conform.
    fileprivate func makesInstances(of name: String) -> Bool {
        guard types[name]?.requiresPlainInitializer == true else { return false }
        return types.contains { $1.inherited.contains(name) && !declares($0) }
    }
}
