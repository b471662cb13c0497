import PropertyLists

/// What has been read of one entry or one rule of a seal, in memory that is used again.
struct SealDraft {
  /// The path or pattern.
  private(set) var key: [UInt8] = []

  /// The digest or target, once `finish` has made it.
  private(set) var value: [UInt8] = []
  private var digest: RawData?
  private var target: RawText?

  /// What the entry must be; nil where that is not known.
  private(set) var kind: SealList.Kind?
  private(set) var isOptional = false

  /// Whether the value is one that a rule may have.
  private(set) var isRule = true
  private(set) var weight: Double = 1
  private(set) var isOmitted = false
  private(set) var isNested = false

  mutating func begin(_ key: RawText, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.key.removeAll(keepingCapacity: true)
    key.append(from: bytes, to: &self.key)
    digest = nil
    target = nil
    kind = nil
    isOptional = false
    isRule = true
    weight = 1
    isOmitted = false
    isNested = false
  }

  /// Takes over a value that is no dictionary: the old form of a digest, or a rule that is on or off.
  mutating func setAlone(_ value: DictionaryWalk.Value) {
    isRule = false
    switch value {
    case .data(let data): setDigest(data, .sha1)
    case .boolean(let isOn):
      isRule = true
      isOmitted = !isOn
    case .text, .number, .other: break
    }
  }

  /// Takes over one value of the dictionary.
  mutating func set(
    _ name: RawText,
    _ value: DictionaryWalk.Value,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch value {
    case .data(let data):
      if name.reads("hash2", in: bytes) {
        setDigest(data, .sha256)
      } else if name.reads("hash", in: bytes), kind != .sha256 {
        setDigest(data, .sha1)
      }
    case .text(let text):
      if name.reads("requirement", in: bytes) {
        kind = .code
      } else if name.reads("symlink", in: bytes), kind != .code {
        kind = .link
        target = text
      }
    case .boolean(let isOn):
      if name.reads("optional", in: bytes) { isOptional = isOn }
      if name.reads("omit", in: bytes) { isOmitted = isOn }
      if name.reads("nested", in: bytes) { isNested = isOn }
    case .number(let number):
      if name.reads("weight", in: bytes) { weight = number }
    case .other: break
    }
  }

  /// Makes the value of what was read.
  mutating func finish(_ bytes: UnsafeBufferPointer<UInt8>) {
    value.removeAll(keepingCapacity: true)
    switch kind {
    case .sha256, .sha1: digest?.append(from: bytes, to: &value)
    case .link: target?.append(from: bytes, to: &value)
    case .code, nil: break
    }
  }

  private mutating func setDigest(_ data: RawData, _ kind: SealList.Kind) {
    guard self.kind != .code, self.kind != .link else { return }
    self.kind = kind
    digest = data
  }
}
