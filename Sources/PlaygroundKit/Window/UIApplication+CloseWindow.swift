import UIKit

extension UIApplication {
    /// Closes the application's window, which ends the program.
    func closeWindow() {
        for session in openSessions { requestSceneSessionDestruction(session, options: nil) }
    }
}
