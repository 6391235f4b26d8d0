import Testing
import UITesting

@testable import UIKit

/// Members that published sources ask for.
@Suite struct OlderSourceTests {
    private let field = Playfield()

    @Test func `a constraint has the anchors of its sides, which are equal to those of the views`() {
        let (a, b) = (field.add(UIView()), field.add(UIView()))
        let constraint = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)

        #expect(constraint.firstAnchor == a.widthAnchor)
        #expect(constraint.secondAnchor == b.heightAnchor)
        #expect(constraint.firstAnchor != b.widthAnchor && constraint.firstAnchor != a.heightAnchor)
        #expect(a.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
        #expect(Set([a.topAnchor, a.topAnchor, a.bottomAnchor]).count == 2)
    }

    @Test func `an index path of Foundation's class has a row, an item and a section`() {
        let path = NSIndexPath(item: 3, section: 2)

        #expect((path.row, path.item, path.section) == (3, 3, 2))
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    }

    @Test func `a screen tells by name how round its corners are`() {
        let window = Stage(size: CGSize(width: 390, height: 844)).window
        let stage = Stage(size: CGSize(width: 390, height: 844), device: StageDevice.named("iphone"))

        #expect(window.screen.value(forKey: "_displayCornerRadius") as? CGFloat == 0)
        #expect(stage.window.screen.value(forKey: "_displayCornerRadius") as? CGFloat == 47)
        #expect(stage.window.screen.value(forKey: "scale") as? CGFloat == stage.window.screen.scale)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `an alert's action shows the colour that it is given by name`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Purple", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        let screen = UIViewController()
        stage.present(screen)
        stage.run { screen.present(alert, animated: false) }
        stage.advance(by: 0.1)

        let label = try #require(labels(in: stage.window).first { $0.text == "Purple" })
        #expect(label.textColor == .purple)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .purple)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func `a button has a look of its own with the focus, and else the usual one`() {
        let button = UIButton()
        button.setTitle("usual", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitle("focused", for: .focused)

        #expect(button.title(for: .focused) == "focused")
        #expect(button.title(for: [.focused, .selected]) == "selected")
        #expect(button.title(for: [.focused, .highlighted]) == "usual")
    }

    @Test func `Core Graphics' functions are the members of rectangles`() {
        let rect = CGRectMake(10, 20, 30, 40)

        #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 40, 60])
        #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
        #expect(CGRectContainsPoint(rect, CGPointMake(11, 21)) && !CGRectContainsPoint(rect, .zero))
        #expect(CGRectInset(rect, 1, 2) == rect.insetBy(dx: 1, dy: 2))
        #expect(CGRectUnion(rect, .zero) == CGRect(x: 0, y: 0, width: 40, height: 60))
        #expect(CGRectIntersectsRect(rect, CGRectOffset(rect, 29, 0)))
    }

    @Test func `a picture provides the bytes of its pixels`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        let data = try #require(image.cgImage?.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        var copy: [UInt8] = [0, 0]
        CFDataGetBytes(data, CFRangeMake(1, 2), &copy)
        #expect(copy == [bytes[1], bytes[2]])
        CFDataGetBytes(data, CFRange(location: CFDataGetLength(data) - 1, length: 2), &copy)
        #expect(copy == [bytes[1], bytes[2]], "a part that is not there changes nothing")

        #expect(CFDataGetLength(data) == 8)
        #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func `a picture's proportions fit into a rectangle, in its middle`() {
        let room = CGRect(x: 10, y: 20, width: 100, height: 60)

        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: room)
                == CGRect(x: 10, y: 37.5, width: 100, height: 25))
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 200, height: 200), insideRect: room)
                == CGRect(x: 30, y: 20, width: 60, height: 60))
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).size == .zero)
    }

    @Test func `an object of Core Graphics has the number of its type`() {
        let color = UIColor.red.cgColor
        let path = CGMutablePath()

        #expect(CFGetTypeID(color) == CGColor.typeID && CFGetTypeID(path) == CGPath.typeID)
        #expect(CFGetTypeID(path.copy() ?? path) == CGPath.typeID)
        #expect(Set([CGColor.typeID, CGImage.typeID, CGPath.typeID]).count == 3)
    }

    @Test func `an object of any class is asked for what its own class has`() {
        let view = field.add(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        view.tag = 7
        let item = UIBarButtonItem()
        item.tag = 8
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        let screen = UIViewController()

        #expect([DynamicObject(view).frame, DynamicObject(layer).frame] == [view.frame, layer.frame])
        #expect([DynamicObject(view).bounds, DynamicObject(layer).bounds] == [view.bounds, layer.bounds])
        #expect(DynamicObject(view).center == CGPoint(x: 25, y: 40))
        #expect(DynamicObject(view).superview === view.superview)
        #expect([DynamicObject(view).tag, DynamicObject(item).tag] == [7, 8])
        #expect(DynamicObject(pan).view === view && DynamicObject(screen).view === screen.view)
        #expect(DynamicObject(pan).translation(in: view) == .zero)
        #expect(DynamicObject(pan).velocity(in: view) == .zero)
        #expect(DynamicObject(pan).location(in: view) == pan.location(in: view))

        let other = DynamicObject(NSObject())
        #expect(other.frame == nil && other.tag == nil && other.view == nil && other.superview == nil)
        #expect(other.location(in: view) == nil && DynamicObject(view).translation(in: view) == nil)
        #expect(DynamicObject([1, 2]).count == 2 && DynamicObject(Set([1])).count == 1 && other.count == nil)
    }
}
