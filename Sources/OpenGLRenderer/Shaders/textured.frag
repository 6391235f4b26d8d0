// mask (MASK), image and maskedImage (SECOND_TEXTURE).
uniform sampler2D picture;
in vec2 uv;
#ifdef LIMITS
flat in vec4 uvLimits;
#endif
#ifdef PAGE
flat in vec2 origin;
uniform vec2 texel;
#endif
#ifdef SPREAD
flat in float spread;
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
out vec4 result;

vec4 texelAt(sampler2D source, vec2 place) {
#ifdef LIMITS
    place = clamp(place, uvLimits.xy, uvLimits.zw);
#endif
#ifdef PAGE
    // On a 256th of a texel, the steps in which renderers interpolate: a picture looks the same wherever it lies on a
    // page of many.
    place = (origin + floor(place * 256.0 + 0.5) / 256.0) * texel;
#endif
    return texture(source, place);
}

vec4 texels(sampler2D source) {
#ifdef SAMPLES
    // The mean of what the pixel covers: a picture has no smaller copies.
    vec2 across = dFdx(uv), down = dFdy(uv);
#ifdef SPREAD
    across *= spread;
    down *= spread;
#endif
#if SAMPLES == 2
    // Each row and each column of the pixel has its sample, so that straight lines get their mean.
    vec2 aside = 0.25 * (across + down);
    return 0.5 * (texelAt(source, uv - aside) + texelAt(source, uv + aside));
#else
    const int side = SAMPLES == 4 ? 2 : SAMPLES == 16 ? 4 : 8;
    vec4 sum = vec4(0.0);
    for (int i = 0; i < side; i++)
        for (int j = 0; j < side; j++)
            sum += texelAt(source, uv + ((float(i) + 0.5) / float(side) - 0.5) * across
                + ((float(j) + 0.5) / float(side) - 0.5) * down);
    return sum / float(SAMPLES);
#endif
#else
    return texelAt(source, uv);
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
#ifdef INTERPOLATES
    // Mesa's software rasteriser would interpolate less exactly in spans, which do not know this.
    result = max(result, vec4(0.0));
#endif
#ifdef EDGES
    result *= edgeCoverage();
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
