import Diagnostics
import Model
import Read
import Report
import Verify

/// A command with everything settled: what to run on, under which policy, and where reports go.
struct Job {
  private let artifacts: [String]
  private let pipeline: Pipeline
  private let destinations: [Destination]
  private let style: ReportStyle

  /// Settles every setting: command line, then surroundings, then policy, then default.
  init(
    _ command: Summary.Command,
    on artifacts: [String],
    own: OwnOptions = OwnOptions(),
    with options: CommonOptions,
    in surroundings: Surroundings
  ) throws(Failure) {
    self.artifacts =
      artifacts.isEmpty ? [try surroundings.defaultArtifact(for: command.rawValue)] : artifacts
    destinations = try options.destinations(in: surroundings)
    style = ReportStyle(
      width: max(surroundings.width, 40),
      isColored: options.isColored(in: surroundings),
      isQuiet: options.isQuiet
    )
    let file = PolicyFile(options.policy, in: surroundings)
    let places = Places(reports: destinations.compactMap(\.path), receipt: own.receipt?.written)
    try places.check(
      beside: self.artifacts,
      reading: [("policy", file?.path), ("receipt", own.receipt?.read)]
    )
    var policy = try commandLinePolicy(
      keep: options.keep,
      remove: options.remove,
      developmentRegion: options.developmentRegion,
      over: try file?.read()
    )
    if let signed = own.signed { policy?.obey(signed) }
    try places.check(besideFilesOf: policy)
    if policy == nil, command != .report { throw .noPolicy(in: surroundings) }
    let configuration = surroundings.configuration(for: command)
    let skips = policy.flatMap { $0.skip(configuration) }
    // A configuration that is skipped has often an identifier of its own, and no part in what ships.
    let receipt = try skips == nil ? own.receipt.map(ReceiptFile.init) : nil
    pipeline = Pipeline(
      command: command,
      isDryRun: own.isDryRun,
      policy: policy,
      gate: options.gate,
      isStrict: options.isStrict,
      known: Known(
        date: surroundings.date,
        signing: surroundings.signing,
        receipt: own.receipt?.read == nil ? nil : receipt?.receipt
      ),
      receipt: receipt,
      configuration: configuration,
      skips: skips,
      isSandboxed: surroundings.isSandboxed,
      staging: try surroundings.staging(in: own.staging),
      seals: command == .prune ? .requirements : own.seal.reading,
      signer: surroundings.signer
    )
  }

  /// Runs the stages on each artifact in turn and reports; one that fails does not keep the others from being judged.
  func run() throws(Failure) -> ExitStatus {
    var delivery = try Delivery(
      to: destinations,
      style: style,
      count: artifacts.count
    )
    var failure: Failure?
    var status = ExitStatus.done
    for artifact in artifacts {
      do throws(Failure) {
        var problem: Failure?
        let summary = try pipeline.run(on: artifact, &problem)
        delivery.add(summary)
        if let problem { failure = problem.behind(failure) }
        if summary.findings.contains(where: { $0.severity == .error }) { status = .findings }
      } catch {
        failure = (pipeline.isSandboxed ? error.explainedByTheSandbox : error).behind(failure)
      }
    }
    do throws(Failure) { try delivery.finish() } catch { failure = error.behind(failure) }
    if let failure { throw failure }
    return status
  }
}

extension CommonOptions {
  /// Whether the text on standard output has colours.
  func isColored(in surroundings: Surroundings) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: Stream.output.isTerminal && !surroundings.isPlain
    }
  }

  fileprivate func destinations(in surroundings: Surroundings) throws(Failure) -> [Destination] {
    guard !reports.isEmpty else {
      return [Destination(surroundings.isScriptPhase ? .xcode : .text)]
    }
    return try reports.checked
  }
}

extension [Destination] {
  /// The same, of which one at most goes to standard output.
  var checked: [Destination] {
    get throws(Failure) {
      guard self.filter({ $0.path == nil }).count <= 1 else {
        throw .twoReports(to: "standard output")
      }
      return self
    }
  }
}

extension Surroundings {
  /// The product of the script phase; a path into a framework's version means the framework.
  func defaultArtifact(for command: String) throws(Failure) -> String {
    guard let product, isScriptPhase else {
      throw Failure(
        .usage,
        "no artifact",
        advice: "name the bundle: 'lprune \(command) Journal.app'"
      )
    }
    return product.withoutFrameworkVersion
  }

  /// The build configuration, which counts where a phase prunes its product.
  fileprivate func configuration(for command: Summary.Command) -> String? {
    guard command == .prune, isScriptPhase || product != nil else { return nil }
    return configuration
  }
}

extension String {
  /// `X.framework` for `X.framework/Versions/A`, which is what Xcode calls the product of a framework target.
  var withoutFrameworkVersion: String {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 2] == "Versions",
      parts[parts.count - 3].hasSuffix(".framework")
    else { return self }
    return parts.dropLast(2).joined(separator: "/")
  }
}

extension Policy {
  /// Takes a rule of the command line in place of its own.
  fileprivate mutating func obey(_ signed: SignedRule) {
    root.signed = signed
    for index in components.indices { components[index].settings.signed = nil }
  }

  /// The pattern by which the configuration is one to leave alone.
  fileprivate func skip(_ configuration: String?) -> String? {
    configuration.flatMap { name in skipConfigurations.first { Glob($0).matches(name.utf8) } }
  }
}

extension Failure {
  static func twoReports(to place: String) -> Failure {
    Failure(
      .usage,
      "two reports go to \(place), where one would spoil the other",
      advice: "give each its own path: '--report json=report.json'"
    )
  }

  fileprivate static func noPolicy(in surroundings: Surroundings) -> Failure {
    let folder =
      surroundings.sourceRoot.map { "'\($0)' or the current folder" } ?? "the current folder"
    return Failure(
      .policy,
      "no policy: no '--policy', '--keep' or '--remove', and no 'lprune.json' in \(folder)",
      advice:
        #"pass '--remove en --development-region de', or write an 'lprune.json': {"version": 1, "remove": ["en"]}"#
    )
  }
}

extension Failure {
  /// The same failure; where rights are missing, with the setting that most likely takes them.
  fileprivate var explainedByTheSandbox: Failure {
    let setting = "ENABLE_USER_SCRIPT_SANDBOXING"
    guard status == .permission,
      !problems.contains(where: { $0.advice?.hasPrefix(setting) ?? false })
    else { return self }
    let advice =
      "\(setting) is YES and keeps script phases from the product: set it to NO for this target"
    return Failure(
      status,
      problems.map { Problem($0.message, advice: advice, at: $0.location) }
    )
  }
}
