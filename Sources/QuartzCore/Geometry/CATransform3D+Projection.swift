import CoreGraphics

extension CATransform3D {
    /// Returns where a point of the plane z = 0 is seen, after the perspective division.
    package func project(_ p: CGPoint) -> CGPoint {
        let x = p.x * m11 + p.y * m21 + m41
        let y = p.x * m12 + p.y * m22 + m42
        let w = p.x * m14 + p.y * m24 + m44
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// Returns the point of the plane z = 0 that is seen at `p`: the inverse of `project`.
    ///
    /// Nil where the plane is seen from its edge, or the point lies behind the eye.
    package func unproject(_ p: CGPoint) -> CGPoint? {
        // The 3 × 3 homography of the plane: columns x, y, w of the rows 1, 2 and 4; solved by Cramer's rule.
        let (a, b, c) = (m11 - p.x * m14, m21 - p.x * m24, p.x * m44 - m41)
        let (d, e, f) = (m12 - p.y * m14, m22 - p.y * m24, p.y * m44 - m42)
        let determinant = a * e - b * d
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let result = CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
        let w = result.x * m14 + result.y * m24 + m44
        return w > 0 ? result : nil
    }

    /// Returns the smallest rectangle that holds the image of `rect`.
    package func boundingBox(of rect: CGRect) -> CGRect {
        if isAffine { return rect.applying(affine) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(project)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The inverse; nil for a matrix that has none.
    package var inverse: CATransform3D? {
        let (r0, r1, r2, r3) = rows
        // Gauss–Jordan with the largest pivot, on the matrix and the identity side by side.
        var left = [r0, r1, r2, r3]
        var right: [Row] = [Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1)]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
            let value = left[pivot][column]
            guard abs(value) > 1e-14, value.isFinite else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            left[column] /= value
            right[column] /= value
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        var result = CATransform3D()
        result.rows = (right[0], right[1], right[2], right[3])
        return result
    }
}
