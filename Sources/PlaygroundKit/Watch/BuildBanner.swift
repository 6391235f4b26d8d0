import UIKit

/// Says above the stage that the package is being built, or why what is shown is not the newest code. It stays until the
/// next build.
final class BuildBanner: UIControl {
    private static let padding = CGSize(width: 14, height: 10)
    private static let barWidth: CGFloat = 4
    private static let gap: CGFloat = 3
    private static let greatestWidth: CGFloat = 640

    private let bar = UIView()
    private let heading = UILabel.tool(font: .toolHeading, lines: 0)
    private let text = UILabel.tool(lines: 6)
    private var problem: BuildProblem?
    /// Opens the file that does not build.
    var open: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.panel
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        bar.layer.cornerRadius = Self.barWidth / 2
        for view in [bar, heading, text] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isHidden = true
        addTarget(self, action: BuildBanner.tapped, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows how the package stands.
    func show(_ state: BuildState) {
        problem = nil
        isHidden = state == .upToDate
        bar.backgroundColor = state == .building ? Palette.accent : Palette.mistake
        switch state {
        case .upToDate: break
        case .building: (heading.text, text.text) = ("Building …", nil)
        case .failed(let problem):
            self.problem = problem
            let others = problem.count - 1
            let more = others == 0 ? "" : "\n… and \(others) more \(others == 1 ? "error" : "errors")."
            heading.text = "The package does not build; this is the program before."
            text.text = problem.sentence + more
        case .crashed(let sentence):
            (heading.text, text.text) = ("The new program does not start.", sentence)
        }
        superview?.setNeedsLayout()
    }

    /// Places the banner at the top of an area.
    func place(in area: CGRect) {
        guard !isHidden else { return }
        let inset = Self.padding.width + Self.barWidth + 8
        let room = min(area.width - 24, Self.greatestWidth) - inset - Self.padding.width
        let limit = CGSize(width: max(room, 60), height: .infinity)
        let (top, below) = (heading.sizeThatFits(limit), text.sizeThatFits(limit))
        let hasText = text.text?.isEmpty == false
        let inner = top.height + (hasText ? Self.gap + below.height : 0)
        let width = max(top.width, hasText ? below.width : 0) + inset + Self.padding.width
        bounds.size = CGSize(
            width: width.rounded(.up), height: (inner + 2 * Self.padding.height).rounded(.up))
        center = CGPoint(x: area.midX, y: area.minY + 12 + bounds.height / 2)
        bar.frame = CGRect(
            x: Self.padding.width - 4, y: Self.padding.height, width: Self.barWidth, height: inner)
        heading.frame = CGRect(origin: CGPoint(x: inset, y: Self.padding.height), size: top)
        text.frame = CGRect(
            origin: CGPoint(x: inset, y: Self.padding.height + top.height + Self.gap), size: below)
    }

    private func tapped() {
        if let file = problem?.file { open(file) }
    }
}
