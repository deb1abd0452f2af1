import PushConformance
import PushCorpus
import Testing

/// The written form of steps: the texts that are read, and the refusals with their messages.
@Suite struct StepGrammarTests {
  /// The forms that no golden scenario and no stored token has; `WrittenFormTests` reads all other forms.
  static let rows = Written<Step>.rows([
    #"{"early":2}"#: .time(.early(after: 2)),
    #"{"completeFetchAgain":{"by":"links","of":"a","with":"failed"}}"#: .services(
      .completeFetchAgain(of: "a", by: "links", .failed)
    ),
    #"{"content":"loadsAtOnce"}"#: .responses(.content(takesTime: false)),
    #"{"answerUnregistration":{"token":"ff","with":"rejected"}}"#: .account(
      .answerUnregistration(token: DeviceToken(bytes: [255]), .rejected)
    ),
    #"{"idiom":"phone"}"#: .navigation(.idiom(.phone)),
    #"{"post":{"message":"Foo"}}"#: .navigation(.post(AbstractMessage("Foo"))),
    #"{"post":{"data":{"a":[1]},"message":"navigateTo","view":99}}"#: .navigation(
      .post(AbstractMessage(view: 99, data: ["a": [1]]))
    ),
    #"{"post":{"clearBackstack":null,"data":null,"message":"navigateTo","view":null}}"#:
      .navigation(.post(AbstractMessage(view: .null, data: .null, clearBackstack: .null))),
    #"{"post":{"clearBackstack":true,"message":"navigateTo"}}"#: .navigation(
      .post(AbstractMessage(clearBackstack: true))
    ),
  ])

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Written<Step>) throws {
    let read = try StrictJSON.decode(Step.self, from: Array(row.written.utf8), file: "step")
    #expect(read == row.value)
    let again = try StrictJSON.decode(Step.self, from: try JSON.bytes(row.value), file: "again")
    #expect(again == row.value)
  }

  @Test("The sentence of a step has words for each value")
  func sentence() throws {
    for step in try Set(Kit.load().scenarios.flatMap(\.steps)).union(Self.rows.map(\.value)) {
      #expect(!step.text.isEmpty && !step.text.contains(/\{\d+\}/), "\(step)")
    }
  }

  static let refusals = Refusal.rows([
    #""jump""#: "1:1: there is no step 'jump'; Specs/scenarios.md lists them",
    #"{"jump":"a"}"#: "1:1: there is no step 'jump'; Specs/scenarios.md lists them",
    #"{"complete-load":"a"}"#:
      "1:1: there is no step 'complete-load'; did you mean 'completeLoad'?",
    #""deliver""#: #"1:1: the step 'deliver' needs an argument: {"deliver": …}"#,
    #"{"launch":true}"#: #"1:1: the step 'launch' takes no argument; write it as "launch""#,
    #"{"deliver":"a","tap":"a"}"#:
      "1:1: a step is its name, or an object with its name as the one member",
    #"{"early":-1}"#: "1:10: /early: a number of jobs is between 0 and 1000",
    #"{"early":1001}"#: "1:10: /early: a number of jobs is between 0 and 1000",
    #"{"advance":"5 minutes"}"#:
      #"1:12: /advance: a time is written as a number and ms or s, such as "5s""#,
    #"{"advance":"99999999999s"}"#:
      #"1:12: /advance: a time is written as a number and ms or s, such as "5s""#,
    #"{"receiveToken":"0g"}"#:
      "1:17: /receiveToken: a token is written with two hexadecimal digits a byte",
    #"{"router":"hesitates"}"#: #"1:11: /router: the router "accepts" or "refuses""#,
    #"{"popResponder":"inbox"}"#:
      #"1:1: the step 'popResponder' takes no argument; write it as "popResponder""#,
    #"{"accept":{"inbox":"some"}}"#:
      #"1:20: /accept/inbox: a participant says yes to "all", "none", or a list of names"#,
    #"{"accept":{"inbox":"all","chat":"all"}}"#:
      #"1:11: /accept: name one participant, such as {"chat": "none"}"#,
    #"{"openLink":{"to":"a","fragment":"x"}}"#:
      #"1:23: /openLink/fragment: there is no member "fragment"; the members are to, query"#,
    #"{"completeLoad":"a"}"#: "1:17: /completeLoad: expected an object, found a string",
    #"{"completeLoad":{"of":"a","with":"luck"}}"#: """
    1:34: /completeLoad/with: "luck" is not a known value; the values are screens, failure, nothing
    """,
    #"{"completeDownload":{"of":"a","with":"luck"}}"#: """
    1:38: /completeDownload/with: "luck" is not a known value; the values are file, untypedFile, failure
    """,
    #"{"completeDownload":"a"}"#: "1:21: /completeDownload: expected an object, found a string",
    #""expire""#: #"1:1: the step 'expire' needs an argument: {"expire": …}"#,
    #"{"post":{"view":"login"}}"#: #"1:9: /post: the member "message" is missing"#,
    #"{"post":{"message":"navigateTo","animated":true}}"#: """
    1:33: /post/animated: there is no member "animated"; the members are message, view, data, \
    clearBackstack, from
    """,
    #"{"resolver":"late"}"#: #"1:13: /resolver: the resolver is "present" or "absent""#,
    #"{"idiom":"watch"}"#:
      #"1:10: /idiom: "watch" is not a known value; the values are phone, pad"#,
    #""handleURL""#: #"1:1: the step 'handleURL' needs an argument: {"handleURL": …}"#,
    #"{"receiveLocalNotification":{"alert":"Tea"}}"#:
      "1:29: /receiveLocalNotification: expected a string, found an object",
    #"{"answerPermission":"notDetermined"}"#:
      #"1:21: /answerPermission: an answer is a decision, and "notDetermined" is not a decision"#,
    #"{"logIn":""}"#: "1:10: /logIn: an account has a name",
    #"{"logOut":"ada"}"#: #"1:1: the step 'logOut' takes no argument; write it as "logOut""#,
    #"{"answerUnregistration":{"token":"ff"}}"#:
      #"1:25: /answerUnregistration: the member "with" is missing"#,
    #"{"receiveActivityToken":{"of":"ride-1","token":""}}"#:
      "1:25: /receiveActivityToken: the token of an activity has at least one byte",
    #"{"receivePushToStartToken":{"for":"","token":"ff"}}"#:
      "1:28: /receivePushToStartToken: a type of attributes has a name",
    #"{"receivePushToStartToken":{"of":"ride-1","token":"ff"}}"#:
      #"1:29: /receivePushToStartToken/of: there is no member "of"; the members are token, for"#,
    #"{"tap":{"to":"a"}}"#: #"1:8: /tap: the member "in" is missing"#,
    #"{"openScene":""}"#: "1:14: /openScene: a scene has a name",
    #"{"endActivity":""}"#: "1:16: /endActivity: an activity has a name",
    #"{"content":"hurries"}"#: #"1:12: /content: the content "takesTime" or "loadsAtOnce""#,
    #"{"loader":"hurries"}"#: #"1:11: /loader: the loader "answersAtOnce" or "takesTime""#,
  ])

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) { row.expect(of: Step.self, file: "step") }
}
