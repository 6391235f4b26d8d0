import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// The tilt of the stage in takes.
@Suite(.serialized) struct TiltTests {
    private var sample: Sample { Sample(id: "tilted", title: "Tilted") { TiltedScreen() } }

    private var take: Take {
        var take = Take(sample: "tilted", size: CGSize(width: 200, height: 200), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .tilt(UIOffset(horizontal: 1, vertical: 0))))
        take.append(Take.Event(time: 0.3, kind: .tilt(UIOffset(horizontal: -0.5, vertical: 0))))
        return take
    }

    @Test func `a take that is run again, or sought, tilts the stage as it was tilted`() throws {
        let scrubber = TakeScrubber(take, of: sample)
        let places: [(time: Double, x: CGFloat)] = [(0.05, 100), (0.2, 120), (0.4, 90)]

        for index in [0, 1, 2, 1, 0, 2] {
            scrubber.seek(to: places[index].time)

            let card = try #require(scrubber.current.root.view.subviews.first)
            #expect(card.layer.presentation()?.position.x == places[index].x, "at \(places[index].time)")
        }
    }

    @Test func `what a tilt moves is no fault`() {
        let film = Film(of: take, sample: sample)

        #expect(film.layers(named: "UIView").contains { $0.isAnimated })
        #expect(film.findings.isEmpty, "\(film.findings)")
    }
}

private final class TiltedScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        card.backgroundColor = .orange
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        card.addMotionEffect(effect)
        view.addSubview(card)
    }
}
