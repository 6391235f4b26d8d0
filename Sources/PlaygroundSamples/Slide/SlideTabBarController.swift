import PlaygroundAssets
import UIKit

/// Three screens side by side.
final class SlideTabBarController: UITabBarController {
    /// Held here, since a tab bar controller holds its delegate weakly.
    private(set) lazy var transition = SlideTransitionDelegate(tabBarController: self, settings: settings)
    private let settings: SlideSettings

    init(settings: SlideSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Between two screens that meet inside a pixel, a little of what is behind them shows.
        view.backgroundColor = .white
        tabBar.isTranslucent = false
        viewControllers = [
            screen("First View", letter: "A", color: .lavender) { UIBezierPath(ovalIn: $0) },
            screen("Second View", letter: "B", color: .pink) {
                UIBezierPath(roundedRect: $0, cornerRadius: 5)
            },
            screen("Third View", letter: "C", color: .mint) { rect in
                let triangle = UIBezierPath()
                triangle.move(to: CGPoint(x: rect.midX, y: rect.minY))
                triangle.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                triangle.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                triangle.close()
                return triangle
            },
        ]
        delegate = transition
    }

    private func screen(
        _ title: String, letter: String, color: UIColor, icon shape: (CGRect) -> UIBezierPath
    ) -> UIViewController {
        let screen = SlideViewController(letter: letter, color: color)
        screen.title = title
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.isTranslucent = false
        navigation.tabBarItem = UITabBarItem(
            title: title, image: Self.icon(shape, isFilled: false),
            selectedImage: Self.icon(shape, isFilled: true))
        return navigation
    }

    /// Draws a shape, outlined or filled. The bar takes images as templates, so any colour will do.
    private static func icon(_ shape: (CGRect) -> UIBezierPath, isFilled: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
            let path = shape(CGRect(x: 2.5, y: 2.5, width: 20, height: 20))
            path.lineWidth = 2
            path.lineJoinStyle = .round
            path.stroke()
            if isFilled { path.fill() }
        }
    }
}
