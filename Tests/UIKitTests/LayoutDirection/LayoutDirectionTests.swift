import Testing
import UIKit

@Suite struct LayoutDirectionTests {
    private let field = Playfield()

    private func box(_ attribute: UISemanticContentAttribute) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        box.semanticContentAttribute = attribute
        field.window.addSubview(box)
        return box
    }

    private func addCard(to box: UIView) -> UIView {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(card)
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: 50),
            card.heightAnchor.constraint(equalToConstant: 20),
            card.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        return card
    }

    @Test(
        "A kind of content has a direction where the text has one",
        arguments: [
            (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false),
            (.forceLeftToRight, false), (.forceRightToLeft, true),
        ])
    func kinds(attribute: UISemanticContentAttribute, isReversed: Bool) {
        let direction = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)

        #expect(direction == (isReversed ? .rightToLeft : .leftToRight))
    }

    @Test func `content follows the system, from left to right, unless it is forced`() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)

        view.semanticContentAttribute = .forceRightToLeft

        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `distances from a leading edge count from the right in a view whose content is reversed`() {
        let box = box(.forceRightToLeft)
        let card = addCard(to: box)
        card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true

        field.run()

        #expect(card.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `an inequality keeps its sense, and left stays left`() {
        let box = box(.forceRightToLeft)
        let (card, other) = (addCard(to: box), addCard(to: box))
        card.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 20).isActive = true
        other.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 30).isActive = true
        let near = other.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        near.priority = .defaultLow
        near.isActive = true

        field.run()

        #expect(card.frame.minX == 20)
        #expect(other.frame.maxX == 170)
    }

    @Test func `a leading edge at a middle mirrors the distance`() {
        let box = box(.forceRightToLeft)
        let card = addCard(to: box)
        card.leadingAnchor.constraint(equalTo: box.centerXAnchor, constant: 15).isActive = true

        field.run()

        #expect(card.frame.maxX == 85)
    }

    @Test func `turning the content round moves what is laid out already, and back`() {
        let box = box(.unspecified)
        let card = addCard(to: box)
        let distance = card.leadingAnchor.constraint(
            equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 4)
        distance.isActive = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 6)
        field.run()
        #expect(card.frame.minX == 24)

        box.semanticContentAttribute = .forceRightToLeft
        distance.constant = 10
        field.run()
        #expect(box.layoutMargins == UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 20))
        #expect(card.frame.maxX == 170)

        box.semanticContentAttribute = .forceLeftToRight
        field.run()
        #expect(card.frame.minX == 30)
    }

    @Test func `a stack view arranges its views from the right`() {
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        stack.distribution = .fillEqually
        stack.semanticContentAttribute = .forceRightToLeft
        field.window.addSubview(stack)

        field.run()

        #expect(views.map(\.frame.minX) == [50, 0])
    }
}
