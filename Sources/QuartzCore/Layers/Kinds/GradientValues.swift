import CoreGraphics

/// The values that only gradient layers have.
package struct GradientValues: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// The location of each colour, seen from 0 to 1; nil spreads them evenly.
    package var locations: [CGFloat]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = Spread.axial

    package init() {}

    package enum Spread: Sendable {
        case axial, radial, conic
    }

    /// The locations in ascending order, also beyond 0 and 1; evenly spread unless there are as many as colours.
    package var stops: [Double] {
        let count = colors.count
        guard let locations, locations.count == count else {
            return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
        var last = -Double.infinity
        return locations.map {
            last = max(Double($0), last)
            return last
        }
    }

    /// The colours at their locations; nil where there are none.
    package var gradient: CGGradient? {
        CGGradient(colorsSpace: nil, colors: colors, locations: stops.map { CGFloat($0) })
    }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .colors: .colors(colors.map(\.rgba))
        case .locations: .numbers(stops)
        case .startPoint: .pair(startPoint.vector)
        case .endPoint: .pair(endPoint.vector)
        default: nil
        }
    }

    mutating func set(_ property: LayerProperty, _ value: AnimationValue) {
        switch (property, value) {
        case (.colors, .colors(let list)): colors = list.map { CGColor(rgba: $0) }
        case (.locations, .numbers(let list)): locations = list.map { CGFloat($0) }
        case (.startPoint, .pair(let v)): startPoint = CGPoint(v)
        case (.endPoint, .pair(let v)): endPoint = CGPoint(v)
        default: break
        }
    }
}
