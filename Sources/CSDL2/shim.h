// What Swift cannot see of SDL2 by itself: function-like macros, restated as constants.
#pragma once
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

static const Uint32 SDLInitVideo = SDL_INIT_VIDEO;
static const Uint32 SDLTouchMouseID = SDL_TOUCH_MOUSEID;
static const int SDLWindowPositionCentered = SDL_WINDOWPOS_CENTERED;
