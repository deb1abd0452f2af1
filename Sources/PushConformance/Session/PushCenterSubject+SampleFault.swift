import PushPayloads

extension PushCenterSubject {
  var faultOfSamples: SampleFault? {
    if let fault = vocabulary.faultOfSamples { return fault }
    let forms = [nil] + vocabulary.forms.indices.map { $0 }
    return forms.lazy.compactMap(brokenPromise(ofForm:)).first
  }

  /// The kinds of push that the kit can recognise in a sample.
  ///
  /// The list omits the other kinds. For example, a sample does not show whether an encrypted text can be decrypted, or
  /// whether the app knows an event that the declaration omits.
  private static let recognised: [PushShape] = [
    .silent, .withoutText, .withoutURL, .withoutType, .withoutObjectID, .withoutMessageID,
    .malformed, .badge, .structuredAlert, .localizedText,
  ]

  /// Returns the fault of the first sample of a form that contradicts a line of the declaration; nil if there is none.
  ///
  /// If `index` is nil, the method checks the samples of the form of `.sends { … }`.
  private func brokenPromise(ofForm index: Int?) -> SampleFault? {
    let form = index.map { vocabulary.forms[$0] }
    let template = vocabulary.template(of: form)
    for sample in vocabulary.samples(ofForm: index) {
      let push = AbstractNotification(sample: sample.body, in: template)
      for shape in Self.recognised where vocabulary.neverSends.contains(shape) {
        // If the form has no place for the value, every push of the form lacks the value. The line is not about these
        // pushes.
        if let value = shape.value, template.path(to: value) == nil { continue }
        guard shape.describes(push, in: vocabulary) else { continue }
        return .neverSent(sample: sample.name, line: shape.line)
      }
      guard let beginning = vocabulary.beginningOfLinks,
        let link = [push.url?.string, push.actionURL].lazy.compactMap(\.self)
          .first(where: { !$0.hasPrefix(beginning.prefix { $0 != "{" }) })
      else { continue }
      return .linkOfOthers(
        sample: sample.name,
        link: link,
        line: ".opensLinks(under: \(beginning))"
      )
    }
    return nil
  }
}

extension AbstractNotification {
  /// Creates the notification that a scenario would have in place of a sample.
  fileprivate init(sample: JSONObject, in template: PushTemplate) {
    let values = template.values(in: .object(sample))
    func value(_ field: PushTemplate.Field) -> JSONValue? {
      values[field] == .null ? nil : values[field]
    }
    let aps = sample["aps"]?.object ?? JSONObject()
    self.init(
      alert: aps["alert"],
      url: value(.url),
      actionURL: value(.actionURL)?.string,
      type: value(.type),
      objectID: value(.objectID),
      messageID: value(.messageID),
      attachment: value(.attachment),
      ciphertext: value(.ciphertext),
      aps: aps
    )
  }
}
