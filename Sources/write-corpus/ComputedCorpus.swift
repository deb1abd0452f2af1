/// The files of the corpus that are computed, because their point is a size or a nesting depth.
enum ComputedCorpus {
  /// All computed files: the whole area of sizes, and payloads of areas whose manifests are written by hand.
  static let files: [ComputedFile] = SizeArea.files + BroadcastSizes.files + NestedPayloads.files

  /// The source that computed vectors state.
  static let source = "Sources/write-corpus"
}
