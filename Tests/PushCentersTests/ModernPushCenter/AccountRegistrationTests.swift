import Foundation
import PushPayloads
import Testing

@testable import PushCenters

@Suite("The requests to the server follow from the account")
struct AccountRegistrationTests {
  enum Step: Sendable {
    case token(UInt8)
    case activityToken(String, UInt8)
    case logIn(String)
    case logOut
    case optOut
    case optIn
    case resume
    /// The process ends, and the next one reads the stored state.
    case restart
    /// The server has forgotten all registrations that it was asked to forget.
    case forgotten
    /// The server could not be reached for a device token.
    case failed(UInt8, String?)
  }

  static let rows: [(name: String, steps: [Step], requests: [String])] = [
    ("a newer token takes the place of the older one", [.token(1), .token(2)], ["+01", "+02"]),
    (
      "a first login claims a registration without an account", [.token(1), .logIn("anna")],
      ["+01", "+01 anna"]
    ),
    (
      "another account", [.logIn("anna"), .token(1), .logIn("bert")],
      ["+01 anna", "-01 anna", "+01 bert"]
    ),
    (
      "a logout lasts",
      [.logIn("anna"), .token(1), .logOut, .forgotten, .restart, .resume, .token(1)],
      ["+01 anna", "-01 anna"]
    ),
    (
      "a logout at a launch, before the token",
      [.logIn("anna"), .token(1), .restart, .resume, .logOut], ["+01 anna", "-01 anna"]
    ),
    (
      "nothing is owed of an account that is back",
      [.logIn("anna"), .token(1), .logOut, .logIn("anna"), .restart, .resume],
      ["+01 anna", "-01 anna", "+01 anna"]
    ),
    ("an account lasts", [.logIn("anna"), .restart, .resume, .token(1)], ["+01 anna"]),
    (
      "opting out lasts, through a login as well",
      [.token(1), .optOut, .forgotten, .restart, .resume, .token(1), .logIn("anna")],
      ["+01", "-01"]
    ),
    (
      "a server that could not be reached is notified with the next occasion",
      [.token(1), .failed(1, nil), .token(1), .resume], ["+01", "+01"]
    ),
    (
      "all tokens move to another account",
      [.logIn("anna"), .token(1), .activityToken("7", 3), .logIn("bert")],
      [
        "+01 anna", "+activity 7 03 anna", "-01 anna", "-activity 7 03 anna", "+01 bert",
        "+activity 7 03 bert",
      ]
    ),
    (
      "an activity is not kept for the next process",
      [.logIn("anna"), .activityToken("7", 3), .restart, .resume, .logOut], ["+activity 7 03 anna"]
    ),
  ]

  @Test("Each sequence of steps makes the expected requests", arguments: rows)
  func requests(name: String, steps: [Step], expected: [String]) throws {
    var state = AccountRegistration()
    let requests = try steps.flatMap { try state.perform($0) }
    #expect(requests.map(\.text) == expected)
  }

  @Test("A server that deletes a token in use gets it once more")
  func lateForgetting() throws {
    var state = AccountRegistration()
    _ = try state.perform(.token(1)) + state.perform(.optOut) + state.perform(.optIn)
    let registration = TokenRegistration(token: DeviceToken(bytes: [1]))
    let requests = state.didForget(registration)
    #expect(requests.map(\.text) == ["+01"])
    #expect(state.owed.isEmpty)
  }

  @Test(
    "The center has a token while an account is logged in and opted in",
    arguments: [Step.logOut, .optOut]
  )
  func reportedToken(off: Step) throws {
    var state = AccountRegistration()
    _ = try state.perform(.token(1))
    #expect(state.deviceToken?.hexadecimal == "01")
    _ = try state.perform(off)
    #expect(state.deviceToken == nil)
    #expect(!state.isOn)
  }

  @Test("A token without a byte is ignored")
  func emptyTokens() {
    var state = AccountRegistration()
    for purpose in [TokenPurpose.device, .activity(id: "7")] {
      let requests = state.receive(DeviceToken(bytes: []), for: purpose)
      #expect(requests.isEmpty)
    }
    #expect(state.deviceToken == nil)
  }

  @Test("A server that is never reached does not fill the storage")
  func bound() throws {
    var state = AccountRegistration()
    for number in 0..<300 {
      _ = state.receive(DeviceToken(bytes: [1]), for: .activity(id: "\(number)"))
      _ = state.end(activity: "\(number)")
    }
    #expect(state.owed.count == AccountRegistration.owedLimit)
    #expect(state.owed.last?.purpose == .activity(id: "299"))
  }
}

extension AccountRegistration {
  fileprivate mutating func perform(_ step: AccountRegistrationTests.Step) throws -> [Request] {
    switch step {
    case .token(let byte): return receive(DeviceToken(bytes: [byte]), for: .device)
    case .activityToken(let id, let byte):
      return receive(DeviceToken(bytes: [byte]), for: .activity(id: id))
    case .logIn(let account): return logIn(account)
    case .logOut: return logOut()
    case .optOut: return setOptedOut(true)
    case .optIn: return setOptedOut(false)
    case .resume: return resume()
    case .restart:
      self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self))
      return []
    case .forgotten: return owed.flatMap { didForget($0) }
    case .failed(let byte, let account):
      didFail(TokenRegistration(token: DeviceToken(bytes: [byte]), account: account))
      return []
    }
  }
}

extension AccountRegistration.Request {
  fileprivate var text: String {
    switch self {
    case .register(let registration): "+" + registration.text
    case .unregister(let registration): "-" + registration.text
    }
  }
}
