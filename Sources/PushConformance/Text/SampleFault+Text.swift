import PushPayloads

extension SampleFault {
  var text: String {
    switch self {
    case .withoutBodies(let line):
      "\(line) has no body; give two or more bodies of your server"
    case .withoutFiles(let folder):
      "the folder '\(folder)' of .samples has no file that ends in .json or .apns; put bodies of your server there"
    case .unreadable(let file, let reason):
      "'\(file)' of .samples cannot be read (\(reason)); name a folder with readable files"
    case .tooMany(let limit):
      "the app declares more than \(limit) samples; keep those whose members differ"
    case .malformed(let sample, let reason):
      "\(sample) is no body that APNs accepts: \(reason)"
    case .tooLarge(let sample, let size, let limit):
      "\(sample) has \(size) bytes, and at most \(limit) are accepted; give a body that your server could send"
    case .withoutAPS(let sample):
      "\(sample) has no aps dictionary at its root; give the whole body, as your server sends it"
    case .equal(let one, let other):
      "\(one) and \(other) are the same body; give bodies of two different pushes"
    case .withoutForm(let sample, let proposal):
      "no line .sends { … } declares the form of \(sample); write what your app reads, such as \(proposal)"
    case .ofNoForm(let sample, let event):
      "\(sample) has none of the forms that the lines .sends(\"\(event)\") declare; correct their constants, or add a"
        + " line for this form"
    case .typeDiffers(let sample, let found, let meant):
      "\(sample) has the type \(Quotation.of(found)), and the pushes of its event have \(Quotation.of(meant)); correct"
        + " .events, or the event of the sample"
    case .ofAnotherForm(let sample, let event):
      "\(sample) is a push of the event '\(event)', which has a form of its own; write .samples(of: \"\(event)\", …)"
    case .sampledWithoutSamples(let line):
      "the pushes of \(line) have $0.sampled, and there are no samples of this form; give bodies of your server by"
        + " .samples"
    case .differs(let member, let values, let placeholders, let others):
      "the samples differ at \(member.place) (\(Self.shown(values))), and \(member.line) has no placeholder there; write"
        + " \(Self.choice(placeholders)) there" + Self.rest(others, "differs", "differ")
    case .undecided(let member, let value, let placeholders, let others):
      "there is one sample of \(member.line), so nothing differs, and \(Self.shown(value)) at \(member.place) may be a"
        + " constant or not; give a second body of another push, or write the constant or"
        + " \(Self.choice(placeholders)) there" + Self.rest(others, "is open", "are open")
    case .contradictsConstant(let member, let constant, let sample, let found):
      "\(member.line) has the constant \(Self.shown(constant)) at \(member.place), and \(sample) has"
        + " \(Self.shown(found)) there; write $0.sampled, or correct the constant"
    case .missing(let member, let written):
      "\(member.line) has \(Quotation.harmless(written)) at \(member.place), and no sample has a value there; correct"
        + " the path, remove the member, or give a sample that has it"
    case .wrongKind(let member, let placeholder, let sample, let found, let instead):
      "\(member.line) has \(placeholder) at \(member.place), and \(sample) has \(Self.shown(found)) there; write"
        + " \(Quotation.harmless(instead))"
    case .wrongShape(let member, let expected, let sample, let found):
      "\(member.line) has \(expected) at \(member.place), and \(sample) has \(Self.shown(found)) there; write the form"
        + " that your server sends"
    case .neverSent(let sample, let line):
      "the app declares \(line), and \(sample) is such a push; remove the line, or the sample"
    case .linkOfOthers(let sample, let link, let line):
      "the app declares \(line), and \(sample) leads to \(Quotation.of(link)); correct the line, or remove the sample"
    }
  }

  private static let mostShown = 3

  private static func shown(_ value: JSONValue?) -> String {
    value.map { Quotation.harmless($0.text) } ?? "nothing"
  }

  private static func shown(_ values: [JSONValue?]) -> String {
    var known: Set<JSONValue?> = []
    let different = values.filter { known.insert($0).inserted }.map { shown($0) }
    return different.prefix(mostShown).joined(separator: ", ")
      + (different.count > mostShown ? ", …" : "")
  }

  private static func choice(_ placeholders: [String]) -> String {
    let last = placeholders.last ?? ""
    guard placeholders.count > 1 else { return last }
    return placeholders.dropLast().joined(separator: ", ") + " or \(last)"
  }

  private static func rest(_ others: [String], _ one: String, _ several: String) -> String {
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(mostShown).map { Quotation.harmless($0) }
    let more = others.count > mostShown ? " and \(others.count - mostShown) more" : ""
    return "; \(shown.joined(separator: ", "))\(more) \(others.count == 1 ? one : several), too"
  }
}

extension SampleFault.Member {
  fileprivate var place: String { Quotation.harmless(path.description) }
}
