/// The declaration of an app: how its pushes look, and what it does where several behaviours are correct.
///
/// Each call declares one line and returns the longer declaration. A line that is missing stands for an app of today:
/// pushes with their own members at the root, and screens that only a tap brings up.
///
/// ```swift
/// static let app = PushApp()
///   .sends { ["aps": $0.aps, "room": $0.objectID, "link": $0.url] }
///   .neverSends(.silent)
///   .registers(.atLogin)
/// ```
///
/// Before anything is judged, a declaration that contradicts itself or its adapter is an error that names the line.
public struct PushApp: Sendable {
  /// A line of a declaration.
  struct Line: Sendable, Hashable {
    /// The line as it is written.
    let text: String
    /// The part of the app that the line declares; two lines about one part contradict each other.
    let part: String
    /// The roles to which the line matters; one suffices.
    ///
    /// Empty for a line that matters to each center.
    let roles: [Role]
  }

  /// The choices that the lines make.
  package var policies = Policies()
  /// The spellings that the lines declare.
  package var vocabulary = Vocabulary()
  /// The name of the edition that the app has to meet; nil for the newest one.
  var editionName: String?
  /// The lines, in their order.
  var lines: [Line] = []

  /// Creates the declaration of an app of today.
  public init() {}

  /// Creates a declaration from what lines would resolve to.
  package init(policies: Policies = Policies(), vocabulary: Vocabulary = Vocabulary()) {
    self.policies = policies
    self.vocabulary = vocabulary
  }

  /// Returns the declaration with one more line.
  ///
  /// - Parameters:
  ///   - text: The line as it is written.
  ///   - part: The part of the app that the line declares.
  ///   - roles: The roles to which the line matters.
  ///   - change: Carries out the line.
  /// - Returns: The longer declaration.
  func declaring(
    _ text: String,
    about part: String? = nil,
    for roles: [Role] = [],
    _ change: (inout PushApp) -> Void
  ) -> PushApp {
    var app = self
    let name = String(text.prefix { $0 != "(" && $0 != " " })
    app.lines.append(Line(text: text, part: part ?? name, roles: roles))
    change(&app)
    return app
  }
}
