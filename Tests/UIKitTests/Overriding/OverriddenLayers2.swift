import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyCADisplayLink: CADisplayLink {
    override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
    override var duration: CFTimeInterval { super.duration }
    override var preferredFramesPerSecond: Int {
        get { super.preferredFramesPerSecond }
        set { super.preferredFramesPerSecond = newValue }
    }
    override func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        super.add(to: runloop, forMode: mode)
    }
    override func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        super.remove(from: runloop, forMode: mode)
    }
    override func invalidate() { super.invalidate() }
}
