import Testing
import UIKit
import UITesting

/// Where a sheet's and a popover's settings put them.
@Suite(.serialized)
struct SheetSettingsTests {
    private static let low = CGSize(width: 844, height: 390)
    private static let large = CGSize(width: 1000, height: 800)

    private func scene(
        _ size: CGSize, style: UIModalPresentationStyle = .pageSheet, preferring preferred: CGSize = .zero,
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) -> SheetStage {
        let scene = SheetStage(style: style, size: size, configure: configure)
        scene.b.preferredContentSize = preferred
        scene.present(animated: false)
        return scene
    }

    @Test func `where there is little height a sheet covers everything, unless it is to stand on the edge`() {
        #expect(scene(Self.low).frame == CGRect(origin: .zero, size: Self.low))

        let attached = scene(Self.low) { $0.prefersEdgeAttachedInCompactHeight = true }
        #expect(attached.frame.minY > 0 && attached.frame.maxY == 390 && attached.frame.width == 844)
    }

    @Test func `a sheet on the edge is as wide as its content prefers, if it is to be`() {
        let preferred = CGSize(width: 500, height: 300)
        let wide = scene(Self.low, preferring: preferred) { $0.prefersEdgeAttachedInCompactHeight = true }
        let narrow = scene(Self.low, preferring: preferred) {
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }

        #expect(wide.frame.width == 844)
        #expect(narrow.frame.width == 500 && narrow.frame.midX == 422)
    }

    @Test func `a form is as large as its content prefers, a page as high as fits`() {
        let preferred = CGSize(width: 300, height: 200)
        let form = scene(Self.large, style: .formSheet, preferring: preferred)
        let page = scene(Self.large, style: .formSheet, preferring: preferred) { $0.prefersPageSizing = true }

        #expect(form.sheet?.prefersPageSizing == false)
        #expect(form.frame.size == preferred && form.frame.midX == 500 && form.frame.midY == 400)
        #expect(page.frame.size == CGSize(width: 712, height: 760))
    }

    @Test func `a page is never wider than the window less 20 points at each side`() {
        let page = scene(CGSize(width: 700, height: 800))

        #expect(page.frame.width == 660 && page.frame.minX == 20)
    }

    @Test func `of two detents that are equally near the lower one is taken, whatever their order`() {
        for order in [[100, 300], [300, 100]] as [[CGFloat]] {
            let scene = scene(Stage.defaultSize) { sheet in
                sheet.detents = order.map { height in .custom { _ in height } }
            }
            let start = scene.top
            scene.drag(by: -100)
            scene.stage.settle()
            #expect(scene.top == start, "\(order)")
        }
    }

    @Test func `a detent says how high it is in a context, and nothing where it is inactive`() {
        /// A context of a test's own.
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            var containerTraitCollection = UITraitCollection()
            let maximumDetentValue: CGFloat = 801
        }
        typealias Detent = UISheetPresentationController.Detent

        #expect(Detent.large().resolvedValue(in: Context()) == 801)
        #expect(Detent.medium().resolvedValue(in: Context()) == 401)
        #expect(Detent.custom { $0.maximumDetentValue / 3 }.resolvedValue(in: Context()) == 267)
        #expect(Detent.custom { _ in nil }.resolvedValue(in: Context()) == nil)
        #expect(Detent.custom { _ in .infinity }.resolvedValue(in: Context()) == nil)
        let low = Context()
        low.containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
        #expect(Detent.medium().resolvedValue(in: low) == nil)
        #expect(Detent.large().resolvedValue(in: low) == 801)
    }

    @Test(arguments: [10, 60])
    func `a popover stays away from the window's edges by its margins`(margin: CGFloat) throws {
        let stage = Stage(size: Self.large)
        let root = UIViewController()
        stage.present(root)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 200)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 990, y: 300, width: 10, height: 10)
        popover.permittedArrowDirections = .up
        popover.popoverLayoutMargins = UIEdgeInsets(
            top: margin, left: margin, bottom: margin, right: margin)

        root.present(content, animated: false)
        stage.settle()

        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(abs(frame.maxX - (1000 - margin)) < 1 && frame.width == 300)
        #expect(frame.minY >= 310)
    }

    @Test func `a card in the middle has another size as soon as that is asked for`() {
        let preferred = CGSize(width: 300, height: 200)
        let form = scene(Self.large, style: .formSheet, preferring: preferred)

        form.sheet?.prefersPageSizing = true
        form.stage.settle()
        #expect(form.frame.size == CGSize(width: 712, height: 760))
        form.sheet?.prefersPageSizing = false
        form.stage.settle()

        #expect(form.frame.size == preferred)
    }
}
