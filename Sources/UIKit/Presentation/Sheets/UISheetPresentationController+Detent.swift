import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Returns the height; `nil` where the detent is inactive.
        typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier with the given name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier with the given name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Names the system's detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Names the system's detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// A value that a resolver may return instead of `nil`: the sheet cannot rest at the detent now.
        public static let inactive: CGFloat = -.greatestFiniteMagnitude

        /// The detent's name; a custom detent without one gets a unique one.
        public let identifier: Identifier
        private let resolver: Resolver

        init(identifier: Identifier, resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        // MARK: - Making detents

        /// Returns a detent of half the greatest height; inactive where the vertical size class is compact.
        public final class func medium() -> Detent {
            Detent(identifier: .medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context.maximumDetentValue / 2).rounded()
            }
        }

        /// Returns a detent of the greatest height.
        public final class func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// Returns a detent of custom height.
        ///
        /// - Parameters:
        ///   - identifier: its name; `nil`: a unique one.
        ///   - resolver: returns the sheet's height, in points above the lower safe area, which is limited to
        ///     the context's maximum; `nil`: the sheet cannot rest there now. Called again when the
        ///     surroundings change and after `invalidateDetents()`.
        /// - Returns: the detent.
        public final class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        // MARK: - Resolving

        /// Returns the height of a sheet at this detent, in points above the lower safe area; `nil` where it
        /// is inactive.
        public final func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            guard let value = resolver(context), value != Self.inactive, value.isFinite else { return nil }
            return value
        }
    }
}
