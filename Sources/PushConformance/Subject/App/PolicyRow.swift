/// A policy with its possible values, its line in a declaration, and a function that returns the chosen value.
struct PolicyRow: Sendable {
  let name: String
  /// The line of a declaration that sets the policy, up to the value.
  private let opening: String
  let values: [String]
  let value: @Sendable (Policies) -> String

  private init<Choice: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String,
    declaredBy opening: String? = nil,
    _ value: @escaping @Sendable (Policies) -> Choice
  ) where Choice.RawValue == String {
    self.name = name
    self.opening = opening ?? ".\(name)(."
    values = Choice.allCases.map(\.rawValue)
    self.value = { value($0).rawValue }
  }

  func line(_ value: String) -> String { opening + value + ")" }

  // If a case does not allow the policies of an app, the reason names the first of these that the case does not allow.
  static let all: [PolicyRow] = [
    PolicyRow("routesOn", declaredBy: ".routes(on: .") { $0.routesOn },
    PolicyRow("os") { $0.os },
    PolicyRow("membership") { $0.membership },
    PolicyRow("registers") { $0.registers },
    PolicyRow("uploads") { $0.uploads },
    PolicyRow("requests") { $0.requests },
    PolicyRow("uploadsFor", declaredBy: ".uploads(for: .") { $0.uploadsFor },
    PolicyRow("switchesAccount") { $0.switchesAccount },
    PolicyRow("presents") { $0.presents },
    PolicyRow("loads") { $0.loads },
    PolicyRow("reopens") { $0.reopens },
    PolicyRow("asks") { $0.asks },
    PolicyRow("launchResult") { $0.launchResult },
    PolicyRow("urlResult") { $0.urlResult },
    PolicyRow("back") { $0.back },
    PolicyRow("clearsBadge") { $0.clearsBadge },
    PolicyRow("clearsNotifications") { $0.clearsNotifications },
    PolicyRow("work") { $0.work },
    PolicyRow("release") { $0.release },
  ]

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// A policy for which an app has a value that a requirement or a scenario does not allow.
package struct PolicyMismatch: Sendable, Hashable {
  /// The line of a declaration that sets the app's value, such as `.routes(on: .response)`.
  package var declared: String
  /// True if the app's value is the default of the policy, even if a line of the declaration sets it.
  package var isDefault: Bool
  package var meant: [String]
}
