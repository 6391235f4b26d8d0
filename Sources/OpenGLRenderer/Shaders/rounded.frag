flat in vec4 fill;
in vec2 local;
#if ROUNDED == ROUNDED_EQUAL
flat in vec3 insets;
#else
flat in vec2 halfSize;
#endif
#if ROUNDED >= ROUNDED_CORNERS
flat in vec4 corners;
#endif
#if ROUNDED == ROUNDED_BORDER
flat in vec4 borderColor;
flat in float border;
#endif
#ifdef CONTINUOUS
flat in float expansion;
#define COVERAGE(p, half_, radii) cornerCoverage(p, half_, radii, expansion, dx, dy)
#define INSET(radii, width) max(radii - width * (expansion > 0.0 ? expansion : 1.0), 0.0)
#else
#define COVERAGE(p, half_, radii) roundedCoverage(p, half_, radii, dx, dy)
#define INSET(radii, width) max(radii - width, 0.0)
#endif
#ifdef HARD
// Beyond edges that are not antialiased the shape goes on.
flat in vec4 beyond;
#define OUTER_PLACE (local + 0.5 * (beyond.xy - beyond.zw))
#define OUTER_HALF (halfSize + 0.5 * (beyond.xy + beyond.zw))
#else
#define OUTER_PLACE local
#define OUTER_HALF halfSize
#endif
out vec4 result;

void main() {
#ifdef PROJECTED
    vec2 dx = dFdx(local), dy = dFdy(local);
#else
    vec2 dx = vec2(1.0, 0.0), dy = vec2(0.0, 1.0);
#endif
#if ROUNDED == ROUNDED_EQUAL
    vec2 q = max(abs(local) - insets.xy, 0.0);
    result = fill * clamp(insets.z - sqrt(dot(q, q)), 0.0, 1.0);
#elif ROUNDED == ROUNDED_BOX
    result = fill * boxCoverage(OUTER_PLACE, OUTER_HALF, footprintOf(dx, dy));
#elif ROUNDED == ROUNDED_CORNERS
    result = fill * COVERAGE(OUTER_PLACE, OUTER_HALF, corners);
#else
    float outer = COVERAGE(OUTER_PLACE, OUTER_HALF, corners);
    vec2 innerHalf = halfSize - border;
    float inner = COVERAGE(local, max(innerHalf, 0.0), INSET(corners, border));
    float ring = min(innerHalf.x, innerHalf.y) > 0.0 ? outer - min(inner, outer) : outer;
    ring = border > 0.0 ? ring : 0.0;
    result = fill * (outer - borderColor.a * ring) + borderColor * ring;
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
