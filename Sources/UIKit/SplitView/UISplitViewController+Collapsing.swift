import Foundation

/// The columns of a split view controller while they are shown as one.
@MainActor
struct SplitCollapse {
    /// What is seen.
    let shown: UIViewController
    /// The secondary controller, which is not in sight by itself.
    var secondary: UIViewController?
    /// Where in the stack of the shown navigation controller the secondary one's controllers begin.
    var depth: Int?
    /// Those controllers, which the user may have popped.
    var moved: [UIViewController] = []
}

extension UISplitViewController {
    // MARK: - Columns

    func setControllers(_ controllers: [UIViewController]) {
        if controllers.count > 2 {
            report(
                "viewControllers", "has two columns, so the controllers after the second one are ignored")
        }
        clock.perform {
            put(controllers.first, into: .primary)
            put(controllers.dropFirst().first, into: .secondary)
        }
    }

    func put(_ controller: UIViewController?, into column: Column) {
        let controller = controller.map { wrapped($0, column) }
        guard controller !== columns[column] else { return }
        if let controller, columns.values.contains(where: { $0 === controller }) {
            return report(
                "setViewController(_:for:)",
                "has \(TransitionTrace.className(of: controller)) in another column: use another controller"
            )
        }
        // Both columns are there while one of them changes, even where the layout is made in between.
        withoutSettling {
            let old = collapse
            if old != nil { expand(tells: false) }
            let showsSecondary =
                columns[.primary] != nil && old != nil && old?.shown === columns[.secondary]
            columns[column].map(remove)
            columns[column] = controller
            controller.map(add)
            if old != nil {
                collapseColumns(onto: showsSecondary ? columns[.secondary] : nil, tells: false)
            }
        }
        overrideTraits()
        viewIfLoaded?.setNeedsLayout()
    }

    private func withoutSettling(_ change: () -> Void) {
        let wasSettling = isSettling
        isSettling = true
        change()
        isSettling = wasSettling
    }

    private func wrapped(_ controller: UIViewController, _ column: Column) -> UIViewController {
        guard style == .doubleColumn, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        return controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    private func add(_ child: UIViewController) {
        guard child.parent !== self else { return }
        addChild(child)
        child.didMove(toParent: self)
    }

    private func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// A narrow column has a compact width, whatever the whole has.
    func overrideTraits() {
        guard let primary = columns[.primary], primary.parent === self else { return }
        setOverrideTraitCollection(
            collapse == nil ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: primary)
    }

    // MARK: - One or two

    /// Shows the columns as one or as two, as the width asks for.
    func settle() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard !isSettling, !isSettled || isCompact != (collapse != nil) else { return }
        withoutSettling {
            if isCompact {
                let own =
                    columns[.compact] == nil ? delegate?.primaryViewController(forCollapsing: self) : nil
                collapseColumns(onto: own, tells: isSettled)
            } else if isSettled {
                expand(tells: true)
            }
        }
        isSettled = true
        views.updateButton(isCollapsed: collapse != nil)
        overrideTraits()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the columns as one: the compact one, else the given controller, which becomes the primary one unless it is
    /// the secondary one, else what there is.
    private func collapseColumns(onto own: UIViewController?, tells: Bool) {
        if let own, own !== columns[.secondary] { replacePrimary(with: own) }
        guard let shown = columns[.compact] ?? own ?? columns[.primary] ?? columns[.secondary] else { return }
        chosenMode = nil
        let secondary = columns[.secondary]
        var made = SplitCollapse(shown: shown, secondary: secondary)
        if let secondary, secondary !== shown, columns[.compact] == nil,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: shown) != true
        {
            push(secondary, onto: shown, &made, animated: false)
        }
        collapse = made
        add(shown)
        if tells { delegate?.splitViewControllerDidCollapse(self) }
    }

    /// Moves the controllers of a secondary one onto the stack of the shown one.
    private func push(
        _ secondary: UIViewController, onto shown: UIViewController, _ made: inout SplitCollapse,
        animated: Bool
    ) {
        guard let navigation = shown as? UINavigationController else { return }
        made.secondary = secondary
        made.depth = navigation.viewControllers.count
        remove(secondary)
        if let inner = secondary as? UINavigationController {
            made.moved = inner.viewControllers
            inner.setViewControllers([], animated: false)
        } else {
            made.moved = [secondary]
        }
        navigation.setViewControllers(navigation.viewControllers + made.moved, animated: animated)
    }

    private func expand(tells: Bool) {
        guard let old = collapse else { return }
        collapse = nil
        if tells, let other = delegate?.primaryViewController(forExpanding: self) {
            replacePrimary(with: other)
        }
        let separated =
            tells
            ? delegate?.splitViewController(self, separateSecondaryFrom: columns[.primary] ?? old.shown)
            : nil
        let secondary = take(from: old)
        columns[.secondary] = separated ?? secondary
        for column in [Column.primary, .secondary] { columns[column].map(add) }
        if let compact = columns[.compact] { compact.viewIfLoaded?.removeFromSuperview() }
        if tells { delegate?.splitViewControllerDidExpand(self) }
    }

    private func replacePrimary(with controller: UIViewController) {
        guard controller !== columns[.primary] else { return }
        columns[.primary].map(remove)
        columns[.primary] = controller
        add(controller)
    }

    /// Takes the secondary one's controllers off the stack again, with those that were pushed over them.
    private func take(from old: SplitCollapse) -> UIViewController? {
        guard let depth = old.depth, let navigation = old.shown as? UINavigationController else {
            return old.secondary
        }
        let stack = navigation.viewControllers
        let pushed = Array(stack.dropFirst(depth))
        if !pushed.isEmpty {
            navigation.setViewControllers(Array(stack.prefix(depth)), animated: false)
        }
        // Where the user has gone back, it is what it was.
        let back = pushed.isEmpty ? old.moved : pushed
        if let inner = old.secondary as? UINavigationController {
            inner.setViewControllers(back, animated: false)
            return inner
        }
        return back.count == 1 ? back.first : stacked(back)
    }

    private func stacked(_ controllers: [UIViewController]) -> UIViewController {
        let navigation = UINavigationController()
        navigation.setViewControllers(controllers, animated: false)
        return navigation
    }

    // MARK: - Showing

    func bring(_ column: Column) {
        guard var collapsed = collapse else {
            if column == .primary, displayMode == .secondaryOnly { toggleColumn() }
            return
        }
        guard let navigation = collapsed.shown as? UINavigationController, let depth = collapsed.depth
        else { return }
        let isPushed = navigation.viewControllers.count > depth
        if column == .primary, isPushed, depth > 0 {
            navigation.popToViewController(navigation.viewControllers[depth - 1], animated: true)
        } else if column == .secondary, !isPushed {
            collapsed.depth = navigation.viewControllers.count
            collapse = collapsed
            navigation.setViewControllers(navigation.viewControllers + collapsed.moved, animated: true)
        }
    }

    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if let navigation = (collapse?.shown ?? columns[.primary]) as? UINavigationController {
            return navigation.show(controller, sender: sender)
        }
        if collapse == nil {
            put(controller, into: .primary)
        } else {
            present(controller, animated: true)
        }
    }

    func showSecondary(_ controller: UIViewController) {
        guard var collapsed = collapse else {
            put(controller, into: .secondary)
            if displayMode == .oneOverSecondary { choose(.secondaryOnly) }
            return
        }
        guard collapsed.shown is UINavigationController else {
            return present(controller, animated: true)
        }
        let wrapped = wrapped(controller, .secondary)
        if let navigation = collapsed.shown as? UINavigationController, let depth = collapsed.depth,
            navigation.viewControllers.count > depth
        {
            // What was chosen before makes room.
            navigation.setViewControllers(
                Array(navigation.viewControllers.prefix(depth)), animated: false)
        }
        push(wrapped, onto: collapsed.shown, &collapsed, animated: UIView.areAnimationsEnabled)
        columns[.secondary] = wrapped
        collapse = collapsed
    }
}
