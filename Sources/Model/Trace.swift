/// How one user comes to what a component shows, step by step.
package struct Trace: Hashable, Sendable {
  /// The user.
  package var audience: Audience

  /// The executables in whose processes it is so; empty for one that is a process of its own, or has no known host.
  package var hosts: [Component.ID]

  /// What the component is asked for before the user's languages: the search list of its process; nil where it is asked
  /// for the user's alone, or where the hosts differ in it.
  package var hostLists: SearchLists?

  /// One for each search list that is possible; several only where the order of a folder decides.
  package var routes: [Route]

  package init(
    audience: Audience,
    hosts: [Component.ID] = [],
    hostLists: SearchLists? = nil,
    routes: [Route]
  ) {
    self.audience = audience
    self.hosts = hosts
    self.hostLists = hostLists
    self.routes = routes
  }

  /// The search lists of all routes.
  package var lists: SearchLists { SearchLists(routes.map(\.list)) }
}

extension Trace {
  /// A search list, why it is that, and what it leads to.
  package struct Route: Hashable, Sendable {
    /// As the system spells the names; the folder alone where it is opened by name.
    package var list: [ByteName]
    package var choice: Choice

    /// Where files are looked for, in order.
    package var places: [Place]

    /// In the order of the question's keys, for every device first, then for those that have files of their own.
    package var texts: [[TextTrace]]

    /// The same for the question's resources.
    package var resources: [[ResourceTrace]]

    package init(
      list: [ByteName],
      choice: Choice,
      places: [Place],
      texts: [[TextTrace]] = [],
      resources: [[ResourceTrace]] = []
    ) {
      self.list = list
      self.choice = choice
      self.places = places
      self.texts = texts
      self.resources = resources
    }
  }

  /// Why the first name of a search list is first.
  package enum Choice: Hashable, Sendable {
    /// The app opens the folder of that name.
    case opened
    /// It is, or is nearest to, this language of the user's.
    case user(String)
    /// It is, or is nearest to, this name in the search list of the process.
    case host(ByteName)
    /// Nothing that is asked for is there; it is, or is nearest to, the development region, spelled like this.
    case developmentRegion(ByteName)
    /// Neither is the development region, if there is one; English is always tried last.
    case english(besides: ByteName?)
    /// Nor is English: it is the folder that the system comes across first.
    case arbitrary(besides: ByteName?)
  }

  /// Where files of a component can lie.
  package enum Place: Hashable, Sendable {
    /// Beside the `.lproj` folders.
    case outside
    /// In one of them, by the index in `Component.localizations`.
    case folder(Int)
  }
}

/// What was found of one file name.
package struct FileTrace: Hashable, Sendable {
  /// The first of the places that has it, with the path from the artifact's root; nil where none has.
  package var found: Found?

  /// The places that were looked into before and do not have it, or all of them.
  package var passed: [Trace.Place]

  /// Those behind the first that have it as well, without ever being looked into.
  package var hidden: [Trace.Place]

  /// The places that have it and are not among those that are looked into.
  package var elsewhere: [Trace.Place]

  /// A place and the file that it has, by its path from the artifact's root.
  package struct Found: Hashable, Sendable {
    package var place: Trace.Place
    package var file: BundlePath

    package init(place: Trace.Place, file: BundlePath) {
      self.place = place
      self.file = file
    }
  }

  package init(
    found: Found? = nil,
    passed: [Trace.Place] = [],
    hidden: [Trace.Place] = [],
    elsewhere: [Trace.Place] = []
  ) {
    self.found = found
    self.passed = passed
    self.hidden = hidden
    self.elsewhere = elsewhere
  }
}

/// What was found of a resource.
package struct ResourceTrace: Hashable, Sendable {
  /// Nil for devices that have no file of their own.
  package var device: Device?
  package var file: FileTrace

  package init(device: Device? = nil, file: FileTrace) {
    self.device = device
    self.file = file
  }
}

/// What was found of a key.
package struct TextTrace: Hashable, Sendable {
  /// Nil for devices that have no file of their own.
  package var device: Device?
  package var strings: File
  package var dict: File
  package var outcome: Outcome

  /// One of the two files of a table, and what it says of the key.
  package struct File: Hashable, Sendable {
    package var trace: FileTrace
    package var content: Content

    package init(_ trace: FileTrace, _ content: Content = .absent) {
      self.trace = trace
      self.content = content
    }
  }

  /// What one file says of the key.
  package enum Content: Hashable, Sendable {
    case present, absent
    /// The system reads nothing from the file.
    case damaged
    /// The key lies in the end of the file, which the system drops.
    case dropped
  }

  /// What shows in the end.
  package enum Outcome: Hashable, Sendable {
    /// The value of an entry.
    case entry(EntryRef, Entry)
    /// The value of Info.plist, which stands in for what InfoPlist.strings lacks.
    case infoPlist
    /// The text in the nib, storyboard or definition of intents itself, by its path from the artifact's root.
    case nib(BundlePath)
    /// The key itself.
    case key
  }

  /// What an entry is.
  package enum Entry: Hashable, Sendable {
    case text
    /// A rule dictionary, whose value is its format.
    case format
    /// One text for each width, device or the like.
    case variants(Rule.Variation)
    /// A rule dictionary that the system cannot use, and why.
    case malformed(String)
    /// A dictionary, list, number or data where a text was expected.
    case notText
  }

  package init(device: Device? = nil, strings: File, dict: File, outcome: Outcome) {
    self.device = device
    self.strings = strings
    self.dict = dict
    self.outcome = outcome
  }
}
