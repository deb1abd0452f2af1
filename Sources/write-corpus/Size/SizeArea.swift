import PushCorpus
import PushPayloads

enum SizeArea {
  static let vectors: [SizeVector] =
    SizeMatrix.vectors + TypeBoundaries.vectors + SizeTraps.vectors

  static let files: [ComputedFile] =
    vectors.map { ComputedFile($0.path, $0.body) } + [
      ComputedFile("size/\(PayloadCorpus.manifestName)", manifest)
    ]

  private static let manifest = CanonicalManifest.text(
    of: [
      "area": "size",
      "title": "Size of the body",
      "flags": [
        "boundary":
          "The body has exactly the size at which the verdict changes, or one byte more or less.",
        "historic":
          "The limit belongs to the binary interface, which was shut down on 31 March 2021.",
        "multibyte":
          "The text has characters of more than one byte, so that counting characters gives a wrong size.",
        "spelling": "The same payload is in the corpus in a shorter or longer spelling.",
        "wasteful":
          "Needless white space or escapes take up bytes; written compactly the payload is smaller.",
      ],
      "vectors": .array(vectors.map { .object($0.entry) }),
    ]
  )
}
