/// The tags that a table consists of, as bytes with the first lowest.
enum FrequentTag {
  /// `<string>`.
  static let string: UInt64 = 0x3E67_6E69_7274_733C
  /// `</string`.
  static let stringEnd: UInt64 = 0x676E_6972_7473_2F3C
  /// `<key>`.
  static let key: UInt64 = 0x3E_7965_6B3C
  static let keyMask: UInt64 = 0xFF_FFFF_FFFF
  /// `</key>`.
  static let keyEnd: UInt64 = 0x3E79_656B_2F3C
  static let keyEndMask: UInt64 = 0xFFFF_FFFF_FFFF
  /// `<dict>`.
  static let dict: UInt64 = 0x3E74_6369_643C
  static let dictMask: UInt64 = 0xFFFF_FFFF_FFFF
  /// `</dict>`.
  static let dictEnd: UInt64 = 0x3E_7463_6964_2F3C
  static let dictEndMask: UInt64 = 0xFF_FFFF_FFFF_FFFF
}
