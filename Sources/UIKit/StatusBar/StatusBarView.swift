import QuartzCore

/// What the status bar shows, in its two colours, one of which is seen.
///
/// ```
/// beside a notch                          in a line
/// │  9:41   ╲______╱   ıll ◠ ▭ │          │ ıll ◠      9:41       ▭ │
/// ```
final class StatusBarView: UIView {
    private let dark: StatusBarContent
    private let light: StatusBarContent

    /// A bar with dark contents.
    init(_ arrangement: ScreenDevice.Bar) {
        self.arrangement = arrangement
        dark = StatusBarContent(.black, arrangement)
        light = StatusBarContent(.white, arrangement)
        super.init(frame: .zero)
        for content in [dark, light] { addSubview(content) }
        light.alpha = 0
    }

    /// Nothing is read from a coder: a bar needs an arrangement.
    required init?(coder: NSCoder) { nil }

    /// Where the bar's parts lie.
    var arrangement: ScreenDevice.Bar {
        didSet {
            for content in [dark, light] { content.arrangement = arrangement }
        }
    }

    /// Whether the contents are light.
    var isLight = false {
        didSet {
            dark.alpha = isLight ? 0 : 1
            light.alpha = isLight ? 1 : 0
        }
    }

    /// Hides or shows the bar: fades it, and moves it out at the upper edge where it slides.
    func hide(_ isHidden: Bool, by animation: UIStatusBarAnimation) {
        let away = CGAffineTransform(translationX: 0, y: -bounds.height)
        if !isHidden, animation == .slide { UIView.performWithoutAnimation { transform = away } }
        alpha = isHidden ? 0 : 1
        transform = isHidden && animation == .slide ? away : .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for content in [dark, light] { content.frame = bounds }
    }
}

/// The time, the signals and the battery, in one colour.
private final class StatusBarContent: UIView {
    /// The time that is shown: a fixed one, so that pictures of the same moment are the same.
    private static let time = "9:41"
    /// The distance between two signs, in points.
    private static let gap: CGFloat = 5
    /// The height of the signs, in points.
    private static let signHeight: CGFloat = 12

    private let color: UIColor
    var arrangement: ScreenDevice.Bar {
        didSet { if arrangement != oldValue { setNeedsDisplay() } }
    }

    init(_ color: UIColor, _ arrangement: ScreenDevice.Bar) {
        self.color = color
        self.arrangement = arrangement
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        context.setStrokeColor(color.cgColor)
        switch arrangement {
        case .besideNotch:
            // The ears beside the notch are this far from the corners, and the signs above their lower third.
            let middle = bounds.midY
            drawTime(size: 17, centre: CGPoint(x: 54, y: middle))
            drawSigns(right: bounds.width - 26, middle: middle, in: context)
        case .line:
            drawTime(size: 12, centre: CGPoint(x: bounds.midX, y: bounds.midY))
            let wifi = drawSignal(left: 7, middle: bounds.midY, in: context) + Self.gap
            drawWaves(left: wifi, middle: bounds.midY, in: context)
            drawBattery(right: bounds.width - 7, middle: bounds.midY, in: context)
        case .wideLine:
            drawTime(size: 12, centre: CGPoint(x: 32, y: bounds.midY))
            let left = drawBattery(right: bounds.width - 14, middle: bounds.midY, in: context)
            drawWaves(left: left - Self.gap - 17, middle: bounds.midY, in: context)
        }
    }

    private func drawTime(size: CGFloat, centre: CGPoint) {
        let text = NSAttributedString(
            string: Self.time,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color])
        let room = text.size()
        text.draw(at: CGPoint(x: centre.x - room.width / 2, y: centre.y - room.height / 2))
    }

    private func drawSigns(right: CGFloat, middle: CGFloat, in context: CGContext) {
        let battery = drawBattery(right: right, middle: middle, in: context)
        let waves = battery - Self.gap - 17
        drawWaves(left: waves, middle: middle, in: context)
        drawSignal(left: waves - Self.gap - 18, middle: middle, in: context)
    }

    /// Draws four rising bars, and returns where they end.
    @discardableResult
    private func drawSignal(left: CGFloat, middle: CGFloat, in context: CGContext) -> CGFloat {
        let bottom = middle + Self.signHeight / 2
        for (index, height) in [4, 6.5, 9.25, 12].enumerated() {
            let bar = CGRect(x: left + CGFloat(index) * 5, y: bottom - height, width: 3, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
        return left + 18
    }

    /// Draws three arcs above each other, 17 points wide.
    private func drawWaves(left: CGFloat, middle: CGFloat, in context: CGContext) {
        let foot = CGPoint(x: left + 8.5, y: middle + Self.signHeight / 2)
        let (start, end): (CGFloat, CGFloat) = (-.pi * 0.75, -.pi * 0.25)
        for (inner, outer) in [(0, 3.6), (5, 7.6), (9.2, 11.8)] as [(CGFloat, CGFloat)] {
            let ring = UIBezierPath()
            ring.move(to: CGPoint(x: foot.x + outer * cos(start), y: foot.y + outer * sin(start)))
            ring.addArc(withCenter: foot, radius: outer, startAngle: start, endAngle: end, clockwise: true)
            if inner > 0 {
                ring.addArc(
                    withCenter: foot, radius: inner, startAngle: end, endAngle: start, clockwise: false)
            } else {
                ring.addLine(to: foot)
            }
            ring.close()
            ring.fill()
        }
    }

    /// Draws a full battery, and returns where it begins.
    @discardableResult
    private func drawBattery(right: CGFloat, middle: CGFloat, in context: CGContext) -> CGFloat {
        let body = CGRect(x: right - 27, y: middle - Self.signHeight / 2, width: 24, height: Self.signHeight)
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2).fill()
        let pin = CGRect(x: right - 2, y: middle - 2, width: 1.5, height: 4)
        context.setFillColor(color.withAlphaComponent(0.4).cgColor)
        UIBezierPath(roundedRect: pin, cornerRadius: 0.75).fill()
        context.setStrokeColor(color.withAlphaComponent(0.4).cgColor)
        let frame = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5)
        frame.lineWidth = 1
        frame.stroke()
        context.setFillColor(color.cgColor)
        return body.minX
    }
}
