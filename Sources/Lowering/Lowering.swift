import SwiftSyntax

/// Lowers the source of one module, so that it compiles without the Objective-C runtime.
///
/// All files go together: an override in an extension needs its class, an optional call its protocol. Lines stay where
/// they are, and the compiler reports at the originals.
public struct Lowering {
    private let files: [SourceFile]
    private let index: ModuleIndex

    /// Reads the files of a module.
    public init(_ files: [SourceFile]) {
        self.files = files
        index = ModuleIndex(files)
    }

    /// Returns the files after lowering, in the same order.
    public func lowered() -> [LoweredFile] {
        let walks = files.enumerated().map { number, file in
            let walk = FileLowering(file, number: number, index: index)
            walk.walk(file.tree)
            return walk
        }
        let members = walks.flatMap(\.members)
        return walks.map { walk in
            walk.insertMembers(members)
            return walk.result()
        }
    }
}

/// A member that has to stand in the body of a class, as it overrides or is overridden.
struct ClassMember {
    /// The class's name, with those of the types around it or alone.
    let owner: String
    let declaration: String
    /// The conditions of `#if` around it.
    let condition: String?
    /// The directive of where it was written.
    let location: String
    /// The file of the class, where only one of several classes of the name is meant.
    let path: String?
}

/// Lowers one file: walks the tree once and asks every rule about every node.
final class FileLowering: SyntaxAnyVisitor {
    let file: SourceFile
    /// The place of the file among those of the module.
    let number: Int
    let index: ModuleIndex
    var edits = Edits()
    /// Modules that the lowered file needs beside UIKit.
    var imports: Set<String> = []
    /// Modules that the lowered file uses where they are there.
    var optionalImports: Set<String> = []
    /// Names of types that the file has got beside its own.
    var addedAliases: Set<String> = []
    /// Members for the bodies of classes, of any file.
    private(set) var members: [ClassMember] = []
    /// The types around the node, the outermost first.
    private(set) var scopes: [Scope] = []
    /// The name of the type around the node, with those of the types around it.
    var typeName: String { scopes.typeName }

    private var conditions = ConditionStack()
    /// Where declarations have got something to inherit from that had nothing.
    private var openedClauses: Set<Int> = []
    private var appended: [String] = []
    private var problems: [(LoweringProblem, condition: String?)] = []

    init(_ file: SourceFile, number: Int, index: ModuleIndex) {
        self.file = file
        self.number = number
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        conditions.enter(node)
        if let scope = Scope(node) { scopes.append(scope) }
        for rule in RuleTable.rules { rule.lower(node, in: self) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if Scope(node) != nil { scopes.removeLast() }
        conditions.leave(node)
    }

    // MARK: - For rules

    /// Reports a construct that cannot be lowered.
    func report(_ node: some SyntaxProtocol, _ message: String) {
        let problem = LoweringProblem(line: file.line(of: node), message: message.onOneLine)
        problems.append((problem, conditions.all))
    }

    /// Adds declarations at the end of the file, reported at a node's line.
    func append(_ declarations: String, for node: some SyntaxProtocol) {
        let text = file.location(line: file.line(of: node)) + "\n" + declarations
        appended.append(wrapped(text, in: conditions.all))
    }

    /// Adds a member to the body of a class of the module.
    ///
    /// - Parameters:
    ///   - declaration: the member.
    ///   - owner: the name of the class, with those of the types around it or alone.
    ///   - node: where the member is reported.
    ///   - isHere: whether the class of this file is meant alone: two private ones may have one name.
    func addMember(
        _ declaration: String, to owner: String, for node: some SyntaxProtocol, isHere: Bool = false
    ) {
        members.append(
            ClassMember(
                owner: owner, declaration: declaration, condition: conditions.all,
                location: file.location(line: file.line(of: node)), path: isHere ? file.path : nil))
    }

    /// Lets a type inherit from one more type than it does.
    ///
    /// - Parameters:
    ///   - name: the type to inherit from.
    ///   - clause: what the declaration says, if anything.
    ///   - header: what stands before that in the declaration.
    func inherit(_ name: String, _ clause: InheritanceClauseSyntax?, after header: some SyntaxProtocol) {
        if let last = clause?.inheritedTypes.last {
            return edits.insert(", " + name, at: last.type.bytes.upperBound)
        }
        let end = header.bytes.upperBound
        edits.insert((openedClauses.insert(end).inserted ? ": " : ", ") + name, at: end)
    }

    /// Lets a protocol inherit from one more type than it does.
    func inherit(_ name: String, _ decl: ProtocolDeclSyntax) {
        let header = decl.primaryAssociatedTypeClause.map { Syntax($0) } ?? Syntax(decl.name)
        inherit(name, decl.inheritanceClause, after: header)
    }

    // MARK: - The result

    /// Inserts the members of the classes that this file declares.
    func insertMembers(_ members: [ClassMember]) {
        for (owner, brace) in index.bodies(in: file) {
            let own = members.filter {
                index.isClass(owner, named: $0.owner) && ($0.path == nil || $0.path == file.path)
            }
            guard !own.isEmpty else { continue }
            let line = file.lines.location(for: AbsolutePosition(utf8Offset: brace)).line
            // Each block ends with a line break, so the brace gets its own line number again.
            let text = own.map { member in
                "\n" + wrapped(member.location + "\n" + member.declaration, in: member.condition) + "\n"
            }
            edits.insert(text.joined() + file.location(line: line) + "\n", at: brace)
        }
    }

    func result() -> LoweredFile {
        guard let text = file.text else { return unreadable() }
        let header = ["UIKit"] + imports.sorted()
        var parts = header.map { "import \($0)" } + conditionalImports
        parts.append(file.location(line: 1))
        parts.append(edits.lowered(text))
        parts += appended
        parts += problems.map { problem, condition in
            wrapped(file.location(line: problem.line) + "\n" + error(problem.message), in: condition)
        }
        return LoweredFile(
            path: file.path, text: parts.joined(separator: "\n") + "\n", ported: ported(text),
            problems: problems.map(\.0))
    }

    private var conditionalImports: [String] {
        optionalImports.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif" }
    }

    /// The original with its edits, its appended declarations and its missing imports, and without directives.
    private func ported(_ text: String) -> String {
        let isUntouched = edits.all.isEmpty && appended.isEmpty && imports.isEmpty
        guard !isUntouched else { return text }
        let missing = (["UIKit"] + imports.sorted()).filter { !index.imports(of: file).contains($0) }
        let own = appended.map { Self.withoutLocations($0) }
        let body = Self.withoutLocations(edits.ported(text))
        return (missing.map { "import \($0)" } + conditionalImports).map { $0 + "\n" }.joined()
            + ([body] + own).joined(separator: "\n")
    }

    private static func withoutLocations(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#sourceLocation(file:") }.joined(separator: "\n")
    }

    private func unreadable() -> LoweredFile {
        let problem = LoweringProblem(line: 1, message: "The file is not UTF-8: save it as UTF-8.")
        return LoweredFile(
            path: file.path, text: file.location(line: 1) + "\n" + error(problem.message) + "\n", ported: nil,
            problems: [problem])
    }

    private func error(_ message: String) -> String {
        "#error(\"\(message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")"
    }

    private func wrapped(_ text: String, in condition: String?) -> String {
        condition.map { "#if \($0)\n\(text)\n#endif" } ?? text
    }
}
