import UIKit

/// S1: a sheet with round upper corners and a shadow rises over a list that is dimmed, built of the same layers as
/// the Custom Presentation sample: shadow, round corners, content.
final class SheetScene: BenchmarkScene {
    private static let cardSize = CGSize(width: 1280, height: 267)
    private static let radius: CGFloat = 16
    private let dimming: UIView
    private let card: UIView
    private let effectView: UIVisualEffectView?
    private let animator: UIViewPropertyAnimator?
    private let fades: Bool

    /// What lies between the list and the dimming.
    enum Blur {
        case none
        /// A blur of the whole list.
        case still
        /// A blur whose radius and tint grow as the sheet rises.
        case growing
        /// A blur whose opacity grows as the sheet rises.
        case fading
    }

    init(in window: UIWindow, blur: Blur = .none) {
        let list = ListView(frame: window.bounds, style: .light)
        window.addSubview(list)
        effectView = blur == .none ? nil : UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        animator = blur == .growing ? UIViewPropertyAnimator(duration: 1, curve: .linear) : nil
        fades = blur == .fading
        if let effectView {
            effectView.frame = window.bounds
            window.addSubview(effectView)
            if blur == .growing { effectView.effect = nil }
            animator?.addAnimations { effectView.effect = UIBlurEffect(style: .regular) }
            animator?.pauseAnimation()
        }
        dimming = UIView(frame: window.bounds)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        window.addSubview(dimming)
        card = Self.makeCard()
        window.addSubview(card)
    }

    isolated deinit {
        animator?.stopAnimation(true)
    }

    func show(_ progress: Double) {
        animator?.fractionComplete = progress
        if fades { effectView?.alpha = progress }
        dimming.alpha = 0.5 * progress
        card.frame.origin.y = (SceneStyle.size.height - Self.cardSize.height * progress).rounded()
    }

    private static func makeCard() -> UIView {
        let shadow = UIView(frame: CGRect(origin: CGPoint(x: 0, y: SceneStyle.size.height), size: cardSize))
        shadow.layer.shadowOpacity = 0.44
        shadow.layer.shadowRadius = 13
        shadow.layer.shadowOffset = CGSize(width: 0, height: -6)
        // The wrapper reaches below the window, so that only the upper corners are seen to be round.
        let rounding = UIView(
            frame: CGRect(x: 0, y: 0, width: cardSize.width, height: cardSize.height + radius))
        rounding.layer.cornerRadius = radius
        rounding.layer.masksToBounds = true
        let content = UIView(frame: CGRect(origin: .zero, size: cardSize))
        content.backgroundColor = UIColor(0xF2F2F7)
        addContent(to: content)
        rounding.addSubview(content)
        shadow.addSubview(rounding)
        return shadow
    }

    private static func addContent(to card: UIView) {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: cardSize.width, height: 56))
        header.backgroundColor = UIColor(0xE5E5EA)
        header.addSubview(
            UILabel("Share this document", font: SceneStyle.boldFont(22), color: .black, x: 24, baseline: 37))
        card.addSubview(header)
        let body = """
            Choose how the document is sent. Everyone who receives it can read it at once, \
            and edits are kept in one place.
            """
        card.addSubview(
            UILabel(body, font: SceneStyle.font(15), color: UIColor(0x3C3C43), x: 24, baseline: 92))
        card.addSubview(button("Cancel", x: 24, color: UIColor(0xD1D1D6), textColor: SceneStyle.blue))
        card.addSubview(button("Share", x: 340, color: SceneStyle.blue, textColor: .white))
        addSlider(to: card)
    }

    private static func button(_ title: String, x: CGFloat, color: UIColor, textColor: UIColor) -> UIView {
        let button = UIView(frame: CGRect(x: x, y: 124, width: 300, height: 48))
        button.backgroundColor = color
        button.layer.cornerRadius = 12
        let label = UILabel(title, font: SceneStyle.font(17), color: textColor, x: 0, baseline: 30)
        label.frame.origin.x = ((300 - label.frame.width) / 2).rounded()
        button.addSubview(label)
        return button
    }

    private static func addSlider(to card: UIView) {
        let parts: [(CGRect, UIColor, CGFloat)] = [
            (CGRect(x: 24, y: 220, width: 739, height: 4), SceneStyle.blue, 0),
            (CGRect(x: 763, y: 220, width: 493, height: 4), UIColor(0xC7C7CC), 0),
            (CGRect(x: 749, y: 208, width: 28, height: 28), UIColor(0x3A3A3C), 14),
        ]
        for (frame, color, radius) in parts {
            let part = UIView(frame: frame)
            part.backgroundColor = color
            part.layer.cornerRadius = radius
            card.addSubview(part)
        }
    }
}
