import Foundation

/// What the controllers and views of an application with a `restorationIdentifier` have at the end of one start and get
/// in the next one.
///
/// ```
/// the delegate     []
/// a controller     ["tabs"]
///   a child        ["tabs", "list"]
///     a view       ["tabs", "list", "table"]
/// ```
/// The parts of a controller without an identifier are left out.
@MainActor
struct RestorableState {
    /// What one object has.
    private struct Entry {
        let path: [String]
        let isView: Bool
        /// The name of the class that makes the controller again.
        let maker: String?
        /// The name of the controller that it presents.
        let presented: String?
        let values: [String: Any]
    }

    private enum Key {
        static let (path, isView, maker) = ("path", "isView", "maker")
        static let (presented, values) = ("presented", "values")
    }

    private var entries: [Entry] = []

    // MARK: - As a property list

    /// The state in a form that property lists hold.
    var list: [[String: Any]] {
        entries.map { entry in
            var item: [String: Any] = [
                Key.path: entry.path, Key.isView: entry.isView, Key.values: entry.values,
            ]
            item[Key.maker] = entry.maker
            item[Key.presented] = entry.presented
            return item
        }
    }

    /// Reads a state from that form; what is no entry is passed over.
    init(_ list: [[String: Any]]) {
        entries = list.compactMap { item in
            guard let path = item[Key.path] as? [String], let values = item[Key.values] as? [String: Any]
            else { return nil }
            return Entry(
                path: path, isView: item[Key.isView] as? Bool ?? false, maker: item[Key.maker] as? String,
                presented: item[Key.presented] as? String, values: values)
        }
    }

    // MARK: - At the end

    /// Asks the delegate, and all controllers and views that are there, for their state.
    init(of application: UIApplication, _ delegate: any UIApplicationDelegate) {
        add([], isView: false) { delegate.application(application, willEncodeRestorableStateWith: $0) }
        for window in application.windows {
            if let root = window.rootViewController { add(root, below: []) }
        }
    }

    private mutating func add(_ controller: UIViewController, below path: [String]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let own = path + [identifier]
        let maker = controller.restorationClass.flatMap { _mangledTypeName($0) }
        add(own, isView: false, maker: maker, presented: controller.presentation.presented) {
            controller.encodeRestorableState(with: $0)
        }
        if let view = controller.viewIfLoaded { addViews(in: view, below: own) }
        for next in controller.restoredBelow { add(next, below: own) }
    }

    private mutating func addViews(in view: UIView, below path: [String]) {
        if let identifier = view.restorationIdentifier {
            add(path + [identifier], isView: true) { view.encodeRestorableState(with: $0) }
        }
        for subview in view.subviews where subview.owningViewController == nil {
            addViews(in: subview, below: path)
        }
    }

    private mutating func add(
        _ path: [String], isView: Bool, maker: String? = nil, presented: UIViewController? = nil,
        _ encode: (NSCoder) -> Void
    ) {
        let coder = RestorationCoder { ($0 as? UIViewController)?.restorationPath }
        encode(coder)
        entries.append(
            Entry(
                path: path, isView: isView, maker: maker, presented: presented?.restorationIdentifier,
                values: coder.values))
    }

    // MARK: - In the next start

    /// Makes what is not there yet, and gives all objects their state.
    func restore(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        var found: [[String]: UIViewController] = [:]
        for window in application.windows {
            window.rootViewController?.collectRestored(below: [], &found)
        }
        func coder(_ entry: Entry) -> RestorationCoder { RestorationCoder(entry.values) { found[$0] } }
        let controllers = entries.filter { !$0.isView && !$0.path.isEmpty }
        for entry in controllers where found[entry.path] == nil {
            found[entry.path] = make(entry, coder(entry), application, delegate)
        }
        // From the innermost out: a stack gets screens that have their state.
        for entry in controllers.reversed() {
            guard let controller = found[entry.path] else { continue }
            controller.loadViewIfNeeded()
            for view in entries where view.isView && view.path.dropLast() == entry.path[...] {
                controller.view.restored(view.path.last ?? "")?.decodeRestorableState(with: coder(view))
            }
            controller.decodeRestorableState(with: coder(entry))
        }
        for entry in controllers {
            guard let controller = found[entry.path], let name = entry.presented,
                let presented = found[entry.path + [name]], presented.presentation.presenting == nil
            else { continue }
            controller.present(presented, animated: false)
        }
        for entry in controllers { found[entry.path]?.applicationFinishedRestoringState() }
        if let entry = entries.first(where: \.path.isEmpty) {
            delegate.application(application, didDecodeRestorableStateWith: coder(entry))
        }
    }

    private func make(
        _ entry: Entry, _ coder: NSCoder, _ application: UIApplication, _ delegate: any UIApplicationDelegate
    ) -> UIViewController? {
        let maker = entry.maker.flatMap { _typeByName($0) as? any UIViewControllerRestoration.Type }
        let made =
            maker.map { $0.viewController(withRestorationIdentifierPath: entry.path, coder: coder) }
            ?? delegate.application(
                application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
        made?.restorationIdentifier = entry.path.last
        if let maker { made?.restorationClass = maker }
        return made
    }
}

extension UIViewController {
    /// The controllers whose state is kept with this one's.
    fileprivate var restoredBelow: [UIViewController] {
        let children = (self as? any RestoredContainer)?.restoredChildren ?? containedControllers
        return children + (presentation.presented.map { [$0] } ?? [])
    }

    /// The identifiers on the way to the controller; nil where one is missing.
    fileprivate var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let outer = containingController?.keeper(of: self) ?? presentation.presenting else {
            return [restorationIdentifier]
        }
        return outer.restorationPath.map { $0 + [restorationIdentifier] }
    }

    /// The controller with whose state that of a child is kept.
    private func keeper(of child: UIViewController) -> UIViewController {
        (self as? any RestoredContainer)?.restoredParent(of: child) ?? self
    }

    fileprivate func collectRestored(below path: [String], _ found: inout [[String]: UIViewController]) {
        guard let restorationIdentifier else { return }
        let own = path + [restorationIdentifier]
        found[own] = found[own] ?? self
        for next in restoredBelow { next.collectRestored(below: own, &found) }
    }
}

extension UIView {
    /// Returns the view in this one that has an identifier.
    fileprivate func restored(_ identifier: String) -> UIView? {
        if restorationIdentifier == identifier { return self }
        for subview in subviews where subview.owningViewController == nil {
            if let found = subview.restored(identifier) { return found }
        }
        return nil
    }
}
