import CoreGraphics
import Foundation
import ObjectiveC
import Testing
import UITesting

@testable import UIKit

/// Members that the examples of books and blogs use.
@Suite struct ExampleMemberTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    @Test func `a value function turns a layer by an angle, more than half around`() throws {
        let layer = CALayer()
        stage.run {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            stage.window.layer.addSublayer(layer)
            let turn = CABasicAnimation(keyPath: "transform")
            turn.valueFunction = CAValueFunction(name: .rotateZ)
            (turn.fromValue, turn.toValue, turn.duration) = (0.0, 3 * Double.pi, 3)
            layer.add(turn.copy() as? CAAnimation ?? turn, forKey: nil)
        }

        stage.advance(by: 1.5)

        let shown = try #require(layer.presentation()).transform
        #expect(abs(shown.m11) < 0.05 && abs(shown.m12 + 1) < 0.05)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
    }

    @Test func `a display link leaves frames out by its interval`() {
        final class Counter: NSObject {
            var calls = 0
            func tick() { calls += 1 }
        }
        let (counter, all) = (Counter(), Counter())
        stage.run {
            for (target, interval) in [(counter, 3), (all, 1)] {
                let link = CADisplayLink(target: target, action: Counter.tick)
                link.preferredFramesPerSecond = interval == 1 ? 0 : 60 / interval
                link.add(to: .main, forMode: .common)
            }
        }

        stage.advance(by: 1)

        #expect(counter.calls * 3 >= all.calls - 3 && counter.calls * 3 <= all.calls + 3)
    }

    @Test func `the format of an image's renderer has the image's scale`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }

        #expect(image.imageRendererFormat.scale == 3 && !image.imageRendererFormat.opaque)
    }

    @Test func `a bar button with a menu opens it, and runs its action where it has one`() throws {
        var (chosen, actions) = ([String](), 0)
        let menu = UIMenu(children: [UIAction(title: "First") { chosen.append($0.title) }])
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in actions += 1 }, menu: menu)
        stage.run { stage.window.rootViewController = UINavigationController(rootViewController: page) }
        stage.settle()

        stage.tap(CGPoint(x: 24, y: 22))
        stage.settle()
        #expect(actions == 1 && page.navigationItem.leftBarButtonItem?.menu === menu)
        let button = try #require(page.navigationItem.rightBarButtonItem?.button as? UIButton)
        stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()

        let overlay = try #require(button.contextMenuInteraction?.presentation?.overlay)
        #expect(overlay.window != nil && chosen.isEmpty)
    }

    @Test func `a bar button is as wide as the widest of its possible titles`() throws {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "On")
        page.navigationItem.rightBarButtonItem = item
        stage.run { stage.window.rootViewController = UINavigationController(rootViewController: page) }
        stage.settle()
        let width = try #require(item.button).bounds.width

        stage.run { item.possibleTitles = ["On", "Off at the moment"] }
        stage.settle()

        #expect(try #require(item.button).bounds.width > width + 60)
    }

    @Test func `views that are deleted shrink, fade and leave`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView()
        var finished: Bool?
        stage.run {
            stage.window.addSubview(view)
            stage.window.addSubview(other)
            UIView.perform(.delete, on: [view]) {
                other.alpha = 0.2
            } completion: {
                finished = $0
            }
        }

        stage.advance(by: 0.12)
        let shown = try #require(view.layer.presentation())
        #expect(shown.opacity < 0.9 && shown.frame.width < 90 && view.superview != nil)
        stage.settle()

        #expect(finished == true && view.superview == nil && view.alpha == 1)
        #expect(abs(other.alpha - 0.2) < 0.001)
    }

    @Test func `a table's separators begin where it says, unless a cell has its own`() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                if indexPath.row == 1 { cell.separatorInset = .zero }
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: stage.window.bounds)
        stage.run {
            table.dataSource = rows
            table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
            stage.window.addSubview(table)
        }
        stage.advance(by: 0.1)

        let lines = try [0, 1].map { row in
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            return try #require(cell.subviews.compactMap { $0 as? RowSeparator }.first).frame
        }
        #expect(lines[0].minX == 40 && lines[0].maxX == 290)
        #expect(lines[1].minX == 0 && lines[1].maxX == 300)
    }

    @Test func `a pool runs its block and returns what that returns`() throws {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }
}
