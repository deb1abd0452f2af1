package import PushPayloads

/// A mistake in the samples of an app's pushes, or a contradiction between the samples and the declaration.
package enum SampleFault: Error, Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    var line: String
    /// The path from the root of the body to the member; the path continues inside a string that contains JSON.
    var path: JSONPointer
  }

  // MARK: - Bodies

  case withoutBodies(line: String)
  case withoutFiles(folder: String)
  case unreadable(file: String, reason: String)
  case tooMany(limit: Int)
  /// A sample is not the JSON text of an object that the kit can read; `reason` names the position and the mistake.
  case malformed(sample: String, reason: String)
  /// A sample is larger than APNs or the kit accepts; `size` and `limit` are in bytes.
  case tooLarge(sample: String, size: Int, limit: Int)
  case withoutAPS(sample: String)
  case equal(String, String)

  // MARK: - Forms

  /// The declaration has samples, but no form for them; `proposal` is a line with a form that would fit.
  case withoutForm(sample: String, proposal: String)
  /// The event of a sample has several forms, and the sample fits none of these forms.
  case ofNoForm(sample: String, event: String)
  /// The type in a sample differs from the type of the event that the sample's line names.
  case typeDiffers(sample: String, found: String, meant: String)
  /// A sample's type belongs to an event with a form of its own, but the sample's line does not name this event.
  case ofAnotherForm(sample: String, event: String)
  case sampledWithoutSamples(line: String)

  // MARK: - Members

  // `values` has one element for each sample: nil if the sample lacks the member. `others` are the other members that
  // differ.
  case differs(Member, values: [JSONValue?], placeholders: [String], others: [String])
  /// The kit cannot tell from one sample whether a member is a constant; `others` are the other such members.
  case undecided(Member, value: JSONValue, placeholders: [String], others: [String])
  case contradictsConstant(Member, constant: JSONValue, sample: String, found: JSONValue?)
  /// The form has a placeholder or a constant for which no sample has a value.
  case missing(Member, written: String)
  /// The placeholder in the form cannot stand for the kind of value that a sample has at this place.
  case wrongKind(Member, placeholder: String, sample: String, found: JSONValue, instead: String)
  /// The form has an object, an array or a string with JSON, and a sample has another shape at this place.
  case wrongShape(Member, expected: String, sample: String, found: JSONValue)

  // MARK: - Promises

  case neverSent(sample: String, line: String)
  /// The link of a sample does not begin with the string that a line of the declaration promises.
  case linkOfOthers(sample: String, link: String, line: String)
}
