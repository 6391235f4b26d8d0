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
