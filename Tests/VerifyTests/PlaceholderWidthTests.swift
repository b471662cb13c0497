import Languages
import Model
import Testing
import TestSupport

@Suite struct PlaceholderWidthTests {
  @Test func warnsOfNumbersInAnotherSize() throws {
    #expect(
      try ArgumentSample("%lld", "%d").findings().lines == [
        "warning placeholder-width: fr takes numbers in another size than en in 1 text of L "
          + "[k.k] (fr reads 32 bits where en reads 64 bits: large numbers show wrong; copy the "
          + "placeholder as it is)"
      ]
    )
    #expect(
      try ArgumentSample("%d", "%lld").findings().lines == [
        "warning placeholder-width: fr takes numbers in another size than en in 1 text of L "
          + "[k.k] (fr reads 64 bits where en reads 32 bits: users may see a wrong number; copy "
          + "the placeholder as it is)"
      ]
    )
    #expect(
      try ArgumentSample("%Lf", "%f").findings().lines == [
        "warning placeholder-width: fr takes numbers in another size than en in 1 text of L "
          + "[k.k] (fr reads a decimal number where en reads a long decimal number: users may see "
          + "a wrong number; copy the placeholder as it is)"
      ]
    )
  }

  @Test func notesNumbersInAnotherSign() throws {
    #expect(
      try ArgumentSample("%d", "%u").findings().lines == [
        "note placeholder-width: fr takes numbers with another sign than en in 1 text of L "
          + "[k.k] (fr reads a number that is never negative where en reads a number with a sign: "
          + "negative numbers show as huge ones; copy the placeholder as it is)"
      ]
    )
    #expect(
      try ArgumentSample("%llu", "%lld").findings().lines == [
        "note placeholder-width: fr takes numbers with another sign than en in 1 text of L "
          + "[k.k] (fr reads a number with a sign where en reads a number that is never negative: "
          + "huge numbers show as negative ones; copy the placeholder as it is)"
      ]
    )
  }

  @Test func warnsOfAPluralThatDisagreesWithItself() throws {
    let sample = ArgumentSample(rules: [
      "en": ["k.k": plural("d", (.one, "%lld file"), (.other, "%lld files"))],
      "fr": ["k.k": plural("d", (.one, "%lld fichier"), (.other, "%lld fichiers"))],
    ])
    #expect(
      try sample.findings().lines == [
        "warning placeholder-width: en and fr take numbers in two sizes in 1 text of L [k.k] "
          + "(they read 64 bits in a plural whose value type is 'd' (32 bits): users may see a "
          + "wrong number; copy the placeholder as it is)"
      ]
    )
  }
}
