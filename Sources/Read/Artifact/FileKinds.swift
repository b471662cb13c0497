import Model

extension FileKind {
  private static let nibs: Set<ByteName> = ["nib", "xib", "storyboardc", "storyboard", "gorm"]

  private static let images: Set<ByteName> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "heic", "heif", "webp", "bmp", "eps", "pdf", "svg",
    "icns", "ico", "car",
  ]

  /// The kind that the suffix of a file or nib folder tells.
  init(of name: ByteName) {
    // The many first, and without making a name of the suffix.
    if name.hasSuffix(".strings") {
      self = .strings
    } else if name.hasSuffix(".stringsdict") {
      self = .stringsdict
    } else if let suffix = name.suffix, Self.nibs.contains(suffix) {
      self = .nibs
    } else if let suffix = name.suffix, Self.images.contains(suffix.lowercased) {
      self = .images
    } else {
      self = .other
    }
  }
}
