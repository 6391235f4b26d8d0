// swift-format-ignore-file
import ObjectiveC.runtime
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

private var noteKey: UInt8 = 0

@objcMembers
open class CardViewController: UIViewController {
    public weak var delegate: CardDelegate?
    @IBOutlet weak var label: UILabel!
    @IBInspectable var radius: CGFloat = 12
    @objc dynamic var state = CardState.closed.rawValue
    public var log: [String] = []

    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(CardViewController.panned(_:)))
    let button = UIButton(type: .system)
    private var link: CADisplayLink?

    @objc(openCardWithNote:)
    func open(note: String) {
        state = CardState.open.rawValue
        objc_setAssociatedObject(self, &noteKey, note, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        delegate?.cardDidOpen(self)
    }

    var note: String? { objc_getAssociatedObject(self, &noteKey) as? String }

    open func close(at point: CGPoint) {
        guard delegate?.card?(self, shouldCloseAt: point) ?? true else { return log.append("stays open") }
        delegate?.cardDidClose?(self)
        log.append("closed \(delegate?.titleOfCard?(self) ?? "without a title")")
        if let delegate = delegate, delegate.responds(to: #selector(CardDelegate.titleOfCard(_:))) {
            log.append("responds")
        }
        _ = delegate?.tint ?? .red
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.addSubview(label)
        self.label = label
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(pan)
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(pressed(_:for:)), for: [.touchDown])
        button.addTarget(nil, action: #selector(CardViewController.reset as (CardViewController) -> () -> Void), for: .touchUpInside)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: #selector(self.done))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(noted), name: NSNotification.Name("note"), object: nil)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
        view.layer.setValue(0.5, forKeyPath: "transform.scale")
        view.layer.setValue(1, forKeyPath: #keyPath(CALayer.transform) + ".scale")
        perform(#selector(later(_:)), with: "argument", afterDelay: 0.5)
        perform(Selector(("now")))
    }

    @IBAction func reset() { log.append("reset") }
    @objc private func tapped() { log.append("tapped") }
    // Declares more than it is sent, as happens; on an iPhone nobody notices.
    @objc private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        if recognizer.state == .began { log.append("panned") }
    }
    @IBAction private func pressed(_ sender: UIButton) { log.append("pressed") }
    @objc private func pressed(_ sender: UIButton, for event: UIEvent?) { log.append("pressed for event") }
    @objc func done() { log.append("done") }
    @objc fileprivate func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
    @objc func tick(_ link: CADisplayLink) {
        log.append("tick")
        link.invalidate()
    }
    @objc func later(_ text: String) { log.append("later \(text)") }
    @objc func now() { log.append("now") }

    deinit { NotificationCenter.default.removeObserver(self) }
}

extension CardViewController {
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
        decorate(with: 2)
    }

    open override var canBecomeFirstResponder: Bool {
        return true
    }

    @objc open func decorate(with count: Int) { log.append("decorated \(count) times") }
}

public class SpecialCardViewController: CardViewController {
    public override func decorate(with count: Int) {
        super.decorate(with: count)
        log.append("specially")
    }
}
