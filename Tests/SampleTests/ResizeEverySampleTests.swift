import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// Whatever size the stage had when a sample's transition began or while it ran: it ends as if the stage had always
/// had the size that it has at the end.
@MainActor
struct ResizeEverySampleTests {
    private nonisolated static let ids = SampleCatalog.all.map(\.id)
    private nonisolated static let phone = CGSize(width: 375, height: 667)
    private nonisolated static let turned = CGSize(width: 667, height: 375)
    private nonisolated static let tablet = CGSize(width: 1024, height: 768)
    /// Seconds after the start of a transition: just begun, under way.
    private static let moments = [0.02, 0.2]

    /// The way there, or there and back, and where on that something happens.
    private nonisolated enum Way: CaseIterable {
        case there, back
    }

    /// What was found for a sample that is left alone: for each it takes as long as the tests themselves.
    private static var expectations: [String: String] = [:]

    /// What a sample of this size looks like at the end of a way on which nothing special happens.
    private func expected(_ id: String, at size: CGSize, _ way: Way) throws -> String {
        let key = "\(id) \(size) \(way)"
        if let known = Self.expectations[key] { return known }
        let outline = try run(id, at: size, way).outline
        Self.expectations[key] = outline
        return outline
    }

    /// Runs a sample and does something in the middle of one of its transitions.
    private func run(
        _ id: String, at size: CGSize, _ way: Way, middle: Double? = nil,
        _ change: (SampleStage) -> Void = { _ in }
    ) throws -> SampleStage {
        let stage = SampleStage(try #require(SampleCatalog.sample(id: id)), size: size, frameRate: 10)
        stage.sample.present(stage.root)
        if way == .back {
            stage.stage.settle()
            stage.sample.dismiss(stage.root)
        }
        if let middle {
            stage.stage.advance(by: 0)
            stage.stage.advance(by: middle)
            change(stage)
        }
        stage.stage.settle()
        return stage
    }

    // MARK: - Without anything special

    @Test(arguments: ids)
    func `there and back gives no diagnostic and ends as it began`(id: String) throws {
        let stage = SampleStage(try #require(SampleCatalog.sample(id: id)), frameRate: 10)
        let before = stage.outline

        for _ in 0..<2 {
            stage.sample.present(stage.root)
            stage.stage.settle()
            #expect(stage.outline != before)
            stage.sample.dismiss(stage.root)
            stage.stage.settle()
            #expect(stage.outline == before)
        }

        #expect(stage.diagnostics.isEmpty)
    }

    // MARK: - Sizes

    @Test(arguments: ids, [(phone, turned), (tablet, phone)])
    func `turned or resized in the middle of the way there`(id: String, sizes: (CGSize, CGSize)) throws {
        let expected = try expected(id, at: sizes.1, .there)

        for moment in Self.moments {
            let stage = try run(id, at: sizes.0, .there, middle: moment) { $0.stage.resize(to: sizes.1) }
            #expect(stage.outline == expected, "at \(moment) s")
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test(arguments: ids, [(phone, turned), (tablet, phone)])
    func `turned or resized in the middle of the way back`(id: String, sizes: (CGSize, CGSize)) throws {
        let expected = try expected(id, at: sizes.1, .back)

        for moment in Self.moments {
            let stage = try run(id, at: sizes.0, .back, middle: moment) { $0.stage.resize(to: sizes.1) }
            #expect(stage.outline == expected, "at \(moment) s")
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test(arguments: ids, [(phone, turned), (phone, tablet)])
    func `turned or resized at rest, and back again`(id: String, sizes: (CGSize, CGSize)) throws {
        let stage = try run(id, at: sizes.0, .there)
        let before = stage.outline

        stage.stage.resize(to: sizes.1)
        stage.stage.settle()
        #expect(try stage.outline == expected(id, at: sizes.1, .there))
        stage.stage.resize(to: sizes.0)
        stage.stage.settle()

        #expect(stage.outline == before)
        stage.sample.dismiss(stage.root)
        stage.stage.settle()
        #expect(try stage.outline == expected(id, at: sizes.0, .back))
        #expect(stage.diagnostics.isEmpty)
    }

    // MARK: - The size of the content

    @Test(arguments: ids)
    func `another preferred size in the middle, at rest, or on the way back`(id: String) throws {
        let size = CGSize(width: 300, height: 250)
        let there = try run(id, at: Self.phone, .there, middle: 5) { $0.setPreferredSize(size) }.outline

        for moment in Self.moments {
            let stage = try run(id, at: Self.phone, .there, middle: moment) { $0.setPreferredSize(size) }
            #expect(stage.outline == there, "at \(moment) s")
            #expect(stage.diagnostics.isEmpty)
        }
        let back = try self.expected(id, at: Self.phone, .back)
        for moment in Self.moments {
            let stage = try run(id, at: Self.phone, .back, middle: moment) { $0.setPreferredSize(size) }
            #expect(stage.outline == back, "back, at \(moment) s")
            #expect(stage.diagnostics.isEmpty)
        }
    }
}

extension SampleStage {
    /// Every view that is on the stage, with its frame in the window and its opacity, one a line.
    var outline: String {
        var lines: [String] = []
        func describe(_ view: UIView, _ depth: Int) {
            guard !view.isHidden else { return }
            let frame = view.convert(view.bounds, to: nil)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 2).rounded() / 2 }
            let indent = String(repeating: " ", count: depth)
            lines.append("\(indent)\(type(of: view)) \(numbers) \(view.alpha)")
            for child in view.subviews { describe(child, depth + 1) }
        }
        describe(stage.window, 0)
        return lines.joined(separator: "\n")
    }

    /// The messages of all diagnostics so far.
    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    /// The controller on top: the last one presented.
    var top: UIViewController {
        var controller = root
        while let presented = controller.presentedViewController { controller = presented }
        return controller
    }

    func setPreferredSize(_ size: CGSize) {
        top.preferredContentSize = size
    }
}
