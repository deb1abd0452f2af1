package import PushPayloads

/// A contradiction in the declaration of an app, or between the declaration and the adapter.
package enum DeclarationFault: Sendable, Hashable {
  /// Two lines declare the same part of the app.
  case declaredTwice(first: String, second: String)
  /// The named edition does not exist; `known` has the names of all editions.
  case unknownEdition(String, known: [String])
  /// A line is about a role that the adapter does not have. The line needs one of the roles in `needs`.
  case unused(line: String, needs: [Role])
  case excluded(line: String, by: Role)
  /// The adapter conforms to two protocols that exclude each other.
  case conformsToBoth(Role, Role)
  /// A line names an event that the app does not have; `known` has the names of the app's events.
  case unknownEvent(String, known: [String])
  /// Pushes in two declared forms are equal, so no app can tell the two forms apart. Both forms can belong to one
  /// event.
  case looksAlike(String, String)
  /// The form of an event equals the form of all other pushes, and has no place for the event type.
  case looksPlain(String)
  /// The form of the pushes does not have `aps` at its root.
  case withoutAPS
  /// A closure of `.sends` returns two forms in two calls.
  case sendsDifferently(line: String)
  /// A form has two members of one name in one object.
  case repeatedMember(line: String, path: JSONPointer)
  case samples(SampleFault)
  /// A role needs a value, but the form of the pushes has no place for this value.
  ///
  /// Each of `placeholders` would give the value a place.
  case withoutPlace(for: Role, placeholders: [String])
  /// An ordinary push in the declared form is larger than APNs accepts; both sizes are in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The body that the closure of `.encodes` returns lacks the `aps` of the push, or has a different `aps`.
  case encodesAPS
  /// The closure of `.encodes` returns two different bodies for the same push.
  case encodesDifferently
  /// The closure of `.encodes` returns equal bodies for two pushes with different links and ids.
  case encodesAlike
  /// The body that the closure of `.encodes` returns for an ordinary push is larger than APNs accepts; both sizes are
  /// in bytes.
  case encodesTooLarge(size: Int, limit: Int)
  /// A line is about a value of pushes, but no push of the app has a place for this value.
  case contradictsForm(line: String, placeholder: String)
  /// Two lines declare a category with this identifier, but with different actions.
  case categoriesDiffer(String)
  /// The adapter registers categories, but the app declares no category.
  case withoutCategory
  /// Two events have the same name in pushes.
  case eventsLookAlike(String, String, name: String)
  /// A link of `.links` has no place for a value without which the link does not name its destination. `placeholder`
  /// would be such a place.
  case linkWithoutPlace(link: String, placeholder: String)
  /// The kit can judge fewer requirements than the file of answers says; `lines` are the lines that turn requirements off.
  case judgesTooFew(floor: Int, judged: Int, lines: [LineCount])

  /// A line of the declaration, with the number of requirements that the line turns off.
  package struct LineCount: Sendable, Hashable {
    var line: String
    var requirements: Int
  }
}
