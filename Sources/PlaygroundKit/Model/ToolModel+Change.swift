extension ToolModel {
    /// What changed.
    public struct Change: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The sample.
        public static let sample = Change(rawValue: 1)
        /// The take: its events or its values.
        public static let take = Change(rawValue: 2)
        /// The time that is shown.
        public static let time = Change(rawValue: 4)
        /// The film, or more of it.
        public static let film = Change(rawValue: 8)
        /// Playing, speed and loop.
        public static let playback = Change(rawValue: 16)
        /// The layer or call that is selected.
        public static let selection = Change(rawValue: 32)
        /// Which panels are open, and how large; the exploded view.
        public static let arrangement = Change(rawValue: 64)

        /// How the package stands whose program this is.
        public static let build = Change(rawValue: 1 << 15)

        /// The sentence to show.
        public static let message = Change(rawValue: 128)

        /// The take with which the shown one is compared.
        public static let comparison = Change(rawValue: 256)

        /// Everything.
        public static let all = Change(rawValue: 0xFFFF)
    }
}
