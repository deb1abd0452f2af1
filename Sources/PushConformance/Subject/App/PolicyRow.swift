/// A policy that requirements and scenarios may depend on.
struct PolicyRow: Sendable {
  /// The name of the policy in specifications and scenarios.
  let name: String
  /// The line of a declaration that chooses a value, with `VALUE` in its place.
  let form: String
  /// The values, in the order of their type.
  let values: [String]
  /// Returns the value that policies have chosen.
  let value: @Sendable (Policies) -> String

  private init<Choice: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String,
    declaredBy form: String? = nil,
    _ value: @escaping @Sendable (Policies) -> Choice
  ) where Choice.RawValue == String {
    self.name = name
    self.form = form ?? ".\(name)(.VALUE)"
    values = Choice.allCases.map(\.rawValue)
    self.value = { value($0).rawValue }
  }

  /// Returns the line of a declaration that chooses a value.
  func line(_ value: String) -> String { form.replacing("VALUE", with: value) }

  /// All policies, in the order in which reasons name them.
  static let all: [PolicyRow] = [
    PolicyRow("routesOn", declaredBy: ".routes(on: .VALUE)") { $0.routesOn },
    PolicyRow("os") { $0.os },
    PolicyRow("membership") { $0.membership },
    PolicyRow("registers") { $0.registers },
    PolicyRow("uploads") { $0.uploads },
    PolicyRow("uploadsFor", declaredBy: ".uploads(for: .VALUE)") { $0.uploadsFor },
    PolicyRow("presents") { $0.presents },
    PolicyRow("loads") { $0.loads },
    PolicyRow("asks") { $0.asks },
    PolicyRow("launchResult") { $0.launchResult },
    PolicyRow("urlResult") { $0.urlResult },
    PolicyRow("back") { $0.back },
    PolicyRow("clearsBadge") { $0.clearsBadge },
    PolicyRow("work") { $0.work },
    PolicyRow("release") { $0.release },
  ]
}

/// A policy of an app that a requirement or a scenario is not for.
package struct PolicyMismatch: Sendable, Hashable {
  /// The line that declares the policy of the app.
  package var declared: String
  /// Whether the app has the policy without declaring it.
  package var isDefault: Bool
  /// The lines of the apps that the requirement or the scenario is for.
  package var meant: [String]
}
