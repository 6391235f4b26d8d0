import Foundation
import PlaygroundSamples
import Takes
import Testing
import UIKit

/// Takes as tests.
struct TestSourceTests {
    private func take() -> Take {
        var take = Take(sample: "cross-dissolve", frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        return take
    }

    @Test func `a take becomes a test that reads it and expects its calls`() throws {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))

        let source = take().testSource(named: "B comes, \"fading\"", sample: sample)

        #expect(source.contains("import PlaygroundSamples\nimport Testing\nimport UITesting\n"))
        #expect(source.contains("@MainActor struct BComesFadingTests {"))
        #expect(source.contains("@Test func `B comes, \"fading\"`() throws {"))
        #expect(source.contains("try Take(inFile: \"b-comes-fading.json\")"))
        #expect(source.contains("try #require(SampleCatalog.sample(id: \"cross-dissolve\"))"))
        #expect(source.contains("\"CrossDissolveSecondViewController.viewDidAppear(_:)\","))
        #expect(Take.testFileName(named: "B comes, \"fading\"") == "b-comes-fading.json")
    }

    @Test func `a test expects what holds: rest and no findings, or the kinds of what is found`() throws {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))
        let flaw = Flaw.frameUnderTransform
        let broken = flaw.take(frameRate: 60)
        let findings = Film(of: broken, sample: flaw.sample).findings

        let right = take().testSource(named: "Right", sample: sample)
        let wrong = broken.testSource(named: "Wrong", sample: flaw.sample)

        #expect(right.contains("        #expect(film.isAtRest)\n        #expect(film.findings.isEmpty)\n"))
        #expect(!findings.isEmpty && !wrong.contains("#expect(film.findings.isEmpty)"))
        let kinds = findings.map { ".\($0.kind)" }.joined(separator: ", ")
        #expect(wrong.contains("        #expect(film.findings.map(\\.kind) == [\(kinds)])\n"))
        #expect(findings.allSatisfy { wrong.contains("        // \($0)\n") })
    }

    @Test func `a test of a take that never comes to rest does not expect that it does`() {
        let restless = Sample(
            id: "restless", title: "Restless",
            present: { root in
                let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
                square.backgroundColor = .red
                root.view.addSubview(square)
                UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat]) { square.center.x = 200 }
            }, makeViewController: { UIViewController() })
        var take = Take(sample: "restless", frameRate: 60)
        take.append(Take.Event(time: 0, kind: .present))

        let source = take.testSource(named: "Restless", sample: restless)

        #expect(source.contains("#expect(!film.isAtRest)") == !Film(of: take, sample: restless).isAtRest)
        #expect(!source.contains("        #expect(film.isAtRest)"))
    }

    @Test func `any text makes a name`() throws {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))
        for (name, type, file) in [
            ("", "TakeTests", "take.json"), ("2 `x`\n\\", "Take2XTests", "2-x.json"),
            ("滑动", "TakeTests", "take.json"),
        ] {
            let source = take().testSource(
                named: name, sample: sample, module: "Mine", expression: "Mine.samples[0]")

            #expect(source.contains("struct \(type) {"), "\(name)")
            #expect(Take.testFileName(named: name) == file)
            #expect(
                source.contains("let sample = Mine.samples[0]\n")
                    && source.hasPrefix("@testable import Mine\n"))
            #expect(source.components(separatedBy: "`").count == 3)
        }
    }

    @Test func `a take is read from beside a source file`() throws {
        let folder = NSTemporaryDirectory() + "/test-source-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try take().json().write(to: URL(fileURLWithPath: folder + "/a.json"))

        #expect(try Take(inFile: "a.json", beside: folder + "/Tests.swift") == take())
        #expect(throws: (any Error).self) { try Take(inFile: "b.json", beside: folder + "/Tests.swift") }
    }
}
