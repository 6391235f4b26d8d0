/// The picture in a take's file.
struct RawPicture: Decodable {
    var path: String
    var hash: String
}
