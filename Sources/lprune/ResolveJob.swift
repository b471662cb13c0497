import Apply
import Decide
import Diagnostics
import Model
import Read
import Report
import Resolve

/// More of a value goes into no report.
private let valueLimit = 1 << 20

/// The command `resolve` with everything settled.
struct ResolveJob {
  private let artifact: String
  private let options: ResolveOptions
  private let users: [Audience]
  private let destinations: [Destination]
  private let style: ReportStyle
  private let policy: Policy?
  private let staging: StagingChoice

  init(_ options: ResolveOptions, in surroundings: Surroundings) throws(Failure) {
    self.options = options
    if let artifact = options.artifact {
      self.artifact = artifact
    } else {
      artifact = try surroundings.defaultArtifact(for: "resolve")
    }
    users = try options.users
    staging = try surroundings.staging(in: nil)
    let reports = options.common.reports
    destinations = reports.isEmpty ? [Destination(.text)] : try reports.checked
    style = ReportStyle(
      width: surroundings.width,
      isColored: options.common.isColored(in: surroundings)
    )
    let file = PolicyFile(options.common.policy, in: surroundings)
    let places = Places(reports: destinations.compactMap(\.path))
    try places.check(beside: [artifact], reading: [("policy", file?.path)])
    policy = try commandLinePolicy(
      keep: options.common.keep,
      remove: options.common.remove,
      developmentRegion: options.common.developmentRegion,
      over: try file?.read()
    )
    try places.check(besideFilesOf: policy)
  }

  func run() throws(Failure) -> ExitStatus {
    var channels: [(Channel, ReportFormat)] = []
    for destination in destinations {
      channels.append((try Channel(destination, style: style), destination.format))
    }
    let resolution = try resolution()
    var problems: [Problem] = []
    for (channel, format) in channels {
      var (channel, style) = (channel, channel.style)
      channel.deliver { output in
        switch format {
        case .json: resolution.writeJSON(into: &output)
        case .text, .xcode: resolution.writeText(style: style, into: &output)
        }
      }
      if let problem = channel.close() { problems.append(problem) }
    }
    guard problems.isEmpty else { throw Failure(.io, problems) }
    return .done
  }

  private func resolution() throws(Failure) -> Resolution {
    let artifact = try Artifact(at: artifact)
    let read = try artifact.read()
    try warnOfInterruption(of: artifact.location)
    let question = try question(in: read)
    let inventory = artifact.adding(question, to: read)
    let view = View(inventory)
    var views = [view]
    if let policy { views.append(view.after(decide(read, under: policy))) }
    let answers = traces(of: question, for: users, in: views).compactMap { sides in
      sides.first.map { Resolution.Answer(before: $0, after: sides.count > 1 ? sides.last : nil) }
    }
    let entries = answers.flatMap { answer in
      [answer.before, answer.after].compactMap(\.self).flatMap(\.routes).flatMap(\.entries)
    }
    let component = inventory.components[question.component]
    return Resolution(
      inventory: inventory,
      question: question,
      answers: answers,
      quotes: artifact.quote(
        entries + entries.map(\.format),
        of: inventory,
        upTo: valueLimit
      ),
      infoPlistTexts: component.infoPlist?.texts(of: question.keys.map(\.key)) ?? [:]
    )
  }

  /// What a prune that was stopped half-way has moved is missing from every answer.
  private func warnOfInterruption(of location: BundlePath) throws(Failure) {
    let folder: BundlePath?
    do throws(ApplyError) {
      folder = try Session.interruption(of: location, staging: staging)
    } catch {
      throw error.failure
    }
    guard let folder else { return }
    let warning = """
      warning: an earlier prune of the artifact was stopped half-way, and the answer is of what it left; \
      what it had moved lies in '\(folder)'
               run 'lprune prune' again, which takes it back first, or build the product again

      """
    Stream.error.write(Array(warning.utf8))
  }

  private func question(in inventory: Inventory) throws(Failure) -> Question {
    let component = try options.component.map { (name) throws(Failure) in
      try inventory.component(named: name)
    }
    var question = Question(
      mechanism: options.mechanism,
      component: component ?? 0,
      resources: options.resources.map { BundlePath($0) }
    )
    for text in options.keys {
      question.keys.append(try SoughtKey(parsing: text, of: question.component, in: inventory))
    }
    let kind = inventory.components[question.component].kind
    guard kind != .settingsBundle || options.mechanism == .system else {
      throw Failure(
        .usage,
        "'\(inventory.components[question.component].path)' is read by the Settings app, which no language set in the app reaches",
        advice: "leave out '--mechanism'"
      )
    }
    return question
  }
}

extension ResolveOptions {
  fileprivate var users: [Audience] {
    get throws(Failure) {
      guard !languages.isEmpty else {
        throw Failure(
          .usage,
          "no languages",
          advice: "say what the user prefers: '--languages ja-JP,fr-FR'"
        )
      }
      var users: [Audience] = []
      var problems: [Problem] = []
      for list in languages {
        do throws(Failure) {
          users.append(
            try commandLineUser(list, of: "--languages", isNameOfFolder: mechanism == .inApp)
          )
        } catch {
          problems += error.problems
        }
      }
      guard problems.isEmpty else { throw Failure(.usage, problems) }
      return users
    }
  }
}
