import CGetopt
import Foundation
import SDLHost
import StageKit
import Takes
import UIKit

/// Parses the program's arguments. It runs on the main actor because the C library's `getopt_long` keeps its
/// state in global variables.
enum OptionParser {
    /// The speeds allowed. Below them nobody sees anything move, and a replay of a second takes hours; above
    /// them an animation is over within a frame.
    private static let speeds = 0.001...1000

    private nonisolated enum Name: String, CaseIterable, CustomStringConvertible {
        case list, sample, size, scale, speed, style, settings, snapshot, phase, progress, replay, trace, bare
        case take, record, fps, expect, compare, film, check, watch, help

        var description: String { rawValue }
        var takesValue: Bool { ![.list, .bare, .check, .watch, .help].contains(self) }

        /// The option's number for `getopt_long`, beyond all letters.
        var code: Int32 { 256 + Int32(Self.allCases.firstIndex(of: self) ?? 0) }

        init?(code: Int32) {
            guard let name = Self.allCases.first(where: { $0.code == code }) else { return nil }
            self = name
        }
    }

    /// Parses the arguments that follow the program's name.
    static func parse(_ arguments: [String]) throws(CommandError) -> Options {
        let values = try read(arguments)
        if values[.help] != nil { return Options(mode: .help) }
        if values[.list] != nil {
            try refuse(values, besides: [.list], with: "--list")
            return Options(mode: .list)
        }
        var options = Options()
        options.sample = values[.sample]
        options.take = values[.take]
        options.size = try values[.size].map(size)
        options.scale = try values[.scale].map { value throws(CommandError) in
            try positive(value, "--scale", "pixels per point, as --scale 2")
        }
        options.speed =
            try values[.speed].map { value throws(CommandError) in
                try speed(value)
            } ?? 1
        options.style = try values[.style].map(style) ?? .light
        options.settings = try values[.settings].map(settings) ?? Take.Settings()
        options.mode = try mode(values)
        options.watches = values[.watch] != nil
        if options.watches, options.mode != .window {
            throw .usage("--watch only goes with the tool's window.")
        }
        try checkPixels(of: options)
        return options
    }

    // MARK: - Reading

    /// Returns the values by name; the last value of a repeated option counts. `--name value` and
    /// `--name=value` are the same.
    private static func read(_ arguments: [String]) throws(CommandError) -> [Name: String] {
        var words = (["program"] + arguments).map { strdup($0) } + [nil]
        let names = Name.allCases.map { strdup($0.rawValue) }
        defer { (words + names).forEach { free($0) } }
        var table = zip(Name.allCases, names).map { name, text in
            option(
                name: text, has_arg: name.takesValue ? required_argument : no_argument, flag: nil,
                val: name.code)
        }
        table.append(option())
        var values: [Name: String] = [:]
        getopt_restart()
        while true {
            let place = Int(max(1, getopt_next_index())) - 1
            // "+" stops at a word that is no option; ":" tells a missing value from an unknown name.
            let code = getopt_long(Int32(arguments.count + 1), &words, "+:", table, nil)
            guard code != -1 else { break }
            guard let name = Name(code: code) else { throw misuse(arguments[place]) }
            let value = getopt_value().map { String(cString: $0) } ?? ""
            if name.takesValue, isForgotten(value, after: arguments[place]) {
                throw .usage("--\(name) needs a value after it.")
            }
            values[name] = value
        }
        if let word = arguments.dropFirst(Int(getopt_next_index()) - 1).first {
            let option = word.hasSuffix(".json") ? Name.take : .sample
            throw .usage(
                "There is no use for \"\(word)\"; every value belongs to an option: --\(option) \(word)."
            )
        }
        return values
    }

    /// Returns what is wrong with the word at which `getopt_long` stopped.
    private static func misuse(_ word: String) -> CommandError {
        guard let name = Name(code: getopt_culprit()) else {
            return unknown(String(word.prefix { $0 != "=" }))
        }
        return .usage(name.takesValue ? "--\(name) needs a value after it." : "--\(name) takes no value.")
    }

    private static func unknown(_ word: String) -> CommandError {
        let names = Name.allCases.map { "--\($0)" }
        guard let nearest = NearestName.nearest(to: word, in: names) else {
            return .usage("There is no option \(word).")
        }
        return .usage("There is no option \(word). Did you mean \(nearest)?")
    }

    /// Whether a value is missing. A word that reads as an option is none, except as in `--snapshot=--list`.
    private static func isForgotten(_ value: String, after word: String) -> Bool {
        value.isEmpty || !word.contains("=") && Name.allCases.contains { "--\($0)" == value }
    }

    // MARK: - Values

    private static func mode(_ values: [Name: String]) throws(CommandError) -> Options.Mode {
        if let path = values[.snapshot] {
            try refuse(
                values,
                besides: [.snapshot, .sample, .size, .scale, .speed, .style, .settings, .phase, .progress],
                with: "--snapshot")
            try require(values, "--snapshot")
            return .snapshot(
                path: path, phase: try values[.phase].map(phase) ?? .present,
                progress: try values[.progress].map(progress) ?? 1)
        }
        try refuse(values, [.phase, .progress], without: "--snapshot")
        if values[.record] == nil {
            try refuse(values, [.style, .settings], without: "--snapshot or --record")
        }
        if let path = values[.replay] {
            try require(values, "--replay")
            return .replay(script: path, trace: values[.trace])
        }
        try refuse(values, [.trace], without: "--replay")
        if values[.take] != nil { return try takeMode(values) }
        try refuse(values, [.expect, .compare, .film, .check], without: "--take")
        if let path = values[.record] {
            try refuse(
                values, besides: [.record, .sample, .size, .scale, .style, .settings, .fps], with: "--record")
            try require(values, "--record")
            return .record(path: path, rate: try rate(values, for: path))
        }
        try refuse(values, [.fps], without: "--record")
        if values[.bare] != nil { return .bareWindow }
        try refuse(values, [.speed], without: "--bare")
        return .window
    }

    private static let takeActions: [Name] = [.record, .expect, .compare, .film, .check]

    /// What is to be done with a take: one thing, or the window.
    private static func takeMode(_ values: [Name: String]) throws(CommandError) -> Options.Mode {
        let asked = takeActions.filter { values[$0] != nil }
        guard let action = asked.first else {
            try refuse(values, [.fps], without: "--record")
            // The stage's size is the take's; these are the window's.
            try refuse(values, besides: [.take, .sample, .watch, .size, .scale], with: "--take")
            return .window
        }
        var allowed: Set<Name> = [.take, .sample, action]
        if action == .record { allowed.formUnion([.fps, .scale]) }
        try refuse(values, besides: allowed, with: "--\(action)")
        let value = values[action] ?? ""
        switch action {
        case .record: return .take(.record(path: value, rate: try rate(values, for: value)))
        case .expect: return .take(.expect(calls: value))
        case .compare: return .take(.compare(take: value))
        case .film: return .take(.film(path: value))
        default: return .take(.check)
        }
    }

    /// Returns the pictures a second that were asked for; nil for the usual ones of a file of the path.
    private static func rate(_ values: [Name: String], for path: String) throws(CommandError) -> Double? {
        guard let format = RecordingFormat(path: path) else {
            throw .usage("--record takes a file whose name ends in .gif, .mp4 or .png; got \"\(path)\".")
        }
        guard let value = values[.fps] else { return nil }
        let number = try positive(value, "--fps", "pictures a second, as --fps 30")
        guard number <= format.highestRate, number >= slowestRate else {
            throw .usage(
                "--fps takes \(slowestRate) to \(Int(format.highestRate)) pictures a second for .\(format.rawValue); got \"\(value)\"."
            )
        }
        return number
    }

    /// The fewest pictures a second of a recording.
    private static let slowestRate = 0.1

    private static func size(_ value: String) throws(CommandError) -> CGSize {
        let parts = value.split(separator: "x", omittingEmptySubsequences: false)
        guard
            parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            width.isFinite, height.isFinite, width > 0, height > 0
        else {
            throw .usage(
                "--size takes width x height in points, two positive numbers, as --size 390x844; got \"\(value)\"."
            )
        }
        return CGSize(width: width, height: height)
    }

    private static func positive(
        _ value: String, _ name: String, _ what: String
    ) throws(CommandError) -> Double {
        guard let number = Double(value), number.isFinite, number > 0 else {
            throw .usage("\(name) takes a positive number, \(what); got \"\(value)\".")
        }
        return number
    }

    private static func speed(_ value: String) throws(CommandError) -> Double {
        let what =
            "how fast time runs, from \(speeds.lowerBound) to \(Int(speeds.upperBound)), as --speed 0.1"
        let number = try positive(value, "--speed", what)
        guard speeds.contains(number) else {
            throw .usage("--speed takes a positive number, \(what); got \"\(value)\".")
        }
        return number
    }

    private static func progress(_ value: String) throws(CommandError) -> Double {
        guard let number = Double(value), (0...1).contains(number) else {
            throw .usage("--progress takes a number from 0 to 1, as --progress 0.5; got \"\(value)\".")
        }
        return number
    }

    private static func phase(_ value: String) throws(CommandError) -> Options.Phase {
        guard let phase = Options.Phase(rawValue: value) else {
            throw .usage("--phase takes present or dismiss; got \"\(value)\".")
        }
        return phase
    }

    private static func style(_ value: String) throws(CommandError) -> UIUserInterfaceStyle {
        switch value {
        case "light": return .light
        case "dark": return .dark
        default: throw .usage("--style takes light or dark; got \"\(value)\".")
        }
    }

    /// Reads `name,name=value`, the names and values of a take's file.
    private static func settings(_ value: String) throws(CommandError) -> Take.Settings {
        var settings = Take.Settings()
        for part in value.split(separator: ",") {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            do throws(ScriptError) {
                try settings.set(words[0], to: words.count == 2 ? .choice(words[1]) : .flag(true))
            } catch {
                throw .usage("--settings \(words[0]) \(error.problem); expected \(error.expected).")
            }
        }
        return settings
    }

    private static func checkPixels(of options: Options) throws(CommandError) {
        let size = options.size ?? Options.defaultSize
        let scale = options.scale ?? 1
        guard let limit = SurfaceLimits.exceeded(by: size, scale: scale) else { return }
        throw .usage(
            "--size times --scale comes to \(size.width * scale) x \(size.height * scale) pixels; \(limit)."
        )
    }

    // MARK: - Combinations

    private static func require(_ values: [Name: String], _ option: String) throws(CommandError) {
        guard values[.sample] == nil else { return }
        throw .usage("\(option) needs a sample: add --sample ID; --list shows the ids.")
    }

    private static func refuse(
        _ values: [Name: String], _ names: [Name], without option: String
    ) throws(CommandError) {
        guard let name = names.first(where: { values[$0] != nil }) else { return }
        throw .usage("--\(name) only goes with \(option).")
    }

    private static func refuse(
        _ values: [Name: String], besides allowed: Set<Name>, with option: String
    ) throws(CommandError) {
        guard let name = Name.allCases.first(where: { values[$0] != nil && !allowed.contains($0) }) else {
            return
        }
        throw .usage("--\(name) does not go with \(option).")
    }
}
