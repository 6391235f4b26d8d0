import UIKit

/// A view in one colour.
final class Plate: UIView {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .systemBlue) {
        super.init(frame: CGRect(x: x, y: y, width: width, height: height))
        backgroundColor = color
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

/// A screen in one colour whose views are placed by a closure.
class PlainScreen: UIViewController {
    private let color: UIColor
    private let fill: (PlainScreen) -> Void

    init(_ title: String = "", _ color: UIColor = .white, fill: @escaping (PlainScreen) -> Void = { _ in }) {
        self.color = color
        self.fill = fill
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        fill(self)
    }
}

/// A screen that begins with views and runs steps.
func stage(_ views: UIView..., color: UIColor = .white) -> PlainScreen {
    PlainScreen("", color) { screen in views.forEach(screen.view.addSubview) }
}
