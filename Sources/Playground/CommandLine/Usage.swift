/// The usage of the command line, in a few lines.
nonisolated enum Usage {
    static let text = """
        Usage:
          Playground [--sample ID]                    the window, at that sample
            --size WxH  --scale S                     the window's size in points (1280x800), pixels per point
          Playground --list                           ids and titles of the samples, tab-separated
          Playground --bare [--sample ID]             the window without the tool: menu and stage alone
            --size WxH  --scale S  --speed X          stage size in points (390x844), pixels per point, 1 = normal speed
          Playground --sample ID --snapshot OUT.png   no window; one frame
            --phase present|dismiss  --progress P     which transition, and how much of its time has passed (0…1,
                                                      default 1); a spring is nearly there by half of its time
          Playground --sample ID --replay FILE.json [--trace OUT.jsonl]
                                                      no window; a touch script on a virtual clock; every callback on a line
          Playground --help                           this text
        """
}
