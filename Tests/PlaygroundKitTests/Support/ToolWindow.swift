import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The tool's window on a stage of its own, and what a test reads in it.
struct ToolWindow {
    let outer: Stage
    let model: ToolModel
    let controller: ToolViewController

    /// Opens the window with a sample.
    ///
    /// - Parameters:
    ///   - id: the sample's id.
    ///   - others: the other samples of the list; each takes time, as it has a moving picture there.
    ///   - size: the window's size, in points.
    init(_ id: String, beside others: [Sample] = [], size: CGSize = CGSize(width: 1280, height: 800)) {
        let listed = Set(others.map(\.id) + [id])
        let samples = SampleCatalog.everything.filter { listed.contains($0.id) }
        self.init(samples, take: Take(sample: id), size: size)
    }

    /// Opens the window with samples of a test.
    ///
    /// - Parameters:
    ///   - samples: the list.
    ///   - take: what it shows; nil: a new take of the first sample.
    ///   - size: the window's size, in points.
    ///   - isSeen: whether every frame of the window counts as seen.
    init(
        _ samples: [Sample], take: Take? = nil, size: CGSize = CGSize(width: 1280, height: 800),
        isSeen: Bool = false
    ) {
        outer = Stage(size: size, isSeen: isSeen)
        model = outer.run { ToolModel(samples: samples, take: take) }
        controller = outer.run { [model] in ToolViewController(model: model) }
        outer.present(controller)
    }

    /// Starts the sample's transition, and lets time pass until it is over and the film complete.
    func runTransition() {
        outer.run { model.perform(.present) }
        rest()
    }

    /// Lets time pass until playing has stopped and the film is complete.
    func rest() {
        for _ in 0..<600 where model.isPlaying || !model.isFilmComplete { outer.advance(by: 1 / 60) }
        outer.advance(by: 1 / 60)
    }

    /// Shows a time, and lets the window draw it.
    func seek(to time: TimeInterval) {
        outer.run { model.seek(to: time) }
        outer.advance(by: 1 / 60)
    }

    /// Opens or closes the areas around the stage.
    func setAreas(open: Bool) {
        outer.run {
            (
                model.arrangement.showsSidebar, model.arrangement.showsPanels, model.arrangement.showsLanes
            ) = (open, open, open)
        }
        outer.advance(by: 1 / 60)
    }

    /// Opens the panel with a title by its key.
    func open(_ title: String) throws {
        let index = try #require(Panel.all.firstIndex { $0.title == title })
        let digits: [UIKeyboardHIDUsage] = [
            .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
        ]
        if model.arrangement.panel != index || !model.arrangement.showsPanels {
            outer.press(digits[index], modifiers: .control)
        }
        outer.advance(by: 1 / 60)
    }

    /// Returns the first view of a class; nil for none.
    func first<View: UIView>(_ type: View.Type) -> View? { controller.view.first(type) }

    /// The labels that can be seen, from top to bottom.
    var labels: [UILabel] {
        controller.view.shown(UILabel.self).filter { $0.text?.isEmpty == false }
            .map { ($0, frame(of: $0).minY) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// Where a view lies in the window.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Clicks on the first label with a text, right of the stage or anywhere.
    func click(_ text: String) throws {
        let label = try #require(labels.last { plain($0) == text }, "no label says \(text)")
        let frame = frame(of: label)
        outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        outer.advance(by: 1 / 60)
    }

    /// Whether a label with a text can be seen.
    func shows(_ text: String) -> Bool { labels.contains { plain($0) == text } }

    /// A label's text without the places at which it may be broken.
    private func plain(_ label: UILabel) -> String? { label.text?.replacing("\u{200B}", with: "") }
}
