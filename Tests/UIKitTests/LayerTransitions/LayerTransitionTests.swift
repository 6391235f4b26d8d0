import Testing
import UIKit
import UITesting

/// `CATransition`: what is seen on the way.
@MainActor
struct LayerTransitionTests {
    private let scene = TransitionCase()

    @Test func `a fade of one opaque look into another never shows what is behind`() throws {
        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.backgroundColor = .blue

        #expect(try scene.color(50, 50) == [255, 0, 0])
        scene.stage.advance(by: 0.5)
        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128]))
        scene.stage.advance(by: 0.5)
        #expect(try scene.color(50, 50) == [0, 0, 255])
    }

    @Test func `a view that is hidden fades away, and one that is shown fades in`() throws {
        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.isHidden = true
        scene.stage.advance(by: 0.25)
        #expect(scene.isNear(try scene.color(50, 50), [255, 64, 64]))
        scene.stage.settle()
        #expect(try scene.color(50, 50) == [255, 255, 255])

        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.isHidden = false
        scene.stage.advance(by: 0.25)
        #expect(scene.isNear(try scene.color(50, 50), [255, 191, 191]))
    }

    @Test func `a fade adds coverage: half-transparent into half-transparent stays so`() throws {
        scene.square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        scene.stage.settle()

        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        scene.stage.advance(by: 0.5)

        #expect(scene.isNear(try scene.color(50, 50), [191, 128, 191]))
    }

    @Test func `a push from the right moves both looks to the left, the one fading in, the other out`() throws
    {
        scene.square.layer.add(scene.transition(.push, .fromRight), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)

        // The old square has moved by half its width, from 20…80 to −10…50, and the new one follows.
        #expect(scene.isNear(try scene.color(2, 50), [255, 128, 128]))
        #expect(scene.isNear(try scene.color(48, 50), [255, 128, 128]))
        #expect(scene.isNear(try scene.color(52, 50), [128, 128, 255]))
        #expect(scene.isNear(try scene.color(98, 50), [128, 128, 255]))
    }

    @Test func `in a layer that is turned a push goes along the layer`() throws {
        scene.square.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.stage.settle()

        scene.square.layer.add(scene.transition(.push, .fromRight), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)

        // What is the layer's right is the screen's lower edge.
        #expect(scene.isNear(try scene.color(50, 2), [255, 128, 128]))
        #expect(scene.isNear(try scene.color(50, 48), [255, 128, 128]))
        #expect(scene.isNear(try scene.color(50, 52), [128, 128, 255]))
        #expect(scene.isNear(try scene.color(50, 98), [128, 128, 255]))
        #expect(try scene.color(5, 50) == [255, 255, 255])
    }

    /// Where the new look of a square at 20…80 begins after a quarter of the time, along the axis of movement.
    @Test(arguments: [
        (CATransitionSubtype.fromLeft, CGPoint(x: 2, y: 50), CGPoint(x: 50, y: 50)),
        (.fromRight, CGPoint(x: 98, y: 50), CGPoint(x: 50, y: 50)),
        (.fromTop, CGPoint(x: 50, y: 98), CGPoint(x: 50, y: 50)),
        (.fromBottom, CGPoint(x: 50, y: 2), CGPoint(x: 50, y: 50)),
    ])
    func `what moves in comes over the old look from the side of its subtype`(
        subtype: CATransitionSubtype, new: CGPoint, old: CGPoint
    ) throws {
        scene.square.layer.add(scene.transition(.moveIn, subtype), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.25)

        #expect(scene.isNear(try scene.color(Int(new.x), Int(new.y)), [191, 191, 255]))
        #expect(try scene.color(Int(old.x), Int(old.y)) == [255, 0, 0])
    }

    @Test func `a reveal slides the old look away from the new one`() throws {
        scene.square.layer.add(scene.transition(.reveal, .fromBottom), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)

        #expect(try scene.color(50, 22) == [0, 0, 255])
        #expect(scene.isNear(try scene.color(50, 60), [128, 0, 128]))
        #expect(scene.isNear(try scene.color(50, 95), [255, 128, 128]))
    }

    @Test func `a part of a transition runs from the start progress to the end progress`() throws {
        let transition = scene.transition(.fade)
        transition.startProgress = 0.25
        transition.endProgress = 0.75
        transition.fillMode = .forwards
        transition.isRemovedOnCompletion = false
        scene.square.layer.add(transition, forKey: nil)
        scene.square.backgroundColor = .blue

        #expect(scene.isNear(try scene.color(50, 50), [191, 0, 64]))
        scene.stage.advance(by: 2)
        #expect(scene.isNear(try scene.color(50, 50), [64, 0, 191]))
        scene.square.layer.removeAnimation(forKey: kCATransition)
        #expect(try scene.color(50, 50) == [0, 0, 255])
    }

    @Test func `a change before the transition is added counts as new, since no frame has shown it`() throws {
        scene.square.backgroundColor = .blue
        scene.square.layer.add(scene.transition(.fade), forKey: nil)

        #expect(try scene.color(50, 50) == [255, 0, 0])
    }

    @Test func `a transition in the midst of another one starts from what was seen`() throws {
        scene.square.layer.add(scene.transition(.push, .fromRight), forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: 0.5)
        let before = try [2, 48, 52, 98].map { try scene.color($0, 50) }

        scene.square.layer.add(scene.transition(.fade), forKey: nil)
        scene.square.backgroundColor = .green

        #expect(try [2, 48, 52, 98].map { try scene.color($0, 50) } == before)
        scene.stage.settle()
        #expect(try scene.color(2, 50) == [255, 255, 255])
    }

    @Test func `the old look lies right in a superview that is turned and scaled`() throws {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
        scene.stage.window.addSubview(holder)
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        strip.backgroundColor = .black
        holder.addSubview(strip)
        scene.square.isHidden = true
        scene.stage.settle()
        // Turned by a quarter, the strip at the upper edge stands at the right one, at half its size: 65…75 × 25…75.
        #expect(try scene.color(70, 50) == [0, 0, 0])

        strip.layer.add(scene.transition(.fade), forKey: nil)
        strip.isHidden = true

        #expect(scene.isNear(try scene.color(70, 30), [0, 0, 0]))
        #expect(scene.isNear(try scene.color(70, 70), [0, 0, 0]))
        #expect(try scene.color(62, 50) == [255, 255, 255])
        scene.stage.advance(by: 0.5)
        #expect(scene.isNear(try scene.color(70, 50), [128, 128, 128]))
    }

    @Test func `the old look stays where it was seen where perspective enlarges the layer`() throws {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.layer.sublayerTransform.m34 = -1 / 100
        scene.stage.window.addSubview(holder)
        let near = UIView(frame: CGRect(x: 35, y: 35, width: 30, height: 30))
        near.backgroundColor = .black
        near.layer.zPosition = 50
        holder.addSubview(near)
        scene.square.isHidden = true
        scene.stage.settle()
        // Twice as large from the middle of the holder: 20…80.
        #expect(try scene.color(24, 24) == [0, 0, 0] && scene.color(16, 16) == [255, 255, 255])

        near.layer.add(scene.transition(.fade), forKey: nil)
        near.backgroundColor = .blue

        #expect(scene.isNear(try scene.color(24, 24), [0, 0, 0]))
        #expect(scene.isNear(try scene.color(16, 16), [255, 255, 255]))
        scene.stage.advance(by: 0.5)
        #expect(scene.isNear(try scene.color(24, 24), [0, 0, 128]))
        #expect(scene.isNear(try scene.color(16, 16), [255, 255, 255]))
    }

    @Test func `a picture at two pixels a point is as sharp as the view`() throws {
        let stage = Stage(size: CGSize(width: 50, height: 50), scale: 2, isSeen: true)
        stage.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10.5, height: 30))
        view.backgroundColor = .black
        stage.window.addSubview(view)
        stage.settle()

        let before = try stage.snapshot()
        view.layer.add(scene.transition(.fade), forKey: nil)
        let after = try stage.snapshot()

        #expect(after.pixel(x: 40, y: 40) == before.pixel(x: 40, y: 40))
        #expect(after.pixel(x: 41, y: 40) == before.pixel(x: 41, y: 40))
        #expect(after.pixel(x: 39, y: 40) == before.pixel(x: 39, y: 40))
    }
}
