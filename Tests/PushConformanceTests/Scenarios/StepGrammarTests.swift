import PushConformance
import PushCorpus
import PushPayloads
import PushSimulation
import Testing

/// The written form of steps: what is read, what is refused, and with which words.
@Suite struct StepGrammarTests {
  /// A step and how it is written.
  struct Row: Sendable, CustomTestStringConvertible {
    var written: String
    var step: Step
    var testDescription: String { written }
  }

  static let rows: [Row] = [
    Row(written: #""launch""#, step: .launch),
    Row(written: #""launchInBackground""#, step: .launchInBackground),
    Row(written: #""resignActive""#, step: .resignActive),
    Row(written: #""becomeActive""#, step: .becomeActive),
    Row(written: #""enterBackground""#, step: .enterBackground),
    Row(written: #""enterForeground""#, step: .enterForeground),
    Row(written: #""suspend""#, step: .suspend),
    Row(written: #""resume""#, step: .resume),
    Row(written: #""terminate""#, step: .terminate),
    Row(written: #""requestRegistration""#, step: .requestRegistration),
    Row(
      written: #"{"receiveToken":"000aff"}"#,
      step: .receiveToken(DeviceToken(bytes: [0, 10, 255]))
    ),
    Row(written: #"{"receiveToken":""}"#, step: .receiveToken(DeviceToken(bytes: []))),
    Row(written: #"{"failRegistration":"offline"}"#, step: .failRegistration(.init("offline"))),
    Row(written: #"{"deliver":"a"}"#, step: .deliver("a")),
    Row(written: #"{"tap":"a"}"#, step: .tap("a")),
    Row(written: #"{"attach":"chat"}"#, step: .attach("chat")),
    Row(written: #"{"detach":"chat"}"#, step: .detach("chat")),
    Row(written: #"{"release":"chat"}"#, step: .release("chat")),
    Row(written: #"{"suppress":{"chat":"all"}}"#, step: .suppress("chat", .all)),
    Row(written: #"{"suppress":{"chat":"none"}}"#, step: .suppress("chat", .none)),
    Row(written: #"{"suppress":{"chat":["a","b"]}}"#, step: .suppress("chat", .only(["a", "b"]))),
    Row(written: #"{"activateToast":"a"}"#, step: .activateToast("a")),
    Row(written: #"{"advance":"5s"}"#, step: .advance(.seconds(5))),
    Row(written: #"{"advance":"250ms"}"#, step: .advance(.milliseconds(250))),
    Row(
      written: #"{"answerUpload":{"token":"ff","with":"failure"}}"#,
      step: .answerUpload(token: DeviceToken(bytes: [255]), .failure)
    ),
    Row(written: #"{"router":"refuses"}"#, step: .router(accepts: false)),
    Row(written: #"{"router":"accepts"}"#, step: .router(accepts: true)),
  ]

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Row) throws {
    let read = try StrictJSON.decode(Step.self, from: Array(row.written.utf8), file: "step")
    #expect(read == row.step)
    let again = try StrictJSON.decode(Step.self, from: try JSON.bytes(row.step), file: "again")
    #expect(again == row.step)
  }

  /// A text that is no step, and what is said of it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var written: String
    var complaint: String
    var testDescription: String { written }
  }

  static let names = """
    activateToast, advance, answerUpload, attach, becomeActive, deliver, detach, enterBackground, \
    enterForeground, failRegistration, launch, launchInBackground, receiveToken, release, \
    requestRegistration, resignActive, resume, router, suppress, suspend, tap, terminate
    """

  static let refusals: [Refusal] = [
    Refusal(
      written: #""jump""#,
      complaint: "step:1:1: there is no step 'jump'; there are \(names)"
    ),
    Refusal(
      written: #"{"jump":"a"}"#,
      complaint: "step:1:1: there is no step 'jump'; there are \(names)"
    ),
    Refusal(
      written: #""deliver""#,
      complaint: #"step:1:1: the step 'deliver' needs an argument: {"deliver": …}"#
    ),
    Refusal(
      written: #"{"launch":true}"#,
      complaint: #"step:1:1: the step 'launch' takes no argument; write it as "launch""#
    ),
    Refusal(
      written: #"{"deliver":"a","tap":"a"}"#,
      complaint: "step:1:1: a step is its name, or an object with its name as the one member"
    ),
    Refusal(
      written: #"{"advance":"5 minutes"}"#,
      complaint: #"step:1:12: /advance: a time is written as a number and ms or s, such as "5s""#
    ),
    Refusal(
      written: #"{"advance":"99999999999s"}"#,
      complaint: #"step:1:12: /advance: a time is written as a number and ms or s, such as "5s""#
    ),
    Refusal(
      written: #"{"receiveToken":"0g"}"#,
      complaint: "step:1:17: /receiveToken: a token is written with two hexadecimal digits a byte"
    ),
    Refusal(
      written: #"{"router":"hesitates"}"#,
      complaint: #"step:1:11: /router: the router "accepts" or "refuses""#
    ),
  ]

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) {
    do {
      _ = try StrictJSON.decode(Step.self, from: Array(row.written.utf8), file: "step")
      Issue.record("\(row.written) was taken for a step")
    } catch {
      #expect("\(error)" == row.complaint)
    }
  }
}
