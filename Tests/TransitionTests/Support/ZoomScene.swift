import UIKit
import UITesting

/// A stage with A on it, a source view in A, and B, which zooms out of that.
final class ZoomScene {
    static let size = CGSize(width: 200, height: 400)

    let stage: Stage
    let journal = Journal()
    let a: LoggedController
    let b: LoggedController
    let source = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
    let options = UIViewController.Transition.ZoomOptions()
    /// What the provider returns, and how often it was asked.
    var provided: UIView?
    private(set) var questions = 0

    init(style: UIModalPresentationStyle = .fullScreen, isInNavigation: Bool = false) {
        stage = Stage(size: Self.size)
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        provided = source
        source.backgroundColor = .red
        source.layer.cornerRadius = 8
        b.modalPresentationStyle = style
        let navigation = isInNavigation ? UINavigationController(rootViewController: a) : nil
        navigation?.navigationBar.isTranslucent = false
        stage.present(navigation ?? a)
        a.view.addSubview(source)
        b.view.backgroundColor = .blue
        b.preferredTransition = .zoom(options: options) { [unowned self] _ in
            questions += 1
            return provided
        }
        stage.advance(by: 0.05)
        journal.clear()
    }

    func present() {
        a.present(b, animated: true) { [journal] in journal.note("completion") }
        stage.advance(to: stage.now)
    }

    func presentToTheEnd() {
        present()
        stage.settle()
        journal.clear()
    }

    func dismiss() {
        a.dismiss(animated: true) { [journal] in journal.note("completion") }
        stage.advance(to: stage.now)
    }

    /// What is to be seen of B: the card, in the window.
    var card: CGRect? {
        guard let superview = b.view.superview, b.view.window != nil else { return nil }
        let view = superview.clipsToBounds ? superview : b.view
        return view?.convert(view?.bounds ?? .zero, to: nil)
    }

    /// Where B's view lies, cut off or not, in the window.
    var content: CGRect { b.view.convert(b.view.bounds, to: nil) }

    var cardRadius: CGFloat { b.view.superview?.layer.cornerRadius ?? 0 }

    var sourceFrame: CGRect { source.convert(source.bounds, to: nil) }

    /// Every view in the window that is to be seen, with its frame, transform and opacity, one a line.
    var hierarchy: String { Self.describe(stage.window, indent: "") }

    private static func describe(_ view: UIView, indent: String) -> String {
        let line =
            "\(indent)\(type(of: view)) \(view.frame) \(view.transform) \(view.alpha) \(view.isHidden)\n"
        return view.subviews.reduce(line) { $0 + describe($1, indent: indent + " ") }
    }

    func diagnostics() -> [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}

/// Whether no edge is off by more than half a point.
func isNear(_ actual: CGRect?, _ expected: CGRect, tolerance: CGFloat = 0.5) -> Bool {
    guard let actual else { return false }
    return abs(actual.minX - expected.minX) <= tolerance && abs(actual.minY - expected.minY) <= tolerance
        && abs(actual.maxX - expected.maxX) <= tolerance && abs(actual.maxY - expected.maxY) <= tolerance
}
