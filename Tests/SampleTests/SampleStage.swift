import PlaygroundKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// A sample on a stage, presented from a menu that lists it alone, as by choosing its row.
@MainActor
final class SampleStage {
    let stage: Stage
    let menu: MenuViewController
    let sample: Sample
    /// What the menu presented: the navigation controller around the first screen.
    let root: UIViewController

    init(
        _ sample: Sample, size: CGSize = Stage.defaultSize, scale: CGFloat = 1, frameRate: Double = 60,
        device: StageDevice? = nil
    ) {
        self.sample = sample
        menu = MenuViewController(samples: [sample])
        stage = Stage(size: size, scale: scale, frameRate: frameRate, device: device)
        stage.present(UINavigationController(rootViewController: menu))
        root = menu.show(sample, animated: false)
        stage.settle()
    }

    /// A sample on a phone with a notch, upright or lying on its side.
    static func onPhone(
        _ id: String, isTurned: Bool = false, style: UIUserInterfaceStyle = .light
    ) throws -> SampleStage {
        let phone = try #require(StageDevice.named("iphone"))
        let size = isTurned ? CGSize(width: phone.size.height, height: phone.size.width) : phone.size
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)), size: size, device: phone)
        sample.stage.setUserInterfaceStyle(style)
        sample.stage.settle()
        return sample
    }

    var width: CGFloat { stage.size.width }
    var height: CGFloat { stage.size.height }

    var first: LetterViewController? {
        (root as? UINavigationController)?.topViewController as? LetterViewController
    }

    /// The second screen, while the first one presents it.
    var second: LetterViewController? { root.presentedViewController as? LetterViewController }

    /// Starts the transition and lets a part of its time pass; all of it and a little more for 1.
    func present(to progress: Double) {
        sample.present(root)
        run(to: progress)
    }

    /// The same for the way back.
    func dismiss(to progress: Double) {
        sample.dismiss(root)
        run(to: progress)
    }

    private func run(to progress: Double) {
        stage.advance(by: 0)
        stage.advance(by: progress * Self.duration)
        if progress == 1 { stage.settle() }
    }

    /// Every view in the window with its frame and opacity, one a line.
    var hierarchy: String { Self.describe(stage.window, indent: "") }

    private static func describe(_ view: UIView, indent: String) -> String {
        // The scroll indicators of the menu come and go by themselves.
        let line = "\(indent)\(type(of: view)) \(view.frame) \(view.alpha)\n"
        return view.subviews.reduce(line) { $0 + describe($1, indent: indent + " ") }
    }

    /// Seconds that all transitions of these samples take.
    static let duration = 0.35

    /// The ease-in-out curve at a quarter of the time: (0.42, 0, 0.58, 1).
    static let curve: [Double: CGFloat] = [0: 0, 0.25: 0.12916, 0.5: 0.5, 0.75: 0.87084, 1: 1]
}

extension UIView {
    /// Where the view is seen at the moment, in its superview.
    var shownFrame: CGRect { layer.presentation()?.frame ?? frame }

    /// Returns the views of a type below this one, from back to front.
    func descendants<Kind: UIView>(of type: Kind.Type) -> [Kind] {
        subviews.flatMap { ([$0 as? Kind].compactMap(\.self)) + $0.descendants(of: type) }
    }

    /// The view's frame in its window.
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// How opaque the view is at the moment.
    var shownAlpha: CGFloat { CGFloat(layer.presentation()?.opacity ?? layer.opacity) }
}

extension CGImage {
    /// Returns the contrast of the palest pixel of a region to its darkest one, from 1 to 21. Text that can be
    /// read has at least 4.5 to its ground.
    func contrast(in region: CGRect) -> Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        var (least, greatest) = (1.0, 0.0)
        for y in Int(region.minY)..<Int(region.maxY) {
            for x in Int(region.minX)..<Int(region.maxX) {
                let color = pixel(x: x, y: y)
                let light = 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
                (least, greatest) = (min(least, light), max(greatest, light))
            }
        }
        return (greatest + 0.05) / (least + 0.05)
    }
}

/// Half a pixel: what the eye would not see.
func isNear(_ actual: CGRect?, _ expected: CGRect, tolerance: CGFloat = 0.5) -> Bool {
    guard let actual else { return false }
    return abs(actual.minX - expected.minX) <= tolerance && abs(actual.minY - expected.minY) <= tolerance
        && abs(actual.maxX - expected.maxX) <= tolerance && abs(actual.maxY - expected.maxY) <= tolerance
}

func isNear(_ actual: CGFloat?, _ expected: CGFloat, tolerance: CGFloat = 0.004) -> Bool {
    guard let actual else { return false }
    return abs(actual - expected) <= tolerance
}
