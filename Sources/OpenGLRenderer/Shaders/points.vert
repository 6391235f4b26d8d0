// A small rounded rectangle as one point sprite.
layout(location = 0) in vec2 center;
layout(location = 1) in vec3 extent;  // half width, half height, radius
layout(location = 2) in vec4 color;

uniform vec4 toClip;

flat out vec4 fill;
flat out vec3 insets;
flat out float size;

void main() {
    fill = color;
    insets = vec3(extent.xy - extent.z, extent.z + 0.5);
    // Half a pixel of fringe on each side.
    size = 2.0 * max(extent.x, extent.y) + 1.0;
    gl_PointSize = size;
    gl_Position = vec4(center * toClip.xy + toClip.zw, 0.0, 1.0);
}
