import CSDL2
import UIKit

extension UIEvent.EventSubtype {
    /// The command that a keyboard's media key gives as it goes down or up; nil for other keys, and while one repeats.
    ///
    /// SDL lets the keys go that are down when the window loses the keyboard, so that seeking ends then.
    init?(_ event: SDL_KeyboardEvent) {
        guard event.repeat == 0 else { return nil }
        let isDown = event.type == SDL_KEYDOWN.rawValue
        switch event.keysym.scancode {
        case SDL_SCANCODE_AUDIOPLAY where isDown: self = .remoteControlTogglePlayPause
        case SDL_SCANCODE_AUDIOSTOP where isDown: self = .remoteControlStop
        case SDL_SCANCODE_AUDIONEXT where isDown: self = .remoteControlNextTrack
        case SDL_SCANCODE_AUDIOPREV where isDown: self = .remoteControlPreviousTrack
        case SDL_SCANCODE_AUDIOREWIND:
            self = isDown ? .remoteControlBeginSeekingBackward : .remoteControlEndSeekingBackward
        case SDL_SCANCODE_AUDIOFASTFORWARD:
            self = isDown ? .remoteControlBeginSeekingForward : .remoteControlEndSeekingForward
        default: return nil
        }
    }
}
