import Arguments

Stream.prepareStandardStreams()

// One place where a run ends, so that a status is never lost and nothing is printed after it.
let run = Tool.lprune(in: Surroundings.current).run(Array(CommandLine.arguments.dropFirst()))
Stream.output.write(Array(run.output.utf8))
Stream.error.write(Array(run.error.utf8))
leave(with: run.status)
