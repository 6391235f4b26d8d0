import SwiftSyntax

/// Asks for who serves the main queue instead of the main thread: a thread of its own serves it while tests run.
struct MainThreadRule: LoweringRule {
    private static let questions: Set<String> = ["Thread.isMainThread", "Thread.current.isMainThread"]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let access = node.as(MemberAccessExprSyntax.self),
            Self.questions.contains(access.trimmedDescription),
            file.index.place(ofType: "Thread", in: file.file, within: file.scopes) == nil
        else { return }
        file.edits.replace(access.bytes, with: "Thread.servesMainQueue")
    }
}
