import Testing
import UITesting

@testable import UIKit

/// The sizes that a scene lets its window have.
@Suite struct SizeRestrictionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    @Test func `a window has the sizes that its scene lets it have`() throws {
        let sizes = try #require(stage.application.screen.scene.sizeRestrictions)
        stage.resize(to: CGSize(width: 100, height: 900))
        #expect(stage.size == CGSize(width: 100, height: 900))

        sizes.minimumSize = CGSize(width: 320, height: 200)
        sizes.maximumSize = CGSize(width: 600, height: 700)

        stage.resize(to: CGSize(width: 100, height: 900))
        #expect(stage.size == CGSize(width: 320, height: 700))
        stage.resize(to: CGSize(width: 800, height: 100))
        #expect(stage.size == CGSize(width: 600, height: 200))
        stage.resize(to: CGSize(width: 400, height: 400))
        #expect(stage.size == CGSize(width: 400, height: 400))
    }

    @Test func `where the least side is greater than the greatest one, it counts`() throws {
        let sizes = try #require(stage.application.screen.scene.sizeRestrictions)
        sizes.minimumSize = CGSize(width: 400, height: 400)
        sizes.maximumSize = CGSize(width: 200, height: 200)

        stage.resize(to: CGSize(width: 300, height: 300))

        #expect(stage.size == CGSize(width: 400, height: 400))
    }
}
