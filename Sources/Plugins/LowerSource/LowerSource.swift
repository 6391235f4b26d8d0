import Foundation
import PackagePlugin

/// Lowers the Swift files in a target's folder `iOS` when the target is built. They stay as they are.
@main
struct LowerSource: BuildToolPlugin {
    /// The folder in a target's own; the target excludes it.
    private static let folder = "iOS"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: Self.folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let sources = paths.filter { $0.hasSuffix(".swift") }.sorted()
        guard !sources.isEmpty else {
            Diagnostics.warning("\(target.name) has no Swift files in \(folder.path), so nothing is lowered.")
            return []
        }
        if let module = target as? any SourceModuleTarget,
            module.sourceFiles.contains(where: { $0.url.path.hasPrefix(folder.path + "/") })
        {
            Diagnostics.error(
                "Let \(target.name) leave its iOS source to the plugin: exclude: [\"\(Self.folder)\"].")
            return []
        }
        let inputs = sources.map { folder.appending(path: $0) }
        let outputs = sources.map { context.pluginWorkDirectoryURL.appending(path: Self.output($0)) }
        let arguments = zip(outputs, inputs).flatMap { [$0.path, $1.path] }
        return [
            .buildCommand(
                displayName: "Lowering the iOS source of \(target.name)",
                executable: try context.tool(named: "lower").url, arguments: ["--build"] + arguments,
                inputFiles: inputs, outputFiles: outputs)
        ]
    }

    /// A name of its own for each path, as no two files of a module may have the same.
    private static func output(_ path: String) -> String {
        let flat = path.replacing("~", with: "~0").replacing("/", with: "~1")
        return flat.dropLast(".swift".count) + ".lowered.swift"
    }
}
