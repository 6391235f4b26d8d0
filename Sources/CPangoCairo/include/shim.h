// Pango and Cairo as they are. The folder `pango` beside this file is a link to the system's headers: what pkg-config
// says of Pango contains -pthread, which SwiftPM refuses with a warning on every build.
#pragma once
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
