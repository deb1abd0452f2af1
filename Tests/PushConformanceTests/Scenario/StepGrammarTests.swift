import PushConformance
import PushCorpus
import PushPayloads
import PushSimulation
import Testing

/// The written form of steps: the texts that are read, and the refusals with their messages.
@Suite struct StepGrammarTests {
  static let rows: [Written<Step>] = [
    Written(#""launch""#, .application(.launch)),
    Written(#""launchInBackground""#, .application(.launchInBackground)),
    Written(#""resignActive""#, .application(.resignActive)),
    Written(#""becomeActive""#, .application(.becomeActive)),
    Written(#""enterBackground""#, .application(.enterBackground)),
    Written(#""enterForeground""#, .application(.enterForeground)),
    Written(#""suspend""#, .application(.suspend)),
    Written(#""resume""#, .application(.resume)),
    Written(#""terminate""#, .application(.terminate)),
    Written(#""requestRegistration""#, .registration(.request)),
    Written(#"{"receiveToken":"000aff"}"#, .token(.receive(DeviceToken(bytes: [0, 10, 255])))),
    Written(#"{"receiveToken":""}"#, .token(.receive(DeviceToken(bytes: [])))),
    Written(#"{"failRegistration":"offline"}"#, .registration(.fail(.init("offline")))),
    Written(#"{"deliver":"a"}"#, .notification(.deliver("a"))),
    Written(#"{"tap":"a"}"#, .responses(.tap("a"))),
    Written(#"{"tap":{"in":"notes","to":"a"}}"#, .responses(.tap("a", scene: "notes"))),
    Written(#"{"openScene":"notes"}"#, .scenes(.open("notes"))),
    Written(#"{"deliverAgain":"a"}"#, .notification(.deliverAgain("a"))),
    Written(#"{"attach":"chat"}"#, .participant(.attach("chat"))),
    Written(#"{"detach":"chat"}"#, .participant(.detach("chat"))),
    Written(#"{"release":"chat"}"#, .participant(.release("chat"))),
    Written(#"{"suppress":{"chat":"all"}}"#, .suppression(.suppress("chat", .all))),
    Written(#"{"suppress":{"chat":"none"}}"#, .suppression(.suppress("chat", .none))),
    Written(
      #"{"suppress":{"chat":["a","b"]}}"#,
      .suppression(.suppress("chat", .only(["a", "b"])))
    ),
    Written(#"{"activateToast":"a"}"#, .toast(.activate("a"))),
    Written(#"{"advance":"5s"}"#, .time(.advance(.seconds(5)))),
    Written(#"{"advance":"250ms"}"#, .time(.advance(.milliseconds(250)))),
    Written(#"{"early":2}"#, .time(.early(after: 2))),
    Written(
      #"{"answerUpload":{"token":"ff","with":"failure"}}"#,
      .token(.answerUpload(token: DeviceToken(bytes: [255]), .failure))
    ),
    Written(#"{"router":"refuses"}"#, .links(.router(accepts: false))),
    Written(#"{"router":"accepts"}"#, .links(.router(accepts: true))),
    Written(#""popResponder""#, .responders(.pop)),
    Written(#"{"accept":{"inbox":"all"}}"#, .responders(.accept("inbox", .all))),
    Written(#"{"accept":{"inbox":["a"]}}"#, .responders(.accept("inbox", .only(["a"])))),
    Written(#"{"openLink":"a"}"#, .links(.openLink("a"))),
    Written(#"{"openLink":{"query":"x=1","to":"a"}}"#, .links(.openLink("a", query: "x=1"))),
    Written(#"{"openURL":"https://example.com"}"#, .links(.openURL("https://example.com"))),
    Written(#"{"handleURL":"app://old/way"}"#, .links(.handleURL("app://old/way"))),
    Written(
      #"{"receiveLocalNotification":"Time for tea"}"#,
      .services(.receiveLocalNotification("Time for tea"))
    ),
    Written(
      #"{"completeLoad":{"of":"a","with":"screens"}}"#,
      .hierarchy(.completeLoad(of: "a", .screens))
    ),
    Written(
      #"{"completeLoad":{"of":"a","with":"failure"}}"#,
      .hierarchy(.completeLoad(of: "a", .failure))
    ),
    Written(
      #"{"completeLoad":{"of":"a","with":"nothing"}}"#,
      .hierarchy(.completeLoad(of: "a", .nothing))
    ),
    Written(#"{"completeLoadAgain":"a"}"#, .hierarchy(.completeLoadAgain(of: "a"))),
    Written(
      #"{"completeFetch":{"by":"links","of":"a","with":"newData"}}"#,
      .services(.completeFetch(of: "a", by: "links", .newData))
    ),
    Written(
      #"{"completeFetchAgain":{"by":"links","of":"a","with":"failed"}}"#,
      .services(.completeFetchAgain(of: "a", by: "links", .failed))
    ),
    Written(
      #"{"completeDownload":{"of":"a","with":"untypedFile"}}"#,
      .extension(.completeDownload(of: "a", .untypedFile))
    ),
    Written(
      #"{"completeDownload":{"of":"a","with":"failure"}}"#,
      .extension(.completeDownload(of: "a", .failure))
    ),
    Written(
      #"{"completeText":{"of":"a","with":"loaded"}}"#,
      .extension(.completeText(of: "a", .loaded))
    ),
    Written(
      #"{"completeText":{"of":"a","with":"failure"}}"#,
      .extension(.completeText(of: "a", .failure))
    ),
    Written(#"{"expire":"a"}"#, .extension(.expire("a"))),
    Written(#"{"loader":"answersAtOnce"}"#, .hierarchy(.loader(answersAtOnce: true))),
    Written(#"{"loader":"takesTime"}"#, .hierarchy(.loader(answersAtOnce: false))),
    Written(#"{"navigate":"Settings"}"#, .hierarchy(.navigate(to: "Settings"))),
    Written(#""subscribe""#, .navigation(.subscribe)),
    Written(#""requestPermission""#, .permission(.request)),
    Written(#"{"answerPermission":"denied"}"#, .permission(.answer(.denied))),
    Written(#"{"answerPermission":"unknown"}"#, .permission(.answer(.unknown))),
    Written(#""readPermission""#, .permission(.read)),
    Written(#"{"logIn":"ada"}"#, .account(.logIn("ada"))),
    Written(#""logOut""#, .account(.logOut)),
    Written(#"{"logOutOf":"ada"}"#, .account(.logOutOf("ada"))),
    Written(#"{"switchAccount":"ada"}"#, .account(.switchAccount(to: "ada"))),
    Written(#"{"content":"takesTime"}"#, .responses(.content(takesTime: true))),
    Written(#"{"content":"loadsAtOnce"}"#, .responses(.content(takesTime: false))),
    Written(
      #"{"completeContent":{"of":"a","with":"loaded"}}"#,
      .responses(.completeContent(of: "a", .loaded))
    ),
    Written(
      #"{"completeContent":{"of":"a","with":"failure"}}"#,
      .responses(.completeContent(of: "a", .failure))
    ),
    Written(#""optOut""#, .account(.optOut)),
    Written(#""optIn""#, .account(.optIn)),
    Written(
      #"{"answerUnregistration":{"token":"ff","with":"rejected"}}"#,
      .account(.answerUnregistration(token: DeviceToken(bytes: [255]), .rejected))
    ),
    Written(
      #"{"receiveActivityToken":{"of":"ride-1","token":"ff"}}"#,
      .activity(.receiveToken(DeviceToken(bytes: [255]), for: .activity("ride-1")))
    ),
    Written(
      #"{"receivePushToStartToken":{"for":"Ride","token":"ff"}}"#,
      .activity(.receiveToken(DeviceToken(bytes: [255]), for: .pushToStart("Ride")))
    ),
    Written(#"{"endActivity":"ride-1"}"#, .activity(.end("ride-1"))),
    Written(
      #"{"answerActivityUpload":{"token":"ff","with":"failure"}}"#,
      .activity(.answerUpload(token: DeviceToken(bytes: [255]), .failure))
    ),
    Written(
      #"{"answerActivityUnregistration":{"token":"ff","with":"success"}}"#,
      .activity(.answerUnregistration(token: DeviceToken(bytes: [255]), .success))
    ),
    Written(#"{"resolver":"present"}"#, .navigation(.resolver(isPresent: true))),
    Written(#"{"resolver":"absent"}"#, .navigation(.resolver(isPresent: false))),
    Written(#"{"idiom":"phone"}"#, .navigation(.idiom(.phone))),
    Written(#"{"idiom":"pad"}"#, .navigation(.idiom(.pad))),
    Written(#"{"post":"navigateBack"}"#, .navigation(.post(AbstractMessage("navigateBack")))),
    Written(#"{"post":{"message":"Foo"}}"#, .navigation(.post(AbstractMessage("Foo")))),
    Written(
      #"{"post":{"from":"a","message":"navigateTo","view":"login"}}"#,
      .navigation(.post(AbstractMessage(view: "login", sender: "a")))
    ),
    Written(
      #"{"post":{"data":{"a":[1]},"message":"navigateTo","view":99}}"#,
      .navigation(.post(AbstractMessage(view: 99, data: ["a": [1]])))
    ),
    Written(
      #"{"post":{"clearBackstack":null,"data":null,"message":"navigateTo","view":null}}"#,
      .navigation(.post(AbstractMessage(view: .null, data: .null, clearBackstack: .null)))
    ),
    Written(
      #"{"post":{"clearBackstack":true,"message":"navigateTo"}}"#,
      .navigation(.post(AbstractMessage(clearBackstack: true)))
    ),
  ]

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Written<Step>) throws {
    let read = try StrictJSON.decode(Step.self, from: Array(row.written.utf8), file: "step")
    #expect(read == row.value)
    let again = try StrictJSON.decode(Step.self, from: try JSON.bytes(row.value), file: "again")
    #expect(again == row.value)
  }

  @Test("The sentence of a step has words for each value", arguments: rows)
  func sentence(_ row: Written<Step>) {
    let text = row.value.text
    #expect(!text.isEmpty && !text.contains(/\d\}/))
  }

  static let refusals: [Refusal] = [
    Refusal(#""jump""#, "1:1: there is no step 'jump'; Specs/scenarios.md lists them"),
    Refusal(#"{"jump":"a"}"#, "1:1: there is no step 'jump'; Specs/scenarios.md lists them"),
    Refusal(
      #"{"complete-load":"a"}"#,
      "1:1: there is no step 'complete-load'; did you mean 'completeLoad'?"
    ),
    Refusal(#""deliver""#, #"1:1: the step 'deliver' needs an argument: {"deliver": …}"#),
    Refusal(
      #"{"launch":true}"#,
      #"1:1: the step 'launch' takes no argument; write it as "launch""#
    ),
    Refusal(
      #"{"deliver":"a","tap":"a"}"#,
      "1:1: a step is its name, or an object with its name as the one member"
    ),
    Refusal(#"{"early":-1}"#, "1:10: /early: a number of jobs is between 0 and 1000"),
    Refusal(#"{"early":1001}"#, "1:10: /early: a number of jobs is between 0 and 1000"),
    Refusal(
      #"{"advance":"5 minutes"}"#,
      #"1:12: /advance: a time is written as a number and ms or s, such as "5s""#
    ),
    Refusal(
      #"{"advance":"99999999999s"}"#,
      #"1:12: /advance: a time is written as a number and ms or s, such as "5s""#
    ),
    Refusal(
      #"{"receiveToken":"0g"}"#,
      "1:17: /receiveToken: a token is written with two hexadecimal digits a byte"
    ),
    Refusal(#"{"router":"hesitates"}"#, #"1:11: /router: the router "accepts" or "refuses""#),
    Refusal(
      #"{"popResponder":"inbox"}"#,
      #"1:1: the step 'popResponder' takes no argument; write it as "popResponder""#
    ),
    Refusal(
      #"{"accept":{"inbox":"some"}}"#,
      #"1:20: /accept/inbox: a participant says yes to "all", "none", or a list of names"#
    ),
    Refusal(
      #"{"accept":{"inbox":"all","chat":"all"}}"#,
      #"1:11: /accept: name one participant, such as {"chat": "none"}"#
    ),
    Refusal(
      #"{"openLink":{"to":"a","fragment":"x"}}"#,
      #"1:23: /openLink/fragment: there is no member "fragment"; the members are to, query"#
    ),
    Refusal(#"{"completeLoad":"a"}"#, "1:17: /completeLoad: expected an object, found a string"),
    Refusal(
      #"{"completeLoad":{"of":"a","with":"luck"}}"#,
      """
      1:34: /completeLoad/with: "luck" is not a known value; the values are screens, failure, nothing
      """
    ),
    Refusal(
      #"{"completeDownload":{"of":"a","with":"luck"}}"#,
      """
      1:38: /completeDownload/with: "luck" is not a known value; the values are file, untypedFile, failure
      """
    ),
    Refusal(
      #"{"completeDownload":"a"}"#,
      "1:21: /completeDownload: expected an object, found a string"
    ),
    Refusal(#""expire""#, #"1:1: the step 'expire' needs an argument: {"expire": …}"#),
    Refusal(#"{"post":{"view":"login"}}"#, #"1:9: /post: the member "message" is missing"#),
    Refusal(
      #"{"post":{"message":"navigateTo","animated":true}}"#,
      """
      1:33: /post/animated: there is no member "animated"; the members are message, view, data, \
      clearBackstack, from
      """
    ),
    Refusal(#"{"resolver":"late"}"#, #"1:13: /resolver: the resolver is "present" or "absent""#),
    Refusal(
      #"{"idiom":"watch"}"#,
      #"1:10: /idiom: "watch" is not a known value; the values are phone, pad"#
    ),
    Refusal(#""handleURL""#, #"1:1: the step 'handleURL' needs an argument: {"handleURL": …}"#),
    Refusal(
      #"{"receiveLocalNotification":{"alert":"Tea"}}"#,
      "1:29: /receiveLocalNotification: expected a string, found an object"
    ),
    Refusal(
      #"{"answerPermission":"notDetermined"}"#,
      #"1:21: /answerPermission: an answer is a decision, and "notDetermined" is not a decision"#
    ),
    Refusal(#"{"logIn":""}"#, "1:10: /logIn: an account has a name"),
    Refusal(
      #"{"logOut":"ada"}"#,
      #"1:1: the step 'logOut' takes no argument; write it as "logOut""#
    ),
    Refusal(
      #"{"answerUnregistration":{"token":"ff"}}"#,
      #"1:25: /answerUnregistration: the member "with" is missing"#
    ),
    Refusal(
      #"{"receiveActivityToken":{"of":"ride-1","token":""}}"#,
      "1:25: /receiveActivityToken: the token of an activity has at least one byte"
    ),
    Refusal(
      #"{"receivePushToStartToken":{"for":"","token":"ff"}}"#,
      "1:28: /receivePushToStartToken: a type of attributes has a name"
    ),
    Refusal(
      #"{"receivePushToStartToken":{"of":"ride-1","token":"ff"}}"#,
      #"1:29: /receivePushToStartToken/of: there is no member "of"; the members are token, for"#
    ),
    Refusal(#"{"tap":{"to":"a"}}"#, #"1:8: /tap: the member "in" is missing"#),
    Refusal(#"{"openScene":""}"#, "1:14: /openScene: a scene has a name"),
    Refusal(#"{"endActivity":""}"#, "1:16: /endActivity: an activity has a name"),
    Refusal(
      #"{"content":"hurries"}"#,
      #"1:12: /content: the content "takesTime" or "loadsAtOnce""#
    ),
    Refusal(#"{"loader":"hurries"}"#, #"1:11: /loader: the loader "answersAtOnce" or "takesTime""#),
  ]

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) { row.expect(of: Step.self, file: "step") }
}
