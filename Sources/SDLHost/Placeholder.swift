import CSDL2
func placeholder() { _ = SDL_GetTicks() }
