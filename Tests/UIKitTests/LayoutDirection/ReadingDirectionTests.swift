import Testing
import UITesting

@testable import UIKit

/// The trait of the direction of reading, and what follows it.
@Suite struct ReadingDirectionTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)

    init() { stage.window.backgroundColor = .white }

    @Test func `the stage's user reads from the left at first, and what is shown follows another direction`()
    {
        let view = UIView()
        var heard: [UITraitEnvironmentLayoutDirection] = []
        stage.window.addSubview(view)
        view.registerForTraitChanges([UITraitLayoutDirection.self]) { (view: UIView, _: UITraitCollection) in
            heard.append(view.traitCollection.layoutDirection)
        }
        #expect(view.traitCollection.layoutDirection == .leftToRight)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)

        stage.userInterfaceLayoutDirection = .rightToLeft

        #expect(heard == [.rightToLeft] && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stage.run { UIApplication.shared.userInterfaceLayoutDirection } == .rightToLeft)
        #expect(stage.run { UIView.userInterfaceLayoutDirection(for: .unspecified) } == .rightToLeft)
        #expect("\(view.traitCollection)".contains("right to left"))
        #expect(
            Stage(size: CGSize(width: 9, height: 9)).window.effectiveUserInterfaceLayoutDirection
                == .leftToRight)
    }

    @Test(arguments: [
        (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false),
        (.forceLeftToRight, false), (.forceRightToLeft, true),
    ])
    func `content with a direction of its own keeps it`(
        attribute: UISemanticContentAttribute, isReversed: Bool
    ) {
        let view = UIView()
        view.semanticContentAttribute = attribute
        stage.window.addSubview(view)

        stage.userInterfaceLayoutDirection = .rightToLeft

        #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isReversed)
    }

    @Test func `overrides of a view, a child and a presentation turn what is below them around`() throws {
        let (root, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
        stage.present(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(child.view.effectiveUserInterfaceLayoutDirection == .leftToRight)

        root.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
        #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(root.view.effectiveUserInterfaceLayoutDirection == .leftToRight)

        root.view.traitOverrides.layoutDirection = .rightToLeft
        #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        root.view.traitOverrides.remove(UITraitLayoutDirection.self)
        #expect(root.view.effectiveUserInterfaceLayoutDirection == .leftToRight)

        sheet.presentationController?.overrideTraitCollection = UITraitCollection(
            layoutDirection: .rightToLeft)
        stage.run { root.present(sheet, animated: false) }
        stage.settle()
        #expect(sheet.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `constraints from the leading edge and directional margins turn around`() {
        let (box, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        stage.window.addSubview(box)
        box.addSubview(card)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            card.widthAnchor.constraint(equalToConstant: 50),
            card.topAnchor.constraint(equalTo: box.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.settle()
        #expect(card.frame.minX == 10)

        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.settle()

        #expect(card.frame.minX == 140)
        #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// A view that notes its right margin each time that it hears of its margins.
    private final class Listener: UIView {
        var heard: [CGFloat] = []
        override func layoutMarginsDidChange() { heard.append(layoutMargins.right) }
    }

    @Test func `directional margins turn around with the place that the view comes into`() {
        let (place, box) = (UIView(), Listener())
        place.traitOverrides.layoutDirection = .rightToLeft
        stage.window.addSubview(place)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))

        place.addSubview(box)
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 30))
        stage.window.addSubview(box)

        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))
        #expect(box.heard == [5, 30, 5])
        #expect(box.directionalLayoutMargins.leading == 30 && box.directionalLayoutMargins.trailing == 5)
    }

    @Test func `margins that were last set by sides stay at their sides`() {
        let box = Listener()
        stage.window.addSubview(box)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 4)
        box.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5)

        box.semanticContentAttribute = .forceRightToLeft

        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))
        #expect(box.directionalLayoutMargins.leading == 5 && box.heard == [4, 5])
    }

    @Test func `the least margins of a controller's view go by the direction of reading`() {
        final class Wide: UIViewController {
            override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
                NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
            }
        }
        let controller = Wide()
        stage.present(controller)
        #expect(controller.view.layoutMargins.left == 40 && controller.view.layoutMargins.right == 10)

        stage.userInterfaceLayoutDirection = .rightToLeft

        #expect(controller.view.layoutMargins.left == 10 && controller.view.layoutMargins.right == 40)
    }

    @Test func `natural text begins at the right, and other text stays`() throws {
        let (natural, left) = (UILabel(), UILabel())
        for (index, label) in [natural, left].enumerated() {
            label.text = "█"
            label.frame = CGRect(x: 0, y: 40 * CGFloat(index), width: 200, height: 40)
            stage.window.addSubview(label)
        }
        left.textAlignment = .left
        let before = [try ink(0), try ink(40)]

        stage.userInterfaceLayoutDirection = .rightToLeft

        #expect(before.allSatisfy { $0.upperBound < 60 })
        #expect(try ink(0).lowerBound > 140)
        #expect(try ink(40) == before[1])
    }

    @Test func `fields and text views begin at the right, too`() {
        let (field, text) = (UITextField(), UITextView())
        field.text = "Word"
        text.text = "Word"
        for (index, view) in [field, text].enumerated() {
            view.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 200, height: 50)
            stage.window.addSubview(view)
        }
        stage.run { _ = field.becomeFirstResponder() }
        stage.settle()
        #expect(field.caretRect(for: field.endOfDocument).maxX < 60)
        #expect(text.caretRect(for: text.endOfDocument).maxX < 60)

        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.settle()

        #expect(field.caretRect(for: field.endOfDocument).maxX > 190)
        #expect(text.caretRect(for: text.endOfDocument).maxX > 180)
    }

    @Test func `an image that flips is mirrored, with its caps, and any other is not`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 3), resizingMode: .stretch)
        let flipping = picture.imageFlippedForRightToLeftLayoutDirection()
        #expect(!picture.flipsForRightToLeftLayoutDirection && flipping.flipsForRightToLeftLayoutDirection)
        #expect(flipping != picture && flipping.capInsets == picture.capInsets)
        #expect(flipping.withRenderingMode(.alwaysOriginal).flipsForRightToLeftLayoutDirection)
        #expect(flipping.shownFromRight.capInsets.right == 12 && flipping.shownFromRight.capInsets.left == 3)
        let (turns, stays) = (UIImageView(image: flipping), UIImageView(image: picture))
        stays.frame.origin.y = 40
        stage.window.addSubview(turns)
        stage.window.addSubview(stays)
        #expect(try ink(0) == 0..<10 && ink(40) == 0..<10)

        stage.userInterfaceLayoutDirection = .rightToLeft

        #expect(try ink(0) == 30..<40 && ink(40) == 0..<10)
    }

    /// The columns that are dark in the twenty rows from a height on.
    private func ink(_ top: Int) throws -> Range<Int> {
        let shot = try stage.snapshot()
        let columns = (0..<200).filter { x in
            (top..<top + 20).contains { y in shot.pixel(x: x, y: y).x < 128 }
        }
        return try #require(columns.first)..<(try #require(columns.last) + 1)
    }
}
