flat in vec4 fill;
flat in vec3 insets;
flat in float size;
out vec4 result;

void main() {
    vec2 p = abs(gl_PointCoord * size - 0.5 * size);
    vec2 q = max(p - insets.xy, 0.0);
    float coverage = clamp(insets.z - sqrt(dot(q, q)), 0.0, 1.0);
#ifdef BOXES
    // Without a radius the pixel's overlap counts, as in boxCoverage(): at least a pixel wide, it ends once each way.
    vec2 c = clamp(insets.xy + insets.z - p, 0.0, 1.0);
    coverage = insets.z > 0.75 ? coverage : c.x * c.y;
#endif
    result = fill * coverage;
}
