flat in vec4 fill;
flat in vec3 insets;
flat in float size;
out vec4 result;

void main() {
    vec2 q = max(abs(gl_PointCoord * size - 0.5 * size) - insets.xy, 0.0);
    result = fill * clamp(insets.z - sqrt(dot(q, q)), 0.0, 1.0);
}
