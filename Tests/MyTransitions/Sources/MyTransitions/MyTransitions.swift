import PlaygroundKit

@main struct MyTransitions: PlaygroundApp {
    static let samples = [Sample(id: "flip", title: "Flip") { FlipFirstViewController() }]
}
