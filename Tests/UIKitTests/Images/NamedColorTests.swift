import Foundation
import Testing
import UITesting

@testable import UIKit

/// Colours of asset catalogs.
@Suite struct NamedColorTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "NamedColors-\(UUID().uuidString)")

    private func write(_ name: String, _ contents: String) throws {
        let set = folder.appending(path: "Assets.xcassets/Brand/\(name).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    }

    private func color(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIColor? {
        UIColor(named: name, in: Bundle(path: folder.path), compatibleWith: traits)
    }

    @Test func `a colour of a catalog is found by its name, however its numbers are written`() throws {
        try write(
            "sky",
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"0x33","green":"102","blue":"0.600","alpha":"0.500"}}}]}
            """)
        defer { try? FileManager.default.removeItem(at: folder) }

        let sky = try #require(try color("sky"))

        #expect(sky == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        #expect(try color("sea") == nil && UIColor(named: "there is no such colour") == nil)
    }

    @Test func `one with a dark appearance follows its view, or the traits that are asked for`() throws {
        try write(
            "paper",
            """
            {"colors":[{"color":{"components":{"white":"1.000","alpha":"1.000"}}},
            {"appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":{"components":{"white":"0.000","alpha":"1.000"}}}]}
            """)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        let paper = try #require(try color("paper"))

        #expect(paper.resolvedColor(with: dark) == .black)
        #expect(paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
        #expect(try color("paper", dark) == .black)
    }

    @Test func `a set that says nothing of use is no colour`() throws {
        try write("broken", #"{"colors":[{"color":{"components":{"red":"much"}}}]}"#)
        try write("empty", "no JSON")
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try color("broken") == nil && color("empty") == nil)
    }
}
