import PlaygroundKit

@main struct MyTransitions: PlaygroundApp {
    static let samples = [
        Sample(id: "flip", title: "Flip", present: { $0.present(FlipSecondViewController(), animated: true) })
        {
            FlipFirstViewController()
        }
    ]
}
