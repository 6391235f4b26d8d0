import CoreGraphics
import Foundation
import StageKit

extension Take {
    /// A picture that the sample's screens show in place of their own content: its file's path and content.
    public struct Picture: Equatable, Sendable {
        /// The path of the file.
        public let path: String
        /// A hash of the file's bytes, in hexadecimal digits.
        public let hash: String
        /// The picture; nil if the file was not read, as in a take that was read from JSON.
        public let image: CGImage?

        init(path: String, hash: String, image: CGImage? = nil) {
            (self.path, self.hash, self.image) = (path, hash, image)
        }

        /// Reads a picture.
        ///
        /// - Parameter path: of a PNG or JPEG file.
        /// - Throws: `ImageError` if it cannot be read, or is no such picture.
        public init(file path: String) throws(ImageError) {
            let data: Data
            do {
                data = try WholeFile.read(path, atMost: ImageLimits.standard.fileSize)
            } catch {
                throw .unreadable(path: path, reason: error.reason)
            }
            self.init(path: path, hash: Self.hash(of: data), image: try CGImage.decode(data))
        }

        /// Whether two pictures are of the same file with the same bytes.
        public static func == (one: Picture, other: Picture) -> Bool {
            one.path == other.path && one.hash == other.hash
        }

        /// Returns the same picture with its file read, from its path or else from a folder.
        func read(orIn folder: String) throws(ScriptError) -> Picture {
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            let nearby = folder.isEmpty ? name : "\(folder)/\(name)"
            let place = FileManager.default.fileExists(atPath: path) ? path : nearby
            let found: Picture
            do {
                found = try Picture(file: place)
            } catch {
                guard case .unreadable = error else {
                    throw ScriptError(
                        place: "picture", problem: "cannot be shown (\(error.description))",
                        expected: "a PNG or JPEG file that can be read, at \(place)")
                }
                throw ScriptError(
                    place: "picture", problem: "is missing (\(error.description))",
                    expected: "the file at \(path), or one of its name beside the take")
            }
            guard found.hash == hash else {
                throw ScriptError(
                    place: "picture", problem: "is another one: \(place) has changed since (\(found.hash))",
                    expected: "the file whose hash is \(hash)")
            }
            return Picture(path: path, hash: hash, image: found.image)
        }

        /// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits). It tells files apart, but is not cryptographic.
        static func hash(of data: Data) -> String {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            data.withUnsafeBytes { bytes in
                for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
    }

    /// Reads the file of the take's picture, without which the take cannot be repeated.
    ///
    /// - Parameter folder: the take's folder, where to look for the file if it is not at its path.
    /// - Throws: `ScriptError` if the file is missing, or its content has changed.
    public mutating func readPicture(orIn folder: String) throws(ScriptError) {
        if let picture, picture.image == nil { self.picture = try picture.read(orIn: folder) }
    }
}
