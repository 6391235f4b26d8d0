// What Swift cannot see of SDL2 by itself: function-like macros, restated as constants;
// and the two Linux calls that wake SDL's event wait, which Glibc's module leaves out.
#pragma once
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

static const Uint32 SDLInitVideo = SDL_INIT_VIDEO;
static const Uint32 SDLTouchMouseID = SDL_TOUCH_MOUSEID;
static const SDL_TouchID SDLMouseTouchID = SDL_MOUSE_TOUCHID;
static const int SDLWindowPositionCentered = SDL_WINDOWPOS_CENTERED;

static const Uint32 EpollReadableEdge = EPOLLIN | EPOLLET;
static const int EventCloseOnExec = EFD_CLOEXEC;
static const int EpollCloseOnExec = EPOLL_CLOEXEC;

// libdispatch's hook for run loops that are not its own: an eventfd that is written to whenever the main queue gets
// work. Exported by libdispatch for CoreFoundation, declared in none of its installed headers.
int _dispatch_get_main_queue_handle_4CF(void);
