import Foundation

/// Makes views and view controllers whose class is known only while the program runs.
///
/// On iOS `T()` makes a view of a generic parameter, as Objective-C's initialisers can be called on every
/// class. Swift calls those alone that are required of all subclasses, so lowered source asks this type
/// instead.
@preconcurrency @MainActor
public enum DynamicType {
    /// Makes a view of a class: a cell with its `init(style:reuseIdentifier:)`, any other view with its
    /// `init(frame:)`.
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        guard let cell = type as? UITableViewCell.Type else {
            return unsafeDowncast(type.makeView(frame: frame), to: type)
        }
        let made = cell.makeOfDynamicType(style: .default, reuseIdentifier: nil)
        if frame != .zero { made.frame = frame }
        return unsafeDowncast(made, to: type)
    }

    /// Makes a cell of a class with its `init(style:reuseIdentifier:)`.
    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell {
        unsafeDowncast(type.makeOfDynamicType(style: style, reuseIdentifier: reuseIdentifier), to: type)
    }

    /// Makes a view controller of a class with its `init(nibName:bundle:)`.
    public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
    ) -> Controller { unsafeDowncast(type.makeController(nibName: nibName, bundle: bundle), to: type) }
}
