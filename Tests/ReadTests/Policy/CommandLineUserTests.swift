import Diagnostics
import Model
import Read
import Testing

@Suite struct CommandLineUserTests {
  private func user(_ list: String, isNameOfFolder: Bool = false) throws(Failure) -> [String] {
    try commandLineUser(list, of: "--languages", isNameOfFolder: isNameOfFolder).languages
  }

  @Test func readsLanguagesAsTheyAreWritten() throws {
    #expect(try user("ja-JP, fr_FR,English") == ["ja-JP", "fr_FR", "English"])
    #expect(try user("*") == [])
    #expect(try user("Klingon,de", isNameOfFolder: true) == ["Klingon", "de"])
    #expect(try user("German,de", isNameOfFolder: true) == ["German", "de"])
  }

  @Test(arguments: [
    (
      "de,,fr",
      "an empty entry in '--languages'; write tags with commas between them: '--languages ja-JP,fr-FR'"
    ),
    (
      "de,*",
      "'*' in '--languages' stands beside other languages; it stands alone, for a user none of whose languages is there"
    ),
    ("de,fr,de", "'de' is in '--languages' twice; take one of them out"),
    ("de,DE", "'DE' is in '--languages' twice; take one of them out"),
    ("Germn", "'Germn' in '--languages' is no known language; did you mean 'German'?"),
    (
      "de.lproj",
      "'de.lproj' in '--languages' names a folder, not a language; write 'de', without '.lproj'"
    ),
  ])
  func saysWhatIsWrong(list: String, message: String) {
    let failure = #expect(throws: Failure.self) { try user(list) }
    #expect(failure?.status == .usage)
    #expect(failure?.problems.map(\.description) == [message])
  }
}
