import PushConformance
import PushPayloads
import PushSimulation

/// A push center in another process.
///
/// The kit writes a line for each callback. The adapter writes a line for each action of its center, such as setting
/// the badge number.
@MainActor final class AdapterCenter {
  let application: SimulatedApplication
  private let roles: Set<Role>
  private let connection: AdapterConnection?
  var held = AdapterHoldings()

  /// Asks the adapter to start its center; without a connection, the center does nothing.
  init(_ application: SimulatedApplication, _ connection: AdapterConnection?, roles: Set<Role>) {
    self.application = application
    self.connection = connection
    self.roles = roles
    let storage = held.storage(of: application)
    call("start", ["os": .string(application.osProfile.rawValue), "storage": storage])
  }

  func has(_ role: Role) -> Bool { roles.contains(role) }

  func call(_ method: String, _ arguments: JSONObject = [:]) {
    _ = call(method, arguments) { line throws(AdapterFault.Cause) in try line.only(["type", "id"]) }
  }

  /// Sends a callback, performs the adapter's actions, and returns the adapter's result; nil without an adapter.
  func call<Value>(
    _ method: String,
    _ arguments: JSONObject = [:],
    reading read: (AdapterMembers) throws(AdapterFault.Cause) -> Value
  ) -> Value? {
    guard let connection else { return nil }
    let state = application.applicationState.rawValue
    return connection.ask(
      [
        "type": "call", "method": .string(method), "state": .string(state),
        "arguments": .object(arguments),
      ],
      answeredBy: ["effect", "ask", "done"],
      about: " (\(method))",
      read: { [self] line, type throws(AdapterFault.Cause) in
        guard type != "done" else {
          try line.only(["type", "id", "value"])
          return try read(line)
        }
        try perform(line, isQuestion: type == "ask", of: connection)
        return nil
      }
    )
  }

  private func perform(
    _ line: AdapterMembers,
    isQuestion: Bool,
    of connection: AdapterConnection
  ) throws(AdapterFault.Cause) {
    let name = try line.text("name")
    guard let deed = AdapterDeed(rawValue: name) else {
      let known = AdapterDeed.allCases.map(\.rawValue).sorted().joined(separator: ", ")
      throw .wrongLine("'name' is '\(name)'; the names are \(known)")
    }
    guard isQuestion || !deed.mayCallBack else {
      throw .wrongLine("'\(name)' has the type 'effect'; the kit may call back, so write 'ask'")
    }
    let arguments = try line.optionalObject("arguments") ?? .empty(at: "'arguments'")
    try line.only(["type", "id", "name", "arguments"])
    try arguments.only(deed.arguments)
    if isQuestion { try connection.expectSilence() }
    let answer = try perform(deed, arguments)
    if isQuestion { connection.send(["type": "answer", "value": answer ?? .null]) }
  }
}
