import SwiftSyntax

/// Lets classes of Objective-C's conform to a protocol that requires `init()`: theirs is not required of subclasses
/// here, so it cannot be what the protocol asks for. The protocol asks for a function that makes an object.
struct InstanceRequirementRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        switch node.as(SyntaxEnum.self) {
        case .protocolDecl(let decl): lower(decl, in: file)
        case .classDecl(let decl): addMaker(to: decl.memberBlock, of: node, in: file)
        case .structDecl(let decl): addMaker(to: decl.memberBlock, of: node, in: file)
        case .enumDecl(let decl): addMaker(to: decl.memberBlock, of: node, in: file)
        case .actorDecl(let decl): addMaker(to: decl.memberBlock, of: node, in: file)
        case .extensionDecl(let decl): addMaker(to: decl.memberBlock, of: node, in: file)
        default: break
        }
    }

    private func lower(_ decl: ProtocolDeclSyntax, in file: FileLowering) {
        guard file.index.asksForInstances(decl.name.text) else { return }
        for member in decl.memberBlock.members
        where member.decl.as(InitializerDeclSyntax.self)?.isPlain == true {
            file.edits.blank(Syntax(member))
        }
        file.inherit("InstanceMaking", decl)
    }

    private func addMaker(to body: MemberBlockSyntax, of node: Syntax, in file: FileLowering) {
        guard let type = file.scopes.last?.simpleName,
            file.index.makesInstances(of: type, at: node.bytes.lowerBound, in: file.file)
        else { return }
        let value =
            file.index.hasInheritedInitializer(type)
            ? "unsafeDowncast(makeObjectOfDynamicType(), to: self)" : "self.init()"
        file.edits.insert(
            " public static func makeInstance() -> Self { \(value) };", at: body.leftBrace.bytes.upperBound)
    }
}

extension ModuleIndex {
    /// Whether a protocol of the module requires `init()`, and a class conforms that has it from Objective-C.
    fileprivate func asksForInstances(_ name: String) -> Bool {
        guard let info = types[name], info.isProtocol, info.requiresPlainInitializer else { return false }
        return types.keys.contains { hasInheritedInitializer($0) && inherits($0, from: [name]) }
    }

    /// Whether a class has its `init()` from a class of another module: it is not required of the class.
    fileprivate func hasInheritedInitializer(_ type: String) -> Bool {
        guard declares(type) else { return UIKitNames.isClass(type) }
        guard isClass(type), isObject(type), types[type]?.isFinal == false else { return false }
        return !([type] + classes(above: type)).contains { name in
            isClass(name) && types[name]?.requiresPlainInitializer == true
        }
    }

    /// Whether a declaration is the first that lets a type conform to such a protocol, and no class above does.
    fileprivate func makesInstances(of type: String, at offset: Int, in file: SourceFile) -> Bool {
        guard types[type]?.isProtocol != true,
            let first = inheritances[type]?.first(where: isAskedForInstances),
            first.file == file.path, first.offset == offset
        else { return false }
        return !classes(above: type).contains {
            inheritances[$0]?.contains(where: isAskedForInstances) == true
        }
    }

    private func isAskedForInstances(_ inheritance: Inheritance) -> Bool {
        inheritance.names.contains { name in
            guard types[name]?.isProtocol == true else { return false }
            return asksForInstances(name)
                || types.keys.contains { asksForInstances($0) && inherits(name, from: [$0]) }
        }
    }
}
