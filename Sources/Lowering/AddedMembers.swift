/// A member that an extension adds to a class of another module.
struct AddedMember: Hashable {
    let name: String
    /// The labels; nil for a property.
    let labels: [String]?
}

extension ModuleIndex {
    /// Whether a class is one of views.
    func isView(_ type: String) -> Bool { type == "UIView" || classes(above: type).contains("UIView") }

    /// Whether a class is one of layers.
    func isLayer(_ type: String) -> Bool { type == "CALayer" || classes(above: type).contains("CALayer") }

    /// Whether a class is one of cells of tables.
    func isTableCell(_ type: String) -> Bool {
        type == "UITableViewCell" || classes(above: type).contains("UITableViewCell")
    }

    /// Whether a class is an object whose `awakeFromNib()` is none of UIKit's: no responder, bar item or constraint.
    func isPlainObject(_ type: String) -> Bool {
        let above = classes(above: type)
        return isObject(type)
            && above.allSatisfy { !["UIResponder", "UIBarItem", "NSLayoutConstraint"].contains($0) }
    }

    /// Whether a class is one of Objective-C's, as all are that inherit from `NSObject`.
    func isObject(_ type: String) -> Bool {
        ([type] + classes(above: type)).contains {
            UIKitNames.isClass($0) || types[$0]?.inherited.contains("NSObject") == true
        }
    }

    /// Whether a class is one of view controllers.
    func isController(_ type: String) -> Bool {
        type == "UIViewController" || classes(above: type).contains("UIViewController")
    }

    /// Returns the class of another module whose extension adds the member that a type overrides; nil for
    /// others.
    func adder(of member: AddedMember, overriddenIn type: String) -> String? {
        guard overrides(type, member) else { return nil }
        return classes(above: type).first { adds($0, member) }
    }

    /// Returns the types that override what an extension of another module's class adds, those of most
    /// ancestors first. Of classes that override each other's the first is here alone, as they do so by
    /// themselves.
    func overriders(of member: AddedMember, addedTo base: String) -> [String] {
        guard adds(base, member) else { return [] }
        let all = types.keys.filter { adder(of: member, overriddenIn: $0) == base }
        return all.filter { root(of: member, in: $0) == $0 }.sorted {
            let depths = (classes(above: $0).count, classes(above: $1).count)
            return depths.0 == depths.1 ? $0 < $1 : depths.0 > depths.1
        }
    }

    /// Returns the first class of those that override a member in their bodies, one after the other.
    func root(of member: AddedMember, in type: String) -> String {
        guard overridesInBody(type, member) else { return type }
        return classes(above: type).last { overridesInBody($0, member) } ?? type
    }

    /// Returns the next ancestor that has an implementation of its own.
    func next(of member: AddedMember, above type: String) -> String? {
        classes(above: type).first { overrides($0, member) || adds($0, member) }.map {
            root(of: member, in: $0)
        }
    }

    private func adds(_ type: String, _ member: AddedMember) -> Bool {
        guard !isClass(type), let info = types[type], !info.isProtocol else { return false }
        guard let labels = member.labels else { return info.addedVariables.contains(member.name) }
        return info.methods.contains {
            $0.name == member.name && $0.labels == labels && !$0.isOverride && !$0.isStatic
        }
    }

    private func overrides(_ type: String, _ member: AddedMember) -> Bool {
        guard let info = types[type] else { return false }
        guard let labels = member.labels else { return info.overridingVariables.contains(member.name) }
        return info.methods.contains { $0.isOverride && $0.name == member.name && $0.labels == labels }
    }

    private func overridesInBody(_ type: String, _ member: AddedMember) -> Bool {
        guard let info = types[type], info.isClass else { return false }
        guard let labels = member.labels else { return info.overridingBodyVariables.contains(member.name) }
        return info.methods.contains {
            $0.isOverride && !$0.isInExtension && $0.name == member.name && $0.labels == labels
        }
    }

    /// Returns the classes above a type, the nearest first, of this module and of UIKit.
    func classes(above type: String) -> [String] {
        var result: [String] = []
        var next = superclass(of: type)
        while let current = next, !result.contains(current), current != type {
            result.append(current)
            next = superclass(of: current)
        }
        return result
    }

    private func superclass(of type: String) -> String? {
        // A protocol may be one of the subclasses of a class.
        if isClass(type) || types[type]?.isProtocol == true {
            return types[type]?.inherited.first { isClass($0) || UIKitNames.superclass(of: $0) != nil }
        }
        return UIKitNames.superclass(of: type)
    }
}
