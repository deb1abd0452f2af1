import PushConformance
import PushCorpus
import PushPayloads
import PushSimulation
import Testing

/// The written form of steps: the texts that are read, and the refusals with their messages.
@Suite struct StepGrammarTests {
  /// A step and its written form.
  struct Row: Sendable, CustomTestStringConvertible {
    var written: String
    var step: Step
    var testDescription: String { written }
  }

  static let rows: [Row] = [
    Row(written: #""launch""#, step: .application(.launch)),
    Row(written: #""launchInBackground""#, step: .application(.launchInBackground)),
    Row(written: #""resignActive""#, step: .application(.resignActive)),
    Row(written: #""becomeActive""#, step: .application(.becomeActive)),
    Row(written: #""enterBackground""#, step: .application(.enterBackground)),
    Row(written: #""enterForeground""#, step: .application(.enterForeground)),
    Row(written: #""suspend""#, step: .application(.suspend)),
    Row(written: #""resume""#, step: .application(.resume)),
    Row(written: #""terminate""#, step: .application(.terminate)),
    Row(written: #""requestRegistration""#, step: .registration(.request)),
    Row(
      written: #"{"receiveToken":"000aff"}"#,
      step: .token(.receive(DeviceToken(bytes: [0, 10, 255])))
    ),
    Row(written: #"{"receiveToken":""}"#, step: .token(.receive(DeviceToken(bytes: [])))),
    Row(written: #"{"failRegistration":"offline"}"#, step: .registration(.fail(.init("offline")))),
    Row(written: #"{"deliver":"a"}"#, step: .notification(.deliver("a"))),
    Row(written: #"{"tap":"a"}"#, step: .responses(.tap("a"))),
    Row(written: #"{"tap":{"in":"notes","to":"a"}}"#, step: .responses(.tap("a", scene: "notes"))),
    Row(written: #"{"openScene":"notes"}"#, step: .scenes(.open("notes"))),
    Row(written: #"{"deliverAgain":"a"}"#, step: .notification(.deliverAgain("a"))),
    Row(written: #"{"attach":"chat"}"#, step: .participant(.attach("chat"))),
    Row(written: #"{"detach":"chat"}"#, step: .participant(.detach("chat"))),
    Row(written: #"{"release":"chat"}"#, step: .participant(.release("chat"))),
    Row(written: #"{"suppress":{"chat":"all"}}"#, step: .suppression(.suppress("chat", .all))),
    Row(written: #"{"suppress":{"chat":"none"}}"#, step: .suppression(.suppress("chat", .none))),
    Row(
      written: #"{"suppress":{"chat":["a","b"]}}"#,
      step: .suppression(.suppress("chat", .only(["a", "b"])))
    ),
    Row(written: #"{"activateToast":"a"}"#, step: .toast(.activate("a"))),
    Row(written: #"{"advance":"5s"}"#, step: .time(.advance(.seconds(5)))),
    Row(written: #"{"advance":"250ms"}"#, step: .time(.advance(.milliseconds(250)))),
    Row(written: #"{"early":2}"#, step: .time(.early(after: 2))),
    Row(
      written: #"{"answerUpload":{"token":"ff","with":"failure"}}"#,
      step: .token(.answerUpload(token: DeviceToken(bytes: [255]), .failure))
    ),
    Row(written: #"{"router":"refuses"}"#, step: .links(.router(accepts: false))),
    Row(written: #"{"router":"accepts"}"#, step: .links(.router(accepts: true))),
    Row(written: #""popResponder""#, step: .responders(.pop)),
    Row(written: #"{"accept":{"inbox":"all"}}"#, step: .responders(.accept("inbox", .all))),
    Row(written: #"{"accept":{"inbox":["a"]}}"#, step: .responders(.accept("inbox", .only(["a"])))),
    Row(written: #"{"openLink":"a"}"#, step: .links(.openLink("a"))),
    Row(
      written: #"{"openLink":{"query":"x=1","to":"a"}}"#,
      step: .links(.openLink("a", query: "x=1"))
    ),
    Row(
      written: #"{"openURL":"https://example.com"}"#,
      step: .links(.openURL("https://example.com"))
    ),
    Row(written: #"{"handleURL":"app://old/way"}"#, step: .links(.handleURL("app://old/way"))),
    Row(
      written: #"{"receiveLocalNotification":"Time for tea"}"#,
      step: .services(.receiveLocalNotification("Time for tea"))
    ),
    Row(
      written: #"{"completeLoad":{"of":"a","with":"screens"}}"#,
      step: .hierarchy(.completeLoad(of: "a", .screens))
    ),
    Row(
      written: #"{"completeLoad":{"of":"a","with":"failure"}}"#,
      step: .hierarchy(.completeLoad(of: "a", .failure))
    ),
    Row(
      written: #"{"completeLoad":{"of":"a","with":"nothing"}}"#,
      step: .hierarchy(.completeLoad(of: "a", .nothing))
    ),
    Row(written: #"{"completeLoadAgain":"a"}"#, step: .hierarchy(.completeLoadAgain(of: "a"))),
    Row(
      written: #"{"completeFetch":{"by":"links","of":"a","with":"newData"}}"#,
      step: .services(.completeFetch(of: "a", by: "links", .newData))
    ),
    Row(
      written: #"{"completeFetchAgain":{"by":"links","of":"a","with":"failed"}}"#,
      step: .services(.completeFetchAgain(of: "a", by: "links", .failed))
    ),
    Row(
      written: #"{"completeDownload":{"of":"a","with":"untypedFile"}}"#,
      step: .extension(.completeDownload(of: "a", .untypedFile))
    ),
    Row(
      written: #"{"completeDownload":{"of":"a","with":"failure"}}"#,
      step: .extension(.completeDownload(of: "a", .failure))
    ),
    Row(
      written: #"{"completeText":{"of":"a","with":"loaded"}}"#,
      step: .extension(.completeText(of: "a", .loaded))
    ),
    Row(
      written: #"{"completeText":{"of":"a","with":"failure"}}"#,
      step: .extension(.completeText(of: "a", .failure))
    ),
    Row(written: #"{"expire":"a"}"#, step: .extension(.expire("a"))),
    Row(written: #"{"loader":"answersAtOnce"}"#, step: .hierarchy(.loader(answersAtOnce: true))),
    Row(written: #"{"loader":"takesTime"}"#, step: .hierarchy(.loader(answersAtOnce: false))),
    Row(written: #"{"navigate":"Settings"}"#, step: .hierarchy(.navigate(to: "Settings"))),
    Row(written: #""subscribe""#, step: .navigation(.subscribe)),
    Row(written: #""requestPermission""#, step: .permission(.request)),
    Row(written: #"{"answerPermission":"denied"}"#, step: .permission(.answer(.denied))),
    Row(written: #"{"answerPermission":"unknown"}"#, step: .permission(.answer(.unknown))),
    Row(written: #""readPermission""#, step: .permission(.read)),
    Row(written: #"{"logIn":"ada"}"#, step: .account(.logIn("ada"))),
    Row(written: #""logOut""#, step: .account(.logOut)),
    Row(written: #"{"logOutOf":"ada"}"#, step: .account(.logOutOf("ada"))),
    Row(written: #"{"switchAccount":"ada"}"#, step: .account(.switchAccount(to: "ada"))),
    Row(written: #"{"content":"takesTime"}"#, step: .responses(.content(takesTime: true))),
    Row(written: #"{"content":"loadsAtOnce"}"#, step: .responses(.content(takesTime: false))),
    Row(
      written: #"{"completeContent":{"of":"a","with":"loaded"}}"#,
      step: .responses(.completeContent(of: "a", .loaded))
    ),
    Row(
      written: #"{"completeContent":{"of":"a","with":"failure"}}"#,
      step: .responses(.completeContent(of: "a", .failure))
    ),
    Row(written: #""optOut""#, step: .account(.optOut)),
    Row(written: #""optIn""#, step: .account(.optIn)),
    Row(
      written: #"{"answerUnregistration":{"token":"ff","with":"rejected"}}"#,
      step: .account(.answerUnregistration(token: DeviceToken(bytes: [255]), .rejected))
    ),
    Row(
      written: #"{"receiveActivityToken":{"of":"ride-1","token":"ff"}}"#,
      step: .activity(.receiveToken(DeviceToken(bytes: [255]), for: .activity("ride-1")))
    ),
    Row(
      written: #"{"receivePushToStartToken":{"for":"Ride","token":"ff"}}"#,
      step: .activity(.receiveToken(DeviceToken(bytes: [255]), for: .pushToStart("Ride")))
    ),
    Row(written: #"{"endActivity":"ride-1"}"#, step: .activity(.end("ride-1"))),
    Row(
      written: #"{"answerActivityUpload":{"token":"ff","with":"failure"}}"#,
      step: .activity(.answerUpload(token: DeviceToken(bytes: [255]), .failure))
    ),
    Row(
      written: #"{"answerActivityUnregistration":{"token":"ff","with":"success"}}"#,
      step: .activity(.answerUnregistration(token: DeviceToken(bytes: [255]), .success))
    ),
    Row(written: #"{"resolver":"present"}"#, step: .navigation(.resolver(isPresent: true))),
    Row(written: #"{"resolver":"absent"}"#, step: .navigation(.resolver(isPresent: false))),
    Row(written: #"{"idiom":"phone"}"#, step: .navigation(.idiom(.phone))),
    Row(written: #"{"idiom":"pad"}"#, step: .navigation(.idiom(.pad))),
    Row(
      written: #"{"post":"navigateBack"}"#,
      step: .navigation(.post(AbstractMessage("navigateBack")))
    ),
    Row(written: #"{"post":{"message":"Foo"}}"#, step: .navigation(.post(AbstractMessage("Foo")))),
    Row(
      written: #"{"post":{"from":"a","message":"navigateTo","view":"login"}}"#,
      step: .navigation(.post(AbstractMessage(view: "login", sender: "a")))
    ),
    Row(
      written: #"{"post":{"data":{"a":[1]},"message":"navigateTo","view":99}}"#,
      step: .navigation(.post(AbstractMessage(view: 99, data: ["a": [1]])))
    ),
    Row(
      written: #"{"post":{"clearBackstack":null,"data":null,"message":"navigateTo","view":null}}"#,
      step: .navigation(.post(AbstractMessage(view: .null, data: .null, clearBackstack: .null)))
    ),
    Row(
      written: #"{"post":{"clearBackstack":true,"message":"navigateTo"}}"#,
      step: .navigation(.post(AbstractMessage(clearBackstack: true)))
    ),
  ]

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Row) throws {
    let read = try StrictJSON.decode(Step.self, from: Array(row.written.utf8), file: "step")
    #expect(read == row.step)
    let again = try StrictJSON.decode(Step.self, from: try JSON.bytes(row.step), file: "again")
    #expect(again == row.step)
  }

  /// A text that is no step, and the error about it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var written: String
    var complaint: String
    var testDescription: String { written }
  }

  static let refusals: [Refusal] = [
    Refusal(
      written: #""jump""#,
      complaint: "step:1:1: there is no step 'jump'; Specs/scenarios.md lists them"
    ),
    Refusal(
      written: #"{"jump":"a"}"#,
      complaint: "step:1:1: there is no step 'jump'; Specs/scenarios.md lists them"
    ),
    Refusal(
      written: #"{"complete-load":"a"}"#,
      complaint: "step:1:1: there is no step 'complete-load'; did you mean 'completeLoad'?"
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
      written: #"{"early":-1}"#,
      complaint: "step:1:10: /early: a number of jobs is between 0 and 1000"
    ),
    Refusal(
      written: #"{"early":1001}"#,
      complaint: "step:1:10: /early: a number of jobs is between 0 and 1000"
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
    Refusal(
      written: #"{"popResponder":"inbox"}"#,
      complaint: #"step:1:1: the step 'popResponder' takes no argument; write it as "popResponder""#
    ),
    Refusal(
      written: #"{"accept":{"inbox":"some"}}"#,
      complaint: """
        step:1:20: /accept/inbox: a participant says yes to "all", "none", or a list of names
        """
    ),
    Refusal(
      written: #"{"accept":{"inbox":"all","chat":"all"}}"#,
      complaint: #"step:1:11: /accept: name one participant, such as {"chat": "none"}"#
    ),
    Refusal(
      written: #"{"openLink":{"to":"a","fragment":"x"}}"#,
      complaint: """
        step:1:23: /openLink/fragment: there is no member "fragment"; the members are to, query
        """
    ),
    Refusal(
      written: #"{"completeLoad":"a"}"#,
      complaint: "step:1:17: /completeLoad: expected an object, found a string"
    ),
    Refusal(
      written: #"{"completeLoad":{"of":"a","with":"luck"}}"#,
      complaint: """
        step:1:34: /completeLoad/with: "luck" is not a known value; the values are screens, failure, nothing
        """
    ),
    Refusal(
      written: #"{"completeDownload":{"of":"a","with":"luck"}}"#,
      complaint: """
        step:1:38: /completeDownload/with: "luck" is not a known value; the values are file, untypedFile, failure
        """
    ),
    Refusal(
      written: #"{"completeDownload":"a"}"#,
      complaint: "step:1:21: /completeDownload: expected an object, found a string"
    ),
    Refusal(
      written: #""expire""#,
      complaint: #"step:1:1: the step 'expire' needs an argument: {"expire": …}"#
    ),
    Refusal(
      written: #"{"post":{"view":"login"}}"#,
      complaint: #"step:1:9: /post: the member "message" is missing"#
    ),
    Refusal(
      written: #"{"post":{"message":"navigateTo","animated":true}}"#,
      complaint: """
        step:1:33: /post/animated: there is no member "animated"; the members are message, view, data, \
        clearBackstack, from
        """
    ),
    Refusal(
      written: #"{"resolver":"late"}"#,
      complaint: #"step:1:13: /resolver: the resolver is "present" or "absent""#
    ),
    Refusal(
      written: #"{"idiom":"watch"}"#,
      complaint: #"step:1:10: /idiom: "watch" is not a known value; the values are phone, pad"#
    ),
    Refusal(
      written: #""handleURL""#,
      complaint: #"step:1:1: the step 'handleURL' needs an argument: {"handleURL": …}"#
    ),
    Refusal(
      written: #"{"receiveLocalNotification":{"alert":"Tea"}}"#,
      complaint: "step:1:29: /receiveLocalNotification: expected a string, found an object"
    ),
    Refusal(
      written: #"{"answerPermission":"notDetermined"}"#,
      complaint: """
        step:1:21: /answerPermission: an answer is a decision, and "notDetermined" is not a decision
        """
    ),
    Refusal(
      written: #"{"logIn":""}"#,
      complaint: "step:1:10: /logIn: an account has a name"
    ),
    Refusal(
      written: #"{"logOut":"ada"}"#,
      complaint: #"step:1:1: the step 'logOut' takes no argument; write it as "logOut""#
    ),
    Refusal(
      written: #"{"answerUnregistration":{"token":"ff"}}"#,
      complaint: #"step:1:25: /answerUnregistration: the member "with" is missing"#
    ),
    Refusal(
      written: #"{"receiveActivityToken":{"of":"ride-1","token":""}}"#,
      complaint: "step:1:25: /receiveActivityToken: the token of an activity has at least one byte"
    ),
    Refusal(
      written: #"{"receivePushToStartToken":{"for":"","token":"ff"}}"#,
      complaint: "step:1:28: /receivePushToStartToken: a type of attributes has a name"
    ),
    Refusal(
      written: #"{"receivePushToStartToken":{"of":"ride-1","token":"ff"}}"#,
      complaint: """
        step:1:29: /receivePushToStartToken/of: there is no member "of"; the members are token, for
        """
    ),
    Refusal(
      written: #"{"tap":{"to":"a"}}"#,
      complaint: #"step:1:8: /tap: the member "in" is missing"#
    ),
    Refusal(
      written: #"{"openScene":""}"#,
      complaint: "step:1:14: /openScene: a scene has a name"
    ),
    Refusal(
      written: #"{"endActivity":""}"#,
      complaint: "step:1:16: /endActivity: an activity has a name"
    ),
    Refusal(
      written: #"{"content":"hurries"}"#,
      complaint: #"step:1:12: /content: the content "takesTime" or "loadsAtOnce""#
    ),
    Refusal(
      written: #"{"loader":"hurries"}"#,
      complaint: #"step:1:11: /loader: the loader "answersAtOnce" or "takesTime""#
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
