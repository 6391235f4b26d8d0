import CoreGraphics

/// The values that only gradient layers have.
package struct GradientValues: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// The location of each colour, 0…1; nil spreads them evenly.
    package var locations: [CGFloat]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = Spread.axial

    package init() {}

    package enum Spread: Sendable {
        case axial, radial, conic
    }

    /// The locations in ascending order; evenly spread unless there are as many as colours.
    package var stops: [Double] {
        let count = colors.count
        guard let locations, locations.count == count else {
            return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
        var last = 0.0
        return locations.map {
            last = min(max(Double($0), last), 1)
            return last
        }
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
