/// How the content of a screen is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// On its side, the home indicator at the right.
    case landscapeRight = 3
    /// On its side, the home indicator at the left.
    case landscapeLeft = 4

    /// Whether it is upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt
    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }

    /// Upright.
    public static let portrait = Self(.portrait)
    /// On its head.
    public static let portraitUpsideDown = Self(.portraitUpsideDown)
    /// On its side, the home indicator at the left.
    public static let landscapeLeft = Self(.landscapeLeft)
    /// On its side, the home indicator at the right.
    public static let landscapeRight = Self(.landscapeRight)
    /// On its side, either way.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// Every way but on its head.
    public static let allButUpsideDown: Self = [.portrait, .landscape]

    /// Whether a shape of the screen is among them: upright or on its side.
    func contains(shapeOf orientation: UIInterfaceOrientation) -> Bool {
        !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }
}
