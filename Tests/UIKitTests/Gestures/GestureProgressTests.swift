import Testing

@testable import UIKit

/// The table of states: what setting `state` does in each place.
@Suite struct GestureProgressTests {
    typealias Request = GestureProgress.Request

    @Test(arguments: [UIGestureRecognizer.State.began, .changed])
    func `before anything was recognized a continuous state begins`(_ state: UIGestureRecognizer.State) {
        #expect(GestureProgress.tracking.request(state) == .recognize(.began))
        #expect(GestureProgress.idle.request(state) == .recognize(.began))
    }

    @Test func `before anything was recognized ended recognizes at once`() {
        #expect(GestureProgress.tracking.request(.ended) == .recognize(.ended))
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test(arguments: [UIGestureRecognizer.State.failed, .cancelled])
    func `before anything was recognized it can fail`(_ state: UIGestureRecognizer.State) {
        #expect(GestureProgress.tracking.request(state) == .fail)
        #expect(GestureProgress.waiting([.began]).request(state) == .fail)
        #expect(GestureProgress.idle.request(state) == .ignore)
    }

    @Test(arguments: [UIGestureRecognizer.State.began, .changed])
    func `what has begun changes, ends or is cancelled`(_ state: UIGestureRecognizer.State) {
        #expect(GestureProgress.active(state).request(.changed) == .go(.active(.changed)))
        #expect(GestureProgress.active(state).request(.ended) == .go(.finished(.ended)))
        #expect(GestureProgress.active(state).request(.cancelled) == .go(.finished(.cancelled)))
        #expect(GestureProgress.active(state).request(.failed) == .go(.finished(.cancelled)))
        #expect(GestureProgress.active(state).request(.began) == .ignore)
        #expect(GestureProgress.active(state).request(.possible) == .ignore)
    }

    @Test(arguments: [UIGestureRecognizer.State.began, .changed, .ended, .cancelled, .failed, .possible])
    func `what is over stays over`(_ state: UIGestureRecognizer.State) {
        for end in [UIGestureRecognizer.State.ended, .cancelled, .failed] {
            #expect(GestureProgress.finished(end).request(state) == .ignore)
        }
    }

    @Test func `what waits for others remembers that it has ended meanwhile`() {
        #expect(GestureProgress.waiting([.began]).request(.changed) == .ignore)
        #expect(GestureProgress.waiting([.began]).request(.ended) == .wait([.began, .ended]))
        #expect(GestureProgress.waiting([.began]).state == .possible)
    }
}
