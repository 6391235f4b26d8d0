import CoreGraphics
import Foundation
import StageKit
import Takes

/// Reads takes from files, each with the sample that it is of.
struct TakeReader {
    /// The most bytes of a file: about an hour of dragging.
    static let largestFile = 16 << 20

    /// The samples that there are.
    let samples: [Sample]

    /// Why a file is no take that can be shown.
    enum Problem: Error, Equatable {
        /// What is wrong with the file, and where, in a sentence.
        case unusable(String)
        /// It is a touch script, which is for any sample, and none was asked for.
        case noSample(path: String)

        var commandError: CommandError {
            switch self {
            case .unusable(let sentence): .failure(sentence)
            case .noSample(let path):
                .usage(
                    "The take \(path) is a touch script, for any sample: add --sample ID; --list shows the ids."
                )
            }
        }
    }

    /// Returns the take in a file, with its sample.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - asked: the sample that was asked for; nil for the take's own.
    ///   - other: the sample of a take that has none; nil if such a take is of no use.
    /// - Returns: both; the take is of the sample, and its values are such as the sample has.
    /// - Throws: `Problem` with what is wrong in the file, and where.
    func take(
        at path: String, for asked: Sample? = nil, else other: Sample? = nil
    ) throws(Problem) -> (take: Take, sample: Sample) {
        let data: Data
        do {
            data = try WholeFile.read(path, atMost: Self.largestFile)
        } catch {
            throw .unusable("The take \(path) cannot be read: \(error.reason).")
        }
        do {
            var take = try Take(json: data)
            let sample =
                if let asked { asked } else { try sample(of: take, at: path, else: other) }
            take.sample = sample.id
            try take.readPicture(orIn: URL(fileURLWithPath: path).deletingLastPathComponent().path)
            try take.check(for: sample)
            return (take, sample)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw .unusable("The take \(path) cannot be played: \(error).")
        }
    }

    private func sample(of take: Take, at path: String, else other: Sample?) throws(Problem) -> Sample {
        guard let id = take.sample else {
            guard let other else { throw .noSample(path: path) }
            return other
        }
        guard let sample = samples.first(where: { $0.id == id }) else {
            throw .unusable(
                """
                The take \(path) is of the sample "\(id)", which is not here. \
                The samples are: \(SampleFinder(samples: samples).list).
                """)
        }
        return sample
    }
}
