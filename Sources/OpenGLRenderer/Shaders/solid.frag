flat in vec4 fill;
out vec4 result;

void main() {
    result = fill;
#ifdef CLIPS
    result *= clipCoverage();
#endif
}
