#ifdef PLAIN
in vec4 fill;
#else
flat in vec4 fill;
#endif
out vec4 result;

void main() {
    result = fill;
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
