import Foundation
import StageKit
import Takes
import Testing

@testable import PlaygroundKit

/// What the tool writes, and what it makes of files that are damaged.
struct ToolFilesTests {
    @Test func `the arrangement is remembered in the user's state folder`() throws {
        try withFolder { folder in
            let file = ArrangementFile(environment: ["XDG_STATE_HOME": folder.path])
            var arrangement = Arrangement()
            (arrangement.sidebarWidth, arrangement.panelsWidth, arrangement.lanesHeight) = (300, 400, 150)
            (arrangement.showsSidebar, arrangement.showsPanels) = (false, false)
            arrangement.showsLanes = false
            (arrangement.showsFingers, arrangement.fits, arrangement.panel) = (false, false, 2)
            arrangement.windowSize = CGSize(width: 1500, height: 900)

            #expect(file.read().arrangement == Arrangement() && file.read().problem == nil)
            #expect(file.write(arrangement) == nil)

            #expect(file.read().arrangement == arrangement)
            #expect(file.read().problem == nil)
        }
    }

    @Test func `without a state folder the file lies where the desktop's rules say`() {
        let file = ArrangementFile(environment: ["HOME": "/home/somebody", "XDG_STATE_HOME": "relative"])

        #expect(file.url.path == "/home/somebody/.local/state/uikit-playground/arrangement.json")
    }

    @Test(arguments: ["", "{", "[1,2]", #"{"sidebarWidth":"wide"}"#, "\u{0}\u{1}"])
    func `a damaged file is ignored with a sentence`(text: String) throws {
        try withFolder { folder in
            let file = ArrangementFile(environment: ["XDG_STATE_HOME": folder.path])
            _ = file.write(Arrangement())
            try Data(text.utf8).write(to: file.url)

            let (arrangement, problem) = file.read()

            #expect(arrangement == Arrangement())
            #expect(problem?.contains(file.url.path) == true)
        }
    }

    @Test(arguments: ["{}", #"{"sidebarWidth":300,"fits":false,"later":[1]}"#])
    func `what is missing in a file is as at a first start, and what is unknown is left out`(
        text: String
    ) throws {
        try withFolder { folder in
            let file = ArrangementFile(environment: ["XDG_STATE_HOME": folder.path])
            _ = file.write(Arrangement())
            try Data(text.utf8).write(to: file.url)
            var expected = Arrangement()
            if text != "{}" { (expected.sidebarWidth, expected.fits) = (300, false) }

            let (arrangement, problem) = file.read()

            #expect(arrangement == expected && problem == nil)
        }
    }

    @Test func `extents out of all proportion are brought within their limits`() {
        var arrangement = Arrangement()
        arrangement.sidebarWidth = 1e9
        arrangement.panelsWidth = -5
        arrangement.lanesHeight = .nan
        arrangement.panel = 99

        let checked = arrangement.checked

        #expect(checked.sidebarWidth == 420 && checked.panelsWidth == 220)
        #expect(checked.lanesHeight == Arrangement().lanesHeight && checked.panel == 0)
    }

    @Test(arguments: [
        CGSize(width: 10, height: 900), CGSize(width: 1e9, height: 900),
        CGSize(width: 900, height: -.infinity),
    ])
    func `a window of an impossible size opens as at first`(size: CGSize) {
        var arrangement = Arrangement()
        arrangement.windowSize = size

        let options = ToolLauncher.Options(samples: [])
        let window = ToolLauncher.window(options, remembered: arrangement.checked.windowSize, after: nil)

        #expect(window.size == ToolLauncher.defaultSize)
    }

    @Test func `the window opens as large as it was, unless a size is asked for`() {
        let size = CGSize(width: 1500, height: 900)

        let again = ToolLauncher.window(ToolLauncher.Options(samples: []), remembered: size, after: nil)
        let asked = ToolLauncher.window(
            ToolLauncher.Options(samples: [], size: CGSize(width: 1000, height: 700)), remembered: size,
            after: nil)

        #expect(again.size == size && again.fitsDisplay)
        #expect(asked.size == CGSize(width: 1000, height: 700) && !asked.fitsDisplay)
    }

    @Test func `a folder that cannot be written is a sentence`() {
        let file = ArrangementFile(environment: ["XDG_STATE_HOME": "/proc/nothing"])

        #expect(file.write(Arrangement())?.contains("cannot be written") == true)
    }

    @Test func `a take is written beside earlier ones, and read again`() throws {
        try withFolder { folder in
            let files = TakeFiles(folder: folder)
            var take = Take(sample: "swipe")
            take.append(Take.Event(time: 0, kind: .present))

            let first = files.write(take)
            let second = files.write(take)

            #expect(first.contains("swipe.take.json") && second.contains("swipe-2.take.json"))
            let data = try Data(contentsOf: folder.appendingPathComponent("swipe-2.take.json"))
            #expect(try Take(json: data) == take)
            let nowhere = TakeFiles(folder: URL(fileURLWithPath: "/proc/nothing"))
            #expect(nowhere.write(take).contains("cannot be written"))
        }
    }

    @Test func `a search finds words in any order and case`() {
        #expect("Custom Presentation".matches("pres CUST"))
        #expect("Custom Presentation".matches(""))
        #expect(!"Custom Presentation".matches("custom zoom"))
    }
}
