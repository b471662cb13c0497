import Diagnostics
import Model
import Read
struct Artifact {
  let path: String
  init(at path: String) throws(Failure) { self.path = path }
  func read() throws(Failure) -> Inventory { try readArtifact(at: BundlePath(path)) }
  func quote(_ entries: [EntryRef], of inventory: Inventory) -> [EntryRef: Quote] { [:] }
}
