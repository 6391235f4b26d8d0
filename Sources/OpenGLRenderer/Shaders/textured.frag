// mask (MASK), image and maskedImage (SECOND_TEXTURE).
uniform sampler2D picture;
in vec2 uv;
#ifdef LIMITS
flat in vec4 uvLimits;
#endif
#ifdef COLOR
flat in vec4 fill;
#endif
#ifdef SECOND_COLOR
flat in vec4 added;
#endif
#ifdef SECOND_TEXTURE
uniform sampler2D stencil;
#endif
#ifdef EDGES
noperspective in vec4 inward;
flat in float hardEdges;
#endif
out vec4 result;

vec2 limited(vec2 place) {
#ifdef LIMITS
    return clamp(place, uvLimits.xy, uvLimits.zw);
#else
    return place;
#endif
}

vec4 texels(sampler2D source) {
#ifdef TAPS
    // The mean of what the pixel covers: a picture has no smaller copies.
    vec2 across = dFdx(uv) / float(TAPS), down = dFdy(uv) / float(TAPS);
    vec4 sum = vec4(0.0);
    for (int i = 0; i < TAPS; i++)
        for (int j = 0; j < TAPS; j++)
            sum += texture(source, limited(uv + (float(i) - 0.5 * float(TAPS - 1)) * across
                + (float(j) - 0.5 * float(TAPS - 1)) * down));
    return sum / float(TAPS * TAPS);
#else
    return texture(source, limited(uv));
#endif
}

void main() {
#ifdef MASK
    result = fill * texels(picture).a;
#else
    result = texels(picture);
#ifdef SECOND_COLOR
    result = result * fill + result.a * added;
#elif defined(COLOR)
    result *= fill;
#endif
#endif
#ifdef SECOND_TEXTURE
    result *= texels(stencil).a;
#endif
#ifdef EDGES
    // What opposite edges cover of the pixel, less the pixel itself: thin pictures keep their weight.
    vec4 covered = clamp(inward + 0.5, 0.0, 1.0);
    vec2 coverage = covered.xy + covered.zw - 1.0;
    result *= max(coverage.x * coverage.y, hardEdges);
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
