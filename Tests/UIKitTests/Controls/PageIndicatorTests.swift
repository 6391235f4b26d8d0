import Testing
import UIKit
import UITesting

/// A page control of five pages, 100 points wide, whose dots are 16 points from each other: the first one at 18 points.
@MainActor
@Suite struct PageIndicatorTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

    init() {
        pages.numberOfPages = 5
        stage.window.addSubview(pages)
        stage.advance(by: 0)
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `a finger that is dragged along the dots goes to the page below it`() {
        var seen: [String] = []
        let pages = pages
        pages.addAction(
            UIAction { _ in seen.append("\(pages.currentPage) \(pages.interactionState)") },
            for: .valueChanged)

        stage.drag(from: CGPoint(x: 18, y: 115), to: CGPoint(x: 82, y: 115), over: 0.5)
        stage.settle()

        #expect(seen == ["1 continuous", "2 continuous", "3 continuous", "4 continuous"])
        #expect(pages.currentPage == 4 && pages.interactionState == .none)
        #expect(pages.subviews.count == 5, "the plate is gone")
    }

    @Test func `a drag whose pages are taken away meanwhile is heard of no more`() {
        var count = 0
        let pages = pages
        pages.addAction(
            UIAction { _ in
                count += 1
                pages.numberOfPages = 0
            }, for: .valueChanged)

        stage.drag(from: CGPoint(x: 18, y: 115), to: CGPoint(x: 82, y: 115), over: 0.5)
        stage.settle()

        #expect(count == 1 && pages.currentPage == 0 && pages.interactionState == .none)
    }

    @Test func `a tap is discrete`() {
        var seen: [UIPageControl.InteractionState] = []
        let pages = pages
        pages.addAction(UIAction { _ in seen.append(pages.interactionState) }, for: .valueChanged)

        stage.tap(CGPoint(x: 90, y: 115))

        #expect(seen == [.discrete])
        #expect(pages.interactionState == .none)
    }

    @Test func `where that is not allowed a drag is as good as a tap`() {
        #expect(pages.allowsContinuousInteraction)
        pages.allowsContinuousInteraction = false

        stage.drag(from: CGPoint(x: 18, y: 115), to: CGPoint(x: 82, y: 115), over: 0.5)
        stage.settle()

        #expect(pages.currentPage == 1)
    }

    @Test func `a prominent background is a round plate behind the dots`() throws {
        #expect(pages.backgroundStyle == .automatic && pages.subviews.count == 5)

        pages.backgroundStyle = .prominent
        pages.layoutIfNeeded()

        let plate = try #require(pages.subviews.first)
        #expect(pages.subviews.count == 6)
        #expect(plate.frame.height == 26 && plate.layer.cornerRadius == 13)
        #expect(pages.subviews.dropFirst().allSatisfy { plate.frame.contains($0.frame) })
        pages.backgroundStyle = .minimal
        #expect(pages.subviews.count == 5)
    }

    @Test func `images take the places of dots, in their colours`() throws {
        let (star, home) = (image(12), image(20))
        pages.pageIndicatorTintColor = .red
        pages.currentPageIndicatorTintColor = .blue

        pages.preferredIndicatorImage = star
        pages.setIndicatorImage(home, forPage: 0)
        pages.layoutIfNeeded()

        #expect(pages.indicatorImage(forPage: 0) === home && pages.indicatorImage(forPage: 1) == nil)
        let views = pages.subviews.compactMap { $0 as? UIImageView }
        #expect(views.map(\.frame.width) == [20, 12, 12, 12, 12])
        #expect(views.map(\.tintColor) == [.blue, .red, .red, .red, .red])
        #expect(views.allSatisfy { $0.image?.renderingMode == .alwaysTemplate })
        #expect(pages.size(forNumberOfPages: 2) == CGSize(width: 29 + 20, height: 26))
        pages.numberOfPages = 0
        #expect(pages.indicatorImage(forPage: 0) == nil)
    }

    @Test func `the current page can have images of its own`() {
        let (star, open, home) = (image(12), image(14), image(20))
        func images() -> [UIImage?] {
            pages.layoutIfNeeded()
            return pages.subviews.map { ($0 as? UIImageView)?.image }
        }
        func sides() -> [CGFloat?] { images().map { $0?.size.width } }
        #expect(pages.preferredCurrentPageIndicatorImage == nil)

        pages.preferredCurrentPageIndicatorImage = open
        #expect(sides() == [14, nil, nil, nil, nil])

        pages.preferredIndicatorImage = star
        pages.setCurrentPageIndicatorImage(home, forPage: 1)
        #expect(sides() == [14, 12, 12, 12, 12])
        #expect(pages.currentPageIndicatorImage(forPage: 1) === home)
        #expect(pages.currentPageIndicatorImage(forPage: 0) == nil)

        pages.currentPage = 1
        #expect(sides() == [12, 20, 12, 12, 12])
        let width = pages.size(forNumberOfPages: 2).width
        #expect(abs(width - 49) < 1e-9, "as large as the largest image needs")

        pages.numberOfPages = 1
        #expect(pages.currentPageIndicatorImage(forPage: 1) == nil && sides() == [14])
    }

    @Test func `the pages go on in the direction that is asked for`() {
        #expect(pages.direction == .natural)
        func middles() -> [CGPoint] {
            pages.layoutIfNeeded()
            return pages.subviews.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
        }
        let row = middles()

        pages.direction = .rightToLeft
        #expect(middles() == row.reversed())

        pages.semanticContentAttribute = .forceRightToLeft
        pages.direction = .leftToRight
        #expect(middles() == row)
        pages.direction = .natural
        #expect(middles() == row.reversed())

        pages.frame = CGRect(x: 100, y: 100, width: 30, height: 100)
        pages.direction = .topToBottom
        #expect(pages.intrinsicContentSize == CGSize(width: 26, height: 71))
        let column = middles()
        #expect(zip(column, column.dropFirst()).allSatisfy { $0.x == $1.x && $1.y - $0.y == 16 })
        pages.direction = .bottomToTop
        #expect(middles() == column.reversed())
    }

    @Test func `dots below each other are tapped and dragged along`() {
        pages.frame = CGRect(x: 100, y: 100, width: 30, height: 100)
        pages.direction = .topToBottom

        stage.tap(CGPoint(x: 115, y: 190))
        #expect(pages.currentPage == 1)
        stage.tap(CGPoint(x: 115, y: 110))
        #expect(pages.currentPage == 0)

        stage.drag(from: CGPoint(x: 115, y: 118), to: CGPoint(x: 115, y: 182), over: 0.5)
        stage.settle()
        #expect(pages.currentPage == 4)

        pages.direction = .bottomToTop
        stage.tap(CGPoint(x: 115, y: 190))
        #expect(pages.currentPage == 3)
    }

    @Test func `a list that scrolls leaves drags along the dots to them`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        list.contentSize = CGSize(width: 400, height: 2000)
        list.delaysContentTouches = false
        stage.window.addSubview(list)
        pages.frame = CGRect(x: 100, y: 100, width: 30, height: 100)
        pages.direction = .topToBottom
        list.addSubview(pages)
        stage.advance(by: 0)
        let offset = list.contentOffset

        stage.drag(from: CGPoint(x: 115, y: 118), to: CGPoint(x: 115, y: 182), over: 1)
        stage.settle()

        #expect(pages.currentPage == 4 && list.contentOffset == offset)
    }
}
