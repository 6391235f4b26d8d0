import Testing
import UIKit
import UITesting

/// `CATransition`: the way that looks go, how fast, and what lies in front of them.
@MainActor
struct TransitionDirectionTests {
    private let scene = TransitionCase()

    /// Adds a transition to the square, which becomes blue, and goes on to a part of its second.
    private func start(_ transition: CATransition, until part: Double) {
        scene.square.layer.add(transition, forKey: nil)
        scene.square.backgroundColor = .blue
        scene.stage.advance(by: part)
    }

    private func isNear(_ x: Int, _ y: Int, _ color: [Int]) throws -> Bool {
        scene.isNear(try scene.color(x, y), color)
    }

    /// Half-way a square at 20…80 has moved by 30 points, and the other look follows.
    @Test(
        arguments: [
            (.fromLeft, [SIMD2(52, 50), SIMD2(98, 50)], [SIMD2(2, 50), SIMD2(48, 50)]),
            (.fromRight, [SIMD2(2, 50), SIMD2(48, 50)], [SIMD2(52, 50), SIMD2(98, 50)]),
            (.fromTop, [SIMD2(50, 2), SIMD2(50, 48)], [SIMD2(50, 52), SIMD2(50, 98)]),
            (.fromBottom, [SIMD2(50, 52), SIMD2(50, 98)], [SIMD2(50, 2), SIMD2(50, 48)]),
            (nil, [SIMD2(52, 50), SIMD2(98, 50)], [SIMD2(2, 50), SIMD2(48, 50)]),
        ] as [(CATransitionSubtype?, [SIMD2<Int>], [SIMD2<Int>])])
    func `a push begins at its side, the left one where it has none`(
        subtype: CATransitionSubtype?, old: [SIMD2<Int>], new: [SIMD2<Int>]
    ) throws {
        start(scene.transition(.push, subtype), until: 0.5)

        for place in old { #expect(try isNear(place.x, place.y, [255, 128, 128])) }
        for place in new { #expect(try isNear(place.x, place.y, [128, 128, 255])) }
    }

    /// Half-way the old look has left the first place, lies over the new one at the second, and alone at the third.
    @Test(
        arguments: [
            (.fromLeft, SIMD2(22, 50), SIMD2(60, 50), SIMD2(95, 50)),
            (.fromRight, SIMD2(77, 50), SIMD2(40, 50), SIMD2(5, 50)),
            (.fromTop, SIMD2(50, 77), SIMD2(50, 40), SIMD2(50, 5)),
            (.fromBottom, SIMD2(50, 22), SIMD2(50, 60), SIMD2(50, 95)),
            (nil, SIMD2(22, 50), SIMD2(60, 50), SIMD2(95, 50)),
        ] as [(CATransitionSubtype?, SIMD2<Int>, SIMD2<Int>, SIMD2<Int>)])
    func `a reveal takes the old look away to the other side of its own`(
        subtype: CATransitionSubtype?, left: SIMD2<Int>, covered: SIMD2<Int>, alone: SIMD2<Int>
    ) throws {
        start(scene.transition(.reveal, subtype), until: 0.5)

        #expect(try scene.color(left.x, left.y) == [0, 0, 255])
        #expect(try isNear(covered.x, covered.y, [128, 0, 128]))
        #expect(try isNear(alone.x, alone.y, [255, 128, 128]))
    }

    @Test func `what moves in comes from the left where it has no side, over the old look`() throws {
        start(scene.transition(.moveIn), until: 0.25)

        #expect(try isNear(2, 50, [191, 191, 255]))
        #expect(try isNear(25, 50, [191, 0, 64]))
        #expect(try scene.color(50, 50) == [255, 0, 0])
    }

    @Test func `what fades does not move, though it has a side`() throws {
        start(scene.transition(.fade, .fromRight), until: 0.5)

        #expect(try isNear(22, 50, [128, 0, 128]) && isNear(77, 50, [128, 0, 128]))
        #expect(try scene.color(10, 50) == [255, 255, 255] && scene.color(90, 50) == [255, 255, 255])
    }

    @Test func `a layer that is shown smaller moves by its size on the screen`() throws {
        scene.square.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.stage.settle()

        start(scene.transition(.push, .fromLeft), until: 0.5)

        // The square is at 35…65, and half of that is 15.
        #expect(try isNear(22, 50, [128, 128, 255]) && isNear(47, 50, [128, 128, 255]))
        #expect(try isNear(52, 50, [255, 128, 128]) && isNear(77, 50, [255, 128, 128]))
        #expect(try scene.color(17, 50) == [255, 255, 255] && scene.color(83, 50) == [255, 255, 255])
    }

    // MARK: - Time

    @Test func `a transition without a duration lasts a quarter of a second`() throws {
        start(CATransition(), until: 0.125)
        #expect(scene.isNear(try scene.color(50, 50), [128, 0, 128], within: 4))
        #expect(scene.square.layer.animationKeys() == [kCATransition])

        scene.stage.advance(by: 0.15)

        #expect(try scene.color(50, 50) == [0, 0, 255])
        #expect(scene.square.layer.animationKeys() == nil)
    }

    @Test func `a fast transition is over sooner, and its curve says how far it is`() throws {
        let fast = scene.transition(.fade)
        fast.speed = 2
        start(fast, until: 0.25)
        #expect(try isNear(50, 50, [128, 0, 128]))
        scene.stage.settle()
        scene.square.backgroundColor = .red
        scene.stage.settle()

        let late = scene.transition(.fade)
        late.timingFunction = CAMediaTimingFunction(name: .easeIn)
        start(late, until: 0.5)

        // A half of the time is less than a third of the way.
        let color = try scene.color(50, 50)
        #expect(color[0] > 160 && color[0] < 190 && color[1] == 0)
    }

    @Test func `a transition that would end before it starts stays where it starts`() throws {
        let transition = scene.transition(.fade)
        (transition.startProgress, transition.endProgress) = (0.5, 0.25)
        start(transition, until: 0.25)
        #expect(try isNear(50, 50, [128, 0, 128]))

        scene.stage.advance(by: 0.5)

        #expect(try isNear(50, 50, [128, 0, 128]))
    }

    // MARK: - In front and behind

    @Test func `siblings stay in front of a layer's transition, or behind it`() throws {
        let (behind, front) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
            UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        )
        (behind.backgroundColor, front.backgroundColor) = (.green, .black)
        scene.stage.window.insertSubview(behind, at: 0)
        scene.stage.window.addSubview(front)
        scene.stage.settle()

        start(scene.transition(.push, .fromLeft), until: 0.5)

        #expect(try scene.color(25, 70) == [0, 0, 0] && scene.color(75, 70) == [0, 0, 0])
        #expect(try isNear(30, 30, [0, 128, 128]) && isNear(70, 30, [128, 128, 0]))
    }

    @Test func `a layer that its depth puts in front of a sibling stays there in a transition`() throws {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cover.backgroundColor = .black
        scene.stage.window.addSubview(cover)
        scene.square.layer.zPosition = 5
        scene.stage.settle()
        #expect(try scene.color(50, 50) == [255, 0, 0])

        start(scene.transition(.fade), until: 0.5)

        #expect(try isNear(50, 50, [128, 0, 128]))
        #expect(try scene.color(10, 10) == [0, 0, 0])
    }
}
