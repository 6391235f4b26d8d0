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

void main() {
#ifdef LIMITS
    vec2 place = clamp(uv, uvLimits.xy, uvLimits.zw);
#else
    vec2 place = uv;
#endif
#ifdef MASK
    result = fill * texture(picture, place).a;
#else
    result = texture(picture, place);
#ifdef SECOND_COLOR
    result = result * fill + result.a * added;
#elif defined(COLOR)
    result *= fill;
#endif
#endif
#ifdef SECOND_TEXTURE
    result *= texture(stencil, place).a;
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
