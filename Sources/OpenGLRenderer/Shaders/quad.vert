// One instance to four corners of a triangle strip. What each field means: Instance in DisplayList.swift.
layout(location = 0) in vec4 quad;
layout(location = 1) in vec4 shape;
layout(location = 2) in vec4 radii;
layout(location = 3) in vec4 color;
layout(location = 4) in vec4 color2;
layout(location = 5) in vec2 params;
layout(location = 6) in vec4 limits;
layout(location = 7) in vec4 planeX;
layout(location = 8) in vec4 planeY;
layout(location = 9) in vec4 planeW;

uniform vec4 toClip;  // device pixels to clip space: scale, offset

#ifdef PLAIN
// Interpolated, though all corners agree: Mesa's software rasteriser fills rectangles made of two triangles without
// flat inputs by spans.
out vec4 fill;
const int corners[6] = int[6](0, 1, 2, 2, 1, 3);
#else
flat out vec4 fill;
#endif

#ifdef ROUNDED
out vec2 local;  // from the shape's centre
#if ROUNDED == ROUNDED_EQUAL
flat out vec3 insets;  // half size less the radius; radius and half a pixel
#else
flat out vec2 halfSize;
#endif
#if ROUNDED >= ROUNDED_CORNERS
flat out vec4 corners;
#endif
#if ROUNDED == ROUNDED_BORDER
flat out vec4 borderColor;
flat out float border;
#endif
#ifdef CONTINUOUS
flat out float expansion;
#endif
#ifdef HARD
flat out vec4 beyond;
#endif
#endif

#ifdef TEXTURED
out vec2 uv;  // in texels from the origin with PAGE, otherwise in parts of the texture
uniform vec2 texel;  // 1 / texture size
#ifdef SECOND_COLOR
flat out vec4 added;
#endif
#ifdef LIMITS
flat out vec4 uvLimits;
#endif
#ifdef PAGE
flat out vec2 origin;
#endif
#ifdef SPREAD
flat out float spread;
#endif
#endif

#ifdef GRADIENT
out vec2 at;
flat out vec2 ramp;  // kind, row
flat out float turn;
flat out vec4 added;
#endif

#ifdef EDGES
// Pixels to the left, upper, right and lower edge, inwards; more than half of one everywhere where edges are hard. A
// distance from a line is linear on the screen.
noperspective out vec4 inward;
#endif

#if defined(EDGES) || defined(ROUNDED)
// How far the quad's corner moves outward so that pixels which its edges cross are rasterised.
vec2 outward(vec2 corner, vec2 side) {
#ifdef PROJECTED
    vec3 point = vec3(corner, 1.0);
    float w = max(dot(planeW.xyz, point), 1e-5);
    vec2 device = vec2(dot(planeX.xyz, point), dot(planeY.xyz, point)) / w;
    vec2 alongX = (vec2(planeX.x, planeY.x) - device * planeW.x) / w;
    vec2 alongY = (vec2(planeX.y, planeY.y) - device * planeW.y) / w;
    float area = max(abs(alongX.x * alongY.y - alongX.y * alongY.x), 1e-4);
    // Nearly edge-on the corner would move past the eye, and the quad cover the screen: what is thinner than a pixel
    // moves by its own size.
    vec2 most = 1.25 * max(quad.zw, vec2(32.0));
    return side * min(1.25 * vec2(length(alongY), length(alongX)) / area, most);
#else
    return mix(floor(corner + 0.001), ceil(corner - 0.001), step(0.0, side)) - corner;
#endif
}
#endif

#ifdef EDGES
#ifdef PROJECTED
vec2 toDevice(vec2 position) {
    vec3 point = vec3(position, 1.0);
    float w = max(dot(planeW.xyz, point), 1e-5);
    return vec2(dot(planeX.xyz, point), dot(planeY.xyz, point)) / w;
}

// From a line through two points; positive to its right, seen downwards along a rising y.
float distanceFrom(vec2 a, vec2 b, vec2 place) {
    vec2 along = b - a;
    vec2 to = place - a;
    return (along.x * to.y - along.y * to.x) / max(length(along), 1e-6);
}

vec4 distances(vec2 position) {
    vec2 place = toDevice(position);
    vec2 upperLeft = toDevice(quad.xy);
    vec2 upperRight = toDevice(quad.xy + vec2(quad.z, 0.0));
    vec2 lowerLeft = toDevice(quad.xy + vec2(0.0, quad.w));
    vec2 lowerRight = toDevice(quad.xy + quad.zw);
    vec4 inside = vec4(
        distanceFrom(lowerLeft, upperLeft, place), distanceFrom(upperLeft, upperRight, place),
        distanceFrom(upperRight, lowerRight, place), distanceFrom(lowerRight, lowerLeft, place));
    // Seen from behind, the corners go round the other way.
    vec2 across = lowerRight - upperLeft;
    vec2 other = lowerLeft - upperRight;
    return across.x * other.y - across.y * other.x < 0.0 ? -inside : inside;
}
#else
vec4 distances(vec2 position) {
    return vec4(position - quad.xy, quad.xy + quad.zw - position);
}
#endif
#endif

void main() {
#ifdef PLAIN
    int corner = corners[gl_VertexID];
#else
    int corner = gl_VertexID;
#endif
    vec2 k = vec2(corner & 1, corner >> 1);
    vec2 side = k * 2.0 - 1.0;
    vec2 position = quad.xy + quad.zw * k;
    fill = color;

#ifdef ROUNDED
    // Only edges that the quad shares with its shape are the shape's own.
    vec2 edge = shape.xy + shape.zw * k;
    vec2 own = step(abs(position - edge), vec2(0.001));
#ifdef HARD
    beyond = limits;
    own *= 1.0 - step(vec2(0.5), mix(limits.xy, limits.zw, k));
#endif
    position += outward(position, side) * own;
    vec2 half_ = shape.zw * 0.5;
    local = position - shape.xy - half_;
    float most = min(half_.x, half_.y);
#if ROUNDED == ROUNDED_EQUAL
    float radius = min(radii.x, most);
    insets = vec3(half_ - radius, radius + 0.5);
#else
    halfSize = half_;
#endif
#if ROUNDED >= ROUNDED_CORNERS
    corners = min(radii, vec4(most));
#endif
#if ROUNDED == ROUNDED_BORDER
    borderColor = color2;
    border = params.x;
#endif
#ifdef CONTINUOUS
    expansion = params.y;
#endif
#endif

#ifdef EDGES
#ifdef GRADIENT
    int edges = int(limits.x);
    float isAntialiased = limits.y;
#else
    int edges = int(params.x);
    const float isAntialiased = 1.0;
#endif
    // The bits of CAEdgeAntialiasingMask, in the order of `inward`.
    vec4 soft = vec4((ivec4(edges) >> ivec4(0, 2, 1, 3)) & 1);
    position += outward(position, side) * mix(soft.xy, soft.zw, k);
    inward = mix(vec4(1.0), distances(position), soft * isAntialiased);
#endif

#ifdef TEXTURED
    vec2 share = (position - quad.xy) / quad.zw;
    vec4 all = vec4(-1e9, -1e9, 1e9, 1e9);
#ifdef PAGE
    origin = limits.z > 0.0 ? floor(limits.xy) : vec2(0.0);
    uvLimits = limits.z > 0.0 ? limits - origin.xyxy : all;
    uv = shape.xy - origin + shape.zw * share;
#else
    uv = (shape.xy + shape.zw * share) * texel;
#ifdef LIMITS
    uvLimits = limits.z > 0.0 ? limits * texel.xyxy : all;
#endif
#endif
#ifdef SECOND_COLOR
    added = color2;
#endif
#ifdef SPREAD
    spread = exp2(params.y);
#endif
#endif

#ifdef GRADIENT
    vec2 unit = (position - shape.xy) / shape.zw;
    vec2 from = radii.xy, to = radii.zw - radii.xy;
    ramp = vec2(params.x, params.y);
    added = color2;
    turn = 0.0;
    at = vec2(dot(unit - from, to) / max(dot(to, to), 1e-12), 0.0);
    if (params.x > 1.5) {
        at = unit - from;
        turn = atan(to.y, to.x);
    } else if (params.x > 0.5) {
        at = (unit - from) / max(abs(to), vec2(1e-6));
    }
#endif

#ifdef PROJECTED
    vec3 point = vec3(position, 1.0);
    vec3 device = vec3(dot(planeX.xyz, point), dot(planeY.xyz, point), dot(planeW.xyz, point));
    gl_Position = vec4(device.xy * toClip.xy + toClip.zw * device.z, 0.0, device.z);
#else
    gl_Position = vec4(position * toClip.xy + toClip.zw, 0.0, 1.0);
#endif
}
