import ConstraintSolver

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutParent: UIView? { superview }

    var constraintsOnItem: [NSLayoutConstraint] {
        get { rare?.layout?.naming ?? [] }
        set { viewLayout.naming = newValue }
    }

    /// The priority with which a topmost view that constraints size keeps its size where they leave it open.
    private static let openPriority: Float = 1

    func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule] {
        let isRoot = engine.root === self
        if isRoot, let target = engine.target {
            return fittingRules(place, target) + contentRules(place, engine)
        }
        if translatesAutoresizingMaskIntoConstraints { return frameRules(place) }
        guard isRoot else { return contentRules(place, engine) }
        return frameRules(place, priority: Self.openPriority) + contentRules(place, engine)
    }

    private func frameRules(_ place: LayoutPlace, priority: Float = 1000) -> [LayoutRule] {
        let frame = untransformedFrame
        func rule(
            _ attribute: NSLayoutConstraint.Attribute, _ variable: SimplexSolver.Variable, _ value: CGFloat
        ) -> LayoutRule {
            LayoutRule(
                origin: .autoresizing, attribute: attribute, terms: [(variable, 1)],
                value: value.isFinite ? Double(value) : 0, priority: priority)
        }
        return [
            rule(.left, place.minX, frame.minX), rule(.top, place.minY, frame.minY),
            rule(.width, place.width, frame.width), rule(.height, place.height, frame.height),
        ]
    }

    private func fittingRules(_ place: LayoutPlace, _ target: FittingTarget) -> [LayoutRule] {
        func rule(
            _ attribute: NSLayoutConstraint.Attribute, _ variable: SimplexSolver.Variable, _ value: CGFloat,
            _ priority: UILayoutPriority
        ) -> LayoutRule {
            LayoutRule(
                origin: .fitting, attribute: attribute, terms: [(variable, 1)],
                value: value.isFinite ? Double(max(value, 0)) : 0, priority: priority.rawValue)
        }
        return [
            rule(.width, place.width, target.size.width, target.horizontal),
            rule(.height, place.height, target.size.height, target.vertical),
        ]
    }

    /// How the contents resist being stretched and cut.
    private func contentRules(_ place: LayoutPlace, _ engine: LayoutEngine) -> [LayoutRule] {
        var size = intrinsicContentSize
        if layoutContents.wraps {
            engine.noteWrapping(place)
            if let width = place.measuredWidth {
                size.height = sizeThatFits(CGSize(width: width, height: .infinity)).height
            }
        }
        let insets = alignmentRectInsets
        return rules(.width, place.width, size.width, insets.left + insets.right, .horizontal)
            + rules(.height, place.height, size.height, insets.top + insets.bottom, .vertical)
    }

    private func rules(
        _ attribute: NSLayoutConstraint.Attribute, _ variable: SimplexSolver.Variable, _ length: CGFloat,
        _ insets: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> [LayoutRule] {
        guard length >= 0, length.isFinite else { return [] }
        func rule(_ relation: SimplexSolver.Relation, _ priority: UILayoutPriority) -> LayoutRule {
            LayoutRule(
                origin: .contentSize, attribute: attribute, terms: [(variable, 1)], relation: relation,
                value: Double(length + insets), priority: priority.rawValue)
        }
        return [
            rule(.lessThanOrEqual, contentHuggingPriority(for: axis)),
            rule(.greaterThanOrEqual, contentCompressionResistancePriority(for: axis)),
        ]
    }
}

extension LayoutItem {
    /// The engine has other values for the item.
    func layoutDidChange(in engine: LayoutEngine) {
        if let view = self as? UIView {
            guard let frame = engine.constrainedFrame(of: view) else { return }
            let rect = view.inPixels(frame)
            guard view.constrainedFrame != rect else { return }
            if let superview = view.superview {
                superview.setNeedsLayout()
            } else {
                view.constrainedFrame = rect
            }
        } else if let guide = self as? ScrollGuide, !guide.isFrame {
            guide.owningView?.setNeedsLayout()
        }
    }
}
