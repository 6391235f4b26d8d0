import Testing

@testable import UIKit

@Suite struct VisualFormatTests {
    private let field = Playfield()

    private func equations(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        let (a, b) = (field.add(placed()), field.add(placed()))
        let names = [
            (NSLayoutConstraint.name(a), "a"), (NSLayoutConstraint.name(b), "b"),
            (NSLayoutConstraint.name(field.window), "|"),
        ]
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
        ).map { constraint in
            names.reduce(constraint.equation) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }
    }

    @Test func `distances to the superview and between views`() {
        #expect(
            equations("|[a]-[b]-20-|") == [
                "a.leading == |.leading", "b.leading == a.trailing + 8", "|.trailing == b.trailing + 20",
            ])
        #expect(
            equations("V:|-[a][b]-|") == [
                "a.top == |.topMargin", "b.top == a.bottom", "|.bottomMargin == b.bottom",
            ])
    }

    @Test func `sizes, priorities, metrics and other views`() {
        #expect(
            equations("H:[a(>=70,<=100)]-(==gap@750)-[b(a)]", metrics: ["gap": 4]) == [
                "a.width >= 70", "a.width <= 100", "b.leading == a.trailing + 4 @750", "b.width == a.width",
            ])
        #expect(
            equations("V:[a(high@low)]-(-5)-[b(==a.width)]", metrics: ["high": 2.5, "low": Float(250)]) == [
                "a.height == 2.5 @250", "b.top == a.bottom - 5", "b.height == a.width",
            ])
        #expect(
            equations(" H: [ a ( 50 ) ] - 3 - [ b ] ") == ["a.width == 50", "b.leading == a.trailing + 3"])
    }

    @Test func `alignment and direction`() {
        #expect(
            equations("H:[a]-3-[b]", [.alignAllCenterY, .directionRightToLeft]) == [
                "a.left == b.right + 3", "a.centerY == b.centerY",
            ])
        #expect(
            equations("V:[a]-9-[b]", [.alignAllLeading, .spacingBaselineToBaseline]) == [
                "b.firstBaseline == a.lastBaseline + 9", "a.leading == b.leading",
            ])
        // To the superview's edges there is no baseline.
        #expect(
            equations("V:|-5-[a]-9-[b]-7-|", .spacingBaselineToBaseline) == [
                "a.top == |.top + 5", "b.firstBaseline == a.lastBaseline + 9",
                "|.bottom == b.bottom + 7",
            ])
        #expect(equations("V:[a]-9-[b]", .alignAllTop).isEmpty)
        #expect(field.diagnostics.last?.contains("not allowed for layout that is also vertical") == true)
    }
}
