import CoreGraphics
import Foundation

/// Pictures that somebody has looked at and kept in a folder of the tests; later pictures must match them.
///
/// ```swift
/// let golden = GoldenImages(folder: "Golden", besides: #filePath)
/// golden.check(try stage.snapshot(), named: "menu")
/// ```
///
/// With `GOLDEN_IMAGES=write` in the environment nothing is compared, and the pictures become the golden
/// ones: look at each before you commit it. A picture that differs is written, with a picture of its
/// differences, to the folder that `GOLDEN_FAILURES` names, otherwise to `golden-failures` in the folder for
/// temporary files.
public struct GoldenImages {
    private let files: KeptFiles

    /// Finds the golden images in a folder.
    ///
    /// - Parameters:
    ///   - folder: the name of the folder.
    ///   - file: a file beside the folder, such as `#filePath`.
    public init(folder: String, besides file: String) {
        files = KeptFiles(
            folder: folder, besides: file, variable: "GOLDEN_IMAGES", failuresVariable: "GOLDEN_FAILURES",
            failures: "golden-failures")
    }

    init(_ files: KeptFiles) { self.files = files }

    /// Fails the test unless the picture matches the golden one of that name. A missing golden picture fails,
    /// too.
    ///
    /// - Parameters:
    ///   - picture: the picture to check.
    ///   - name: the name of the golden picture, without `.png`.
    ///   - fileID: the file of the failure, as `Module/File.swift`.
    ///   - filePath: the same file as a path.
    ///   - line: the line of the failure.
    ///   - column: the column of the failure.
    /// - Returns: whether the picture matches.
    @discardableResult
    public func check(
        _ picture: CGImage, named name: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard let problem = problem(of: picture, named: name) else { return true }
        let place = TestFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        TestFailure(message: problem, place: place).record()
        return false
    }

    /// Returns what is wrong with a picture, in one sentence; nil if nothing is.
    func problem(of picture: CGImage, named name: String) -> String? {
        let file = files.folder.appendingPathComponent(name + ".png")
        do {
            if files.mode == .write {
                try write(picture, to: file)
                return nil
            }
            let actual = files.failures.appendingPathComponent(name + ".actual.png")
            let golden: CGImage
            do {
                golden = try CGImage.read(fromFile: file.path)
            } catch {
                try write(picture, to: actual)
                return """
                    There is no golden picture \(file.path) (\(error)): look at \(actual.path), and write it with \
                    GOLDEN_IMAGES=write if it is right.
                    """
            }
            let comparison = GoldenComparison(picture, golden)
            guard !comparison.isMatch else { return nil }
            let difference = files.failures.appendingPathComponent(name + ".difference.png")
            try write(picture, to: actual)
            try write(comparison.difference, to: difference)
            return """
                The picture \(name) does not show what the golden one shows: \(Self.extent(comparison)). See \
                \(actual.path) and \(difference.path); write it with GOLDEN_IMAGES=write if it is right.
                """
        } catch {
            return "The picture \(name) cannot be written: \(error)."
        }
    }

    private static func extent(_ comparison: GoldenComparison) -> String {
        guard comparison.isSameSize else { return "it has another size" }
        let average = String(format: "%.1f", comparison.largestAverage)
        return """
            \(comparison.differentPixels) pixels differ by more than \(GoldenComparison.largestAllowed) of 255, the \
            most by \(comparison.largestDifference), and a block by \(average) on average \
            (\(GoldenComparison.averageAllowed) are allowed)
            """
    }

    private func write(_ picture: CGImage, to file: URL) throws {
        try files.makeFolder(of: file)
        try picture.writePNG(toFile: file.path)
    }
}
