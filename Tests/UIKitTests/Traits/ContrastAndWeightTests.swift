import Foundation
import Testing
import UITesting

@testable import UIKit

/// What the user has set up for seeing better, as traits tell it.
@Suite struct ContrastAndWeightTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    private let high = UITraitCollection(accessibilityContrast: .high)

    /// The colour as RRGGBB with its opacity in percent.
    private func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
        return bytes.joined() + " \(Int((alpha * 100).rounded()))"
    }

    @Test(arguments: [
        (UIColor.systemRed, "D70015 100", "FF6961 100"), (.systemBlue, "0040DD 100", "409CFF 100"),
        (.systemGray, "6C6C70 100", "AEAEB2 100"), (.systemGray6, "EBEBF0 100", "242426 100"),
        (.secondarySystemBackground, "EBEBF0 100", "242426 100"), (.label, "000000 100", "FFFFFF 100"),
        (.secondaryLabel, "3C3C43 68", "EBEBF5 68"), (.systemFill, "787880 28", "787880 44"),
    ])
    func `system colours stand out more in high contrast`(color: UIColor, day: String, night: String) {
        let dark = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .dark)])

        #expect(text(color, high) == day && text(color, dark) == night)
        let normal = UITraitCollection(accessibilityContrast: .normal)
        #expect(text(color, normal) == text(color, UITraitCollection()))
    }

    @Test func `backgrounds above the screen's stand out more, too`() {
        let raised = UITraitCollection(traitsFrom: [
            high, UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(userInterfaceLevel: .elevated),
        ])

        #expect(text(.systemBackground, raised) == "242426 100")
        #expect(text(.tertiarySystemBackground, raised) == "444446 100")
    }

    @Test func `what is shown follows the settings of the stage's user`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .systemRed
        stage.window.addSubview(view)
        var heard = 0
        view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIView, previous: UITraitCollection) in
            if previous.accessibilityContrast == .normal { heard += 1 }
        }

        stage.accessibility.isDarkerSystemColorsEnabled = true

        #expect(heard == 1 && view.traitCollection.accessibilityContrast == .high)
        #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect("\(view.traitCollection)".contains("high contrast"))
        #expect(view.layer.backgroundColor == UIColor.systemRed.resolvedColor(with: high).cgColor)
        view.traitOverrides.accessibilityContrast = .normal
        #expect(
            view.layer.backgroundColor == UIColor.systemRed.resolvedColor(with: UITraitCollection()).cgColor)
    }

    @Test func `fonts of text styles are bolder for whom text is bold, and others are not`() {
        let (follows, stays, scaled) = (UILabel(), UILabel(), UILabel())
        follows.font = .preferredFont(forTextStyle: .body)
        stays.font = .systemFont(ofSize: 17)
        scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
        for label in [follows, stays, scaled] {
            label.adjustsFontForContentSizeCategory = true
            label.text = "Words"
            stage.window.addSubview(label)
        }
        let width = follows.intrinsicContentSize.width

        stage.accessibility.isBoldTextEnabled = true

        #expect(follows.font.font.weight == 600 && follows.font.pointSize == 17)
        #expect(follows.intrinsicContentSize.width > width)
        #expect(stays.font.font.weight == 400 && scaled.font.font.weight == 400)
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(bold.legibilityWeight == .bold && "\(bold)".contains("bold"))
        let heading = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold)
        #expect(heading.font.weight == 800)
        follows.traitOverrides.legibilityWeight = .regular
        #expect(follows.font.font.weight == 400)
        stage.accessibility.isBoldTextEnabled = false
        #expect(follows.traitCollection.legibilityWeight == .regular)
    }

    @Test func `a colour of a catalog has versions of high contrast`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Contrast-\(UUID().uuidString)")
        let set = folder.appending(path: "Assets.xcassets/paper.colorset")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func entry(_ white: String, _ appearances: String...) -> String {
            let list = appearances.map { name in
                let kind = name == "high" ? "contrast" : "luminosity"
                return #"{"appearance":"\#(kind)","value":"\#(name)"}"#
            }
            return
                #"{"appearances":[\#(list.joined(separator: ","))],"color":{"components":{"white":"\#(white)"}}}"#
        }
        let entries = [
            entry("0.500"), entry("1.000", "high"), entry("0.250", "dark"), entry("0.000", "dark", "high"),
        ]
        let contents = #"{"colors":[\#(entries.joined(separator: ","))]}"#
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))

        let paper = try #require(UIColor(named: "paper", in: Bundle(path: folder.path), compatibleWith: nil))

        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, high])
        #expect(text(paper, UITraitCollection()) == "808080 100" && text(paper, high) == "FFFFFF 100")
        #expect(text(paper, dark) == "404040 100" && text(paper, both) == "000000 100")
        let fixed = UIColor(named: "paper", in: Bundle(path: folder.path), compatibleWith: both)
        #expect(fixed == .black)
    }
}
