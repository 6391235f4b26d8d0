/// The usage of the command line, in a few lines.
nonisolated enum Usage {
    /// The column in which explanations begin.
    private static let column = 46

    /// Returns the usage of a program.
    static func text(of program: String) -> String {
        let lines = rows.map { command, explanation in
            let words =
                command.isEmpty ? "" : command.hasPrefix("  ") ? "  \(command)" : "  \(program) \(command)"
            let gap = column - words.count
            return gap > 0
                ? words + String(repeating: " ", count: gap) + explanation
                : words + "\n" + String(repeating: " ", count: column) + explanation
        }
        return "Usage:\n" + lines.joined(separator: "\n")
    }

    /// Commands without the program's name, and options that belong to the command above, with what each does.
    private static let rows: [(String, String)] = [
        ("[--sample ID]", "the window, at that sample"),
        ("  --size WxH  --scale S", "the window's size in points (that of last time), pixels per point"),
        ("--watch", "the window; a source that changes is built, and shown at the same instant"),
        ("--list", "ids and titles of the samples, tab-separated"),
        ("--bare [--sample ID]", "the window without the tool: menu and stage alone"),
        (
            "  --size WxH  --scale S  --speed X",
            "stage size in points (390x844), pixels per point, 1 = normal speed"
        ),
        ("--sample ID --snapshot OUT.png", "no window; one frame"),
        (
            "  --phase present|dismiss  --progress P",
            "which transition, and how much of its time has passed (0…1, default 1);"
        ),
        ("", "a spring is nearly there by half of its time"),
        ("  --style light|dark", "whether the stage is light or dark; with --record, too"),
        ("  --settings NAME,NAME…", "what its user has set up, as in a take's file; with --record, too:"),
        ("", "rightToLeft, boldText, reduceMotion, crossFade, …, textSize=accessibilityLarge"),
        (
            "--sample ID --replay FILE.json [--trace OUT.jsonl]",
            "no window; a touch script on a virtual clock; every callback on a line"
        ),
        (
            "--sample ID --record OUT.gif|.mp4|.png",
            "no window; the whole transition, both ways; .png = a filmstrip"
        ),
        ("  --fps N", "pictures a second (gif 50, mp4 60, png 10)"),
        ("--take FILE.json", "the window, with that take"),
        (
            "--take FILE.json --record OUT.gif|.mp4|.png [--fps N] [--scale S]",
            "no window; the take as a film"
        ),
        (
            "--take FILE.json --expect CALLS.jsonl",
            "no window; fails with a comparison where the calls differ"
        ),
        ("--take A.json --compare B.json", "no window; the same for two takes"),
        ("--take FILE.json --film OUT.jsonl", "no window; the values of what is animated, a line a frame"),
        ("--take FILE.json --check", "no window; the faults of the motion, a line each"),
        ("--help", "this text"),
    ]
}
