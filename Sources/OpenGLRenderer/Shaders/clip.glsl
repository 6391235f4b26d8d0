// The product of the coverages of a chain of rounded clips, each in its own plane.
uniform vec4 clipX[CLIPS];  // rows from gl_FragCoord to the clip's plane
uniform vec4 clipY[CLIPS];
uniform vec4 clipW[CLIPS];
uniform vec4 clipBox[CLIPS];  // centre, half size
uniform vec4 clipRadii[CLIPS];

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
        coverage *= roundedCoverage(p - clipBox[i].xy, clipBox[i].zw, clipRadii[i], dx, dy);
    }
    return coverage;
}
