import Foundation
import UIKit

/// Opens a window and runs an application in it until the window is closed.
///
/// Where there is no display or no OpenGL 3.3, a sentence on what to install or set goes to stderr. Arguments that are
/// files or addresses are opened, as a desktop starts a program for them.
///
/// - Parameters:
///   - argc: the number of arguments.
///   - argv: the arguments.
///   - principalClassName: nil; the only application class is `UIApplication`.
///   - delegateClassName: the delegate's class with its module, as `NSStringFromClass` gives it.
/// - Returns: the process's exit code: 0, or 1 where no window can be opened.
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    precondition(
        principalClassName == nil || principalClassName == NSStringFromClass(UIApplication.self),
        "UIApplicationMain knows no application class \(principalClassName ?? ""): pass nil.")
    guard let name = delegateClassName, let type = NSClassFromString(name) as? any UIApplicationDelegate.Type
    else {
        preconditionFailure(
            """
            UIApplicationMain finds no delegate class \(delegateClassName ?? "nil"): pass \
            NSStringFromClass(AppDelegate.self), of a class that conforms to UIApplicationDelegate.
            """)
    }
    let arguments = (0..<Int(max(argc, 0))).compactMap { argv?[$0].map { String(cString: $0) } }
    return runApplication(type.init(), arguments)
}

extension UIApplicationDelegate {
    /// Opens a window, and ends the process when it is closed. `@main` on a delegate runs this. Arguments that are files
    /// or addresses are opened.
    public static func main() {
        exit(runApplication(Self(), CommandLine.arguments))
    }
}

@MainActor
private func runApplication(_ delegate: any UIApplicationDelegate, _ arguments: [String]) -> Int32 {
    do {
        try ApplicationLauncher.run(delegate, opening: LaunchURLs.read(arguments))
        return 0
    } catch {
        FileHandle.standardError.write(Data("\(error.description)\n".utf8))
        return 1
    }
}
