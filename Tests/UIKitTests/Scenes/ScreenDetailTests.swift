import Testing
import UITesting

@testable import UIKit

/// What a screen's picture is made of, and what a device says of itself.
@Suite struct ScreenDetailTests {
    @Test func `the screen's picture has windows as clear as they are, and none that cannot be seen`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let windows = [10, 20, 30].map { x in
            UIWindow(frame: CGRect(x: CGFloat(x), y: 10, width: 20, height: 20))
        }
        for window in windows { window.isHidden = false }
        windows[0].alpha = 0
        windows[1].alpha = 0.5
        windows[2].isHidden = true
        stage.advance(by: 0.1)

        let picture = stage.run { UIScreen.main.snapshotView(afterScreenUpdates: true) }

        #expect(picture.subviews.map(\.alpha) == [1, 0.5])
        #expect(picture.subviews.last?.frame == CGRect(x: 20, y: 10, width: 20, height: 20))
        #expect(windows.map(\.isHidden) == [false, false, true])
    }

    @Test(arguments: [
        (CGSize(width: 390, height: 844), "iPhone"), (CGSize(width: 820, height: 1180), "iPad"),
    ])
    func `a device has the model of its size, in every language`(size: CGSize, model: String) {
        let stage = Stage(size: size)

        stage.run {
            #expect(UIDevice.current.model == model && UIDevice.current.localizedModel == model)
            #expect(UIDevice.current.systemName == "Linux")
        }
    }
}
