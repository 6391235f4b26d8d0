// libpng's simplified interface and TurboJPEG: neither needs setjmp.
#pragma once
#include <png.h>
#include <turbojpeg.h>
