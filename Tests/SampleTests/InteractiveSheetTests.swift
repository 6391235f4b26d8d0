import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct InteractiveSheetTests {
    private func begin(size: CGSize = Stage.defaultSize) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "interactive-sheet")), size: size)
    }

    @Test func `the palette comes up to the middle, with a grabber, and the first screen stays`() throws {
        let sample = try begin()

        sample.sample.present(sample.root)
        sample.stage.settle()

        let palette = try #require(sample.palette)
        #expect(sample.sheetTop == 437)
        #expect(palette.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(palette.sheetPresentationController?.prefersGrabberVisible == true)
        #expect(sample.root.view.frame == sample.stage.window.bounds)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `the list goes up with the finger, and back`() throws {
        let sample = try begin()
        sample.sample.present(sample.root)
        sample.stage.settle()

        sample.drag(from: 700, to: 300)
        #expect(sample.sheetTop == 30)
        sample.drag(from: 300, to: 650)
        #expect(sample.sheetTop == 437)
        sample.drag(from: 450, to: 720)
        #expect(sample.sheetTop == 728)
        sample.drag(from: 740, to: 838)
        #expect(sample.palette == nil)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `in a large sheet the list scrolls`() throws {
        let sample = try begin()
        sample.sample.present(sample.root)
        sample.stage.settle()
        sample.drag(from: 700, to: 300)

        sample.drag(from: 700, to: 600)

        let palette = try #require(sample.palette)
        #expect(sample.sheetTop == 30)
        #expect(palette.tableView.contentOffset.y > 60)
    }

    @Test func `the modal button keeps the sheet`() throws {
        let sample = try begin()
        sample.sample.present(sample.root)
        sample.stage.settle()
        let palette = try #require(sample.palette)

        sample.stage.tap(palette.modalButton)
        sample.stage.settle()
        sample.stage.tap(CGPoint(x: 195, y: 200))
        sample.stage.settle()
        #expect(sample.palette === palette)

        sample.stage.tap(palette.modalButton)
        sample.stage.settle()
        sample.stage.tap(CGPoint(x: 195, y: 200))
        sample.stage.settle()
        #expect(sample.palette == nil)
    }

    @Test func `the undimmed button lets touches through, and a colour tints the first screen`() throws {
        let sample = try begin()
        sample.sample.present(sample.root)
        sample.stage.settle()
        let palette = try #require(sample.palette)

        sample.stage.tap(palette.undimmedButton)
        sample.stage.settle()
        sample.stage.tap(CGPoint(x: 195, y: 200))
        sample.stage.tap(CGPoint(x: 100, y: 437 + 116 + 26))
        sample.stage.settle()

        #expect(sample.palette === palette)
        #expect(sample.first?.view.backgroundColor == PaletteViewController.colors[0].color)
        let texts = sample.first?.view.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
        #expect(texts.contains("Tapped behind the sheet"))
    }

    @Test func `the done button and the sample's own way back end as it began`() throws {
        let sample = try begin()
        sample.sample.present(sample.root)
        sample.stage.settle()
        sample.stage.tap(CGPoint(x: 335, y: 437 + 38))
        sample.stage.settle()
        #expect(sample.palette == nil)

        sample.sample.present(sample.root)
        sample.stage.settle()
        sample.sample.dismiss(sample.root)
        sample.stage.settle()
        #expect(sample.palette == nil)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `on a tablet the palette is a card in the middle`() throws {
        let sample = try begin(size: CGSize(width: 1024, height: 768))

        sample.sample.present(sample.root)
        sample.stage.settle()

        let palette = try #require(sample.palette)
        let frame = palette.view.convert(palette.view.bounds, to: nil)
        #expect(frame == CGRect(x: 156, y: 202, width: 712, height: 364))
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the palette's header is on the ground of its list, and its title can be read`(
        style: UIUserInterfaceStyle
    ) throws {
        let sample = try SampleStage.onPhone("interactive-sheet", style: style)
        sample.present(to: 1)

        let picture = try sample.stage.snapshot()
        let top = try #require(sample.sheetTop)

        #expect(picture.contrast(in: CGRect(x: 20, y: top + 22, width: 90, height: 32)) > 10)
        #expect(picture.pixel(x: 8, y: Int(top) + 60) == picture.pixel(x: 8, y: Int(top) + 140))
        let palette = try #require(sample.palette)
        let pill = palette.modalButton.frameInWindow
        #expect(picture.contrast(in: pill.insetBy(dx: 14, dy: 2)) > 3.4)
        let ground = picture.pixel(x: Int(pill.maxX) + 3, y: Int(pill.midY))
        #expect(picture.pixel(x: Int(pill.minX) + 8, y: Int(pill.midY)) != ground, "a pill stands out")
    }

    @Test func `on a turned phone header and lines begin in the safe area, where the rows do`() throws {
        let sample = try SampleStage.onPhone("interactive-sheet", isTurned: true)
        sample.present(to: 1)
        let palette = try #require(sample.palette)

        let header = palette.view.subviews.filter { $0 !== palette.tableView }.map(\.frameInWindow)
        let cells = palette.tableView.descendants(of: SwatchCell.self)

        #expect(header.map(\.minX).min() == 67 && header.map(\.maxX).max() == 844 - 67)
        #expect(!cells.isEmpty)
        for cell in cells {
            let name = cell.contentView.descendants(of: UILabel.self).first { $0.text?.isEmpty == false }
            #expect(name?.frameInWindow.minX == 113)
            #expect(cell.separatorInset.left == 113)
        }
    }

    @Test func `taps behind the sheet are told readably, also in the dark`() throws {
        let sample = try SampleStage.onPhone("interactive-sheet", style: .dark)
        sample.stage.tap(CGPoint(x: 195, y: 300))
        sample.stage.settle()

        let label = sample.first?.view.descendants(of: UILabel.self).first {
            $0.text?.contains("Tapped") == true
        }
        let frame = try #require(label?.frameInWindow)
        #expect(try sample.stage.snapshot().contrast(in: frame) > 4.5)
    }
}

extension SampleStage {
    fileprivate var palette: PaletteViewController? {
        root.presentedViewController as? PaletteViewController
    }

    /// The upper edge of the sheet.
    fileprivate var sheetTop: CGFloat? { palette.map { $0.view.convert($0.view.bounds, to: nil).minY } }

    fileprivate func drag(from start: CGFloat, to end: CGFloat) {
        stage.drag(
            from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), over: 0.4, resting: 0.2)
        stage.settle()
    }
}
