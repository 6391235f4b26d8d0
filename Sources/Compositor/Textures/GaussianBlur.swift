import Foundation

/// A Gaussian blur of a field of coverages, row by row and column by column.
struct GaussianBlur {
    enum Outside {
        /// The field goes on as at its edge.
        case edge
        /// Nothing is outside.
        case clear
    }

    private let kernel: [Float]
    private let reach: Int

    init(sigma: Double, reach: Int) {
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let total = weights.reduce(0, +)
        kernel = weights.map { $0 / total }
        self.reach = reach
    }

    func blur(_ cells: [Float], width: Int, height: Int, outside: Outside) -> [Float] {
        let rows = blurRows(cells, width: width, height: height, outside: outside)
        return blurRows(rows, width: height, height: width, outside: outside)
    }

    /// Blurs along x, and transposes, so that doing it twice puts rows and columns back.
    private func blurRows(_ cells: [Float], width: Int, height: Int, outside: Outside) -> [Float] {
        var padded = [Float](repeating: 0, count: width + 2 * reach)
        var result = [Float](repeating: 0, count: cells.count)
        kernel.withUnsafeBufferPointer { kernel in
            result.withUnsafeMutableBufferPointer { result in
                for y in 0..<height {
                    fill(&padded, from: cells[y * width..<(y + 1) * width], outside)
                    padded.withUnsafeBufferPointer { row in
                        for x in 0..<width {
                            var sum: Float = 0
                            for k in 0..<kernel.count { sum += kernel[k] * row[x + k] }
                            result[x * height + y] = sum
                        }
                    }
                }
            }
        }
        return result
    }

    private func fill(_ padded: inout [Float], from row: ArraySlice<Float>, _ outside: Outside) {
        let first = outside == .edge ? row.first ?? 0 : 0
        let last = outside == .edge ? row.last ?? 0 : 0
        for index in 0..<reach {
            padded[index] = first
            padded[padded.count - 1 - index] = last
        }
        padded.replaceSubrange(reach..<reach + row.count, with: row)
    }
}
