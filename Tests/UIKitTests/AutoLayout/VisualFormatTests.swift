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

    // MARK: - Directions, alignments and mistakes

    @Test func `a direction of its own takes the left and right edges, and their margins`() {
        #expect(
            equations("|-[a]-2-[b]-|", .directionLeftToRight) == [
                "a.left == |.leftMargin", "b.left == a.right + 2", "|.rightMargin == b.right",
            ])
        #expect(
            equations("|-[a]-2-[b]-|", .directionRightToLeft) == [
                "|.rightMargin == a.right", "a.left == b.right + 2", "b.left == |.leftMargin",
            ])
        // What stands above each other has no such direction.
        #expect(
            equations("V:|-3-[a]-2-[b]", .directionRightToLeft) == [
                "a.top == |.top + 3", "b.top == a.bottom + 2",
            ])
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.alignAllTop, "top", "H"), (.alignAllBottom, "bottom", "H"),
        (.alignAllCenterY, "centerY", "H"), (.alignAllLastBaseline, "lastBaseline", "H"),
        (.alignAllFirstBaseline, "firstBaseline", "H"), (.alignAllLeft, "left", "V"),
        (.alignAllRight, "right", "V"), (.alignAllLeading, "leading", "V"),
        (.alignAllTrailing, "trailing", "V"), (.alignAllCenterX, "centerX", "V"),
    ])
    func `each alignment belongs to one direction, and is refused in the other`(
        option: NSLayoutConstraint.FormatOptions, attribute: String, direction: String
    ) {
        #expect(equations("\(direction):[a]-3-[b]", option).last == "a.\(attribute) == b.\(attribute)")
        #expect(field.diagnostics.isEmpty)

        #expect(equations("\(direction == "H" ? "V" : "H"):[a]-3-[b]", option).isEmpty)
        #expect(field.diagnostics.count == 1)
    }

    @Test func `a distance may have limits with priorities, and numbers of any type by their names`() {
        #expect(
            equations("[a]-(>=5,<=far@300)-[b]", metrics: ["far": 9]) == [
                "b.leading >= a.trailing + 5", "b.leading <= a.trailing + 9 @300",
            ])
        #expect(
            equations("[a(+7)]-gap-[b]", metrics: ["gap": NSNumber(value: 2.5)]) == [
                "a.width == 7", "b.leading == a.trailing + 2.5",
            ])
    }

    @Test func `a length is that of another view, of its other side, or of a metric with that name`() {
        #expect(equations("[a(b)]") == ["a.width == b.width"])
        #expect(equations("[a(>=b.height)]") == ["a.width >= b.height"])
        #expect(equations("V:[a(b)]") == ["a.height == b.height"])
        #expect(equations("[a(b)]", metrics: ["b": 44]) == ["a.width == 44"])
    }

    @Test(arguments: [
        ("H[a]", "Expected a ':' after 'H'"), ("[a]-5[b]", "Expected a '-' after a distance"),
        ("|[a]|[b]", "Nothing may follow the superview's last edge"),
        ("[a](b)", "Expected a view or the superview after a distance"),
        ("[a]-", "Expected a number, a metric or a list"), ("[a", "Expected a ']' here"),
        ("[]", "Expected the name of a view"), ("[2a]", "Expected the name of a view"),
        ("[a(>=)]", "Expected a number, a metric or a view"), ("[a(1.2.3)]", "Expected a number"),
        ("[a(5@)]", "Expected a priority after '@'"), ("[a(>5)]", "Expected '==', '<=' or '>='"),
        ("[a(5]", "Expected a ')' here"), ("[a]-far-[b]", "far is not a key in the metrics dictionary"),
        ("[a][c]", "c is not a key in the views dictionary"),
    ])
    func `a format that cannot be read makes no constraints, and says what is missing`(
        format: String, problem: String
    ) {
        #expect(equations(format).isEmpty)
        #expect(field.diagnostics.count == 1 && field.diagnostics.first?.contains(problem) == true)
    }

    @Test func `the superview of a guide is the view that it belongs to, and a view needs one`() {
        let guide = UILayoutGuide()
        field.window.addLayoutGuide(guide)

        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-4-[guide(7)]", views: ["guide": guide])
        #expect(made.count == 2 && made.first?.firstItem === guide && made.first?.secondItem === field.window)
        #expect(field.diagnostics.isEmpty)
        let none = NSLayoutConstraint.constraints(withVisualFormat: "[alone]-|", views: ["alone": placed()])

        #expect(none.isEmpty && field.diagnostics.last?.contains("doesn't have a superview") == true)
    }
}
