// OpenGL 3.3 core; libGL exports every entry point, so no loader is needed.
#pragma once
#define GL_GLEXT_PROTOTYPES
#include <GL/gl.h>
#include <GL/glext.h>
