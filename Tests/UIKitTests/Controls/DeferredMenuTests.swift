import Testing
import UITesting

@testable import UIKit

/// Entries of menus that are made when the menu opens.
@Suite(.serialized) struct DeferredMenuTests {
    private let stage = Stage()

    private final class Source {
        var calls = 0
        var finish: ([UIMenuElement]) -> Void = { _ in }
    }

    private let source = Source()

    private func button(_ element: UIMenuElement) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, element])
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }

    private var rows: [MenuRow] {
        func rows(in view: UIView) -> [MenuRow] {
            view.isHidden ? [] : ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows)
        }
        return stage.window.subviews.filter { $0 is MenuOverlay }.flatMap(rows)
    }

    private func open(_ button: UIButton) {
        stage.tap(button)
        #expect(stage.comesToRest())
    }

    private func close() {
        stage.tap(CGPoint(x: 300, y: 600))
        #expect(stage.comesToRest())
    }

    @Test func `a row says that entries are loaded, and gives way to them`() throws {
        var chosen: [String] = []
        let button = button(
            UIDeferredMenuElement { [source] in
                source.calls += 1
                source.finish = $0
            })

        open(button)
        #expect(
            rows.map(\.element.title) == ["First", "Loading…"] && rows.map(\.isEnabled) == [true, false])
        source.finish(
            ["Late", "Later"].map { title in UIAction(title: title) { _ in chosen.append(title) } })
        stage.advance(by: 0)
        #expect(rows.map(\.element.title) == ["First", "Late", "Later"])
        stage.tap(try #require(rows.last))
        #expect(stage.comesToRest())
        #expect(chosen == ["Later"])
        open(button)

        #expect(rows.count == 3 && source.calls == 1)
    }

    @Test func `entries that are not kept are made each time that the menu opens`() {
        let button = button(
            UIDeferredMenuElement.uncached { [source] finish in
                source.calls += 1
                finish([UIAction(title: "Number \(source.calls)") { _ in }])
            })

        open(button)
        #expect(rows.map(\.element.title) == ["First", "Number 1"])
        close()
        open(button)

        #expect(rows.map(\.element.title) == ["First", "Number 2"])
    }
}
