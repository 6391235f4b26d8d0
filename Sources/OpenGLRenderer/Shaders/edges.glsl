// How much of a pixel lies inside of the quad.
noperspective in vec4 inward;

// What opposite edges cover of the pixel together: thin pictures keep their weight.
float edgeCoverage() {
    vec4 covered = min(inward, vec4(0.5));
    vec2 coverage = max(covered.xy + covered.zw, vec2(0.0));
    return coverage.x * coverage.y;
}
