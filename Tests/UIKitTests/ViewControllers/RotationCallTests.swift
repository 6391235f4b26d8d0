import Testing
import UIKit
import UITesting

/// The calls by which controllers heard of a turn of the screen before iOS 8.
@Suite struct RotationCallTests {
    private class Turned: UIViewController {
        var log: [String] = []

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(toInterfaceOrientation) \(duration) \(Int(view.bounds.width))")
        }
        override func willAnimateRotation(
            to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
        ) {
            let isAnimated = UIView.inheritedAnimationDuration > 0
            log.append("animate \(toInterfaceOrientation) \(isAnimated) \(Int(view.bounds.width))")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.append("did \(fromInterfaceOrientation)")
        }
    }

    private final class Deaf: Turned {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    private let stage = Stage()
    private let landscape = CGSize(width: 844, height: 390)

    @Test func `a turn is told before, in the animation and after it`() {
        let controller = Turned()
        stage.present(controller)

        stage.resize(to: landscape)
        #expect(controller.log == ["will landscapeRight 0.4 390", "animate landscapeRight true 844"])
        stage.settle()
        #expect(controller.log.last == "did portrait" && controller.log.count == 3)
        controller.log = []
        stage.resize(to: Stage.defaultSize)
        stage.settle()

        #expect(controller.log.prefix(2) == ["will portrait 0.4 844", "animate portrait true 390"])
        #expect(controller.log.dropFirst(2) == ["did landscapeRight"])
    }

    /// Notes the screen's orientation and width, and whether the device is on its side, in each call.
    private final class Watching: UIViewController {
        var log: [String] = []

        private func note(_ call: String) {
            let orientation = view.window?.windowScene?.interfaceOrientation
            let name = orientation.map { "\($0)" } ?? "none"
            let isOnSide = UIDevice.current.orientation.isLandscape
            log.append("\(call) \(name) \(Int(UIScreen.main.bounds.width)) \(isOnSide)")
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            note("traits")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("size")
            coordinator.animate { _ in
                self.note("alongside")
            } completion: { _ in
                self.note("end")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            note("will")
        }
        override func willAnimateRotation(
            to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
        ) {
            note("animate")
        }
    }

    // Apple's documentation of willRotate(to:duration:): the orientation is still the original one; of
    // willAnimateRotation(to:duration:): it is the new one. UIScreen.bounds take that into account.
    @Test func `the screen is turned between what announces the turn and what is animated with it`() {
        let (controller, other) = (Watching(), Watching())
        stage.present(controller)
        let front = stage.run { UIWindow(frame: UIScreen.main.bounds) }
        front.rootViewController = other
        stage.run { front.isHidden = false }
        stage.settle()

        stage.resize(to: landscape)
        stage.settle()

        for log in [controller.log, other.log] {
            #expect(
                log == [
                    "traits portrait 390 true", "size portrait 390 true", "will portrait 390 true",
                    "animate landscapeRight 844 true", "alongside landscapeRight 844 true",
                    "end landscapeRight 844 true",
                ])
        }
    }

    /// Shows another window as it is told of a new size.
    private final class Opening: UIViewController {
        let other = UIViewController()
        private(set) var opened: UIWindow?

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = other
            window.isHidden = false
            opened = window
        }
    }

    @Test func `a window that is shown while a turn is told fills the screen after it, too`() {
        let controller = Opening()
        stage.present(controller)

        stage.resize(to: landscape)
        stage.settle()

        #expect(controller.opened?.frame == CGRect(origin: .zero, size: landscape))
        #expect(controller.other.view.bounds.size == landscape)
    }

    @Test func `children and presented controllers hear of it once`() {
        let (parent, child, presented) = (UIViewController(), Turned(), Turned())
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.present(parent)
        stage.run { parent.present(presented, animated: false) }
        stage.settle()

        stage.resize(to: landscape)
        stage.settle()

        for controller in [child, presented] {
            #expect(controller.log.map { $0.prefix(3) } == ["wil", "ani", "did"])
        }
    }

    @Test func `another size of the same shape is no turn, and one that is not animated is told, too`() {
        let controller = Turned()
        stage.present(controller)

        stage.resize(to: CGSize(width: 400, height: 700))
        stage.settle()
        #expect(controller.log.isEmpty)
        stage.resize(to: CGSize(width: 900, height: 500))
        stage.settle()

        #expect(controller.log.first == "will landscapeRight 0.0 400")
        #expect(controller.log.dropFirst() == ["animate landscapeRight false 900", "did portrait"])
    }

    @Test func `a controller that keeps the change of size to itself is not told of a turn`() {
        let controller = Deaf()
        stage.present(controller)

        stage.resize(to: landscape)
        stage.settle()

        #expect(controller.log.isEmpty)
    }
}
