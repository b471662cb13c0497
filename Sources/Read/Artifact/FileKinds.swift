import Model

extension FileKind {
  private static let nibs: Set<ByteName> = ["nib", "xib", "storyboardc", "storyboard", "gorm"]

  private static let images: Set<ByteName> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "heic", "heif", "webp", "bmp", "eps", "pdf", "svg",
    "icns", "ico", "car",
  ]

  /// The kind that the suffix of a file or nib folder tells.
  init(of name: ByteName) {
    guard let suffix = name.suffix else {
      self = .other
      return
    }
    switch suffix {
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case _ where Self.nibs.contains(suffix): self = .nibs
    case _ where Self.images.contains(suffix.lowercased): self = .images
    default: self = .other
    }
  }
}
