import Foundation
import UIKit

/// `Benchmarks present`: an empty controller, presented and dismissed without animation, from the call to the
/// completion handler. Nothing is drawn.
enum UnanimatedPresentation {
    private static let rounds = 2000

    static func run() {
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.pipeline.run(events: [], at: 0)

        var times: (present: [Double], dismiss: [Double]) = ([], [])
        for _ in 0..<rounds {
            let presented = UIViewController()
            presented.modalPresentationStyle = .fullScreen
            times.present.append(time { root.present(presented, animated: false, completion: $0) })
            times.dismiss.append(time { root.dismiss(animated: false, completion: $0) })
        }
        let line = """
            {"scene":"present","rounds":\(rounds),"present_us_median":\(median(times.present)),\
            "dismiss_us_median":\(median(times.dismiss))}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    /// Microseconds of a request and of the turn in which it is met.
    private static func time(_ request: (@escaping () -> Void) -> Void) -> Double {
        var isDone = false
        let start = Meter.now()
        request { isDone = true }
        UIApplication.shared.pipeline.run(events: [], at: 0)
        let end = Meter.now()
        precondition(isDone, "A request without animation is met within its turn.")
        return (end - start) * 1e3
    }

    private static func median(_ times: [Double]) -> String { Report.number(Report.median(times), 1) }
}
