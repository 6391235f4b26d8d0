import SwiftSyntax

/// Lowers one family of constructs.
protocol LoweringRule: Sendable {
    /// Lowers a node if it is such a construct.
    func lower(_ node: Syntax, in file: FileLowering)
}

/// All rules, in the order in which they see a node.
enum RuleTable {
    static let rules: [any LoweringRule] = [
        AttributeRule(),  // @objc, @objcMembers, @IBAction, @IBOutlet: left out
        PreviewRule(),  // #Preview { Screen() }: left out
        ApplicationRule(),  // @UIApplicationMain: @main final
        ImportRule(),  // import UIKit.UIGestureRecognizerSubclass: import UIKit
        OlderSwiftRule(),  // open static let a: public static let a
        CoderRule(),  // class A: CALayer { init?(coder:) { super.init(coder: c) } }: super.init()
        CharactersRule(),  // text.characters.count: text.self.count
        TypingAttributeRule(),  // view.typingAttributes[Key.font.rawValue]: view.typingAttributes[Key.font]
        HiddenTypeRule(),  // class C: UIViewController { var a: Transition }: the module's Transition
        NetworkRule(),  // URLSession: import FoundationNetworking; XMLParser: import FoundationXML
        ConditionRule(),  // #if os(iOS): #if true
        SelectorRule(),  // #selector(tap(_:)): Selector("tap:", Screen.tap(_:))
        ObserverRule(),  // class A: NSObject { override func observeValue }: a KeyValueObserver
        ForwardingRule(),  // override func forwardingTarget of a delegate: a MessageForwarder
        ManualChangeRule(),  // override class func automaticallyNotifiesObservers: a ManualKeyValueNotifier
        EmptyTextRule(),  // NSAttributedString(): NSAttributedString(string: "")
        KeyPathRule(),  // #keyPath(UIView.frame): "frame"
        InstanceRequirementRule(),  // protocol P { init() }; extension UIView: P {}: a makeInstance()
        ProtocolRule(),  // @objc protocol P: protocol P: AnyObject
        OptionalRequirementRule(),  // @objc optional func f(): a default, and a way to see that it is one
        OptionalPropertyRule(),  // if let a = delegate.a: if let a = delegate.optional_a
        OptionalCallRule(),  // delegate?.f?(): delegate?.f()
        AddedMemberRule(),  // extension UIView { func f() }, overridden: an f that asks for the class
        DynamicMemberRule(),  // (a as AnyObject).doubleValue: DynamicObject(a).doubleValue
        NumberBridgeRule(),  // width as NSNumber: _bridgedNumber(width)
        AwakeRule(),  // class A: NSObject { override func awakeFromNib() }: without override
        MetatypeInstanceRule(),  // kind.init(), T(): DynamicType.make(kind), make(T.self)
        ApplicationWindowRule(),  // application.delegate?.window??.frame: …?.windowIfImplemented??.frame
        ExtensionMemberRule(),  // extension C { override func f() }: C gets an f that calls it
        ManagedPropertyRule(),  // @NSManaged var a: T in a layer: accessors by the key
        LayerClassRule(),  // override class var layerClass: a makeLayer() beside it
        MainThreadRule(),  // Thread.isMainThread: Thread.servesMainQueue
        MagnitudeRule(),  // extension CGFloat { abs(x) }: Swift.abs(x)
        RuntimeRule(),  // swizzling: cannot be lowered
    ]
}
