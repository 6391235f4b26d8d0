import CoreGraphics
import Foundation

/// Which symbol an image shows, and how.
struct SymbolRequest: Sendable {
    /// The size without a configuration, in points.
    static let pointSize: CGFloat = 17
    /// The height of capital letters as a part of the point size.
    static let capHeight: CGFloat = 0.72

    let name: String
    let configuration: UIImage.SymbolConfiguration

    private var pointSize: CGFloat {
        let size = configuration.pointSize ?? Self.pointSize
        return size.isFinite ? min(max(size, 1), 1000) : Self.pointSize
    }

    /// Draws the symbol: its coverage, or in the colours that the configuration asks for.
    ///
    /// - Parameters:
    ///   - symbol: the drawing.
    ///   - scale: pixels per point.
    /// - Returns: the pixels; nil if there is no memory for them.
    func pixels(_ symbol: SymbolCatalog.Symbol, scale: CGFloat) -> CGImage? {
        guard let whole = coverage(symbol, scale: scale) else { return nil }
        guard let (front, back) = configuration.rendering?.colors else { return whole }
        let details = SymbolPen.Details()
        var layers = [(whole, front)]
        if symbol.isFilled, let inside = coverage(symbol, scale: scale, details: details), !details.isEmpty {
            layers = [(whole, back), (inside, front)]
        }
        guard let context = CGContext(width: whole.width, height: whole.height) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
        for (picture, color) in layers {
            context.setFillColor(color.cgColor)
            context.drawUpright(picture, in: rect)
        }
        return context.makeImage()
    }

    private func coverage(
        _ symbol: SymbolCatalog.Symbol, scale: CGFloat, details: SymbolPen.Details? = nil
    ) -> CGImage? {
        let stroke = max(
            1, (pointSize * (configuration.weight ?? .unspecified).stroke * scale).rounded())
        let side = pointSize * (configuration.scale ?? .unspecified).side * scale
        let unit = side / SymbolPen.side
        // As many pixels, odd or even, as the stroke: the middle of a stroke is then the middle of the picture.
        func pixels(_ length: CGFloat) -> Int {
            let count = Int(length.rounded(.up))
            return count.isMultiple(of: 2) == Int(stroke).isMultiple(of: 2) ? count : count + 1
        }
        let (width, height) = (pixels(symbol.width * unit), pixels(side))
        guard let context = CGContext(width: width, height: height, kind: .mask) else { return nil }
        context.translateBy(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
        var pen = SymbolPen(context, unit: unit, stroke: stroke)
        pen.isFilled = symbol.isFilled
        pen.details = details
        symbol.draw(pen)
        return context.makeImage()
    }

    /// How far the baseline of text beside the symbol lies above its lower edge: the symbol's middle is that of
    /// capital letters.
    func baseline(height: CGFloat) -> CGFloat { (height - pointSize * Self.capHeight) / 2 }
}

extension UIImage {
    /// Makes an image of a symbol: one of our own drawings. A name that there is none for gives nil, and a
    /// diagnostic with the names that there are.
    ///
    /// The picture has as many pixels as the screen has now, and takes the tint colour.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a symbol in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        self.init(SymbolRequest(name: name, configuration: configuration), renderingMode: .automatic)
    }

    /// Makes an image of a symbol for traits, of which the scale of the display counts.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            SymbolRequest(name: name, configuration: .unspecified), renderingMode: .automatic,
            scale: traitCollection?.displayScale)
    }

    convenience init?(
        _ request: SymbolRequest, renderingMode: RenderingMode, scale: CGFloat? = nil
    ) {
        guard let symbol = SymbolCatalog.symbol(named: request.name) else {
            Self.reportMissingSymbol(request.name)
            return nil
        }
        let given = scale.flatMap { $0 > 0 ? $0 : nil }
        let scale = given ?? MainActor.ifCurrent { FrameClock.current.part(DisplayScale.self).value } ?? 1
        self.init(
            pixels: request.pixels(symbol, scale: scale), scale: scale, renderingMode: renderingMode,
            symbol: request)
    }

    private static func reportMissingSymbol(_ name: String) {
        MainActor.ifCurrent {
            TransitionTrace.current.report(
                Diagnostic(
                    .warning, "UIImage", "init(systemName:)",
                    "There is no drawing of the symbol “\(name)” here, and the image is nil: use one of "
                        + "\(SymbolCatalog.names.joined(separator: ", ")), or draw your own."))
        }
    }
}
