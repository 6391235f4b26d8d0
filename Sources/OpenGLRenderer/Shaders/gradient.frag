// The place along the gradient is looked up in the ramp texture, whose first and last texels are the ends' colours.
uniform sampler2D picture;
uniform vec2 texel;
flat in vec4 fill;
flat in vec4 added;
in vec2 at;
flat in vec2 ramp;
flat in float turn;
out vec4 result;

void main() {
    float t = at.x;
#ifdef ROUND_GRADIENT
    if (ramp.x > 1.5) {
        t = fract((atan(at.y, at.x) - turn) / 6.283185307179586);
    } else if (ramp.x > 0.5) {
        t = length(at);
    }
#endif
    float u = 0.5 * texel.x + clamp(t, 0.0, 1.0) * (1.0 - texel.x);
    vec4 color = texture(picture, vec2(u, (ramp.y + 0.5) * texel.y));
    result = color * fill + color.a * added;
#ifdef EDGES
    result *= edgeCoverage();
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
