import QuartzCore

/// Goes from one controller to another. There are no storyboard files here: an app registers its segues with the
/// scenes, or makes them itself.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue in its scene; nil if it has none.
    open private(set) var identifier: String?
    /// The controller at which the segue starts.
    open private(set) var source: UIViewController
    /// The controller to which the segue leads.
    open private(set) var destination: UIViewController

    private let performHandler: (() -> Void)?
    /// The way of an unwind segue.
    private var path: UnwindPath?

    /// Makes a segue; a subclass says in `perform()` what it does.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        performHandler = nil
    }

    /// Makes a segue that a closure performs.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        self.performHandler = performHandler
    }

    /// Makes a segue that goes back along a path.
    convenience init(identifier: String?, source: UIViewController, along path: UnwindPath) {
        self.init(identifier: identifier, source: source, destination: path.destination)
        self.path = path
    }

    /// Goes to the destination: calls the closure, or unwinds, unless overridden.
    open func perform() {
        if let path { return path.follow(for: self) }
        if let performHandler { return performHandler() }
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "perform()",
                "\(TransitionTrace.className(of: self)) “\(identifier ?? "")” does nothing: override perform(), or "
                    + "make the segue with a performHandler."))
    }
}

extension UIViewController {
    /// Reports that a segue is missing, in the words of UIKit's exception.
    func reportNoSegue(_ identifier: String) {
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "performSegue(withIdentifier:sender:)",
                "Receiver (\(name)) has no segue with identifier '\(identifier)': there are no storyboard files on "
                    + "this system, so register the scene with the segue, or present the controller."))
    }
}
