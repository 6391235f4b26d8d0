import QuartzCore

extension UIStoryboard {
    /// A screen of a storyboard: how its controller is made, and where it leads.
    @preconcurrency @MainActor
    public struct Scene {
        let identifier: String
        let isInitial: Bool
        let segues: [Segue]
        let make: () -> UIViewController

        /// Describes a scene.
        ///
        /// - Parameters:
        ///   - identifier: its name in the storyboard.
        ///   - isInitial: whether the storyboard begins with it.
        ///   - segues: where it leads.
        ///   - make: returns a new controller with what the storyboard would set.
        public init(
            _ identifier: String, isInitial: Bool = false, segues: [Segue] = [],
            make: @escaping () -> UIViewController
        ) {
            (self.identifier, self.isInitial, self.segues, self.make) = (identifier, isInitial, segues, make)
        }
    }

    /// A way from one scene to another, or back.
    @preconcurrency @MainActor
    public struct Segue {
        /// How a segue shows its destination.
        public enum Kind {
            /// As `show(_:sender:)` does: a push inside of a navigation controller.
            case show
            /// As `showDetailViewController(_:sender:)` does.
            case showDetail
            /// Modally, in the style that the destination has.
            case present
            /// With the segue that a closure makes from identifier, source and destination.
            case custom((String, UIViewController, UIViewController) -> UIStoryboardSegue)
        }

        /// Where a segue leads.
        private enum Target {
            case forward(to: String, Kind)
            case back(Selector)
        }

        let identifier: String
        private let target: Target

        /// Describes a segue to another scene.
        ///
        /// - Parameters:
        ///   - identifier: its name in the scene.
        ///   - destination: the name of the scene to which it leads.
        ///   - kind: how it shows the destination.
        public init(_ identifier: String, to destination: String, kind: Kind = .show) {
            (self.identifier, target) = (identifier, .forward(to: destination, kind))
        }

        /// Describes an unwind segue: one that leads to the exit of its scene.
        ///
        /// It goes back to the nearest controller that has the method, among those that presented, pushed or
        /// contain the scene's controller.
        ///
        /// - Parameters:
        ///   - identifier: its name in the scene.
        ///   - action: the destination's method that gets the segue, as
        ///     `#selector(ListController.unwind(_:))`.
        public init(_ identifier: String, unwindingTo action: Selector) {
            (self.identifier, target) = (identifier, .back(action))
        }

        /// Performs the segue from a controller of its scene.
        func perform(from source: UIViewController, in storyboard: UIStoryboard, sender: Any?) {
            switch target {
            case .forward(let destination, let kind):
                let controller = storyboard.instantiateViewController(withIdentifier: destination)
                let made = segue(kind, from: source, to: controller)
                source.prepare(for: made, sender: sender)
                made.perform()
            case .back(let action): source.unwind(identifier, to: action, sender: sender)
            }
        }

        private func segue(
            _ kind: Kind, from source: UIViewController, to controller: UIViewController
        ) -> UIStoryboardSegue {
            if case .custom(let make) = kind { return make(identifier, source, controller) }
            return UIStoryboardSegue(identifier: identifier, source: source, destination: controller) {
                switch kind {
                case .present: source.present(controller, animated: UIView.areAnimationsEnabled)
                case .showDetail: source.showDetailViewController(controller, sender: source)
                default: source.show(controller, sender: source)
                }
            }
        }
    }

    /// Says what stands in a storyboard, in place of a file of that name. Holds for the application, or the
    /// stage, that runs now.
    public static func register(_ name: String, scenes: [Scene]) {
        FrameClock.current.part(StoryboardCatalog.self).storyboards[name] = scenes
    }
}

/// The storyboards and nibs that the program has registered.
@preconcurrency @MainActor
final class StoryboardCatalog: FrameClockPart {
    var storyboards: [String: [UIStoryboard.Scene]] = [:]
    var nibs: [String: (Any?) -> [Any]] = [:]

    init(clock: FrameClock) {}
}

/// The storyboard that made a controller, and the segues of the controller's scene.
@MainActor
struct StoryboardLink {
    let storyboard: UIStoryboard
    let segues: [UIStoryboard.Segue]
}

/// A coder that holds nothing, for initialisers that want one.
final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension UIViewController {
    /// The storyboard that the controller was made by.
    public var storyboard: UIStoryboard? { storyboardLink?.storyboard }

    /// Performs a segue of the controller's scene; false if there is none of that name.
    func performRegisteredSegue(_ identifier: String, sender: Any?) -> Bool {
        guard let link = storyboardLink,
            let segue = link.segues.first(where: { $0.identifier == identifier })
        else { return false }
        segue.perform(from: self, in: link.storyboard, sender: sender)
        return true
    }
}

// Makes a controller of a class that is known only at run time, as `UIView` does for views.
extension UIViewController {
    @_silgen_name("uikit_viewController_ofDynamicType")
    convenience init(ofDynamicType: Void) { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller of this class with its `init(nibName:bundle:)`.
    @_silgen_name("uikit_viewController_ofDynamicType")
    static func makeController() -> Self
}
