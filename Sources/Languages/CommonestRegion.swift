extension LanguageTag {
  package var withCommonestRegion: LanguageTag { self }
}
