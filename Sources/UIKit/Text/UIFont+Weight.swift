extension UIFont {
    /// How bold a font is, from -0.8 to 0.62; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// A weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A weight from its number, without a label.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// As text is.
        public static let regular = Weight(0)
        /// A little bolder than text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Bolder than bold.
        public static let heavy = Weight(0.56)
        /// The boldest.
        public static let black = Weight(0.62)

        /// The weight on the scale of font files, 100 to 900, where 400 is regular; values between two steps
        /// are interpolated.
        var value: Int {
            guard !rawValue.isNaN else { return 400 }
            let steps = Self.steps
            guard rawValue > steps[0].rawValue else { return 100 }
            guard let index = steps.firstIndex(where: { rawValue <= $0.rawValue }) else { return 900 }
            let (low, high) = (steps[index - 1].rawValue, steps[index].rawValue)
            return Int(((CGFloat(index) + (rawValue - low) / (high - low)) * 100).rounded())
        }

        /// A weight from its value on the scale of font files.
        init(value: Int) {
            let steps = Self.steps
            let place = min(max(CGFloat(value) / 100 - 1, 0), CGFloat(steps.count - 1))
            let index = min(Int(place), steps.count - 2)
            let (low, high) = (steps[index].rawValue, steps[index + 1].rawValue)
            self.init(rawValue: low + (high - low) * (place - CGFloat(index)))
        }

        private static let steps: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
    }
}
