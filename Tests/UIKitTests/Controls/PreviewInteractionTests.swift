import Testing
import UITesting

@testable import UIKit

/// Presses that lead to a preview, and on to what it shows.
@Suite(.serialized) struct PreviewInteractionTests {
    private final class Owner: NSObject, UIPreviewInteractionDelegate {
        var mayBegin = true
        var previews: [(CGFloat, Bool)] = []
        var commits: [(CGFloat, Bool)] = []
        var cancels = 0

        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { mayBegin }

        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction,
            didUpdatePreviewTransition transitionProgress: CGFloat,
            ended: Bool
        ) { previews.append((transitionProgress, ended)) }

        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
            ended: Bool
        ) { commits.append((transitionProgress, ended)) }

        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { cancels += 1 }
    }

    private let stage = Stage()
    private let owner = Owner()
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let interaction: UIPreviewInteraction
    private let place = CGPoint(x: 130, y: 140)

    init() {
        interaction = UIPreviewInteraction(view: card)
        interaction.delegate = owner
        stage.window.addSubview(card)
        stage.advance(by: 0)
    }

    @Test func `a finger that rests goes through preview and commit, each up to one`() {
        stage.touch(.began, at: place)
        stage.advance(by: 0.4)
        #expect(owner.previews.count > 2 && owner.commits.isEmpty)
        #expect(interaction.location(in: card) == CGPoint(x: 30, y: 40))
        stage.advance(by: 1)
        stage.touch(.ended, at: place)

        let (previews, commits) = (owner.previews.map(\.0), owner.commits.map(\.0))
        #expect(previews == previews.sorted() && previews.last == 1)
        #expect(commits == commits.sorted() && commits.last == 1)
        #expect(owner.previews.filter(\.1).count == 1 && owner.commits.filter(\.1).count == 1)
        #expect(owner.cancels == 0 && stage.comesToRest())
    }

    @Test func `a finger that is lifted on the way cancels`() {
        stage.touch(.began, at: place)
        stage.advance(by: 0.4)
        stage.touch(.ended, at: place)
        let count = owner.previews.count
        stage.advance(by: 1)

        #expect(owner.cancels == 1 && owner.previews.count == count && owner.commits.isEmpty)
    }

    @Test func `the application cancels, and may decline a press`() {
        stage.touch(.began, at: place)
        stage.advance(by: 0.3)
        interaction.cancel()
        stage.touch(.ended, at: place)
        #expect(owner.cancels == 1)
        owner.previews = []
        owner.mayBegin = false
        stage.touch(.began, at: place)
        stage.advance(by: 1)
        stage.touch(.ended, at: place)

        #expect(owner.previews.isEmpty && owner.cancels == 1)
    }

    @Test func `a tap is no press`() {
        stage.tap(place)
        stage.advance(by: 1)

        #expect(owner.previews.isEmpty && owner.cancels == 0)
    }
}
