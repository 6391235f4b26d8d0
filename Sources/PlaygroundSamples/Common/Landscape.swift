import UIKit

/// A painted landscape: a sky, a sun or a moon, and ridges behind each other that fade into the distance.
struct Landscape {
    let name: String
    /// The sky's colour at the top, in the middle and at the horizon, as red, green and blue in hexadecimal.
    let sky: [UInt32]
    /// The nearest ridge's colour; ridges farther away take on more of the horizon's.
    let ground: UInt32
    /// The place of the sun or the moon, as parts of the width and height.
    let light: CGPoint
    /// The steepness of the ridges, as a part of the height.
    let relief: CGFloat
    var hasStars = false

    static let all = [
        Landscape(
            name: "First light", sky: [0x2B3A67, 0xE58E73, 0xFFD9A0], ground: 0x1D2440,
            light: CGPoint(x: 0.66, y: 0.5), relief: 0.16),
        Landscape(
            name: "Glacier", sky: [0x3F7CAC, 0x9CC9E3, 0xEFF6FA], ground: 0x2C4A6B,
            light: CGPoint(x: 0.25, y: 0.2), relief: 0.24),
        Landscape(
            name: "Dunes", sky: [0xE9724C, 0xF7B267, 0xFFE6B3], ground: 0x6B2D1A,
            light: CGPoint(x: 0.5, y: 0.38), relief: 0.07),
        Landscape(
            name: "Night watch", sky: [0x070B24, 0x1B2A5B, 0x4D5C92], ground: 0x04060F,
            light: CGPoint(x: 0.72, y: 0.22), relief: 0.18, hasStars: true),
        Landscape(
            name: "Pine valley", sky: [0xA8D5BA, 0xDDEFD9, 0xF8F7E2], ground: 0x12372A,
            light: CGPoint(x: 0.3, y: 0.3), relief: 0.13),
        Landscape(
            name: "Heather", sky: [0x5B4B8A, 0xB784A7, 0xF3D9DC], ground: 0x2E1F47,
            light: CGPoint(x: 0.6, y: 0.46), relief: 0.1),
        Landscape(
            name: "Red canyon", sky: [0x74B3CE, 0xF2C9A1, 0xFFE9D2], ground: 0x7A2E20,
            light: CGPoint(x: 0.78, y: 0.28), relief: 0.2),
        Landscape(
            name: "Fjord", sky: [0x1F4E5F, 0x79A8A9, 0xF4F7F7], ground: 0x10303A,
            light: CGPoint(x: 0.42, y: 0.36), relief: 0.26),
        Landscape(
            name: "Harvest moon", sky: [0x1C1433, 0x6A2C5E, 0xF0A35E], ground: 0x120A1F,
            light: CGPoint(x: 0.36, y: 0.48), relief: 0.09, hasStars: true),
        Landscape(
            name: "Spring rain", sky: [0x7D93A8, 0xB9C8D0, 0xE7ECEA], ground: 0x2F4A3C,
            light: CGPoint(x: 0.5, y: 0.22), relief: 0.15),
        Landscape(
            name: "Blue hour", sky: [0x0F1E4A, 0x3E5FA3, 0xF5B79C], ground: 0x0A1330,
            light: CGPoint(x: 0.2, y: 0.55), relief: 0.17),
        Landscape(
            name: "Savanna", sky: [0xF08A4B, 0xF6C177, 0xFDF0D5], ground: 0x4A2C12,
            light: CGPoint(x: 0.63, y: 0.5), relief: 0.05),
    ]

    /// The size of the pictures in points, four by five.
    static let size = CGSize(width: 320, height: 400)

    private static let ridges = 5

    /// What was painted of `all`.
    @MainActor private static var painted = [UIImage?](repeating: nil, count: all.count)

    /// Returns the picture of a landscape of `all`, painted when it is first asked for.
    @MainActor static func image(_ index: Int) -> UIImage {
        if let image = painted[index] { return image }
        let image = all[index].image()
        painted[index] = image
        return image
    }

    @MainActor private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: Self.size, format: format).image { renderer in
            let context = renderer.cgContext
            drawSky(in: context)
            if hasStars { drawStars(in: context) }
            drawLight(in: context)
            for ridge in 0..<Self.ridges { drawRidge(ridge, in: context) }
        }
    }

    // MARK: - Painting

    private func drawSky(in context: CGContext) {
        let colors = sky.map { Self.color($0) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.42, 0.8])
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: Self.size.height),
            options: .drawsAfterEndLocation)
    }

    private func drawStars(in context: CGContext) {
        for star in 0..<90 {
            let (x, y, shine) = (noise(star, 1), noise(star, 2), noise(star, 3))
            context.setFillColor(gray: 1, alpha: 0.25 + 0.7 * shine * (1 - y))
            let radius = 0.4 + shine
            context.fillEllipse(
                in: CGRect(
                    x: x * Self.size.width, y: y * Self.size.height * 0.55, width: radius, height: radius))
        }
    }

    private func drawLight(in context: CGContext) {
        let center = CGPoint(x: light.x * Self.size.width, y: light.y * Self.size.height)
        let glow = [0.75, 0.28, 0].map { Self.color(0xFFF4DC, alpha: $0) }
        if let gradient = CGGradient(colorsSpace: nil, colors: glow, locations: [0, 0.25, 1]) {
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 150, options: [])
        }
        context.setFillColor(Self.color(hasStars ? 0xF4EFE0 : 0xFFFDF2))
        let radius: CGFloat = hasStars ? 20 : 25
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Draws a ridge. Ridge 0 is the farthest: pale, high up and smooth.
    private func drawRidge(_ ridge: Int, in context: CGContext) {
        let near = CGFloat(ridge + 1) / CGFloat(Self.ridges)
        let base = Self.size.height * (0.54 + 0.4 * near * near)
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: Self.size.height))
        for x in stride(from: CGFloat(0), through: Self.size.width, by: 2) {
            context.addLine(to: CGPoint(x: x, y: base - height(at: x / Self.size.width, ridge: ridge, near)))
        }
        context.addLine(to: CGPoint(x: Self.size.width, y: Self.size.height))
        context.closePath()
        context.saveGState()
        context.clip()
        let top = Self.mix(sky[2], ground, near * 0.85 + 0.05)
        let foot = Self.mix(sky[2], ground, min(near * 0.85, 0.8) * 0.7)
        if let gradient = CGGradient(colorsSpace: nil, colors: [top, foot], locations: [0, 1]) {
            let crest = base - Self.size.height * relief
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: crest), end: CGPoint(x: 0, y: crest + 150),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
    }

    /// Returns the height of a ridge: waves upon waves, each half as high as the one before, and twice as
    /// many.
    private func height(at x: CGFloat, ridge: Int, _ near: CGFloat) -> CGFloat {
        var (sum, amplitude, frequency): (CGFloat, CGFloat, CGFloat) = (0, 0.5, 1.6 + near)
        for octave in 0..<6 {
            let phase = noise(ridge, 10 + octave) * 2 * .pi
            sum += amplitude * (1 - abs(sin(x * frequency * .pi + phase)))
            amplitude *= 0.5
            frequency *= 2.1
        }
        return sum * relief * Self.size.height * (1.1 - 0.4 * near)
    }

    // MARK: - Numbers

    /// Returns a number from 0 to 1, always the same for the same picture and arguments.
    private func noise(_ a: Int, _ b: Int) -> CGFloat {
        let seed = name.unicodeScalars.reduce(UInt64(17)) { $0 &* 31 &+ UInt64($1.value) }
        var bits = seed &+ UInt64(a) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(b) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((bits ^ (bits >> 31)) >> 40) / CGFloat(1 << 24)
    }

    private static func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha
        ).cgColor
    }

    private static func mix(_ a: UInt32, _ b: UInt32, _ part: CGFloat) -> CGColor {
        func channel(_ shift: UInt32) -> CGFloat {
            (CGFloat(a >> shift & 0xFF) * (1 - part) + CGFloat(b >> shift & 0xFF) * part) / 255
        }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1).cgColor
    }
}
