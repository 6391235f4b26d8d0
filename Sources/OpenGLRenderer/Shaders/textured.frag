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
in vec2 local;
flat in vec2 halfSize;
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
#ifdef PROJECTED
    vec2 footprint = footprintOf(dFdx(local), dFdy(local));
#else
    vec2 footprint = vec2(1.0);
#endif
    result *= max(boxCoverage(local, halfSize, footprint), hardEdges);
#endif
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
