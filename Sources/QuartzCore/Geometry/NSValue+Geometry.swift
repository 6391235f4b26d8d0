import Foundation

/// An `NSValue` that holds a geometric structure. Foundation's own `NSValue` stops the program for structures
/// that it does not know.
package final class StructValue<Contents: Hashable & Sendable>: NSValue, @unchecked Sendable {
    private var held: Contents?
    private var encoding: StaticString = "?"

    /// The structure; nil in a value that was made of bytes.
    package var contents: Contents? { held }

    /// Makes a value of a structure.
    ///
    /// - Parameters:
    ///   - contents: the structure.
    ///   - encoding: its type as Objective-C writes it.
    /// - Returns: the value.
    package static func make(_ contents: Contents, _ encoding: StaticString) -> StructValue {
        let value = StructValue()
        (value.held, value.encoding) = (contents, encoding)
        return value
    }

    /// Makes a value without a structure: bytes of an unknown type hold none.
    package required convenience init(
        bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>
    ) {
        self.init()
    }

    /// Returns nil: there are no archives of structures here.
    package required convenience init?(coder: NSCoder) { nil }

    package override var objCType: UnsafePointer<CChar> {
        UnsafeRawPointer(encoding.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    package override func getValue(_ value: UnsafeMutableRawPointer) {
        guard let held else { return }
        withUnsafeBytes(of: held) { bytes in
            bytes.baseAddress.map { value.copyMemory(from: $0, byteCount: bytes.count) }
        }
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? StructValue)?.held == held }
    package override var hash: Int { held.hashValue }
    package override var description: String { held.map { "\($0)" } ?? super.description }

    /// Returns itself: it never changes.
    package override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets `NSValue` have initializers that make a subclass. An initializer of the class itself must make
/// exactly that class; one of a protocol need not.
public protocol StructBoxing {}

extension NSValue: StructBoxing {}

extension StructBoxing {
    /// Makes a value of a structure that Foundation does not know.
    ///
    /// - Parameters:
    ///   - contents: the structure.
    ///   - encoding: its type as Objective-C writes it.
    package init<Contents: Hashable & Sendable>(boxing contents: Contents, _ encoding: StaticString) {
        // Only `NSValue` conforms, and every class below it is asked for by its own initializers.
        self = unsafeBitCast(StructValue.make(contents, encoding) as NSValue, to: Self.self)
    }
}

extension NSValue {
    /// Returns the structure of the value; `otherwise`, with a diagnostic, where it holds something else.
    ///
    /// - Parameters:
    ///   - otherwise: what is returned for a value of another type.
    ///   - call: the property that asks.
    /// - Returns: the structure.
    package func unboxed<Contents: Hashable & Sendable>(
        or otherwise: Contents, _ call: String = #function
    ) -> Contents {
        if let contents = (self as? StructValue<Contents>)?.contents { return contents }
        complainOfType(call, otherwise)
        return otherwise
    }

    /// Returns the structure in one of Foundation's own values; `otherwise`, with a diagnostic, if it has
    /// another type.
    fileprivate func held<Contents>(
        like sample: NSValue, or otherwise: Contents, _ call: String = #function,
        _ read: (NSValue) -> Contents
    ) -> Contents {
        if !(self is NSNumber), strcmp(objCType, sample.objCType) == 0 { return read(self) }
        complainOfType(call, otherwise)
        return otherwise
    }

    private func complainOfType(_ call: String, _ otherwise: Any) {
        let (type, otherwise) = (String(cString: objCType), "\(otherwise)")
        MainActor.ifCurrent {
            FrameClock.current.diagnose(
                "NSValue", call, "the value holds \(type), so \(otherwise) is returned")
        }
    }
}

// MARK: - Points, sizes, rectangles

extension NSValue {
    /// Makes a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Makes a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point; zero where the value holds something else.
    public var cgPointValue: CGPoint { held(like: NSValue(point: .zero), or: .zero) { $0.pointValue } }
    /// The size; zero where the value holds something else.
    public var cgSizeValue: CGSize { held(like: NSValue(size: .zero), or: .zero) { $0.sizeValue } }
    /// The rectangle; zero where the value holds something else.
    public var cgRectValue: CGRect { held(like: NSValue(rect: .zero), or: .zero) { $0.rectValue } }
}

// MARK: - Vectors and transforms

extension StructBoxing {
    /// Makes a value of a vector.
    public init(cgVector vector: CGVector) { self.init(boxing: vector, "{CGVector=dd}") }
    /// Makes a value of a flat transform.
    public init(cgAffineTransform transform: CGAffineTransform) {
        self.init(boxing: transform, "{CGAffineTransform=dddddd}")
    }
    /// Makes a value of a transform in space.
    public init(caTransform3D t: CATransform3D) { self.init(boxing: t, "{CATransform3D=dddddddddddddddd}") }
}

extension NSValue {
    /// The vector; zero where the value holds something else.
    public var cgVectorValue: CGVector { unboxed(or: .zero) }
    /// The flat transform; the identity where the value holds something else.
    public var cgAffineTransformValue: CGAffineTransform { unboxed(or: .identity) }
    /// The transform in space; the identity where the value holds something else.
    public var caTransform3DValue: CATransform3D { unboxed(or: .identity) }
}
