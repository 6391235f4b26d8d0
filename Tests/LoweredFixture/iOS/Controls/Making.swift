import UIKit

protocol Made: class {
    init()
}

extension UIView: Made {}

extension Made {
    init(_ configure: (Self) -> Void) {
        self.init()
        configure(self)
    }
}

class CardStyle: Made {
    var margin: CGFloat = 8

    required init() {}
}

class DimmingView: UIView {
    let strength = 0.4

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: strength)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

func makeDimming() -> DimmingView {
    DimmingView { $0.isUserInteractionEnabled = false }
}

protocol Marked {
    init()
}

class MarkView: UIView, Marked {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

func makeMark<Mark: Marked>(_ kind: Mark.Type) -> Mark {
    kind.init()
}

extension UIViewController {
    static func made() -> Self {
        return Self(nibName: nil, bundle: nil)
    }
}

func makeView<View: UIView>(_ kind: View.Type) -> View {
    return kind.init()
}
