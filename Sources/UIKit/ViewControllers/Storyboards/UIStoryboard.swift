import Foundation

/// Makes the view controllers of scenes that the program registers in code.
///
/// There are no storyboard files here. A program says what stands in one before it is used, as when it has
/// launched:
///
/// ```swift
/// UIStoryboard.register("Main", scenes: [
///     .init("List", isInitial: true, segues: [.init("showDetail", to: "Detail")]) { ListViewController() },
///     .init("Detail") { DetailViewController() },
/// ])
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?

    /// Opens a storyboard. One that was not registered has no scenes, with a diagnostic.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil)
        super.init()
        guard scenes == nil else { return }
        report(
            "init(name:bundle:)",
            "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath): there are no "
                + "storyboard files on this system, so say what stands in it with UIStoryboard.register(_:scenes:)"
        )
    }

    /// Returns a new controller of the scene that comes first; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        scenes?.first { $0.isInitial }.map { make($0) }
    }

    /// Returns a new controller of the scene that comes first, or what a closure makes in its place.
    ///
    /// - Parameter creator: makes the controller; its coder holds nothing. Nil for the scene's own.
    /// - Returns: the controller; nil if there is no such scene, or it is of another class.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = scenes?.first(where: { $0.isInitial }) else { return nil }
        return creator?(EmptyCoder()).map { adopt($0, of: scene) } ?? make(scene) as? ViewController
    }

    /// Returns a new controller of a scene. If there is none of that name, an empty one, with a diagnostic.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let scene = scene(identifier) { return make(scene) }
        reportNoScene(identifier, "instantiateViewController(withIdentifier:)")
        return UIViewController()
    }

    /// Returns a new controller of a scene, or what a closure makes in its place.
    ///
    /// - Parameters:
    ///   - identifier: the name of the scene.
    ///   - creator: makes the controller; its coder holds nothing. Nil for the scene's own.
    /// - Returns: the controller. If there is no such scene, or it is of another class, an empty one of
    ///   the class that is wanted, with a diagnostic.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let scene = scene(identifier)
        if let made = creator?(EmptyCoder()) { return scene.map { adopt(made, of: $0) } ?? made }
        if let made = scene.map({ make($0) }) as? ViewController { return made }
        reportNoScene(identifier, "instantiateViewController(identifier:creator:)")
        return ViewController(coder: EmptyCoder()) ?? ViewController.makeController()
    }

    // MARK: - Scenes

    private var scenes: [Scene]? { FrameClock.current.part(StoryboardCatalog.self).storyboards[name] }

    private func scene(_ identifier: String) -> Scene? { scenes?.first { $0.identifier == identifier } }

    private func make(_ scene: Scene) -> UIViewController { adopt(scene.make(), of: scene) }

    private func adopt<Controller: UIViewController>(_ made: Controller, of scene: Scene) -> Controller {
        made.storyboardLink = StoryboardLink(storyboard: self, segues: scene.segues)
        made.awakeFromNib()
        return made
    }

    private func reportNoScene(_ identifier: String, _ call: String) {
        report(
            call,
            "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)': add a scene of "
                + "that name where it is registered")
    }

    private func report(_ call: String, _ problem: String) {
        TransitionTrace.current.report(Diagnostic(.error, self, call, "\(problem)."))
    }
}
