import Foundation
import Testing
import UIKit
import UITesting

@Suite(.serialized) struct MemoryWarningTests {
    @Test func `delegate, notification and controllers hear of short memory in this order`() {
        let stage = Stage()
        let log = Recorder()
        let delegate = Delegate()
        delegate.log = log
        UIApplication.shared.delegate = delegate
        let (root, child, presented) = (Hearer("root", log), Hearer("child", log), Hearer("presented", log))
        root.addChild(child)
        stage.present(root)
        root.present(presented, animated: false)
        stage.advance(by: 0)
        let application = UIApplication.shared
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil
        ) { _ in
            MainActor.assumeIsolated { log.note("notification") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }

        stage.sendMemoryWarning()

        #expect(log.lines == ["delegate", "notification", "root", "child", "presented"])
    }

    @Test func `another stage hears nothing of it`() {
        let (stage, other) = (Stage(), Stage())
        let log = Recorder()
        other.present(Hearer("other", log))

        stage.sendMemoryWarning()

        #expect(log.lines.isEmpty)
    }

    @Test func `the time can be asked for in any isolation`() {
        let stage = Stage()
        stage.advance(by: 1.5)
        let time = CACurrentMediaTime()
        nonisolated(unsafe) var elsewhere: CFTimeInterval?
        let answered = DispatchSemaphore(value: 0)

        // The test waits for the thread: another test in between would be the one that was used last.
        Thread.detachNewThread {
            elsewhere = CACurrentMediaTime()
            answered.signal()
        }
        answered.wait()

        #expect(elsewhere == time)
        withExtendedLifetime(stage) {}
    }

    @Test func `a task has the application of the code that started it`() async {
        let first = Stage(size: CGSize(width: 100, height: 100))
        let starter = Starter()
        first.window.addSubview(starter)
        first.advance(by: 0.25)
        let second = Stage(size: CGSize(width: 200, height: 200))
        second.advance(by: 7)

        #expect(UIScreen.main.bounds.width == 200)

        let seen = await starter.task?.value

        #expect(seen == [100, 100.25])
    }

    @Test func `a task keeps its stage while others make theirs`() async {
        let own = Stage(size: CGSize(width: 100, height: 100))

        let other = await Task.detached { @MainActor in
            let stage = Stage(size: CGSize(width: 200, height: 200))
            stage.advance(by: 0.1)
            return UIScreen.main.bounds.width
        }.value

        #expect(other == 200)
        #expect(UIScreen.main.bounds.width == 100 && CACurrentMediaTime() == 100)
        withExtendedLifetime(own) {}
    }
}

private final class Hearer: UIViewController {
    private let name: String
    private let log: Recorder

    init(_ name: String, _ log: Recorder) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.note(name)
    }
}

private final class Delegate: NSObject, UIApplicationDelegate {
    var log: Recorder?

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        log?.note("delegate")
    }
}

/// Starts a task in its layout.
private final class Starter: UIView {
    private(set) var task: Task<[CGFloat], Never>?

    override func layoutSubviews() {
        task = task ?? Task { [UIScreen.main.bounds.width, CACurrentMediaTime()] }
    }
}
