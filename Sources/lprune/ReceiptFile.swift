import Diagnostics
import Disk
import Model
import Read
import Report

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The keys of the largest apps take a few megabytes.
private let receiptSizeLimit = 64 << 20

/// What the options of a command say of receipts.
enum ReceiptOption {
  /// `--write-receipt`, to which a prune adds.
  case write(String)

  /// `--receipt`, by which `verify` judges.
  case read(String)

  /// The file to which the run writes.
  var written: String? { if case .write(let path) = self { path } else { nil } }

  /// The file that the run only reads.
  var read: String? { if case .read(let path) = self { path } else { nil } }
}

/// A receipt's file, with what it says before the run.
struct ReceiptFile {
  private let path: String

  /// Nil where nothing is there yet.
  let receipt: PruneReceipt?

  private let bytes: [UInt8]?

  /// Reads the file; fails where it is wrong, and where it is not there unless it is to be written.
  init(_ option: ReceiptOption) throws(Failure) {
    switch option {
    case .read(let path):
      self.path = path
      bytes = try Self.contents(of: path)
    case .write(let path):
      self.path = path
      bytes = try Self.isThere(path) ? Self.contents(of: path) : nil
      try Self.checkThatItCanBeWritten(path)
    }
    if let bytes { receipt = try readReceipt(bytes, file: path) } else { receipt = nil }
  }

  /// Fails where the receipt is of another artifact.
  func check(isOf inventory: Inventory) throws(Failure) {
    guard let receipt, !receipt.isOf(inventory) else { return }
    let named = { (name: ByteName, identifier: String?) in
      "'\(name)'" + (identifier.map { " (\($0))" } ?? "")
    }
    throw Failure(
      .usage,
      "the receipt '\(path)' is of \(named(receipt.artifact, receipt.identifier)), "
        + "not of \(named(inventory.name, inventory.product.identifier))",
      advice: "each artifact has a receipt of its own"
    )
  }

  /// Writes the receipt in place of what was there, as a whole or not at all; nothing where it says the same.
  ///
  /// - Returns: why it could not.
  func write(_ receipt: PruneReceipt) -> Problem? {
    var text: [UInt8] = []
    var output = Output {
      text += $0
      return nil
    }
    Report.write(receipt, version: lpruneVersion, into: &output)
    output.flush()
    return text == bytes ? nil : put(text)
  }

  /// Puts back what was there before `write`, as far as it can be: where it cannot, the next prune writes what it sees.
  func takeBack() {
    if let bytes { _ = put(bytes) } else { unlink(Self.place(of: path)) }
  }

  private func put(_ text: [UInt8]) -> Problem? {
    let place = Self.place(of: path)
    let draft = "\(place).\(getpid()).new"
    do throws(Failure) {
      let stream = try Stream(writingTo: draft, named: "receipt '\(path)'", replacing: false)
      let failure = stream.write(text)
      let closing = stream.close()
      if let code = failure ?? closing ?? (rename(draft, place) == 0 ? nil : errno) {
        unlink(draft)
        return Self.problem(path, reason(code))
      }
      return nil
    } catch {
      return error.problems.first
    }
  }

  private static func problem(_ path: String, _ reason: String) -> Problem {
    Problem(
      "cannot write the receipt '\(path)': \(reason)",
      advice: "make room for it or choose another path"
    )
  }

  private static func contents(of path: String) throws(Failure) -> [UInt8] {
    let kind: FileIdentity.Kind
    let bytes: [UInt8]
    do throws(DiskError) {
      (kind, bytes) = try lprune.contents(of: path, limit: receiptSizeLimit)
    } catch  where error.isTooLarge {
      throw Failure(.damaged, "'\(path)' is no receipt: it is larger than 64 MB")
    } catch {
      throw Failure(
        error.isMissing ? .missing : error.isPermission ? .permission : .io,
        "cannot read the receipt '\(path)': \(error.reason)",
        advice: error.isMissing ? "'lprune prune --write-receipt' writes one" : nil
      )
    }
    guard kind == .file else {
      throw Failure(
        .missing,
        "the receipt '\(path)' is \(kind == .folder ? "a folder, not a file" : "no file")",
        advice: "name the receipt itself"
      )
    }
    return bytes
  }

  /// Whether something is at the path; what is wrong with it shows when it is read.
  private static func isThere(_ path: String) throws(Failure) -> Bool {
    do throws(DiskError) {
      _ = try realPath(of: BundlePath(path))
      return true
    } catch {
      return !error.isMissing
    }
  }

  /// Fails before anything is done where the folder is not there or not writable, so that no artifact is changed without a
  /// receipt.
  private static func checkThatItCanBeWritten(_ path: String) throws(Failure) {
    let folder = BundlePath(place(of: path)).parentFolder
    guard access(String(decoding: folder.bytes, as: UTF8.self), W_OK | X_OK) != 0 else { return }
    let code = errno
    throw Failure(
      code == EACCES || code == EPERM || code == EROFS ? .permission : .io,
      "cannot write the receipt '\(path)': \(reason(code))",
      advice: "its folder must be there and writable"
    )
  }

  /// The path without links, so that a link stays one when the file behind it is replaced.
  private static func place(of path: String) -> String {
    do throws(DiskError) {
      return String(decoding: try realPath(of: BundlePath(path)).bytes, as: UTF8.self)
    } catch {
      return path
    }
  }
}
