extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction it is read.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All views have the same left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views have the same right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views have the same upper edge.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views have the same lower edge.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views begin where the others do.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views end where the others do.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views have their middle in one vertical line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views have their middle in one horizontal line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last lines of text stand on one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first lines of text stand on one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The options for alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Read in the direction of reading, the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Read from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Read from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The options for the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are those between edges, the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical distances are those between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The options for what distances are between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// Makes inactive constraints from a line that draws them, as `H:|-[name(>=80)]-8-[value]-|`.
    ///
    /// A format that cannot be read gives a diagnostic, where iOS raises an exception, and no constraints.
    ///
    /// - Parameters:
    ///   - format: `H:` (the default) or `V:`, then views in brackets, distances between hyphens and `|` for the
    ///     superview. Sizes and distances are numbers, metrics or, for sizes, other views, with `==`, `>=` or `<=`
    ///     before and `@` and a priority behind; several stand in parentheses, separated by commas.
    ///   - opts: how the views are aligned across the format's direction.
    ///   - metrics: numbers by the names that the format uses.
    ///   - views: the views and layout guides by the names that the format uses.
    /// - Returns: the constraints, in the format's order.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format)
            let line = try parser.parse()
            return try VisualFormatBuilder(line, opts, metrics ?? [:], views).constraints()
        } catch let error as VisualFormatError {
            let mark = String(repeating: " ", count: min(error.position, format.count)) + "^"
            TransitionTrace.current.report(
                Diagnostic(
                    .error, NSLayoutConstraint.self, "constraints(withVisualFormat:options:metrics:views:)",
                    "Unable to parse constraint format: \n\(error.message) \n\(format) \n\(mark)"))
            return []
        } catch {
            return []
        }
    }
}

/// What is wrong with a visual format, and at which character.
struct VisualFormatError: Error {
    var message: String
    var position: Int
}
