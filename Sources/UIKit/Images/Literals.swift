import Foundation
import QuartzCore

/// The type of `#colorLiteral` where nothing else gives it one.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral` where nothing else gives it one.
public typealias _ImageLiteralType = UIImage

// The initialisers stand in protocols, as those of a class would be required of its subclasses.

/// What a `#colorLiteral` makes: a colour.
public protocol _ColorLiteralConvertible: _ExpressibleByColorLiteral {}

extension _ColorLiteralConvertible {
    /// Makes the colour of a `#colorLiteral`.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        guard let made = color as? Self ?? color.cgColor as? Self else {
            preconditionFailure(
                "A colour literal is a UIColor, no \(Self.self): make the \(Self.self) by its init.")
        }
        self = made
    }
}

/// What an `#imageLiteral` makes: an image.
public protocol _ImageLiteralConvertible: _ExpressibleByImageLiteral {}

extension _ImageLiteralConvertible {
    /// Makes the image of an `#imageLiteral`. As on iOS the name has to be one of the app's images; without
    /// such an image a diagnostic says so, and the image is empty.
    public init(imageLiteralResourceName name: String) {
        let image = UIImage(named: name) ?? UIImage()
        if image.cgImage == nil { reportMissingImage(name) }
        guard let made = image as? Self else {
            preconditionFailure(
                "An image literal is a UIImage, no \(Self.self): make the \(Self.self) by its init.")
        }
        self = made
    }
}

extension UIColor: _ColorLiteralConvertible {}

extension CGColor: _ColorLiteralConvertible {}

extension UIImage: _ImageLiteralConvertible {}

/// Says that an image literal names an image that is not there.
private func reportMissingImage(_ name: String) {
    MainActor.ifCurrent {
        TransitionTrace.current.report(
            Diagnostic(
                .error, UIImage.self, "init(imageLiteralResourceName:)",
                "There is no image named \"\(name)\" among the program's resources; put it into a folder or a "
                    + "catalog that the target lists as resources."))
    }
}
