// How much of a pixel a shape covers. `dx` and `dy` say how far the point of the shape's plane moves by one pixel.

// A rectangle around the origin: the overlap of the pixel with it, by area, so that hairlines keep their weight.
float boxCoverage(vec2 p, vec2 halfSize, vec2 footprint) {
    vec2 c = (min(p + 0.5 * footprint, halfSize) - max(p - 0.5 * footprint, -halfSize)) / footprint;
    c = clamp(c, 0.0, 1.0);
    return c.x * c.y;
}

vec2 footprintOf(vec2 dx, vec2 dy) {
    return max(sqrt(dx * dx + dy * dy), vec2(1e-6));
}

// A rectangle around the origin with radii of its upper left, upper right, lower right and lower left corners.
float roundedCoverage(vec2 p, vec2 halfSize, vec4 radii, vec2 dx, vec2 dy) {
    vec2 footprint = footprintOf(dx, dy);
    vec2 row = p.y < 0.0 ? radii.xy : radii.wz;
    float radius = p.x < 0.0 ? row.x : row.y;
    vec2 q = abs(p) - halfSize + radius;
    float reach = length(q);
    vec2 normal = q * sign(p) / max(reach, 1e-6);
    float scale = max(length(vec2(dot(normal, dx), dot(normal, dy))), 1e-6);
    float corner = clamp(0.5 - (reach - radius) / scale, 0.0, 1.0);
    bool inCorner = min(q.x, q.y) > 0.0 && radius > 0.5 * scale;
    return inCorner ? corner : boxCoverage(p, halfSize, footprint);
}

#if defined(CONTINUOUS) || defined(CLIP_CONTINUOUS)
// The same with continuous corners where `expansion` is not 0: what the corner radii were multiplied by to get `radii`,
// which say how far the curves reach. The curve's constants: ContinuousCorner in CALayer+CornerCurve.swift.
const vec2 END = vec2(0.63149379, 0.07491139);
const float ROUND_END = 0.07037471;
const float SHIFT = 0.05;
const float BULGE = 0.328;
const float EXPANSION = 1.528665;

// How far outside of the curve a point lies, in corner radii, and which way that grows fastest; `inside` are the distances
// from the sides, the larger one first.
vec3 continuousDistance(vec2 inside, float expansion) {
    float whole = clamp((expansion - 1.0) / (EXPANSION - 1.0), 0.0, 1.0);
    vec2 end = vec2(END.x, mix(ROUND_END, END.y, whole));
    if (inside.x <= end.x) {
        float center = 1.0 - SHIFT * whole;
        vec2 d = center - inside;
        float reach = length(d);
        return vec3(d / max(reach, 1e-6), reach - length(center - end));
    }
    float size = expansion - end.x;
    float part = max(expansion - inside.x, 0.0) / size;
    float bulge = BULGE * whole, power = 2.0 + whole;
    float bend = part * (1.0 - bulge + bulge * part);
    float slope = power * end.y * pow(bend, power - 1.0) * (1.0 - bulge + 2.0 * bulge * part) / size;
    float scale = inversesqrt(1.0 + slope * slope);
    return vec3(slope, 1.0, end.y * pow(bend, power) - inside.y) * vec3(scale);
}

float cornerCoverage(vec2 p, vec2 halfSize, vec4 radii, float expansion, vec2 dx, vec2 dy) {
    if (expansion <= 0.0) return roundedCoverage(p, halfSize, radii, dx, dy);
    vec2 row = p.y < 0.0 ? radii.xy : radii.wz;
    float reach = p.x < 0.0 ? row.x : row.y;
    vec2 inside = halfSize - abs(p);
    float radius = max(reach, 1e-6) / expansion;
    bool swaps = inside.x < inside.y;
    vec3 curve = continuousDistance((swaps ? inside.yx : inside) / radius, expansion);
    vec2 normal = (swaps ? curve.yx : curve.xy) * sign(p);
    float scale = max(length(vec2(dot(normal, dx), dot(normal, dy))), 1e-6);
    float corner = clamp(0.5 - curve.z * radius / scale, 0.0, 1.0);
    bool inCorner = max(inside.x, inside.y) < reach && radius > 0.5 * scale;
    return inCorner ? corner : boxCoverage(p, halfSize, footprintOf(dx, dy));
}
#endif
