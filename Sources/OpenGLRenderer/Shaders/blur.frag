// A picture made four times smaller (DOWNSAMPLE), or blurred along one axis.
uniform sampler2D picture;
uniform vec2 texel;
in vec2 uv;
out vec4 result;

#ifdef DOWNSAMPLE
void main() {
    // Each interpolated sample is the mean of 2 x 2 texels.
    result = 0.25 * (texture(picture, uv - texel) + texture(picture, uv + texel)
        + texture(picture, uv + vec2(texel.x, -texel.y)) + texture(picture, uv + vec2(-texel.x, texel.y)));
}
#else
uniform vec2 taps[24];  // offset, weight
uniform int tapCount;
uniform vec2 axis;
#ifdef GRADED
uniform float saturation;
uniform vec4 tint;
#endif

void main() {
    vec4 sum = texture(picture, uv) * taps[0].y;
    vec2 along = axis * texel;
    for (int i = 1; i < tapCount; i++) {
        vec2 offset = along * taps[i].x;
        sum += (texture(picture, uv - offset) + texture(picture, uv + offset)) * taps[i].y;
    }
#ifdef GRADED
    float luminance = dot(sum.rgb, vec3(0.2126, 0.7152, 0.0722));
    sum.rgb = clamp(mix(vec3(luminance), sum.rgb, saturation), vec3(0.0), vec3(sum.a));
    sum = sum * (1.0 - tint.a) + tint;
#endif
    result = sum;
}
#endif
