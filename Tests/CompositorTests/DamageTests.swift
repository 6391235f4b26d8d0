import QuartzCore
import Testing

@testable import Compositor

@MainActor
@Suite struct DamageTests {
    @Test func theFirstFrameDrawsEverything() throws {
        let scene = Scene()

        let list = try #require(scene.frame())

        #expect(list.scissors == [PixelRect(x: 0, y: 0, width: 400, height: 300)])
        #expect(list.clear == .white)
        #expect(list.instances.isEmpty)
    }

    @Test func nothingIsDrawnWhereNothingChanged() {
        let scene = Scene()
        scene.add(10, 10, 50, 50, .red)
        _ = scene.frame()

        #expect(scene.frame() == nil)
    }

    @Test func aLayerThatWasHiddenWhileItsSuperlayerMovedIsShownAtItsNewPlace() throws {
        let scene = Scene()
        let outer = scene.add(0, 0, 100, 100)
        let inner = scene.add(10, 10, 20, 20, .red, to: outer)
        _ = scene.frame()
        inner.isHidden = true
        _ = scene.frame()
        outer.position.x += 200
        _ = scene.frame()

        inner.isHidden = false

        #expect(try #require(scene.frame()).scissors == [PixelRect(x: 210, y: 10, width: 20, height: 20)])
    }

    @Test func settingAValueToWhatItIsChangesNothing() {
        let scene = Scene()
        let box = scene.add(10, 10, 50, 50, .red)
        _ = scene.frame()

        box.position = box.position
        box.backgroundColor = .red

        #expect(scene.frame() == nil)
    }

    @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() throws {
        let scene = Scene()
        let box = scene.add(10, 10, 50, 50, .red)
        _ = scene.frame()

        box.position.x += 200

        let list = try #require(scene.frame())
        #expect(
            list.scissors == [
                PixelRect(x: 10, y: 10, width: 50, height: 50),
                PixelRect(x: 210, y: 10, width: 50, height: 50),
            ])
        #expect(list.changedPixels == list.scissors)
    }

    @Test func whatASuperlayerCutsAwayIsNotDrawnAnew() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 40, 20)
        clip.masksToBounds = true
        let box = scene.add(-30, 10, 60, 60, .red, to: clip)
        let hidden = scene.add(60, 0, 10, 10, .red, to: clip)
        _ = scene.frame()

        hidden.position.x += 5
        #expect(scene.frame() == nil)

        box.position.x += 2
        let list = try #require(scene.frame())
        #expect(list.scissors == [PixelRect(x: 100, y: 110, width: 32, height: 10)])
    }

    @Test func whatAClipLeavesFreeIsDrawnWithWhatItUncovers() throws {
        let scene = Scene()
        let clip = scene.add(100, 100, 40, 20)
        clip.masksToBounds = true
        let box = scene.add(0, 0, 60, 60, .red, to: clip)
        _ = scene.frame()

        clip.masksToBounds = false
        box.position.x += 2

        let list = try #require(scene.frame())
        #expect(list.scissors == [PixelRect(x: 100, y: 100, width: 62, height: 60)])
    }

    @Test func aRemovedLayerDamagesWhereItWas() throws {
        let scene = Scene()
        let box = scene.add(10, 20, 50, 40, .red)
        _ = scene.frame()

        box.removeFromSuperlayer()

        let list = try #require(scene.frame())
        #expect(list.scissors == [PixelRect(x: 10, y: 20, width: 50, height: 40)])
        #expect(list.clear == .white)
    }

    @Test func hidingAndShowingDamageTheSubtree() throws {
        let scene = Scene()
        let parent = scene.add(100, 100, 20, 20)
        scene.add(0, 0, 40, 40, .red, to: parent)
        _ = scene.frame()

        parent.isHidden = true
        let hidden = try #require(scene.frame())
        parent.sublayers?.first?.backgroundColor = .blue
        let unseen = scene.frame()
        parent.isHidden = false
        let shown = try #require(scene.frame())

        let place = PixelRect(x: 100, y: 100, width: 40, height: 40)
        #expect(hidden.scissors == [place])
        #expect(unseen == nil)
        #expect(shown.scissors == [place])
        #expect(shown.clear == PackedColor(red: 0, green: 0, blue: 255, alpha: 255))
    }

    @Test func siblingsThatChangePlacesAreDrawnAnew() throws {
        let scene = Scene()
        let first = scene.add(10, 10, 40, 40, .red)
        scene.add(30, 30, 40, 40, .blue)
        _ = scene.frame()

        first.removeFromSuperlayer()
        scene.root.addSublayer(first)

        let list = try #require(scene.frame())
        let covered = list.scissors.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        #expect(covered.contains(PixelRect(x: 30, y: 30, width: 20, height: 20)))
    }

    @Test func anOlderBufferIsAlsoBroughtUpToDateWithTheFramesBetween() throws {
        let scene = Scene()
        let left = scene.add(0, 0, 20, 20, .red)
        let right = scene.add(300, 200, 20, 20, .red)
        _ = scene.frame()
        left.backgroundColor = .blue
        _ = scene.frame()

        right.backgroundColor = .blue

        let list = try #require(scene.frame(bufferAge: 2))
        #expect(
            Set(list.scissors) == [
                PixelRect(x: 0, y: 0, width: 20, height: 20),
                PixelRect(x: 300, y: 200, width: 20, height: 20),
            ])
    }

    @Test func anUnknownBufferIsDrawnWhole() throws {
        let scene = Scene()
        let box = scene.add(0, 0, 20, 20, .red)
        _ = scene.frame()

        box.backgroundColor = .blue

        let list = try #require(scene.frame(bufferAge: 0))
        #expect(list.scissors == [PixelRect(x: 0, y: 0, width: 400, height: 300)])
    }

    @Test func manyChangesAreMergedIntoFewRectangles() {
        var damage = Damage()

        for index in 0..<40 {
            damage.add(PixelRect(x: Int32(index * 37 % 400), y: Int32(index * 91 % 300), width: 8, height: 8))
        }

        #expect(damage.rects.count <= Damage.limit)
        for index in 0..<40 {
            let rect = PixelRect(x: Int32(index * 37 % 400), y: Int32(index * 91 % 300), width: 8, height: 8)
            #expect(damage.rects.contains { $0.contains(rect) }, "\(rect) is not covered")
        }
    }

    @Test func aShadowThatFollowsItsSublayersIsDrawnAnewWithThem() throws {
        let scene = Scene()
        let wrapper = scene.add(100, 100, 100, 100)
        wrapper.shadowOpacity = 0.5
        wrapper.shadowRadius = 5
        wrapper.shadowOffset = .zero
        let inner = scene.add(0, 0, 100, 100, .red, to: wrapper)
        _ = scene.frame()

        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 60)

        let list = try #require(scene.frame())
        let covered = list.scissors.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        #expect(covered.contains(PixelRect(x: 90, y: 90, width: 120, height: 125)))
    }
}
