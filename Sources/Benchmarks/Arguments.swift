/// `Benchmarks PEER SCENE [N] [smooth] [shot]`, as the driver calls it.
struct Arguments {
    enum Scene: String, CaseIterable {
        case sheet = "S1"
        case checkerboard = "S2"
        case many = "S3"
        case dissolve = "S4"
        case idle = "S5"
    }

    var peer: String
    var scene: Scene
    /// How many views there are in S3.
    var count = 0
    /// Antialias the edges of S2's tiles.
    var isSmooth = false
    /// Hold the middle of the scene for a picture.
    var isShot = false

    init?(_ arguments: [String]) {
        guard arguments.count >= 3, let scene = Scene(rawValue: arguments[2]) else { return nil }
        peer = arguments[1]
        self.scene = scene
        for argument in arguments.dropFirst(3) {
            if argument == "shot" {
                isShot = true
            } else if argument == "smooth" {
                isSmooth = true
            } else if let number = Int(argument), number >= 0 {
                count = number
            } else {
                return nil
            }
        }
        if scene == .many && count == 0 { count = 1000 }
    }

    static let usage = """
        usage: Benchmarks PEER SCENE [N] [smooth] [shot]
               Benchmarks drag | samples | blur | rasterize | present | still N | evaluate | tool [PART]
               Benchmarks layout [KIWI]
          PEER   the name in the output, as ours
          SCENE  S1 sheet, S2 checkerboard, S3 N views, S4 cross dissolve, S5 idle
          smooth antialiases the edges of S2's tiles, as layers do unless told otherwise; no peer does
          shot   shows the middle of the scene for four seconds
          drag     follows a mouse through a sample for ten seconds
          samples  runs every sample's transition beside the scene that it resembles
          blur     blurs the list of S1, beside S1
          rasterize  turns lists, rasterized beside not
          present  presents and dismisses an empty controller without animation
          still    moves ten of N views, beside the ten alone
          evaluate runs the frames of Checkerboard's push without drawing them
          layout   adds, edits and removes constraints of 1,000 views; beside kiwi, if KIWI is the folder with its
                   headers (kiwi/kiwi.h)
          tool     seeks in takes, films a long one, and runs Checkerboard in the tool's window;
                   PART is one of them: seeks, film, window

        """
}
