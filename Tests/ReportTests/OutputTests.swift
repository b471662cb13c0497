import Report
import Testing

@Suite struct OutputTests {
  @Test func handsOverABufferAtATime() {
    final class Sink { var sizes: [Int] = [] }
    let sink = Sink()
    var output = Output {
      sink.sizes.append($0.count)
      return nil
    }
    for _ in 0..<70 { output.write(String(repeating: "x", count: 1_000)) }
    #expect(sink.sizes == [66_000])
    output.flush()
    output.flush()
    #expect(sink.sizes == [66_000, 4_000])
  }

  @Test func handsOverNothingAfterAFailure() {
    final class Sink { var calls = 0 }
    let sink = Sink()
    var output = Output { _ in
      sink.calls += 1
      return 28
    }
    for _ in 0..<3 {
      output.write("x")
      output.flush()
    }
    #expect(sink.calls == 1)
    #expect(output.failure == 28)
  }
}
