extension NSLayoutConstraint {
    /// What the constraint says.
    var equation: String {
        let signs: [Relation: String] = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var text = "\(Self.name(firstItem)).\(firstAttribute)"
        if let origin = origins.first { text += " - \(Self.name(origin.item)).\(origin.attribute)" }
        text += " \(signs[relation] ?? "==") "
        if secondAttribute == .notAnAttribute {
            text += Self.number(constant)
        } else {
            if multiplier != 1 { text += "\(Self.number(multiplier))*" }
            text += "\(Self.name(secondItem)).\(secondAttribute)"
            if let origin = origins.second { text += " - \(Self.name(origin.item)).\(origin.attribute)" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
        }
        if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
        return text
    }

    static func name(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "'\(guide.identifier)'" }
        return "\(type(of: item)):\(UIView.address(of: item))"
    }

    /// A number without digits that say nothing.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
