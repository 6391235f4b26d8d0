import Testing
import UIKit
import UITesting

/// What a tab bar looks like: where its items are, and their colours.
@MainActor
struct TabBarLookTests {
    private struct Scene {
        let stage: Stage
        let bar: UITabBar

        init(items: [UITabBarItem], width: CGFloat = 300) {
            stage = Stage(size: CGSize(width: width, height: max(100, width)))
            bar = UITabBar(frame: CGRect(x: 0, y: 51, width: width, height: 49))
            stage.window.backgroundColor = .white
            stage.window.addSubview(bar)
            bar.items = items
            stage.settle()
        }

        func color(_ x: Int, _ y: Int) throws -> SIMD4<UInt8> { try stage.snapshot().pixel(x: x, y: y) }

        var controls: [UIControl] { bar.subviews.compactMap { $0 as? UIControl } }
    }

    /// A square of 24 points, in a colour that a template does not show.
    private func square(_ mode: UIImage.RenderingMode = .automatic) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
        }.withRenderingMode(mode)
    }

    private let blue = SIMD4<UInt8>(0, 122, 255, 255)
    private let grey = SIMD4<UInt8>(145, 145, 145, 255)

    @Test func `the items share the width`() {
        let items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }

        let scene = Scene(items: items)

        #expect(scene.controls.map(\.frame.minX) == [0, 75, 150, 225])
        #expect(scene.controls.allSatisfy { $0.frame.width == 75 && $0.frame.height == 49 })
        #expect(scene.bar.sizeThatFits(CGSize(width: 300, height: 10)) == CGSize(width: 300, height: 49))
    }

    @Test func `the items share a wide bar, stay together, or have spaces between them`() {
        let scene = Scene(
            items: (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }, width: 600)
        var places: [ClosedRange<CGFloat>] {
            scene.stage.settle()
            return scene.controls.map { $0.frame.minX...$0.frame.maxX }
        }
        #expect(scene.bar.itemPositioning == .automatic && places == [60...300, 300...540])

        scene.bar.itemPositioning = .fill
        #expect(places == [0...300, 300...600])
        scene.bar.itemPositioning = .centered
        #expect(places == [207...283, 317...393])
        (scene.bar.itemWidth, scene.bar.itemSpacing) = (100, 50)
        #expect(places == [175...275, 325...425])
        scene.bar.itemWidth = 1000
        #expect(places.first?.lowerBound == 0 && places.last?.upperBound == 600, "made to fit")
        scene.bar.itemWidth = .nan
        #expect(places == [199...275, 325...401])
    }

    @Test func `an appearance says how the items are spread`() {
        let scene = Scene(
            items: (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }, width: 600)
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        (look.stackedItemWidth, look.stackedItemSpacing) = (100, 50)
        scene.bar.itemPositioning = .fill

        scene.bar.standardAppearance = look
        scene.stage.settle()
        #expect(scene.controls.map(\.frame.minX) == [175, 325])

        scene.bar.standardAppearance.stackedItemPositioning = .automatic
        scene.stage.settle()
        #expect(scene.controls.map(\.frame.minX) == [0, 300])
    }

    @Test func `the selected image has the tint colour, the others are grey`() throws {
        let items = (0..<3).map { UITabBarItem(title: nil, image: square(), tag: $0) }
        let scene = Scene(items: items)

        scene.bar.selectedItem = items[1]
        #expect(try scene.color(150, 75) == blue)
        #expect(try scene.color(50, 75) == grey)

        scene.bar.tintColor = .red
        scene.bar.unselectedItemTintColor = .black
        #expect(try scene.color(150, 75) == SIMD4(255, 0, 0, 255))
        #expect(try scene.color(50, 75) == SIMD4(0, 0, 0, 255))
    }

    @Test func `an image that keeps its colours keeps them`() throws {
        let item = UITabBarItem(title: nil, image: square(.alwaysOriginal), tag: 0)

        let scene = Scene(items: [item])

        #expect(try scene.color(150, 75) == SIMD4(0, 255, 0, 255))
    }

    @Test func `a selected image takes the other one's place`() throws {
        let big = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let item = UITabBarItem(title: nil, image: square(), selectedImage: big)
        let scene = Scene(items: [item])

        #expect(try scene.color(150 - 16, 75) != grey)
        scene.bar.selectedItem = item

        #expect(try scene.color(150 - 16, 75) == blue)
    }

    @Test func `a badge lies at the image's upper right corner until it is taken away`() throws {
        let item = UITabBarItem(title: nil, image: square(), tag: 0)
        let scene = Scene(items: [item])
        let plain = try scene.color(165, 56)

        item.badgeValue = ""
        #expect(try scene.color(166, 61) == SIMD4(255, 59, 48, 255))
        item.badgeColor = .black
        #expect(try scene.color(166, 61) == SIMD4(0, 0, 0, 255))
        item.badgeValue = nil

        #expect(try scene.color(165, 56) == plain)
    }

    @Test func `a hairline lies above the bar`() throws {
        let scene = Scene(items: [])

        let line = try scene.color(10, 50)
        #expect((177...180).contains(line.x), "black at 30 % over white")
        #expect(try scene.color(10, 49) == SIMD4(255, 255, 255, 255))
        #expect(try scene.color(10, 51) == SIMD4(249, 249, 249, 255))
    }

    @Test func `an item that is switched off takes no tap`() {
        let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        let scene = Scene(items: items)
        items[1].isEnabled = false

        scene.stage.tap(CGPoint(x: 225, y: 75))
        #expect(scene.bar.selectedItem == nil)
        scene.stage.tap(CGPoint(x: 75, y: 75))
        #expect(scene.bar.selectedItem === items[0])
    }

    @Test func `an item that is not in the bar is not selected`() {
        let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        let scene = Scene(items: items)
        scene.bar.selectedItem = items[0]

        scene.bar.selectedItem = UITabBarItem()
        #expect(scene.bar.selectedItem === items[0])
        #expect(scene.stage.trace.count { $0.kind == .diagnostic } == 1)

        scene.bar.setItems([items[1]], animated: true)
        scene.stage.settle()
        #expect(scene.bar.selectedItem == nil)
        #expect(scene.controls.count == 1)
    }
}
