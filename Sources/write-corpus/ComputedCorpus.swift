/// The files of the corpus that a program writes, because they test a size or a nesting depth.
enum ComputedCorpus {
  /// All computed files: those of the area `size` and its manifest, and payloads of areas with hand-written manifests.
  static let files: [ComputedFile] = SizeArea.files + BroadcastSizes.files + NestedPayloads.files

  /// The source of computed vectors, as manifests state it.
  static let source = "Sources/write-corpus"
}
