import PushPayloads

struct PushSamples: Sendable {
  var list: [PushSample] = []
  /// The form that `.sends { … }` declares; nil if the declaration has no such line.
  var form: PushTemplate?
  /// The event types of the samples of ``form``; an element is nil if its sample has no type.
  var types: [String?] = []
}

extension Vocabulary {
  /// A ``PushSample`` whose body the kit can use.
  typealias ReadSample = (name: String, event: String?, body: JSONObject)

  /// The usable samples in the order of the declaration; ``faultOfSamples`` reports the unusable samples.
  private var readSamples: [ReadSample] {
    samples.list.compactMap { sample in
      (try? sample.body.get()).map { (sample.name, sample.event, $0) }
    }
  }

  /// Returns the index of a sample's form in ``forms``, or nil for the form of `.sends { … }`; throws if no form fits.
  private func form(of sample: ReadSample) throws(SampleFault) -> Int? {
    guard let event = sample.event else { return nil }
    let own = forms.indices.filter { forms[$0].event == event }
    guard own.count > 1 else { return own.first }
    let fitting = own.compactMap { index in
      forms[index].written.members(in: .object(sample.body)).map { (index, members: $0) }
    }
    guard let best = fitting.max(by: { $0.members < $1.members })
    else { throw .ofNoForm(sample: sample.name, event: event) }
    return fitting.first { $0.members == best.members }?.0
  }

  func samples(ofForm index: Int?) -> [ReadSample] {
    readSamples.filter { (try? form(of: $0)) == .some(index) }
  }

  mutating func completeForms() {
    guard !samples.list.isEmpty else { return }
    if let merge = merge(ofForm: nil) {
      template = merge.completed
      samples.types = types(of: nil)
    }
    for index in forms.indices {
      guard let merge = merge(ofForm: index) else { continue }
      forms[index].template = merge.completed
      forms[index].sampledTypes = types(of: index)
    }
  }

  private func written(_ index: Int?) -> PushTemplate? {
    if let index { forms[index].written } else { samples.form }
  }

  private func types(of index: Int?) -> [String?] {
    let form = written(index)
    return samples(ofForm: index).map { form?.values(in: .object($0.body))[.type]?.string }
  }

  private func line(_ index: Int?) -> String {
    if let index { ".sends(\"\(forms[index].event)\") { … }" } else { ".sends { … }" }
  }

  private func merge(ofForm index: Int?) -> SampleMerge? {
    let own = samples(ofForm: index)
    guard let form = written(index), !own.isEmpty else { return nil }
    return SampleMerge(form, declaredBy: line(index), with: own.map { ($0.name, $0.body) })
  }

  // MARK: - Faults

  var faultOfSamples: SampleFault? {
    for sample in samples.list.prefix(PushSample.most) {
      if case .failure(let fault) = sample.body { return fault }
    }
    guard samples.list.count <= PushSample.most else { return .tooMany(limit: PushSample.most) }
    var bodies: [JSONValue: String] = [:]
    for sample in readSamples {
      let body = JSONValue.object(sample.body).sortedByName
      if let other = bodies.updateValue(sample.name, forKey: body) {
        return .equal(other, sample.name)
      }
    }
    for sample in readSamples {
      do throws(SampleFault) {
        if let fault = faultOfType(of: sample, in: try form(of: sample)) { return fault }
      } catch { return error }
    }
    return ([nil] + forms.indices.map { $0 }).lazy.compactMap(faultOfSamples(ofForm:)).first
  }

  private func faultOfType(of sample: ReadSample, in index: Int?) -> SampleFault? {
    let form = written(index)
    guard let type = form?.values(in: .object(sample.body))[.type]?.string else { return nil }
    if let event = sample.event {
      guard let meant = events[event]?.name, meant != type else { return nil }
      return .typeDiffers(sample: sample.name, found: type, meant: meant)
    }
    let other = forms.first { events[$0.event]?.name == type }
    return other.map { .ofAnotherForm(sample: sample.name, event: $0.event) }
  }

  private func faultOfSamples(ofForm index: Int?) -> SampleFault? {
    let own = samples(ofForm: index)
    guard let form = written(index)
    else { return own.first.map { .withoutForm(sample: $0.name, proposal: proposal(for: own)) } }
    guard let merge = merge(ofForm: index) else {
      let isSampled = form.path(to: .sampled) != nil
      return isSampled ? .sampledWithoutSamples(line: line(index)) : nil
    }
    if let fault = merge.faults.first { return fault }
    let placeholders = SamplePlaceholders(besides: form, events: Set(events.values.map(\.name)))
    let isSingle = merge.differing.isEmpty
    let unnamed = isSingle ? merge.undecided : merge.differing
    guard let first = unnamed.first else { return nil }
    let member = SampleFault.Member(line: line(index), path: first.path)
    let names = placeholders.names(for: first.values, named: first.name)
    let others = unnamed.dropFirst().map(\.path.description)
    guard isSingle, let value = first.values.first ?? nil
    else { return .differs(member, values: first.values, placeholders: names, others: others) }
    return .undecided(member, value: value, placeholders: names, others: others)
  }

  private func proposal(for samples: [ReadSample]) -> String {
    let form: PushTemplate = ["aps": PushFields().aps]
    let merge = SampleMerge(form, declaredBy: line(nil), with: samples.map { ($0.name, $0.body) })
    var placeholders = SamplePlaceholders(besides: form, events: Set(events.values.map(\.name)))
    let members = merge.differing + merge.undecided
    var values = members.map { _ in "" }
    // Members whose names suggest an id get a placeholder first, because the form has few placeholders for ids.
    let likely = members.indices.filter { SamplePlaceholders.isCalledID(members[$0].name) }
    for index in likely + members.indices.filter({ !likely.contains($0) }) {
      let member = members[index]
      values[index] = placeholders.names(for: member.values, named: member.name)[0]
      if let field = placeholders.fields(for: member.values, named: member.name).first {
        placeholders.free.remove(field)
      }
    }
    let written = zip(members, values).map { (path: $0.path.tokens, value: $1) }
    return ".sends { \(Self.literal([(["aps"], "$0.aps")] + written)) }"
  }

  private static let membersShown = 12

  private static func literal(_ members: [(path: [String], value: String)]) -> String {
    var keys: [String] = []
    var groups: [String: [(path: [String], value: String)]] = [:]
    for member in members {
      guard let key = member.path.first else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append((Array(member.path.dropFirst()), member.value))
    }
    let written = keys.prefix(membersShown).map { key in
      let group = groups[key] ?? []
      let value = group.first { $0.path.isEmpty }?.value ?? literal(group)
      return "\(Quotation.of(key)): \(value)"
    }
    return "[" + (written + (keys.count > membersShown ? ["…"] : [])).joined(separator: ", ") + "]"
  }
}
