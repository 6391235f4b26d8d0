import Foundation

/// Asks the application for the source view and the alignment, and diagnoses a missing source view.
@MainActor
struct ZoomSource {
    let options: UIViewController.Transition.ZoomOptions
    let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    /// Returns the source view if it is in a window and has a size; else `nil`, with a diagnostic if
    /// `reports`.
    func view(below: UIViewController, zoomed: UIViewController, reports: Bool) -> UIView? {
        let view = provider(
            UIViewController.Transition.ZoomSourceViewProviderContext(
                sourceViewController: below, zoomedViewController: zoomed))
        if let view, view.window != nil, view.bounds.width > 0, view.bounds.height > 0 { return view }
        if reports { report(view, zoomed) }
        return nil
    }

    /// Returns the part of the zoomed view that lies over the source view, in the points of `content`; `nil`:
    /// the whole view.
    func alignment(of source: UIView, zoomed: UIViewController, in content: UIView) -> CGRect? {
        guard let provider = options.alignmentRectProvider else { return nil }
        let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
            sourceView: source, zoomedViewController: zoomed)
        guard let rect = provider(context), !rect.isNull, rect.width > 0, rect.height > 0,
            let view = zoomed.viewIfLoaded
        else { return nil }
        return view === content ? rect : view.convert(rect, to: content)
    }

    private func report(_ view: UIView?, _ zoomed: UIViewController) {
        let name = TransitionTrace.className(of: zoomed)
        let problem =
            view.map {
                $0.window == nil
                    ? "returned <\(TransitionTrace.className(of: $0))>, which is in no window"
                    : "returned <\(TransitionTrace.className(of: $0))>, which has no size"
            } ?? "returned nil"
        TransitionTrace.current.report(
            Diagnostic(
                .warning, zoomed, "zoom(options:sourceViewProvider:)",
                "The source view provider of the zoom of \(name) \(problem), so the zoom goes to and from the middle: "
                    + "return the view on the screen that stands for what \(name) shows."))
    }
}
