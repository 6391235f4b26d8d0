import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// What makes the height.
        typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// From a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// From a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Names the system's detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Names the system's detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What the resolver of a detent may return as well as `nil`: the sheet cannot rest there now.
        public static let inactive: CGFloat = -.greatestFiniteMagnitude

        /// The detent's name. A custom one that was not given a name has one that no other has.
        public let identifier: Identifier
        private let resolver: Resolver

        init(identifier: Identifier, resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        // MARK: - Making detents

        /// Half of the greatest height; inactive where there is little height.
        public final class func medium() -> Detent {
            Detent(identifier: .medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context.maximumDetentValue / 2).rounded()
            }
        }

        /// The greatest height.
        public final class func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// A height of one's own.
        ///
        /// - Parameters:
        ///   - identifier: its name; with `nil` it gets one.
        ///   - resolver: says how high the sheet is, in points above the lower safe area; what is higher than the
        ///     context's maximum is cut to that. `nil`: the sheet cannot rest there now. Asked again when the
        ///     surroundings change and after `invalidateDetents()`.
        /// - Returns: the detent.
        public final class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        // MARK: - Asking

        /// How high a sheet is at this detent, in points above the lower safe area; `nil` where it is inactive.
        public final func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            guard let value = resolver(context), value != Self.inactive, value.isFinite else { return nil }
            return value
        }
    }
}
