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
#ifndef TAPS
#define TAPS tapCount
uniform int tapCount;
#endif
uniform vec2 taps[24];  // offset, weight
uniform vec2 axis;
#ifdef GRADED
uniform float saturation;
uniform vec4 tint;
#endif

// The picture goes on as its mirror image at its edges. Mesa's software rasteriser reads textures that repeat as mirror
// images several times more slowly than it computes this.
vec4 mirrored(vec2 place) {
    vec2 half_ = 0.5 * place;
    return texture(picture, 2.0 * abs(half_ - floor(half_ + 0.5)));
}

void main() {
    vec4 sum = texture(picture, uv) * taps[0].y;
    vec2 along = axis * texel;
    for (int i = 1; i < TAPS; i++) {
        vec2 offset = along * taps[i].x;
        sum += (mirrored(uv - offset) + mirrored(uv + offset)) * taps[i].y;
    }
#ifdef GRADED
    float luminance = dot(sum.rgb, vec3(0.2126, 0.7152, 0.0722));
    sum.rgb = clamp(mix(vec3(luminance), sum.rgb, saturation), vec3(0.0), vec3(sum.a));
    sum = sum * (1.0 - tint.a) + tint;
#endif
    result = sum;
}
#endif
