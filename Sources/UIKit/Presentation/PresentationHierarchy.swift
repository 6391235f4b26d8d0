import Foundation

/// The views of one presentation: its container, and the place that the presenter's view left for it.
@MainActor
final class PresentationHierarchy {
    let container: TransitionContainerView
    /// Whether the presentation has begun, so that the application may know the container.
    var hasBegun = false
    /// Whether the presenter's view leaves the hierarchy; asked once, when the presentation starts.
    private(set) var removesPresenter = false
    private weak var presenter: UIViewController?
    /// Where the presenter's view lies without the presentation.
    private var home: Home?
    /// Where in the hierarchy the presenter's view was before it was removed.
    private var place: Place?
    /// Whether the container covers only the presenter's view, in that view's superview, not the window.
    private(set) var isInContext = false

    /// A frame in the container, and the view that it fills at any size.
    private struct Home {
        let frame: CGRect
        /// Whether it fills the container.
        let fills: Bool
        /// The superview that the presenter's view fills, such as a sheet's card; `nil` if it fills none.
        weak var filled: UIView?
    }

    private struct Place {
        weak var superview: UIView?
        let index: Int
    }

    init(controller: UIPresentationController, presenter: UIViewController) {
        container = TransitionContainerView(frame: .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentationController = controller
        self.presenter = presenter
    }

    // MARK: - The container

    /// Puts the container over the window, or in a context over the presenter's view.
    ///
    /// - Returns: whether the presenter's view is in a window.
    func install(coveringWindow: Bool, removesPresenter: Bool) -> Bool {
        guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window else {
            return false
        }
        self.removesPresenter = removesPresenter
        if !coveringWindow, let superview = presenterView.superview {
            isInContext = true
            cover(presenterView, in: superview)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
        noteHome(of: presenterView)
        if removesPresenter { takePresenterView(presenterView) }
        return true
    }

    private func cover(_ presenterView: UIView, in superview: UIView) {
        container.frame = presenterView.frame
        container.autoresizingMask = presenterView.autoresizingMask
        superview.insertSubview(container, aboveSubview: presenterView)
    }

    /// Moves a container that lies beside the presenter's view into the window, before their superview is
    /// removed.
    func leaveContext() {
        guard isInContext, let window = container.window else { return }
        window.addSubview(container)
    }

    /// Whether the presented view has replaced the presenter's in the context, so that the presenter does not
    /// appear with its parent.
    var hasReplacedPresenter: Bool {
        isInContext && place != nil && presenter?.viewIfLoaded?.superview !== container
    }

    /// Moves a container that lies beside the presenter's view into that view, so that the presentation
    /// follows it to another superview.
    func joinPresenter() {
        guard isInContext, let view = presenter?.viewIfLoaded, container.superview != nil,
            container.superview !== view, container.superview !== view.window,
            !view.isDescendant(of: container)
        else { return }
        view.addSubview(container)
        container.place(in: view.bounds)
    }

    /// Moves the container back beside the presenter's view, or into its place if the presentation removes the view.
    func leavePresenter() {
        guard isInContext, let view = presenter?.viewIfLoaded, container.superview === view,
            let superview = view.superview
        else { return }
        cover(view, in: superview)
        guard hasReplacedPresenter else { return }
        place = Place(superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
        view.removeFromSuperview()
    }

    /// Gives a container that covers the presenter's view the view's frame.
    func followPresenter() {
        guard let view = presenter?.viewIfLoaded, view.superview != nil,
            view.superview === container.superview,
            container.superview !== view.window, container.frame != view.frame
        else { return }
        container.frame = view.frame
    }

    func uninstall() {
        container.removeFromSuperview()
        container.presentationController = nil
        updateTintBehind()
    }

    // MARK: - The tint behind

    /// Whether a dismissal runs, during which the tint behind is not dimmed.
    var isLeaving = false {
        didSet { updateTintBehind() }
    }

    /// The presenter's view while its tint is dimmed.
    private weak var dimmedView: UIView?

    /// Dims the tint of the presenter's view while the presentation asks for it.
    func updateTintBehind() {
        let dims = hasBegun && !isLeaving && container.presentationController?.dimsTintBehind == true
        let view = dims ? presenter?.viewIfLoaded : nil
        guard view !== dimmedView else { return }
        dimmedView?.setBehindPresentation(false)
        dimmedView = view
        view?.setBehindPresentation(true)
    }

    // MARK: - The presenter's view

    /// The frame of the presenter's view now, in the container; a presentation may have moved it.
    var presenterFrame: CGRect {
        guard place == nil else { return presenterHome }
        guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return .zero }
        return superview.convert(view.frame, to: container)
    }

    /// Where the presenter's view lies without the presentation, in the container.
    var presenterHome: CGRect {
        guard presenter != nil, let home else { return .zero }
        if home.fills { return container.bounds }
        return home.filled.map { $0.convert($0.bounds, to: container) } ?? home.frame
    }

    /// Records the frame of the view without its transform.
    private func noteHome(of view: UIView) {
        guard let superview = view.superview else { return }
        let untransformed = view.untransformedFrame
        let frame = superview.convert(untransformed, to: container)
        home = Home(
            frame: frame, fills: frame.isClose(to: container.bounds),
            filled: untransformed.isClose(to: superview.bounds) ? superview : nil)
    }

    /// Moves the presenter's view into the container, so that it takes part in the transition.
    private func takePresenterView(_ view: UIView) {
        guard let superview = view.superview else { return }
        place = Place(superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
        container.insertSubview(view, at: 0)
        view.place(in: presenterHome)
    }

    /// Gives the presenter's view its final frame, before an animator adds it to the container.
    func preparePresenterView() {
        guard place != nil, let view = presenter?.viewIfLoaded else { return }
        view.place(in: presenterHome)
    }

    /// Adds the presenter's view to the container, where there is no animator to do it.
    func addPresenterView(to container: UIView) {
        guard place != nil, let view = presenter?.viewIfLoaded, view.superview !== container else { return }
        container.insertSubview(view, at: 0)
    }

    /// Takes the presenter's view out of the hierarchy.
    func removePresenterView() {
        guard removesPresenter, let view = presenter?.viewIfLoaded else { return }
        view.removeFromSuperview()
    }

    /// Changes the presenter, as the presentation below has taken another form. If the earlier presenter's
    /// view was removed, the new one's is.
    func changePresenter(to controller: UIViewController) {
        presenter = controller
        updateTintBehind()
        guard let view = controller.viewIfLoaded, view.superview !== container else { return }
        if isInContext, let superview = view.superview { cover(view, in: superview) }
        noteHome(of: view)
        guard removesPresenter else { return }
        takePresenterView(view)
        removePresenterView()
    }

    /// Returns the presenter's view to its place before the presentation.
    func returnPresenterView() {
        guard let place, let superview = place.superview, let view = presenter?.viewIfLoaded else { return }
        // The presenter's view was moved elsewhere with the container inside it.
        guard container.superview !== view else { return self.place = nil }
        let frame = container.convert(presenterHome, to: superview)
        superview.insertSubview(view, at: min(place.index, superview.subviews.count))
        view.place(in: frame)
        self.place = nil
    }
}
