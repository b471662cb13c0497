import Report
import Testing

@Suite struct OutputTests {
  @Test func handsOverABufferAtATime() {
    final class Sink { var sizes: [Int] = [] }
    let sink = Sink()
    var output = Output { sink.sizes.append($0.count) }
    for _ in 0..<70 { output.write(String(repeating: "x", count: 1_000)) }
    #expect(sink.sizes == [66_000])
    output.flush()
    output.flush()
    #expect(sink.sizes == [66_000, 4_000])
  }
}
