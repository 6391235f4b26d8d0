import Foundation

/// Makes the objects that the program has registered in place of a nib file.
///
/// There are no nib files here. A program says what stands in one before it is used:
///
/// ```swift
/// UINib.register("CardCell") { owner in [CardCell(style: .default, reuseIdentifier: "card")] }
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The keys of options for the objects. The options are not read here.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let name: String
    private let bundle: Bundle?

    /// Describes a nib. Whether it was registered is looked at when its objects are made.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil)
    }

    /// Makes the objects and calls `awakeFromNib()` on each.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the object whose outlets the closure sets.
    ///   - optionsOrNil: not read.
    /// - Returns: the objects; none, with a diagnostic, if the nib was not registered.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let objects = Self.objects(name, owner: ownerOrNil) else {
            report()
            return []
        }
        return objects
    }

    /// Says what stands in a nib, in place of a file of that name. Holds for the application, or the stage,
    /// that runs now.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without its ending.
    ///   - objects: sets the outlets of the owner and returns the top objects.
    public static func register(_ name: String, objects: @escaping (_ owner: Any?) -> [Any]) {
        FrameClock.current.part(StoryboardCatalog.self).nibs[name] = objects
    }

    /// The new objects of a nib; nil if it was not registered.
    static func objects(_ name: String, owner: Any?) -> [Any]? {
        guard let make = FrameClock.current.part(StoryboardCatalog.self).nibs[name] else { return nil }
        let objects = make(owner)
        for object in objects { awaken(object) }
        return objects
    }

    private static func awaken(_ object: Any) {
        (object as? UIResponder)?.awakeFromNib()
        (object as? UIBarItem)?.awakeFromNib()
        (object as? UIView)?.awakenConstraints()
    }

    private func report() {
        let path = (bundle ?? .main).bundlePath
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "instantiate(withOwner:options:)",
                "Could not load NIB in bundle '\(path)' with name '\(name)': there are no nib files on this system, "
                    + "so say what stands in it with UINib.register(_:objects:)."))
    }
}

extension Bundle {
    /// Makes the objects that were registered in place of a nib file.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without its ending.
    ///   - owner: the object whose outlets are set.
    ///   - options: not read.
    /// - Returns: the objects; nil, with a diagnostic, if the nib was not registered.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}

extension UIViewController {
    /// Diagnoses a nib name for which no nib was registered.
    func checkNib() {
        guard let name = nibName, FrameClock.current.part(StoryboardCatalog.self).nibs[name] == nil else {
            return
        }
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "init(nibName:bundle:)",
                "The nib “\(name)” of \((nibBundle ?? .main).bundlePath) is not loaded, as there are no nib files on this system: build the "
                    + "view of \(TransitionTrace.className(of: self)) in loadView(), or say what stands in it with "
                    + "UINib.register(_:objects:)."))
    }

    /// Makes the view with the nib of the controller's nib name, else with the one of its class name; returns
    /// false if none was registered.
    func loadViewFromNib() -> Bool {
        let names = [nibName, TransitionTrace.className(of: self)].compactMap(\.self)
        for name in names {
            guard let objects = UINib.objects(name, owner: self) else { continue }
            if loadedView == nil, let first = objects.lazy.compactMap({ $0 as? UIView }).first {
                view = first
            }
            return loadedView != nil
        }
        return false
    }
}
