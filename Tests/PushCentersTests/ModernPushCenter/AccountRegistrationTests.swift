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

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
    var requests: [String]
  }

  static let rows = [
    Row(
      testDescription: "a newer token takes the place of the older one",
      steps: [.token(1), .token(2)],
      requests: ["+01", "+02"]
    ),
    Row(
      testDescription: "a first login claims a registration without an account",
      steps: [.token(1), .logIn("anna")],
      requests: ["+01", "+01 anna"]
    ),
    Row(
      testDescription: "another account",
      steps: [.logIn("anna"), .token(1), .logIn("bert")],
      requests: ["+01 anna", "-01 anna", "+01 bert"]
    ),
    Row(
      testDescription: "a logout lasts",
      steps: [.logIn("anna"), .token(1), .logOut, .forgotten, .restart, .resume, .token(1)],
      requests: ["+01 anna", "-01 anna"]
    ),
    Row(
      testDescription: "a logout at a launch, before the token",
      steps: [.logIn("anna"), .token(1), .restart, .resume, .logOut],
      requests: ["+01 anna", "-01 anna"]
    ),
    Row(
      testDescription: "nothing is owed of an account that is back",
      steps: [.logIn("anna"), .token(1), .logOut, .logIn("anna"), .restart, .resume],
      requests: ["+01 anna", "-01 anna", "+01 anna"]
    ),
    Row(
      testDescription: "an account lasts",
      steps: [.logIn("anna"), .restart, .resume, .token(1)],
      requests: ["+01 anna"]
    ),
    Row(
      testDescription: "opting out lasts, through a login as well",
      steps: [.token(1), .optOut, .forgotten, .restart, .resume, .token(1), .logIn("anna")],
      requests: ["+01", "-01"]
    ),
    Row(
      testDescription: "a server that could not be reached is notified with the next occasion",
      steps: [.token(1), .failed(1, nil), .token(1), .resume],
      requests: ["+01", "+01"]
    ),
    Row(
      testDescription: "all tokens move to another account",
      steps: [.logIn("anna"), .token(1), .activityToken("7", 3), .logIn("bert")],
      requests: [
        "+01 anna", "+activity 7 03 anna", "-01 anna", "-activity 7 03 anna", "+01 bert",
        "+activity 7 03 bert",
      ]
    ),
    Row(
      testDescription: "an activity is not kept for the next process",
      steps: [.logIn("anna"), .activityToken("7", 3), .restart, .resume, .logOut],
      requests: ["+activity 7 03 anna"]
    ),
  ]

  @Test("Each sequence of steps makes the expected requests", arguments: rows)
  func requests(row: Row) throws {
    var state = AccountRegistration()
    var requests: [AccountRegistration.Request] = []
    for step in row.steps { requests += try state.perform(step) }
    #expect(requests.map(\.text) == row.requests)
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
