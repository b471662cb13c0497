import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let regionSpelling = Check(
    "region-spelling",
    .warning,
    what:
      "the development region is spelled unlike its folder, such as 'en' for English.lproj or 'en_US' for en-US.lproj",
    why:
      "what other languages lack is looked for in the folder of exactly that name: it is not found",
    fix:
      "name the folder as CFBundleDevelopmentRegion (DEVELOPMENT_LANGUAGE) has it, or write that like the folder",
    details: [.language]
  ) { judgement in
    judgement.judged.filter { judgement.owned[$0] }.compactMap { id in
      guard let region = judgement.after.developmentRegion(of: id),
        let folder = judgement.otherSpelling(of: region, in: id)
      else { return nil }
      let localization = judgement.after.localization(folder, in: id)
      let name = localization.name.description
      let isNew = judgement.before.developmentRegion(of: id) != region
      return Finding(
        check: "region-spelling",
        severity: .warning,
        cause: isNew ? .plan : .before,
        message:
          "the development region of \(judgement.name(of: id)) is '\(region)', but its folder is '\(name).lproj'",
        reason: "what other languages lack is looked for in '\(region).lproj', "
          + "so that their users do not find what only \(Phrase.language(name)) has",
        advice: isNew
          ? "write '\(name)' as 'developmentRegion' in the policy"
          : "rename the folder to '\(region).lproj', or set DEVELOPMENT_LANGUAGE to '\(name)'",
        component: id,
        languages: [name],
        place: localization.entry.map { Place($0) }
      )
    }
  }
}

extension Judgement {
  /// The folder of the development region under another spelling, where there is none of that very name and another
  /// language whose users look for it; where only the case differs, it is `case-mismatch`.
  fileprivate func otherSpelling(of region: String, in id: Component.ID) -> Int? {
    let (name, meant) = (ByteName(region), LocaleID(region))
    let languages = after.languages(of: id)
    let isNamed = languages.contains {
      after.localization($0, in: id).name.differsAtMostInCase(from: name)
    }
    guard !isNamed else { return nil }
    let forms = languages.filter {
      after.localization($0, in: id).name.localeID.isForm(of: meant)
    }
    return forms.count == languages.count ? nil : forms.first
  }
}
