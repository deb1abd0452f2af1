/// The declaration of an app: how its pushes look, and what it does where several behaviors are correct.
///
/// Each method adds one line and returns the declaration with this line. The defaults describe a current app, in
/// which pushes have the app's members at the root, and only a tap brings up a screen.
///
/// ```swift
/// static let app = PushApp()
///   .sends { ["aps": $0.aps, "room": $0.objectID, "link": $0.url] }
///   .neverSends(.silent)
///   .registers(.atLogin)
/// ```
///
/// A declaration that contradicts itself or its adapter is an error. The kit reports the error before it judges
/// anything, and names the line.
public struct PushApp: Sendable {
  struct Line: Sendable, Hashable {
    /// The line as Swift source, such as `.registers(.atLogin)`.
    let text: String
    /// The part of the app that the line declares; two lines about one part contradict each other.
    let part: String
    /// The roles that give the line a meaning; a subject needs at least one role of each array.
    let roles: [[Role]]
  }

  package struct Place: Sendable, Hashable {
    package var fileID: String
    package var path: String
    package var line: Int
  }

  /// The place of the declaration in the source, to which findings point; nil if the adapter declares nothing.
  package let place: Place?
  package var policies = Policies()
  package var vocabulary = Vocabulary()
  /// The name of the edition that the app has to meet; nil for the newest edition.
  var editionName: String?
  /// The last line whose closure returned different forms in two calls; nil if every closure returned equal forms.
  var unsteadyLine: String?
  var lines: [Line] = []

  /// Creates the declaration of a current app, without any line.
  ///
  /// Findings point to the source location of this call, which the default arguments supply. If `line` is 0, findings
  /// point to no source location.
  public init(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    place = line > 0 ? Place(fileID: fileID, path: filePath, line: line) : nil
  }

  package init(policies: Policies = Policies(), vocabulary: Vocabulary) {
    place = nil
    self.policies = policies
    self.vocabulary = vocabulary
  }

  // The line is valid for a subject with a role of `roles` and a role of `others`; an empty array demands no role.
  func declaring(
    _ text: String,
    about part: String? = nil,
    for roles: [Role] = [],
    and others: [Role] = [],
    _ change: (inout PushApp) -> Void
  ) -> PushApp {
    var app = self
    let name = String(text.prefix { $0 != "(" && $0 != " " })
    app.lines.append(
      Line(text: text, part: part ?? name, roles: [roles, others].filter { !$0.isEmpty })
    )
    change(&app)
    return app
  }

  func setting<Value: RawRepresentable<String>>(
    _ policy: WritableKeyPath<Policies, Value>,
    _ name: String,
    to value: Value,
    for roles: [Role] = [],
    and others: [Role] = []
  ) -> PushApp {
    declaring(".\(name)(.\(value.rawValue))", for: roles, and: others) {
      $0.policies[keyPath: policy] = value
    }
  }
}
