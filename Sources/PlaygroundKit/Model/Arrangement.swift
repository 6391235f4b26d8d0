import CoreGraphics
import Foundation
import SDLHost

/// How the window is arranged: how large it is, which areas are open, how large they are, and what the stage shows.
public struct Arrangement: Codable, Equatable, Sendable {
    /// The least and the greatest extent of an area, in points.
    static let sidebarRange: ClosedRange<CGFloat> = 160...420
    static let panelsRange: ClosedRange<CGFloat> = 220...640
    static let lanesRange: ClosedRange<CGFloat> = 80...520
    /// The least and the greatest width and height of a window that is opened again, in points.
    static let windowRange: ClosedRange<CGFloat> = 320...16_384

    /// Whether the samples are shown.
    public var showsSidebar = true
    /// Whether the panels are shown.
    public var showsPanels = true
    /// Whether the lanes are shown.
    public var showsLanes = true
    /// The width of the samples, in points.
    public var sidebarWidth: CGFloat = 230
    /// The width of the panels, in points.
    public var panelsWidth: CGFloat = 376
    /// The height of the lanes, in points.
    public var lanesHeight: CGFloat = 206
    /// The number of the panel that is shown.
    public var panel = 0
    /// Whether fingers are shown as circles.
    public var showsFingers = true
    /// Whether the stage is as large as there is room for.
    public var fits = true
    /// The size of the whole window, in points; nil before it was known.
    public var windowSize: CGSize?

    /// The arrangement of a first start.
    public init() {}

    /// Reads an arrangement. What an earlier program did not know yet is as at a first start.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
            if let known = try values.decodeIfPresent(Value.self, forKey: key) { value = known }
        }
        try read(.showsSidebar, into: &showsSidebar)
        try read(.showsPanels, into: &showsPanels)
        try read(.showsLanes, into: &showsLanes)
        try read(.sidebarWidth, into: &sidebarWidth)
        try read(.panelsWidth, into: &panelsWidth)
        try read(.lanesHeight, into: &lanesHeight)
        try read(.panel, into: &panel)
        try read(.showsFingers, into: &showsFingers)
        try read(.fits, into: &fits)
        windowSize = try values.decodeIfPresent(CGSize.self, forKey: .windowSize)
    }

    /// The same arrangement with extents within their limits; numbers that are none become the first start's.
    var checked: Arrangement {
        func within(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ initial: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : initial
        }
        var result = self
        let first = Arrangement()
        result.sidebarWidth = within(sidebarWidth, Self.sidebarRange, first.sidebarWidth)
        result.panelsWidth = within(panelsWidth, Self.panelsRange, first.panelsWidth)
        result.lanesHeight = within(lanesHeight, Self.lanesRange, first.lanesHeight)
        result.panel = Panel.all.indices.contains(panel) ? panel : 0
        result.windowSize = windowSize.flatMap { size in
            Self.windowRange ~= size.width && Self.windowRange ~= size.height ? size : nil
        }
        return result
    }
}

/// The file that remembers the arrangement between starts.
struct ArrangementFile {
    /// The largest file that is read, in bytes: a whole one has a few hundred.
    private static let largest = 64 << 10

    /// Where the file lies.
    let url: URL

    /// The file in the user's state folder.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        url = StateFolder.url(environment).appendingPathComponent("uikit-playground/arrangement.json")
    }

    /// Reads the arrangement.
    ///
    /// - Returns: the first start's where there is no file; the sentence says what is wrong with one that there is.
    func read() -> (arrangement: Arrangement, problem: String?) {
        guard FileManager.default.fileExists(atPath: url.path) else { return (Arrangement(), nil) }
        do {
            let data = try WholeFile.read(url.path, atMost: Self.largest)
            return (try JSONDecoder().decode(Arrangement.self, from: data).checked, nil)
        } catch {
            return (
                Arrangement(),
                "The window's arrangement in \(url.path) cannot be read and is ignored; it is written anew at the end."
            )
        }
    }

    /// Writes the arrangement.
    ///
    /// - Returns: what went wrong; nil if nothing did.
    func write(_ arrangement: Arrangement) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            try WholeFile.write(encoder.encode(arrangement), to: url.path)
            return nil
        } catch {
            return "The window's arrangement cannot be written to \(url.path)."
        }
    }
}
