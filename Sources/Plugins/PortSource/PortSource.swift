import Foundation
import PackagePlugin

/// Shows what lowering changes in the iOS source of targets, or writes it into the files, for those who port once.
///
///     swift package port-source [--target NAME] [FOLDER …]
///     swift package --allow-writing-to-package-directory port-source --write [--target NAME] [FOLDER …]
@main
struct PortSource: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let isWriting = extractor.extractFlag(named: "write") > 0
        let names = extractor.extractOption(named: "target")
        let folders = extractor.remainingArguments.map { URL(fileURLWithPath: $0) }
        let targets = names.isEmpty && !folders.isEmpty ? [] : try targets(names, of: context.package)
        let groups = targets.map { $0.directoryURL.appending(path: "iOS") } + folders
        for group in groups {
            let files = Self.files(in: group)
            if files.isEmpty { continue }
            let process = Process()
            process.executableURL = try context.tool(named: "lower").url
            process.arguments = [isWriting ? "--write" : "--diff"] + files
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 { Diagnostics.error("\(group.path) was not ported.") }
        }
    }

    private func targets(_ names: [String], of package: Package) throws -> [any Target] {
        names.isEmpty ? package.targets : try package.targets(named: names)
    }

    /// The Swift files of one module: those of a folder, or the file itself.
    private static func files(in folder: URL) -> [String] {
        if folder.pathExtension == "swift" { return [folder.path] }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }
}
