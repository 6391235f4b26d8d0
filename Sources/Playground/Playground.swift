import PlaygroundKit
import PlaygroundSamples

/// The tool with the samples of this package; `--help` lists its command line.
@main struct Playground: PlaygroundApp {
    static let samples = SampleCatalog.everything
}
