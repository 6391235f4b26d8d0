/// The bars of a navigation controller, which may be of classes that the application chose.
@MainActor
final class NavigationBars {
    let navigationBar: UINavigationBar
    private(set) var toolbar: UIToolbar?
    private let toolbarClass: UIToolbar.Type?

    init(_ navigationBarClass: AnyClass? = nil, _ toolbarClass: AnyClass? = nil) {
        navigationBar = Self.bar(of: navigationBarClass) ?? UINavigationBar(frame: .zero)
        self.toolbarClass = toolbarClass.flatMap { Self.checked($0) }
    }

    func makeToolbar() -> UIToolbar {
        let made = toolbarClass.flatMap { Self.bar(of: $0) } ?? UIToolbar(frame: .zero)
        toolbar = made
        return made
    }

    private static func bar<Bar: UIView>(of barClass: AnyClass?) -> Bar? {
        let found: Bar.Type? = barClass.flatMap { checked($0) }
        return found.flatMap { $0.makeView(frame: .zero) as? Bar }
    }

    private static func checked<Bar: UIView>(_ barClass: AnyClass) -> Bar.Type? {
        if let found = barClass as? Bar.Type { return found }
        TransitionTrace.current.report(
            Diagnostic(
                .error, UINavigationController.self, "init(navigationBarClass:toolbarClass:)",
                "UINavigationController cannot use \(barClass) for a bar: it must be a subclass of \(Bar.self)."
            ))
        return nil
    }
}
