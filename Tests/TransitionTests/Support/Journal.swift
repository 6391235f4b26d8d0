import UIKit

/// What happened, in order, as the objects of a test saw it themselves.
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Forgets what came so far.
    func clear() {
        entries = []
    }

    /// The entries that are among `wanted`, in the order in which they came.
    func only(_ wanted: [String]) -> [String] {
        entries.filter(wanted.contains)
    }

    func count(_ entry: String) -> Int {
        entries.count { $0 == entry }
    }
}
