import Testing

@testable import UIKit

@Suite struct LayoutGuideTests {
    private let field = Playfield()

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func `the safe area guide follows the insets of a controller`() {
        let controller = UIViewController()
        let view = placed()
        controller.view.addSubview(view)
        pin(view, to: controller.view.safeAreaLayoutGuide)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 5)
        field.window.rootViewController = controller
        field.run()
        #expect(view.frame == CGRect(x: 0, y: 40, width: 395, height: 740))
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)

        controller.additionalSafeAreaInsets.top = 100
        field.run()

        #expect(view.frame == CGRect(x: 0, y: 100, width: 395, height: 680))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `the layout guides of controllers are what the safe area leaves out`() {
        let controller = UIViewController()
        let view = placed()
        controller.view.addSubview(view)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let (top, bottom) = (
            controller.view.barGuide(isUpper: true), controller.view.barGuide(isUpper: false)
        )
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top][view]-5-[bottom]",
                views: ["top": top, "view": view, "bottom": bottom]))
        field.window.rootViewController = controller

        field.run()

        #expect((view.frame.minY, view.frame.maxY) == (40, 775))
        #expect((top.length, bottom.length) == (40, 20))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 40, left: 16, bottom: 20, right: 16))
    }

    @Test func `the margins guide and margin attributes follow the margins`() {
        let box = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (view, other) = (placed(), placed(CGSize(width: 5, height: 5)))
        box.addSubview(view)
        box.addSubview(other)
        pin(view, to: box.layoutMarginsGuide)
        NSLayoutConstraint(
            item: other, attribute: .left, relatedBy: .equal, toItem: box, attribute: .leftMargin,
            multiplier: 1,
            constant: 3
        ).isActive = true
        field.run()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
        #expect(other.frame.minX == 11)

        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        field.run()

        #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
        #expect(other.frame.minX == 5)
    }

    @Test func `the readable guide is no wider than text should be, and in the middle`() {
        let box = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100)))
        let view = placed()
        box.addSubview(view)
        pin(view, to: box.readableContentGuide)
        field.run()
        #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 84))

        box.frame.size.width = 400
        field.run()

        #expect(view.frame == CGRect(x: 8, y: 8, width: 384, height: 84))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a guide of one's own takes room like a view`() {
        let guide = UILayoutGuide()
        field.window.addLayoutGuide(guide)
        let view = field.add(placed(CGSize(width: 10, height: 10)))
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 20),
            guide.widthAnchor.constraint(equalTo: field.window.widthAnchor, multiplier: 0.25),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        field.run()
        #expect(view.frame.minX == 120)
        #expect(guide.layoutFrame.minX == 20)
        #expect(guide.owningView === field.window)

        field.window.removeLayoutGuide(guide)

        #expect(field.window.layoutGuides.isEmpty)
        #expect(guide.owningView == nil)
        #expect(view.constraintsOnItem.isEmpty)
        field.run()
    }

    @Test func `constraints give a scroll view its content size, and its frame guide does not scroll`() {
        let scrollView = field.add(UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
        let (content, header) = (placed(), placed(CGSize(width: 10, height: 10)))
        scrollView.addSubview(content)
        scrollView.addSubview(header)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
            content.heightAnchor.constraint(equalToConstant: 400),
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 2),
        ])
        field.run()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
        #expect(content.frame == CGRect(x: 5, y: 0, width: 90, height: 400))

        scrollView.contentOffset.y = 150
        field.run()

        #expect(header.frame.minY == 152)
        #expect(content.frame.minY == 0)
        #expect(field.diagnostics.isEmpty)
    }
}
