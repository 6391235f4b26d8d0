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
    result = fill * boxCoverage(local, halfSize, footprintOf(dx, dy));
#elif ROUNDED == ROUNDED_CORNERS
    result = fill * roundedCoverage(local, halfSize, corners, dx, dy);
#else
    float outer = roundedCoverage(local, halfSize, corners, dx, dy);
    vec2 innerHalf = halfSize - border;
    float inner = roundedCoverage(local, max(innerHalf, 0.0), max(corners - border, 0.0), dx, dy);
    float ring = min(innerHalf.x, innerHalf.y) > 0.0 ? outer - min(inner, outer) : outer;
    ring = border > 0.0 ? ring : 0.0;
    result = fill * (outer - borderColor.a * ring) + borderColor * ring;
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
