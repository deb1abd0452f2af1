import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The pushes that the kit makes with samples of an app's server, and the effect of samples on a verdict.
@Suite struct SampleTests {
  private static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "room": $0.objectID, "event": $0.messageID, "kind": $0.type,
        "sender": ["name": $0.sampled, "avatar": $0.sampled],
      ]
    }
    .events(["message": .init("m.text"), "task": .init("m.todo")])
    .samples(
      #"{"aps":{},"room":"!a","event":"1","kind":"m.text","v":2,"sender":{"name":"Ada","home":"de"}}"#,
      #"""
      {"aps":{},"room":"!b","event":"2","kind":"m.todo","v":2,
       "sender":{"name":null,"avatar":[1],"home":"de"}}
      """#
    )

  private static func push(_ app: PushApp, _ notification: AbstractNotification) -> String {
    JSONValue.object(notification.rendered(with: app.vocabulary)).text
  }

  @Test("A push has the constants of the samples, and the values of a sample of its type")
  func sampledPushes() {
    func push(_ type: JSONValue, _ origin: NotificationOrigin = .own) -> String {
      var push = AbstractNotification(alert: "Hi", type: type, objectID: "!z", messageID: "m-1")
      push.origin = origin
      return Self.push(Self.app, push)
    }
    #expect(
      push("message")
        == #"{"aps":{"alert":"Hi"},"room":"!z","event":"m-1","kind":"m.text","#
        + #""sender":{"name":"Ada","home":"de"},"v":2}"#
    )
    #expect(
      push("task")
        == #"{"aps":{"alert":"Hi"},"room":"!z","event":"m-1","kind":"m.todo","#
        + #""sender":{"name":null,"avatar":[1],"home":"de"},"v":2}"#
    )
    // The push of another SDK has no members of the samples.
    let foreign = push("message", .foreign)
    #expect(!foreign.contains("sender") && !foreign.contains(#""v""#))
  }

  @Test("Pushes of no sample's type take their values from all samples, by their message ids")
  func chosenSamples() {
    let names = (0..<20).map { number in
      let push = AbstractNotification(type: "other", messageID: .string("m-\(number)"))
      return push.rendered(with: Self.app.vocabulary)["sender"]?.object?["name"]
    }
    #expect(Set(names) == [.string("Ada"), .null])
  }

  @Test("The order of the lines changes nothing")
  func orderOfLines() {
    let samples = [#"{"aps":{},"id":"1","v":2}"#, #"{"aps":{},"id":"2","v":2}"#]
    let before = PushApp().samples(samples[0], samples[1]).sends {
      ["aps": $0.aps, "id": $0.objectID]
    }
    let after = PushApp().sends { ["aps": $0.aps, "id": $0.objectID] }.samples(samples[0])
      .samples(samples[1])
    let push = AbstractNotification(objectID: "7")
    #expect(Self.push(before, push) == #"{"aps":{},"id":"7","v":2}"#)
    #expect(Self.push(after, push) == Self.push(before, push))
  }

  @Test("A sample of an event is compared with the form that it fits")
  func samplesOfForms() {
    let app = PushApp()
      .sends { ["aps": $0.aps, "link": $0.url] }
      .sends("message") { ["aps": $0.aps, "room": $0.objectID] }
      .sends("message") { ["aps": $0.aps, "person": $0.objectID] }
      .samples(of: "message", #"{"aps":{},"person":"p","n":1}"#, #"{"aps":{},"room":"r","n":2}"#)
      .samples(of: "message", #"{"aps":{},"person":"q","n":1}"#, #"{"aps":{},"room":"s","n":2}"#)
    let forms = app.vocabulary.forms.map { form in
      form.template.rendered(PushTemplate.Values(), over: nil, hasConstants: true)?.text
    }
    #expect(forms == [#"{"n":2}"#, #"{"n":1}"#])
    #expect(Self.push(app, AbstractNotification(url: "app://a")) == #"{"aps":{},"link":"app://a"}"#)
  }

  @Test("Members inside arrays and inside texts with JSON are compared, too")
  func nestedSamples() throws {
    let app = PushApp()
      .sends {
        ["aps": $0.aps, "ids": [$0.objectID, $0.sampled], "data": .json(["link": $0.url])]
      }
      .samples(
        #"{"aps":{},"ids":["1",{"a":1}],"data":"{\"link\":\"a://b\",\"v\":[2]}"}"#,
        #"{"aps":{},"ids":["2",{"a":2}],"data":"{\"v\":[2],\"link\":\"a://c\"}"}"#
      )
    #expect(app.vocabulary.faultOfSamples == nil)
    let push = AbstractNotification(url: "a://d", objectID: "7", messageID: "m")
    let sent = push.rendered(with: app.vocabulary)
    #expect(sent["data"] == #"{"link":"a://d","v":[2]}"#)
    let ids = try #require(sent["ids"]?.array)
    #expect(ids[0] == "7" && (ids[1] == ["a": 1] || ids[1] == ["a": 2]))
  }

  @Test("Files of a folder are samples, without the member that Xcode adds")
  func files() throws {
    let folder = try TemporaryFolder()
    func app() -> PushApp {
      PushApp().sends { ["aps": $0.aps, "id": $0.objectID] }.samples(in: folder.path)
    }
    #expect(app().vocabulary.faultOfSamples == .withoutFiles(folder: folder.path))
    let bodies = [
      "b.apns":
        "{\n\"Simulator Target Bundle\": \"com.example\",\n\"aps\": {}, \"id\": \"1\", \"v\": 3}",
      "a.json": #"{"aps": {}, "id": "2", "v": 3}"#, "notes.txt": "no body",
    ]
    for (name, text) in bodies { try folder.write(text, to: name) }
    #expect(app().vocabulary.faultOfSamples == nil)
    let push = AbstractNotification(objectID: "7")
    #expect(Self.push(app(), push) == #"{"aps":{},"id":"7","v":3}"#)
    try FileManager.default.createDirectory(
      atPath: folder.file("c.json"),
      withIntermediateDirectories: true
    )
    guard case .unreadable("c.json", _) = app().vocabulary.faultOfSamples else {
      Issue.record("a folder is no sample: \(String(describing: app().vocabulary.faultOfSamples))")
      return
    }
    #expect(
      PushApp().samples(in: "no/such/folder").vocabulary.faultOfSamples?.text.contains(
        "cannot be read"
      )
        == true
    )
  }

  @Test("Bodies of any shape are refused or taken, and never trap")
  func hostileSamples() {
    let deep = String(repeating: "[", count: 4_000) + String(repeating: "]", count: 4_000)
    let bodies = [
      "", "\0", "null", "[]", "\u{FEFF}{}", #"{"aps":{}"#, #"{"aps":{},"a":"\ud800"}"#,
      #"{"aps":{},"a":1,"a":2}"#, #"{"aps":{},"a":\#(deep)}"#, #"{"aps":[]}"#,
      #"{"aps":{},"a":"\#(String(repeating: "a", count: 5_000))"}"#,
      #"{"aps":{},"a":"\#(String(repeating: "a", count: 70_000))"}"#,
    ]
    for body in bodies {
      let app = PushApp().sends { ["aps": $0.aps, "a": .json([$0.sampled])] }.samples(body, body)
      let text = app.vocabulary.faultOfSamples?.text ?? ""
      #expect(text.hasPrefix("sample 1 of .samples(…) "), "\(body.prefix(40)): \(text)")
      #expect(text.count < 300)
    }
    let wide = (0..<300).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    var many = PushApp().sends { ["aps": $0.aps] }
    for number in 0...PushSample.most {
      many = many.samples("{\"aps\":{},\(wide),\"n\":\(number)}")
    }
    #expect(many.vocabulary.faultOfSamples == .tooMany(limit: 64))
  }

  @Test("A fault that only real bodies show is caught with samples, and missed without") @MainActor
  func verdictsDiffer() async throws {
    func failed<Center: PushCenterUnderTest>(_ type: Center.Type) async throws -> Set<String> {
      let results = try await Kit.results(of: PushCenterSubject(type), RunOptions(caseCount: 20))
      let failed = results.cases.filter { $0.kind == .requirement && !$0.outcome.findings.isEmpty }
      return Set(failed.map(\.id))
    }
    let missed = "responses.default-action-routes-once"
    #expect(try await failed(FaultyNotificationSamples.DropsTheNewSchema.self).contains(missed))
    #expect(try await failed(FaultyNotificationSamples.DropsTheNewSchemaUnseen.self) == [])
    #expect(try await failed(SampleReader.self) == [])
    #expect(try await failed(FaultyNotificationSamples.DeclaresNoSamples.self).contains(missed))
  }
}
