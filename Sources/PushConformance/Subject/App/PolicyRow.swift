package struct PolicyRow: Sendable {
  package let name: String
  package let values: [String]
  let value: @Sendable (Policies) -> String
  /// Returns an app's declaration with one more line, which sets the policy to an element of ``values``.
  package let declaring: @Sendable (String, PushApp) -> PushApp
  /// For each value, by name, the line of a declaration that sets the policy to the value, such as `.work(.settles)`.
  private let lines: [String: String]

  private init<Choice: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String,
    _ value: @escaping @Sendable (Policies) -> Choice,
    _ declare: @escaping @Sendable (PushApp) -> (Choice) -> PushApp
  ) where Choice.RawValue == String {
    self.name = name
    values = Choice.allCases.map(\.rawValue)
    self.value = { value($0).rawValue }
    declaring = { value, app in Choice(rawValue: value).map(declare(app)) ?? app }
    let pairs = Choice.allCases.map { ($0.rawValue, declare(PushApp())($0).lines[0].text) }
    lines = Dictionary(uniqueKeysWithValues: pairs)
  }

  func line(_ value: String) -> String { lines[value] ?? value }

  func isDeclared(in app: PushApp) -> Bool {
    app.lines.contains { line in lines.values.contains(line.text) }
  }

  // The order counts: the reason for a skipped case names the first policy whose value the case does not allow.
  static let all: [PolicyRow] = [
    PolicyRow("routesOn", \.routesOn, PushApp.routes(on:)),
    PolicyRow("os", \.os, PushApp.os(_:)),
    PolicyRow("membership", \.membership, PushApp.membership(_:)),
    PolicyRow("registers", \.registers, PushApp.registers(_:)),
    PolicyRow("uploads", \.uploads, PushApp.uploads(_:)),
    PolicyRow("requests", \.requests, PushApp.requests(_:)),
    PolicyRow("uploadsFor", \.uploadsFor, PushApp.uploads(for:)),
    PolicyRow("switchesAccount", \.switchesAccount, PushApp.switchesAccount(_:)),
    PolicyRow("presents", \.presents, PushApp.presents(_:)),
    PolicyRow("loads", \.loads, PushApp.loads(_:)),
    PolicyRow("reopens", \.reopens, PushApp.reopens(_:)),
    PolicyRow("asks", \.asks, PushApp.asks(_:)),
    PolicyRow("launchResult", \.launchResult, PushApp.launchResult(_:)),
    PolicyRow("urlResult", \.urlResult, PushApp.urlResult(_:)),
    PolicyRow("back", \.back, PushApp.back(_:)),
    PolicyRow("clearsBadge", \.clearsBadge, PushApp.clearsBadge(_:)),
    PolicyRow("clearsNotifications", \.clearsNotifications, PushApp.clearsNotifications(_:)),
    PolicyRow("work", \.work, PushApp.work(_:)),
    PolicyRow("release", \.release, PushApp.release(_:)),
  ]

  package static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// A policy for which an app has a value that a requirement or a scenario does not allow.
package struct PolicyMismatch: Sendable, Hashable {
  /// The line of a declaration that sets the app's value, such as `.routes(on: .response)`.
  package var declared: String
  /// True if the app's value is the default of the policy, even if a line of the declaration sets it.
  package var isDefault: Bool
  package var meant: [String]
}
