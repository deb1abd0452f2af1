/// What of the corpus is computed, because its point is a size or a depth that nobody counts by hand.
enum ComputedCorpus {
  /// Every file: the whole area of sizes, and payloads of areas whose manifests are written by hand.
  static let files: [ComputedFile] = SizeArea.files + BroadcastSizes.files + NestedPayloads.files

  /// What a computed vector names as its source.
  static let source = "Sources/write-corpus"
}
