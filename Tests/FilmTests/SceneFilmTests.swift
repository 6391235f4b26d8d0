import Foundation
import Testing
import UITesting

/// What happens in each scene, call by call and layer by layer, beside what was expected.
///
/// `EXPECTED_FACTS=write swift test --filter SceneFilmTests` writes the files anew: read their difference before you commit
/// it, as a file with facts that are wrong is no help. `FILM_SCENES=gesture` leaves out the scenes without that in their
/// names.
@Suite(.serialized) struct SceneFilmTests {
    private static let expected = ExpectedFacts(folder: "Expected", besides: #filePath)

    private static var names: [String] {
        let part = ProcessInfo.processInfo.environment["FILM_SCENES"]
        return Scenes.all.map(\.name).filter { name in part.map { name.contains($0) } ?? true }
    }

    @Test(arguments: await names)
    func `what happens in a scene is what was expected`(name: String) throws {
        let scene = try #require(Scenes.all.first { $0.name == name })

        let film = SceneFilm(of: scene)

        Self.expected.check(film.facts, named: scene.name)
    }
}
