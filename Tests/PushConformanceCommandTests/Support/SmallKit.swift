/// The kit's requirements with only the golden scenarios of tokens, which a command reads in a fraction of the time.
struct SmallKit {
  private let folder: Scratch

  /// The variable that makes a command read this kit.
  var environment: [String: String] { ["PUSH_CONFORMANCE_RESOURCES": folder.path] }

  init(with payloads: String? = nil) throws {
    folder = try Scratch()
    try folder.makeFolder("Corpus/payloads")
    for path in ["Corpus/scenarios/token", "Specs/requirements"] + (payloads.map { [$0] } ?? []) {
      try folder.copy(path)
    }
  }
}
