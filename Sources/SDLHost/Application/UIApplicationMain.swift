import Foundation
import UIKit

/// Opens a window and runs an application in it until the window is closed.
///
/// Where there is no display or no OpenGL 3.3, a sentence on what to install or set goes to stderr.
///
/// - Parameters:
///   - argc: the number of arguments; ignored.
///   - argv: the arguments; ignored.
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
    return runApplication(type.init())
}

extension UIApplicationDelegate {
    /// Opens a window, and ends the process when it is closed. `@main` on a delegate runs this.
    public static func main() {
        exit(runApplication(Self()))
    }
}

@MainActor
private func runApplication(_ delegate: any UIApplicationDelegate) -> Int32 {
    do {
        try ApplicationLauncher.run(delegate)
        return 0
    } catch {
        FileHandle.standardError.write(Data("\(error.description)\n".utf8))
        return 1
    }
}
