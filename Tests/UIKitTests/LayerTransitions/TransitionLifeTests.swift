import Testing
import UIKit
import UITesting

/// `CATransition`: when it begins and ends, and what a layer with one goes through.
@MainActor
struct TransitionLifeTests {
    private let scene = TransitionCase()

    @Test func `a transition has one key on a layer, starts and stops once, and leaves nothing behind`() {
        let witness = AnimationWitness()
        let transition = scene.transition(.push)
        transition.delegate = witness

        scene.square.layer.add(transition, forKey: "mine")
        #expect(scene.square.layer.animationKeys() == [kCATransition])
        scene.stage.advance(by: 0.5)
        #expect(witness.calls == ["start"])
        scene.stage.settle()

        #expect(witness.calls == ["start", "stop true"])
        #expect(scene.square.layer.animationKeys() == nil)
        #expect(scene.stage.window.layer.sublayers?.count == 1)
        #expect(!scene.stage.isMoving)
    }

    @Test func `a second transition ends the first, which did not finish`() {
        let witness = AnimationWitness()
        let first = scene.transition(.fade)
        first.delegate = witness
        scene.square.layer.add(first, forKey: "first")
        scene.stage.advance(by: 0.2)

        scene.square.layer.add(scene.transition(.push), forKey: "second")
        scene.stage.advance(by: 0.1)

        #expect(witness.calls == ["start", "stop false"])
    }

    @Test func `the layer tree that code sees stays as it is meanwhile`() {
        scene.square.layer.add(scene.transition(.push), forKey: nil)
        scene.stage.advance(by: 0.5)

        #expect(scene.square.superview === scene.stage.window)
        #expect(scene.square.layer.superlayer === scene.stage.window.layer)
        #expect(scene.square.layer.presentation()?.position == scene.square.layer.position)
        #expect(scene.square.layer.presentation()?.opacity == 1)
        #expect(scene.stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.square)
    }

    @Test func `a transition as the action of a property runs when the property changes`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.actions = ["backgroundColor": scene.transition(.fade)]
        scene.stage.window.layer.addSublayer(layer)
        scene.stage.settle()

        layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        scene.stage.advance(by: 0.5)

        #expect(layer.animationKeys() == [kCATransition])
        #expect(scene.isNear(try scene.color(10, 10), [128, 128, 128]))
    }

    @Test func `a group holds a transition beside other animations`() throws {
        let group = CAAnimationGroup()
        group.animations = [scene.transition(.fade)]
        group.duration = 1
        group.timingFunction = CAMediaTimingFunction(name: .linear)
        scene.square.layer.add(group, forKey: "group")
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)

        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128]))
        scene.stage.settle()
        #expect(try scene.color(50, 50) == [0, 0, 255])
    }

    @Test func `time that stands still holds a transition where it is`() throws {
        scene.stage.window.layer.speed = 0
        scene.stage.window.layer.timeOffset = scene.stage.window.layer.convertTime(
            CACurrentMediaTime(), from: nil)
        let start = scene.stage.window.layer.timeOffset
        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.1)

        scene.stage.window.layer.timeOffset = start + 0.25
        #expect(scene.isNear(try scene.color(50, 50), [191, 0, 64]))
        scene.stage.window.layer.timeOffset = start + 0.75
        #expect(scene.isNear(try scene.color(50, 50), [64, 0, 191]))
        scene.stage.window.layer.timeOffset = start + 0.25
        #expect(scene.isNear(try scene.color(50, 50), [191, 0, 64]))
    }

    @Test func `a navigation controller that pushes without animation is pushed by a transition`() throws {
        let root = UIViewController()
        root.view.backgroundColor = .red
        let next = UIViewController()
        next.view.backgroundColor = .blue
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        scene.square.removeFromSuperview()
        scene.stage.present(navigation)

        navigation.view.layer.add(scene.transition(.push, .fromRight), forKey: kCATransition)
        navigation.pushViewController(next, animated: false)
        scene.stage.advance(by: 0.5)

        #expect(navigation.topViewController === next)
        #expect(scene.isNear(try scene.color(25, 50), [255, 128, 128]))
        #expect(scene.isNear(try scene.color(75, 50), [128, 128, 255]))
        scene.stage.settle()
        #expect(try scene.color(25, 50) == [0, 0, 255])
        #expect(scene.stage.diagnostics.isEmpty)
    }

    @Test func `a window dissolves from one root controller to another`() throws {
        let next = UIViewController()
        next.view.backgroundColor = .blue
        scene.stage.window.backgroundColor = .red
        scene.square.removeFromSuperview()
        scene.stage.settle()

        scene.stage.window.layer.add(scene.transition(.fade), forKey: nil)
        scene.stage.window.rootViewController = next
        scene.stage.advance(by: 0.5)

        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128]))
    }

    // MARK: - Bad input and changes on the way

    @Test func `a layer that leaves on the way takes its transition along`() throws {
        let witness = AnimationWitness()
        let transition = scene.transition(.push)
        transition.delegate = witness
        scene.square.layer.add(transition, forKey: nil)
        scene.stage.advance(by: 0.3)

        scene.square.removeFromSuperview()
        #expect(try scene.color(50, 50) == [255, 255, 255])
        #expect(witness.calls == ["start", "stop false"])
        scene.stage.window.addSubview(scene.square)
        #expect(try scene.color(50, 50) == [255, 0, 0])
    }

    @Test func `a layer that moves to another superlayer on the way goes on there`() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(other)
        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.25)

        other.addSubview(scene.square)
        scene.stage.advance(by: 0.25)

        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128]))
        scene.stage.settle()
        #expect(try scene.color(50, 50) == [0, 0, 255])
        other.removeFromSuperview()
        #expect(try scene.color(50, 50) == [255, 255, 255])
    }

    @Test func `siblings may change their order in the frame in which a transition begins or ends`() throws {
        let (window, square) = (scene.stage.window, scene.square)
        let others = [UIColor.green, .black, .yellow].enumerated().map { index, color in
            let view = UIView(frame: CGRect(x: 30 * CGFloat(index), y: 0, width: 30, height: 20))
            view.backgroundColor = color
            return view
        }
        for view in [others[0], square, others[1], others[2]] { window.addSubview(view) }
        scene.stage.settle()
        func colors() throws -> [[Int]] {
            try [15, 45, 75].map { try scene.color($0, 10) }
        }
        let before = try colors()

        square.layer.add(scene.transition(.fade), forKey: nil)
        for view in [others[1], others[0], others[2], square] { window.bringSubviewToFront(view) }
        #expect(try colors() == before)
        scene.stage.advance(by: 0.5)
        square.layer.removeAllAnimations()
        for view in [square, others[2], others[0], others[1]] { window.bringSubviewToFront(view) }

        #expect(try colors() == before)
        #expect(try scene.color(50, 50) == [255, 0, 0])
    }

    @Test func `a superview that leaves and comes back ends the transition`() throws {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(holder)
        holder.addSubview(scene.square)
        scene.stage.settle()
        scene.square.layer.add(scene.transition(.push), forKey: nil)
        scene.stage.advance(by: 0.5)

        holder.removeFromSuperview()
        scene.stage.advance(by: 0.1)
        scene.stage.window.addSubview(holder)

        #expect(try scene.color(50, 50) == [255, 0, 0])
        #expect(!scene.stage.isMoving)
    }

    @Test func `a layer outside of any tree, or of no size, shows nothing and ends`() {
        let witness = AnimationWitness()
        let transition = scene.transition(.push)
        transition.delegate = witness
        let loose = UIView()
        scene.stage.run { loose.layer.add(transition, forKey: nil) }
        let empty = UIView()
        scene.stage.window.addSubview(empty)
        empty.layer.add(transition, forKey: nil)
        scene.stage.settle()

        withExtendedLifetime(loose) {
            #expect(witness.calls.filter { $0 == "stop true" }.count == 2)
        }
        #expect(scene.stage.diagnostics.isEmpty)
    }

    @Test func `a layer that no frame has shown fades in`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .black
        scene.stage.window.addSubview(view)
        view.layer.add(scene.transition(.fade), forKey: nil)
        scene.stage.advance(by: 0.5)

        #expect(scene.isNear(try scene.color(10, 10), [128, 128, 128]))
    }

    @Test func `progress that is no part, and an unknown type, get a word and a transition all the same`()
        throws
    {
        let transition = scene.transition(CATransitionType(rawValue: "origami"))
        scene.stage.run {
            transition.startProgress = .nan
            transition.endProgress = 7
            #expect(transition.startProgress == 0 && transition.endProgress == 1)
            transition.endProgress = -1
            #expect(transition.endProgress == 0)
            transition.endProgress = 1
            scene.square.layer.add(transition, forKey: nil)
        }
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)

        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128]))
        #expect(scene.stage.diagnostics.map(\.message).contains { $0.contains("origami") })
        #expect(scene.stage.diagnostics.count == 4)
    }

    @Test func `a stage that nobody looks at makes no picture, and calls the same`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        stage.window.addSubview(view)
        stage.settle()
        let witness = AnimationWitness()
        let transition = scene.transition(.push)
        transition.delegate = witness

        view.layer.add(transition, forKey: nil)
        stage.settle()

        #expect(witness.calls == ["start", "stop true"])
    }
}
