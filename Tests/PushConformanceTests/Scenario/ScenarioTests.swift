import Foundation
import PushConformance
import PushCorpus
import Testing

/// Every golden file survives a round trip, and a bad file is refused with one line.
@Suite struct ScenarioTests {
  @Test func goldenScenariosSurviveARoundTrip() throws {
    for scenario in try Kit.load().scenarios {
      // Foundation's encoder sorts the members of payloads, so the written forms are compared.
      let written = try JSON.bytes(scenario)
      let again = try StrictJSON.decode(Scenario.self, from: written, file: "again")
      #expect(try JSON.bytes(again) == written)
      #expect(again.steps == scenario.steps && again.then == scenario.then)
    }
  }

  /// A file in a folder of scenarios, and the linter's finding on it.
  struct Row: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var complaint: String
    var testDescription: String { complaint }
  }

  private static func scenario(
    _ id: String = "area.name",
    _ members: String = "",
    exercises: String = #""toast.active-receipt-shows-one""#,
    when: String = #""launch""#
  ) -> String {
    """
    {"id": "\(id)", "title": "A story", "exercises": [\(exercises)], \(members)
     "when": [\(when)], "then": {}}
    """
  }

  static let rows: [Row] = [
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""steps": [],"#),
      complaint: #"""
        area/name.json:1:90: /steps: there is no member "steps"; the members are id, title, \#
        exercises, roles, os, policies, sources, notifications, suppressors, slow, observers, \#
        responders, services, reactions, given, when, then
        """#
    ),
    Row(
      path: "area/other.json",
      text: scenario(),
      complaint: """
        area/other.json: 'area.name' does not belong in this file; the id names another file
        """
    ),
    Row(
      path: "area/Name.json",
      text: scenario("area.Name"),
      complaint: """
        area/Name.json: 'area.Name' is not a name: dotted, lower case, words joined by hyphens
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""launch", {"deliver": "a"}"#),
      complaint: "area/name.json: the name 'a' is unknown"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""suppressors": {"b": "all"}, "observers": ["b"],"#),
      complaint: "area/name.json: two participants are called 'b'"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""observers": ["In Box"],"#),
      complaint: """
        area/name.json: 'In Box' is not a name: lower case letters and digits, words joined by \
        hyphens
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""launch", "suspend""#),
      complaint: """
        area/name.json: step 2: the step needs an application that is background; it is active
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""requestRegistration""#),
      complaint: """
        area/name.json: step 1: the step needs an application that is inactive or active or \
        background; it is not running
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""responders": {"b": "all"}, "observers": ["b"],"#),
      complaint: "area/name.json: two participants are called 'b'"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""responders": {"b": ["a"]},"#),
      complaint: "area/name.json: the name 'a' is unknown"
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""responders": {"inbox": "all"},"#,
        when: #""launch", {"attach": "inbox"}, {"detach": "inbox"}"#
      ),
      complaint: """
        area/name.json: step 3: 'inbox' is a responder; write popResponder, which removes the \
        newest responder from the chain
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""services": ["links"],"#,
        when: #""launch", {"attach": "links"}"#
      ),
      complaint: """
        area/name.json: step 2: 'links' is a service; the app makes its services at the launch and \
        keeps them
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""services": ["links"],"#,
        when: #""launch", {"detach": "links"}"#
      ),
      complaint: """
        area/name.json: step 2: 'links' is a service; the app makes its services at the launch and \
        keeps them
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""services": ["links"],"#,
        when: #""launch", {"release": "links"}"#
      ),
      complaint: """
        area/name.json: step 2: 'links' is a service; the app makes its services at the launch and \
        keeps them
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""notifications": {"a": {}}, "observers": ["list"],"#,
        when: #""launch", {"completeFetch": {"of": "a", "by": "list", "with": "noData"}}"#
      ),
      complaint: "area/name.json: step 2: 'list' is not a service, so it fetches nothing"
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""notifications": {"a": {}},"#,
        when: #""launch", {"completeFetchAgain": {"of": "a", "by": "links", "with": "noData"}}"#
      ),
      complaint: "area/name.json: the name 'links' is unknown"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""services": ["links", {"name": "links"}],"#),
      complaint: "area/name.json: two participants are called 'links'"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""services": ["Deep Links"],"#),
      complaint: """
        area/name.json: 'Deep Links' is not a name: lower case letters and digits, words joined by \
        hyphens
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""launch", {"handleURL": ""}"#),
      complaint: "area/name.json: step 2: '' is not a URL"
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #"{"receiveLocalNotification": "Tea"}"#),
      complaint: """
        area/name.json: step 1: the step needs an application that is inactive or active or \
        background; it is not running
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""popResponder""#),
      complaint: """
        area/name.json: step 1: the step needs an application that is inactive or active or \
        background; it is not running
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""launch", {"completeLoad": {"of": "a", "with": "screens"}}"#),
      complaint: "area/name.json: the name 'a' is unknown"
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""notifications": {"plain": {"alert": "Hello"}},"#,
        when: #""launch", {"openLink": "plain"}"#
      ),
      complaint: "area/name.json: step 2: 'plain' has no type, so there is no link to it"
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #""launch", {"openURL": ""}"#),
      complaint: "area/name.json: step 2: '' is not a URL"
    ),
    Row(
      path: "area/name.json",
      text: scenario(when: #"{"post": "navigateBack"}"#),
      complaint: """
        area/name.json: step 1: the step needs an application that is inactive or active or \
        background; it is not running
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(
        "area.name",
        #""notifications": {"a": {"withdraws": ["b"]}, "b": {"messageID": "1"}},"#
      ),
      complaint: """
        area/name.json: 'b' is withdrawn; give it a messageID that is a text, and a collapseID, \
        since some apps use one of them and some the other
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""notifications": {"a": {"withdraws": ["b"]}},"#),
      complaint: "area/name.json: the name 'b' is unknown"
    ),
    Row(
      path: "area/name.json",
      text: scenario(exercises: #""toast.no-such-thing""#),
      complaint: "area/name.json: there is no requirement 'toast.no-such-thing'"
    ),
    Row(
      path: "area/name.json",
      text: scenario(exercises: #""broadcast.suppressed-notifications-are-heard""#),
      complaint: """
        area/name.json: there is no requirement 'broadcast.suppressed-notifications-are-heard'; it \
        has become suppression.never-prevents-broadcast
        """
    ),
    Row(
      path: "area/name.json",
      text: scenario(exercises: ""),
      complaint: "area/name.json: the scenario lists no requirement that it exercises"
    ),
    Row(
      path: "area/name.json",
      text: scenario("area.name", #""policies": {"mood": ["good"]},"#),
      complaint: #"""
        area/name.json:1:102: /policies: no policy is called 'mood'; the policies are asks, back, \#
        clearsBadge, clearsNotifications, launchResult, loads, membership, os, presents, registers, release, reopens, requests, \#
        routesOn, switchesAccount, uploads, uploadsFor, urlResult, work
        """#
    ),
  ]

  @Test(arguments: rows)
  func isComplainedOf(_ row: Row) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: row.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(row.text.utf8).write(to: file)
    let linter = ScenarioLinter(catalogue: try Kit.load().catalogue)
    #expect(try linter.lint(CorpusFolder(folder)) == [row.complaint])
  }
}
