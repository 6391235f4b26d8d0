import PlaygroundSamples
import Takes
import UIKit
import UITesting

/// The samples: by their buttons, dragged, thrown, caught, turned, and in the dark.
enum SampleScenes {
    /// Checkerboard and Stork have more facts than one reads; the rim of Custom Presentation's slider grows at first,
    /// which is no fact to expect.
    private static let leftOut = ["checkerboard", "stork", "custom-presentation"]

    static let all: [Scene] = SampleCatalog.all.filter { !leftOut.contains($0.id) }.map { scene(of: $0) }

    private static func scene(of sample: Sample) -> Scene {
        Scene(sample: sample, "sample-" + sample.id) { script in
            switch sample.id {
            case "swipe": swipe(script)
            case "adaptive-presentation": turn(script)
            case "diagonal", "zoom", "today", "photo-pager": pullDown(script)
            case "interactive-sheet": pullSheet(script)
            case "interruptible": throwCard(script)
            case "navigation-pop": edge(script, present: 0)
            case "side-menu": menu(script)
            case "slide": slide(script)
            default: thereAndBack(script)
            }
        }
    }

    private static func thereAndBack(_ script: Script) {
        script.presents(at: 0)
        script.at(0.1, .appearance(.dark))
        script.look(at: 0.2, 1)
        script.dismisses(at: 1.5)
        script.look(at: 1.7)
    }

    private static func turn(_ script: Script) {
        script.presents(at: 0)
        script.look(at: 0.2, 1)
        script.at(1.2, .resize(CGSize(width: 844, height: 390)))
        script.look(at: 1.4, 2)
        script.dismisses(at: 2.2)
        script.look(at: 2.4)
    }

    private static func swipe(_ script: Script) {
        script.drag([(388, 420), (250, 420), (60, 430)], at: 0.1, over: 0.5)
        script.look(at: 0.4, 0.65)
        script.drag([(2, 420), (120, 420)], at: 1.5, over: 0.4, resting: 0.2)
        script.look(at: 1.8, 2.2)
    }

    private static func pullDown(_ script: Script) {
        script.presents(at: 0)
        script.look(at: 0.2, 1.4)
        script.drag([(195, 300), (200, 380), (190, 340)], at: 1.5, over: 0.5, resting: 0.1)
        script.look(at: 1.9, 2.2)
        script.drag([(195, 300), (220, 520)], at: 3, over: 0.25)
        script.look(at: 3.2, 3.4)
    }

    private static func pullSheet(_ script: Script) {
        script.presents(at: 0)
        script.look(at: 0.2, 1)
        script.drag([(195, 500), (195, 560), (195, 300)], at: 1.2, over: 0.5)
        script.look(at: 1.5, 1.8)
        script.drag([(195, 160), (195, 700)], at: 2.6, over: 0.25)
        script.look(at: 2.8, 3)
    }

    private static func throwCard(_ script: Script) {
        script.drag([(195, 780), (195, 500)], at: 0.1, over: 0.2)
        script.drag([(195, 400), (195, 520), (195, 500)], at: 0.5, over: 0.4, resting: 0.1)
        script.look(at: 0.25, 0.45, 0.8, 1.1)
        script.presents(at: 2)
        script.drag([(195, 500), (195, 780)], at: 2.2, over: 0.2)
        script.look(at: 2.1, 2.5)
    }

    private static func edge(_ script: Script, present: Double) {
        script.presents(at: present)
        script.look(at: present + 0.2, present + 1)
        script.drag([(2, 420), (200, 420), (150, 420)], at: 1.2, over: 0.5, resting: 0.1)
        script.look(at: 1.6, 1.9)
        script.drag([(2, 420), (300, 420)], at: 2.6, over: 0.25)
        script.look(at: 2.8, 2.95)
    }

    private static func menu(_ script: Script) {
        script.drag([(2, 420), (250, 420)], at: 0.1, over: 0.4)
        script.look(at: 0.4, 0.6)
        script.drag([(250, 420), (60, 420)], at: 1.5, over: 0.3, last: .cancelled)
        script.look(at: 1.7, 1.9)
        script.tap(370, 420, at: 3)
        script.look(at: 3.2)
    }

    private static func slide(_ script: Script) {
        script.drag([(300, 420), (100, 420), (180, 420)], at: 0.1, over: 0.6, resting: 0.1)
        script.look(at: 0.5, 0.9)
        script.drag([(300, 420), (60, 420)], at: 1.6, over: 0.25)
        script.look(at: 1.75, 1.9)
    }
}
