// The product of the coverages of a chain of rounded clips, each in its own plane.
#ifdef CLIP_FLAT
// Clips that are upright and whose plane was scaled to pixels.
uniform vec4 clipX[CLIPS];  // fragment to centre: sign and offset, for x and y
uniform vec4 clipBox[CLIPS];  // unused, half size
uniform vec4 clipRadii[CLIPS];

float clipCoverage() {
    float coverage = 1.0;
    for (int i = 0; i < CLIPS; i++) {
        vec2 p = gl_FragCoord.xy * clipX[i].xz + clipX[i].yw;
        vec2 row = p.y < 0.0 ? clipRadii[i].xy : clipRadii[i].wz;
        float radius = p.x < 0.0 ? row.x : row.y;
        vec2 inset = abs(p) - clipBox[i].zw;
        vec2 q = max(inset + radius, 0.0);
        vec2 edges = clamp(0.5 - inset, 0.0, 1.0);
        float corner = clamp(radius + 0.5 - sqrt(dot(q, q)), 0.0, 1.0);
        coverage *= radius > 0.5 ? corner : edges.x * edges.y;
    }
    return coverage;
}
#else
uniform vec4 clipX[CLIPS];  // rows from gl_FragCoord to the clip's plane
uniform vec4 clipY[CLIPS];
uniform vec4 clipW[CLIPS];
uniform vec4 clipBox[CLIPS];  // centre, half size
uniform vec4 clipRadii[CLIPS];
#ifdef CLIP_CONTINUOUS
uniform float clipExpansion[CLIPS];
#endif

float clipCoverage() {
    float coverage = 1.0;
    vec3 pixel = vec3(gl_FragCoord.xy, 1.0);
    for (int i = 0; i < CLIPS; i++) {
        vec2 p = vec2(dot(clipX[i].xyz, pixel), dot(clipY[i].xyz, pixel));
        vec2 dx = vec2(clipX[i].x, clipY[i].x);
        vec2 dy = vec2(clipX[i].y, clipY[i].y);
#ifdef CLIP_PERSPECTIVE
        float w = 1.0 / dot(clipW[i].xyz, pixel);
        p *= w;
        dx = (dx - p * clipW[i].x) * w;
        dy = (dy - p * clipW[i].y) * w;
#endif
#ifdef CLIP_CONTINUOUS
        coverage *= cornerCoverage(p - clipBox[i].xy, clipBox[i].zw, clipRadii[i], clipExpansion[i], dx, dy);
#else
        coverage *= roundedCoverage(p - clipBox[i].xy, clipBox[i].zw, clipRadii[i], dx, dy);
#endif
    }
    return coverage;
}
#endif
