package import PushPayloads

/// A contradiction in the declaration of an app, or between the declaration and the adapter.
package enum DeclarationFault: Sendable, Hashable {
  case declaredTwice(first: String, second: String)
  case unknownEdition(String, known: [String])
  /// A line is about a role that the adapter lacks; the adapter needs one of the roles in `needs`.
  case unused(line: String, needs: [Role])
  case excluded(line: String, by: Role)
  case conformsToBoth(Role, Role)
  case unknownEvent(String, known: [String])
  /// Two declared forms of pushes are equal, so no app can tell the forms apart; both forms can belong to one event.
  case looksAlike(String, String)
  /// The form of an event equals the form of all other pushes, and has no place for the event type.
  case looksPlain(String)
  /// The form of the pushes does not have `aps` at its root.
  case withoutAPS
  case sendsDifferently(line: String)
  case repeatedMember(line: String, path: JSONPointer)
  case samples(SampleFault)
  /// A role needs a value, but the form of the pushes lacks a place for this value.
  ///
  /// Each of `placeholders` would add such a place.
  case withoutPlace(for: Role, placeholders: [String])
  /// An ordinary push in the declared form is larger than APNs accepts; both sizes are in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The body that the closure of `.encodes` returns lacks the `aps` of the push, or has a different `aps`.
  case encodesAPS
  case encodesDifferently
  /// The closure of `.encodes` returns equal bodies for two pushes with different links and ids.
  case encodesAlike
  /// The body that the closure of `.encodes` returns for an ordinary push is larger than APNs accepts; both sizes are
  /// in bytes.
  case encodesTooLarge(size: Int, limit: Int)
  /// A line is about a value for which no push of the app has a place.
  case contradictsForm(line: String, placeholder: String)
  /// Two lines declare a category with this identifier, but with different actions.
  case categoriesDiffer(String)
  case withoutCategory
  /// Two events have the same name in pushes.
  case eventsLookAlike(String, String, name: String)
  /// A link of `.links` does not name its destination, because the link lacks `placeholder`.
  case linkWithoutPlace(link: String, placeholder: String)
  /// The kit can judge fewer requirements than the minimum in the file of answers.
  ///
  /// `lines` are the lines of the declaration that turn requirements off.
  case judgesTooFew(floor: Int, judged: Int, lines: [LineCount])

  package struct LineCount: Sendable, Hashable {
    var line: String
    var requirements: Int
  }
}
