import Lowering
import Testing

@Suite("Lowering numbers, objects of any class and nibs")
struct BridgeTests {
    @Test("Numbers become objects where they are cast; literals and casts that may fail stay")
    func numbers() {
        let text = body(
            """
            let height = configuration.height as NSNumber
            animation.values = [a, b].map { $0 * 2 } as [NSNumber]
            value = width * 2 as NSNumber
            let same = width as NSNumber == other
            let literal = 1 as NSNumber, list = [0, 1] as [NSNumber]
            let maybe = width as? NSNumber
            """)

        #expect(text.contains("let height = _bridgedNumber(configuration.height)"))
        #expect(text.contains("animation.values = _bridgedNumbers([a, b].map { $0 * 2 })"))
        #expect(text.contains("value = _bridgedNumber(width * 2)"))
        #expect(text.contains("let same = _bridgedNumber(width) == other"))
        #expect(text.contains("let literal = 1 as NSNumber, list = [0, 1] as [NSNumber]"))
        #expect(text.contains("let maybe = width as? NSNumber"))
    }

    @Test("A plain object awakes without an override; a view, and a class below one that awakes, keep theirs")
    func awaking() {
        let text = body(
            """
            class Item: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
            class Part: Item { override func awakeFromNib() { super.awakeFromNib() } }
            class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }
            class Flow: UICollectionViewFlowLayout { override func awakeFromNib() { super.awakeFromNib() }}
            class Edge: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib() } }
            """)

        #expect(text.contains("class Item: NSObject {          func awakeFromNib() { () } }"))
        #expect(text.contains("class Part: Item { override func awakeFromNib() { super.awakeFromNib() } }"))
        #expect(text.contains("class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }"))
        #expect(text.contains("class Flow: UICollectionViewFlowLayout {          func awakeFromNib() { () }"))
        #expect(text.contains("class Edge: NSLayoutConstraint { override func awakeFromNib() {"))
    }

    @Test("A delegate has others called in its place; a responder keeps its override")
    func forwarding() {
        let text = body(
            """
            class Proxy: NSObject, UITableViewDelegate {
                override func responds(to s: Selector!) -> Bool { super.responds(to: s) || a.responds(to: s) }
                override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }
            }
            class Below: Proxy {
                override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }
            }
            class Screen: UINavigationController, UINavigationControllerDelegate {
                override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
                override func forwardingTarget(for s: Selector!) -> Any? { child }
            }
            """)

        #expect(text.contains("class Proxy: NSObject, UITableViewDelegate, MessageForwarder {"))
        #expect(text.contains("    func responds(to s: Selector!) -> Bool { (self as any NSObjectProtocol)"))
        #expect(text.contains("    func forwardingTarget(for s: Selector!) -> Any? { nil }"))
        #expect(text.contains("class Below: Proxy {\n    override func forwardingTarget"))
        #expect(text.contains("UINavigationController, UINavigationControllerDelegate, MessageForwarder {"))
        #expect(text.contains("override func responds(to s: Selector!) -> Bool { super.responds(to: s) }"))
        #expect(text.contains("    func forwardingTarget(for s: Selector!) -> Any? { child }"))
    }

    @Test("An optional requirement of an object of any class is that of its protocol")
    func anyObjects() {
        let text = body(
            """
            @objc protocol MenuDelegate {
                @objc optional func opened(_ menu: Menu)
                @objc optional func mayOpen(_ menu: Menu) -> Bool
            }
            class Menu: UIView {
                weak var delegate: AnyObject?
                func open() { self.delegate?.opened?(self) }
                func tell(_ target: AnyObject) { target.opened?(self); target.opened!(self) }
                func ask() { if let target = delegate { if let may = target.mayOpen?(self) { use(may) } } }
            }
            """)

        #expect(text.contains("(self.delegate as? MenuDelegate)?.opened (self)"))
        #expect(
            text.contains(
                "{ (target as? MenuDelegate)?.opened (self); (target as! MenuDelegate).opened (self) }"))
        #expect(
            text.contains(
                "if let may = _optionalAnswer((target as? MenuDelegate)?.optional_mayOpen (self)) {"))
    }

    @Test("The delegate of a list is that of all scroll views, and is cast")
    func delegates() {
        let text = body(
            """
            func f() {
                tableView.delegate?.tableView?(tableView, didSelectRowAt: path)
                self.collectionView.delegate?.collectionView?(collectionView, didSelectItemAt: path)
                other.delegate?.collectionView?(collectionView, didSelectItemAt: path)
            }
            class Grid: UICollectionView {
                func g() { delegate?.collectionView?(self, didSelectItemAt: path) }
            }
            """)

        #expect(text.contains("(tableView.delegate as? UITableViewDelegate)?.tableView (tableView"))
        #expect(
            text.contains(
                "(self.collectionView.delegate as? UICollectionViewDelegate)?.collectionView (collectionView")
        )
        #expect(text.contains("other.delegate?.collectionView (collectionView"))
        #expect(text.contains("(delegate as? UICollectionViewDelegate)?.collectionView (self"))
    }
}
