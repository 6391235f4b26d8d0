import Foundation
import SDLHost
import StageKit
import Takes
import UIKit

/// Writes one frame of a sample's transition as a picture.
struct SnapshotCommand {
    let sample: Sample
    let phase: Options.Phase
    let progress: Double

    func run(_ options: Options, path: String) throws(CommandError) {
        let stage = Stage(size: options.size ?? Options.defaultSize, scale: options.scale ?? 1)
        if options.style == .dark { stage.setUserInterfaceStyle(.dark) }
        options.settings.apply(to: stage)
        let root = sample.makeViewController()
        stage.present(root)
        try finish(on: stage)
        sample.present(root)
        if phase == .dismiss {
            try finish(on: stage)
            sample.dismiss(root)
        }
        try play(on: stage, root: root)
        do {
            try stage.snapshot().writePNG(toFile: path)
        } catch let error as HostError {
            throw .failure(error.description)
        } catch {
            throw .failure("\(error)")
        }
    }

    private func finish(on stage: Stage) throws(CommandError) {
        guard stage.comesToRest() else {
            throw .failure("\(sample.id) does not come to rest: \(stage.unrest.joined(separator: ", ")).")
        }
    }

    /// Starts the transition, then moves the clock to the progress asked for, in one step.
    private func play(on stage: Stage, root: UIViewController) throws(CommandError) {
        stage.advance(by: 0)
        guard let coordinator = root.runningTransition else {
            throw .failure("\(sample.id) begins no transition to \(phase.rawValue).")
        }
        let duration = coordinator.transitionDuration
        stage.advance(to: stage.now + duration * progress)
        // A spring comes to rest a little after its nominal duration.
        if progress == 1 { try finish(on: stage) }
    }
}

extension UIViewController {
    /// The coordinator of the transition of this controller, of one it presents, or of one inside it.
    fileprivate var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        if let coordinator = transitionCoordinator { return coordinator }
        for child in children {
            if let coordinator = child.runningTransition { return coordinator }
        }
        return presentedViewController?.runningTransition
    }
}
