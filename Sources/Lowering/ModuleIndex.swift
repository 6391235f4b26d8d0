import SwiftSyntax

/// What the files of a module declare, as far as rules ask.
struct ModuleIndex {
    /// A function of a type.
    struct Method: Equatable {
        let name: String
        let labels: [String]
        let isStatic: Bool
        let isOverride: Bool
        /// Whether it stands in an extension.
        let isInExtension: Bool
        /// The name of `@objc(name)`.
        let objectiveCName: String?

        /// Name and labels, as `f(_:for:)`.
        var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    }

    /// A type with what its declaration and its extensions say.
    struct TypeInfo {
        var isClass = false
        var isProtocol = false
        /// The types that it inherits from or conforms to, by simple name.
        var inherited: [String] = []
        var methods: [Method] = []
        /// The names of its overriding properties.
        var overridingVariables: Set<String> = []
        /// The names of overriding properties that stand in the body of the class.
        var overridingBodyVariables: Set<String> = []
        /// The names of the properties that extensions add.
        var addedVariables: Set<String> = []
        /// The labels of its designated initializers.
        var initializers: [[String]] = []
        /// Whether it has an `init()`, designated or not.
        var hasPlainInitializer = false
        /// Whether it requires an `init()`: of what conforms to the protocol, or of subclasses.
        var requiresPlainInitializer = false
        /// Whether it is a class that has no subclasses.
        var isFinal = false
        /// The types that its generic parameters are bound to, by their names.
        var parameterBounds: [String: [String]] = [:]

        /// Takes in what another file says of the type.
        mutating func merge(_ other: TypeInfo) {
            // The class above stands where the class is declared.
            let comesFirst = other.isClass && !isClass
            inherited = comesFirst ? other.inherited + inherited : inherited + other.inherited
            isClass = isClass || other.isClass
            isProtocol = isProtocol || other.isProtocol
            methods += other.methods
            overridingVariables.formUnion(other.overridingVariables)
            overridingBodyVariables.formUnion(other.overridingBodyVariables)
            addedVariables.formUnion(other.addedVariables)
            initializers += other.initializers
            hasPlainInitializer = hasPlainInitializer || other.hasPlainInitializer
            requiresPlainInitializer = requiresPlainInitializer || other.requiresPlainInitializer
            isFinal = isFinal || other.isFinal
            parameterBounds.merge(other.parameterBounds) { first, _ in first }
        }
    }

    /// What a declaration of a type says that the type inherits from or conforms to.
    struct Inheritance {
        let file: String
        let offset: Int
        let names: [String]
    }

    /// The types by simple name; those of UIKit are here with what the module's extensions add.
    private(set) var types: [String: TypeInfo] = [:]
    /// The optional requirements of protocols, and whether a value tells nothing of their absence.
    private(set) var optionalRequirements: [OptionalRequirement] = []
    /// The names of all properties and parts of tuples: a call `object.name?()` of one may be that of a
    /// closure.
    private(set) var properties: Set<String> = []

    /// The names of the types that properties are written to hold, by the types that have these and by their names;
    /// those of no type are under an empty name.
    private var heldTypes: [String: [String: Set<String>]] = [:]
    /// The types that lie in no other type and that all files see, by name, with the files that declare them.
    private(set) var outerTypes: [String: String] = [:]
    /// The names of the types that lie in no other type and that their files alone see, by file.
    private var typesOfFiles: [String: Set<String>] = [:]
    /// The names of the types that lie in others, with those of the types around them.
    private var innerTypes: Set<String> = []
    /// The classes of variables, parameters and parts of tuples that hold types, by their names.
    private(set) var metatypes: [String: [String]] = [:]

    /// What the declarations of each type say, in the order of the files.
    private(set) var inheritances: [String: [Inheritance]] = [:]

    private var bodies: [String: [(owner: String, brace: Int)]] = [:]
    /// The names of all classes with those of the types around them.
    private var owners: Set<String> = []
    private var imported: [String: Set<String>] = [:]

    init(_ files: [SourceFile]) {
        for file in files {
            let reader = IndexReader(viewMode: .sourceAccurate)
            reader.walk(file.tree)
            for (name, info) in reader.types { types[name, default: TypeInfo()].merge(info) }
            for (type, offset, names) in reader.inheritances {
                inheritances[type, default: []].append(
                    Inheritance(file: file.path, offset: offset, names: names))
            }
            optionalRequirements += reader.optionalRequirements
            properties.formUnion(reader.properties)
            heldTypes.merge(reader.heldTypes) { one, other in one.merging(other) { $0.union($1) } }
            metatypes.merge(reader.metatypes) { first, _ in first }
            for name in reader.outerTypes { outerTypes[name] = outerTypes[name] ?? file.path }
            typesOfFiles[file.path] = reader.typesOfFile
            innerTypes.formUnion(reader.innerTypes)
            bodies[file.path] = reader.bodies
            owners.formUnion(reader.bodies.map(\.owner))
            imported[file.path] = reader.imports
        }
    }

    /// The classes that a file declares, by their names with those of the types around them, and the offsets of their
    /// closing braces.
    func bodies(in file: SourceFile) -> [(owner: String, brace: Int)] { bodies[file.path] ?? [] }

    /// Whether a class, named with the types around it, is the one of a name. A name that is no class's whole name stands
    /// for all classes of its last part.
    func isClass(_ whole: String, named name: String) -> Bool {
        owners.contains(name) ? whole == name : whole.simpleTypeName == name.simpleTypeName
    }

    /// Where a type is declared.
    enum TypePlace {
        /// In one of the types around its name, or in a class above one.
        case inside
        /// Beside them: in no type.
        case outside
    }

    /// Looks up where the module declares the type that a name stands for.
    ///
    /// - Parameters:
    ///   - name: the name alone.
    ///   - file: the file that it is in.
    ///   - scopes: the types around it, the outermost first.
    /// - Returns: nil for a type of another module.
    func place(ofType name: String, in file: SourceFile, within scopes: [Scope]) -> TypePlace? {
        let isInside = scopes.indices.contains { last in
            let whole = scopes[...last].typeName
            let owners = [whole] + classes(above: scopes[last].simpleName)
            return owners.contains { innerTypes.contains("\($0).\(name)") }
        }
        if isInside { return .inside }
        let isOutside = outerTypes[name] != nil || typesOfFiles[file.path]?.contains(name) == true
        return isOutside ? .outside : nil
    }

    /// The modules that a file imports.
    func imports(of file: SourceFile) -> Set<String> { imported[file.path] ?? [] }

    /// Whether the module declares a type of this simple name.
    func declares(_ name: String) -> Bool {
        outerTypes[name] != nil || typesOfFiles.values.contains { $0.contains(name) }
            || innerTypes.contains { $0.hasSuffix(".\(name)") }
    }

    /// Whether the module declares a class of this simple name.
    func isClass(_ name: String) -> Bool { types[name]?.isClass ?? false }

    /// Returns the method of a name that a type or its ancestors within the module have.
    func method(_ name: String, labels: [String], of type: String) -> Method? {
        methods(name, of: type).first { $0.labels == labels }
    }

    /// Returns the methods of a name that a type and its ancestors within the module have, the nearest first.
    func methods(_ name: String, of type: String) -> [Method] {
        var (waiting, seen, found) = ([type], Set<String>(), [Method]())
        while let next = waiting.first {
            waiting.removeFirst()
            guard seen.insert(next).inserted, let info = types[next] else { continue }
            found += info.methods.filter { $0.name == name }
            waiting += info.inherited
        }
        return found
    }

    /// Returns the names of the types that a name is written to hold: that of the nearest property of the types around
    /// it, or that of a global.
    func types(heldBy name: String, within scopes: [Scope]) -> Set<String> {
        let owners = scopes.reversed().flatMap { [$0.simpleName] + classes(above: $0.simpleName) } + [""]
        return owners.lazy.compactMap { heldTypes[$0]?[name] }.first ?? []
    }

    /// Returns the names of the types that properties of a name are written to hold, whoever has them.
    func types(heldBy name: String) -> Set<String> {
        heldTypes.values.reduce(into: []) { $0.formUnion($1[name] ?? []) }
    }

    /// Returns the classes that have a method without parameters, by name.
    func owners(of method: String) -> [String] {
        types.filter { _, info in
            info.isClass && info.methods.contains { $0.name == method && $0.labels.isEmpty && !$0.isStatic }
        }.keys.sorted()
    }

    /// Whether a subclass within the module overrides a member.
    func isOverridden(in owner: String, where overrides: (TypeInfo) -> Bool) -> Bool {
        types.contains { name, info in
            name != owner && overrides(info) && isAncestor(owner, of: name)
        }
    }

    /// Whether a type inherits from one of several, which may be other modules'.
    func inherits(_ type: String, from ancestors: Set<String>) -> Bool {
        ancestors.contains { isAncestor($0, of: type) }
    }

    /// Whether a class, one above it or one below it declares an `init()`.
    func declaresPlainInitializer(around owner: String) -> Bool {
        types.contains { name, info in
            info.isClass && info.hasPlainInitializer
                && (name == owner || isAncestor(owner, of: name) || isAncestor(name, of: owner))
        }
    }

    /// Whether a class of layers has `init(layer:)`: its own, or all classes up to Core Animation's inherit
    /// it.
    func canCopyLayer(_ type: String) -> Bool {
        guard let info = types[type], info.isClass else { return true }
        if info.initializers.contains(["layer"]) { return true }
        return info.initializers.isEmpty && info.inherited.allSatisfy { canCopyLayer($0) }
    }

    private func isAncestor(_ ancestor: String, of type: String) -> Bool {
        var (waiting, seen) = (types[type]?.inherited ?? [], Set<String>())
        while let next = waiting.popLast() {
            if next == ancestor { return true }
            if seen.insert(next).inserted { waiting += types[next]?.inherited ?? [] }
        }
        return false
    }
}

/// An optional requirement of a protocol.
struct OptionalRequirement {
    /// The protocol.
    let owner: String
    let name: String
    /// The labels; nil for a property.
    let labels: [String]?
    /// Whether it returns something that cannot be nil, so that absence needs a sign of its own.
    let hidesAbsence: Bool
}
