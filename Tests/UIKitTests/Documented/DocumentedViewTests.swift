import QuartzCore
import Testing
import UIKit
import UITesting

private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(left - right) <= tolerance
}

private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
    near(left.x, right.x) && near(left.y, right.y)
}

private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    near(left.origin, right.origin) && near(left.width, right.width)
        && near(left.height, right.height)
}

/// A view that writes down what it hears of the hierarchy, its tint and its layout.
private final class ViewRecorder: UIView {
    var name = ""
    var log = Recorder()
    var layouts = 0
    var tints = 0
    var takesAll = false

    convenience init(_ name: String, _ log: Recorder = Recorder(), frame: CGRect = .zero) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        let new = (newSuperview as? ViewRecorder)?.name ?? (newSuperview == nil ? "nil" : "other")
        let old = (superview as? ViewRecorder)?.name ?? (superview == nil ? "nil" : "other")
        log.note("\(name) willMoveToSuperview \(new) from \(old)")
    }
    override func didMoveToSuperview() {
        let now = (superview as? ViewRecorder)?.name ?? (superview == nil ? "nil" : "other")
        log.note("\(name) didMoveToSuperview \(now)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        log.note(
            "\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window") from \(window == nil ? "nil" : "window")"
        )
    }
    override func didMoveToWindow() {
        log.note("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) {
        log.note("\(name) didAddSubview")
    }
    override func willRemoveSubview(_ subview: UIView) {
        log.note(
            "\(name) willRemoveSubview \(subview.superview === self ? "still in" : "gone")")
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        tints += 1
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        log.note("\(name) layout")
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        takesAll || super.point(inside: point, with: event)
    }
}

/// UIView's geometry and hierarchy.
struct DocumentedViewTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    // UIView.transform: "the frame is the bounding box"; center and bounds stay as they are.
    @Test func `a turned view keeps bounds and center, and its frame is the box around it`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        #expect(near(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
        #expect(near(view.center, CGPoint(x: 60, y: 45)))
        #expect(near(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50)))

        view.center = CGPoint(x: 100, y: 100)
        #expect(near(view.frame, CGRect(x: 75, y: 50, width: 50, height: 100)))
        view.transform = .identity
        #expect(near(view.frame, CGRect(x: 50, y: 75, width: 100, height: 50)))
    }

    // UIView.bounds: "changing the bounds size grows or shrinks the view relative to its center point";
    // UIView.center and anchorPoint: the center is where the anchor point lies.
    @Test func `a new size of the bounds grows around the anchor point`() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        view.bounds.size = CGSize(width: 80, height: 20)
        #expect(near(view.frame, CGRect(x: 80, y: 110, width: 80, height: 20)))

        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(near(view.center, CGPoint(x: 120, y: 120)))
        #expect(near(view.frame, CGRect(x: 120, y: 100, width: 80, height: 20)))

        view.bounds.size = CGSize(width: 100, height: 50)
        #expect(near(view.frame, CGRect(x: 120, y: 70, width: 100, height: 50)))
    }

    // View Programming Guide: the bounds' origin is the point of the own coordinates at the upper left corner.
    @Test func `an origin of the bounds shifts subviews, conversions and hit tests alike`() {
        let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 110, width: 30, height: 30))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        outer.bounds.origin = CGPoint(x: -20, y: 100)

        #expect(near(outer.frame, CGRect(x: 50, y: 50, width: 200, height: 200)))
        #expect(near(inner.convert(CGPoint.zero, to: stage.window), CGPoint(x: 80, y: 60)))
        #expect(near(outer.convert(CGPoint(x: 50, y: 50), from: stage.window), CGPoint(x: -20, y: 100)))
        #expect(stage.window.hitTest(CGPoint(x: 85, y: 65), with: nil) === inner)
        #expect(stage.window.hitTest(CGPoint(x: 65, y: 165), with: nil) === outer)
        #expect(inner.frame.origin == CGPoint(x: 10, y: 110))
    }

    // convert(_:to:) of a rectangle: "if the view is rotated the result is the bounding rectangle".
    @Test func `a rectangle converted out of a turned view is the box around it`() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        stage.window.addSubview(view)

        let box = view.convert(view.bounds, to: nil)
        let side = 100 * CGFloat(2).squareRoot()
        #expect(near(box, CGRect(x: 150 - side / 2, y: 150 - side / 2, width: side, height: side)))
        #expect(near(view.convert(CGPoint(x: 50, y: 50), to: nil), CGPoint(x: 150, y: 150)))
        #expect(near(view.convert(CGPoint(x: 150, y: 150), from: nil), CGPoint(x: 50, y: 50)))
        #expect(
            stage.window.hitTest(CGPoint(x: 103, y: 103), with: nil) === stage.window, "beside the corner"
        )
    }

    // Documented defaults of UIView, UIImageView and UILabel.
    @Test func `new views have the documented defaults`() {
        let view = UIView()
        #expect(view.isUserInteractionEnabled && !view.clipsToBounds)
        #expect(
            view.contentMode == .scaleToFill && view.autoresizesSubviews && view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.backgroundColor == nil)
        #expect(view.alpha == 1 && !view.isHidden && view.tag == 0 && !view.isMultipleTouchEnabled)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.tintAdjustmentMode == .normal, "never automatic when it is read")
        #expect(!UIImageView().isUserInteractionEnabled && !UILabel().isUserInteractionEnabled)
        #expect(UIScrollView().clipsToBounds)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    // UIView.AutoresizingMask: "distributes the difference in proportion to the sizes of what is flexible".
    @Test func `flexible margins share what their superview gains in proportion`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 100))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        let pinned = UIView(frame: CGRect(x: 80, y: 90, width: 20, height: 10))
        pinned.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let deep = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 90))
        deep.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.addSubview(pinned)
        inner.addSubview(deep)

        outer.frame = CGRect(x: 7, y: 7, width: 140, height: 50)
        #expect(near(inner.frame, CGRect(x: 20, y: 0, width: 60, height: 50)))
        #expect(near(pinned.frame, CGRect(x: 120, y: 40, width: 20, height: 10)))
        #expect(near(deep.frame, CGRect(x: 5, y: 5, width: 50, height: 40)))

        outer.autoresizesSubviews = false
        outer.bounds.size = CGSize(width: 300, height: 300)
        #expect(near(inner.frame, CGRect(x: 20, y: 0, width: 60, height: 50)))
    }

    // tintColorDidChange(): called on the view and on "each subview that inherits a changed interaction tint color".
    @Test func `a new tint is told to those who inherit it, and to no one behind a tint of its own`() {
        let (parent, heir) = (ViewRecorder("p"), ViewRecorder("h"))
        let (own, behind) = (ViewRecorder("o"), ViewRecorder("b"))
        stage.window.addSubview(parent)
        parent.addSubview(heir)
        heir.addSubview(own)
        own.addSubview(behind)
        own.tintColor = .green
        stage.advance(by: 0)
        for view in [parent, heir, own, behind] { view.tints = 0 }

        parent.tintColor = .red
        #expect([parent, heir, own, behind].map(\.tints) == [1, 1, 0, 0])
        #expect(heir.tintColor == .red && behind.tintColor == .green)

        own.tintColor = nil
        #expect(own.tints == 1 && behind.tints == 1)
        #expect(behind.tintColor == .red)
    }

    // UIView.tintAdjustmentMode: inherited while automatic; dimmed colours are desaturated.
    @Test func `a dimmed view lends its descendants a grey tint, unless they are set to normal`() {
        let (parent, heir, bright) = (ViewRecorder("p"), ViewRecorder("h"), ViewRecorder("b"))
        stage.window.addSubview(parent)
        parent.addSubview(heir)
        parent.addSubview(bright)
        parent.tintColor = .red
        bright.tintAdjustmentMode = .normal
        heir.tints = 0

        parent.tintAdjustmentMode = .dimmed
        #expect(heir.tintAdjustmentMode == .dimmed && bright.tintAdjustmentMode == .normal)
        #expect(heir.tints >= 1, "the colour that it sees is another")
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = heir.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(near(red, green) && near(green, blue) && alpha > 0)
        #expect(bright.tintColor == .red)

        parent.tintAdjustmentMode = .automatic
        #expect(heir.tintAdjustmentMode == .normal && heir.tintColor == .red)
    }

    // hitTest(_:with:): "ignores views that are hidden, that have disabled user interactions, or have an alpha level
    // less than 0.01", and with them their subviews; CGRect.contains leaves the far edges out.
    @Test func `hit tests leave out what is hidden, disabled, nearly clear or beyond the far edge`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (below, above) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
        let leaf = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(below)
        outer.addSubview(above)
        above.addSubview(leaf)
        let point = CGPoint(x: 50, y: 50)

        #expect(outer.hitTest(point, with: nil) === leaf)
        #expect(outer.hitTest(CGPoint(x: 100, y: 50), with: nil) === above)
        #expect(outer.hitTest(CGPoint(x: 200, y: 50), with: nil) == nil)
        above.alpha = 0.02
        #expect(outer.hitTest(point, with: nil) === leaf)
        above.alpha = 0.009
        #expect(outer.hitTest(point, with: nil) === below)
        above.alpha = 1
        above.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === below, "the button in it is left out, too")
        above.isUserInteractionEnabled = true
        outer.sendSubviewToBack(above)
        #expect(outer.hitTest(point, with: nil) === below)
        below.isHidden = true
        #expect(outer.hitTest(point, with: nil) === leaf)
    }

    // hitTest(_:with:): points outside a view's bounds are never reported, even if a subview lies there.
    @Test func `what lies outside its superview is hit only where the superview says so`() {
        let outer = ViewRecorder("outer", frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let sticking = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
        outer.addSubview(sticking)
        stage.window.addSubview(outer)
        let outside = CGPoint(x: 250, y: 250)

        #expect(stage.window.hitTest(outside, with: nil) === stage.window)
        outer.takesAll = true
        #expect(stage.window.hitTest(outside, with: nil) === sticking)
        outer.clipsToBounds = true
        #expect(
            stage.window.hitTest(outside, with: nil) === sticking, "clipping concerns what is seen alone")
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    }

    // willMove(toWindow:), didMoveToWindow(): the whole subtree hears of the window; only the root of the superview.
    @Test
    func `a subtree that enters and leaves a window is told once each, with the old window before`() {
        let log = Recorder()
        let (root, leaf) = (ViewRecorder("root", log), ViewRecorder("leaf", log))
        root.addSubview(leaf)
        log.clear()

        stage.window.addSubview(root)
        let leafCalls = log.lines.filter { $0.hasPrefix("leaf") && !$0.hasSuffix("layout") }
        #expect(leafCalls == ["leaf willMoveToWindow window from nil", "leaf didMoveToWindow window"])
        let before = log.lines.firstIndex(of: "root willMoveToSuperview other from nil")
        let after = log.lines.firstIndex(of: "root didMoveToSuperview other")
        #expect(before != nil && after != nil && (before ?? 0) < (after ?? 0))
        #expect(log.lines.contains("root didMoveToWindow window"))
        log.clear()

        root.removeFromSuperview()
        #expect(
            log.lines.filter { $0.hasPrefix("leaf") }
                == ["leaf willMoveToWindow nil from window", "leaf didMoveToWindow nil"])
        #expect(log.lines.contains("root willMoveToSuperview nil from other"))
        #expect(log.lines.contains("root didMoveToSuperview nil"))
        #expect(leaf.superview === root)
    }

    // addSubview(_:): "if view already has a superview, it is removed from it first"; willRemoveSubview(_:) comes while
    // the subview is still there.
    @Test func `a view that changes its superview leaves the first before it joins the second`() {
        let log = Recorder()
        let (first, second, child) = (
            ViewRecorder("first", log), ViewRecorder("second", log), ViewRecorder("child", log)
        )
        first.addSubview(child)
        log.clear()

        second.addSubview(child)
        #expect(first.subviews.isEmpty && child.superview === second)
        let leaves = log.lines.firstIndex(of: "first willRemoveSubview still in")
        let joins = log.lines.firstIndex(of: "second didAddSubview")
        #expect(leaves != nil && joins != nil && (leaves ?? 0) < (joins ?? 0))
        #expect(
            log.lines.last { $0.contains("didMoveToSuperview") } == "child didMoveToSuperview second")
    }

    // insertSubview, bringSubviewToFront, exchangeSubview, viewWithTag, isDescendant(of:).
    @Test func `the order of subviews follows each of the methods that change it`() {
        let parent = UIView()
        let views = (1...4).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        for view in views.prefix(3) { parent.addSubview(view) }
        func order() -> [Int] { parent.subviews.map(\.tag) }

        parent.addSubview(views[0])
        #expect(order() == [2, 3, 1], "what is added again comes to the front")
        parent.insertSubview(views[3], belowSubview: views[2])
        #expect(order() == [2, 4, 3, 1])
        parent.insertSubview(views[1], aboveSubview: views[2])
        #expect(order() == [4, 3, 2, 1])
        parent.insertSubview(views[0], at: 0)
        #expect(order() == [1, 4, 3, 2])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [2, 4, 3, 1])
        parent.bringSubviewToFront(UIView())
        parent.sendSubviewToBack(views[2])
        #expect(order() == [3, 2, 4, 1])
        #expect(parent.layer.sublayers?.map { $0 === views[2].layer } == [true, false, false, false])
        #expect(parent.viewWithTag(0) === parent && parent.viewWithTag(4) === views[3])
        #expect(parent.isDescendant(of: parent) && views[0].isDescendant(of: parent))
        #expect(!parent.isDescendant(of: views[0]))
    }

    // setNeedsLayout()/layoutSubviews(): size and subviews matter; origin, center, transform and alpha do not.
    @Test func `layout follows a new size and new subviews, and nothing else`() {
        let view = ViewRecorder("v", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        view.layouts = 0

        view.frame.origin = CGPoint(x: 30, y: 30)
        view.center = CGPoint(x: 90, y: 90)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0.5
        view.backgroundColor = .red
        stage.advance(by: 0.1)
        #expect(view.layouts == 0)

        view.transform = .identity
        view.bounds.size.width = 120
        view.addSubview(UIView())
        #expect(view.layouts == 0, "not at once")
        stage.advance(by: 0.1)
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 1, "nothing is needed")
    }

    // CALayer.layoutIfNeeded, header: "the superlayers are traversed upwards until one is found that does not require
    // layout, then the entire subtree beneath it is laid out".
    @Test func `layoutIfNeeded lays out superviews that need it first`() {
        let log = Recorder()
        let (outer, middle, inner) = (
            ViewRecorder("outer", log), ViewRecorder("middle", log), ViewRecorder("inner", log)
        )
        stage.window.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        stage.advance(by: 0)
        log.clear()

        outer.setNeedsLayout()
        middle.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.lines == ["outer layout", "middle layout", "inner layout"])
    }

    // directionalLayoutMargins: "the leading and trailing margins are synchronized with the left and right margins".
    @Test func `directional margins and absolute ones are the same margins, whatever the direction`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 10, bottom: 2, trailing: 20)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 10))

        view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 40)
        let expected = NSDirectionalEdgeInsets(top: 3, leading: 40, bottom: 4, trailing: 30)
        #expect(view.directionalLayoutMargins == expected)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // preservesSuperviewLayoutMargins: content keeps out of the margins of the superview where the own are smaller.
    @Test func `a view that preserves its superview's margins adds what is missing at each edge`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 190, height: 150))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        inner.preservesSuperviewLayoutMargins = true
        stage.advance(by: 0)

        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
        inner.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        stage.advance(by: 0)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    // safeAreaInsets: "only the part of the view that is covered"; insetsLayoutMarginsFromSafeArea adds it to margins.
    @Test func `a subview's safe area is what of it lies outside, and its margins come on top`() {
        let screen = UIViewController()
        let child = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        screen.view.addSubview(child)
        stage.present(screen)
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 5, bottom: 20, right: 0)
        stage.advance(by: 0)

        #expect(child.safeAreaInsets == UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0))
        #expect(child.layoutMargins == UIEdgeInsets(top: 38, left: 13, bottom: 8, right: 8))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.frame.origin.y = 300
        stage.advance(by: 0)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 20, right: 0))
        #expect(UIView().safeAreaInsets == .zero)
    }

    // snapshotView(afterScreenUpdates:): a view without a superview, of the size of the original's bounds.
    @Test func `a snapshot has the original's bounds, whatever its transform and place`() {
        let view = UIView(frame: CGRect(x: 70, y: 90, width: 60, height: 40))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.advance(by: 0)

        let snapshot = view.snapshotView(afterScreenUpdates: true)
        view.removeFromSuperview()
        #expect(snapshot?.superview == nil)
        #expect(snapshot.map { near($0.frame, CGRect(x: 0, y: 0, width: 60, height: 40)) } == true)
    }

    // sizeToFit(): "resizes and moves the receiver so it just encloses its subviews"; uses sizeThatFits, keeps the origin.
    @Test func `sizeToFit keeps the origin and takes the size that fits`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width / 2, height: 30)
            }
        }
        let view = Fitting(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(near(view.frame, CGRect(x: 20, y: 20, width: 50, height: 30)))

        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
        #expect(plain.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 12, height: 34))
    }
}
