@main
struct Playground {
    static func main() {}
}
