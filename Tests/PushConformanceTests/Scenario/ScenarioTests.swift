import Foundation
import PushConformance
import PushCorpus
import Testing

/// A file with a mistake is refused with one line.
@Suite struct ScenarioTests {
  /// A file in a folder of scenarios, and the linter's finding on it.
  struct Row: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var complaint: String
    var testDescription: String { complaint }
  }

  fileprivate static func scenario(
    _ members: String = "",
    id: String = "area.name",
    exercises: String = #""toast.active-receipt-shows-one""#,
    when: String = #""launch""#
  ) -> String {
    """
    {"id": "\(id)", "title": "A story", "exercises": [\(exercises)], \(members)
     "when": [\(when)], "then": {}}
    """
  }

  private static let notRunning = """
    step 1: the step needs an application that is inactive or active or in the background; it is not \
    running
    """
  private static let madeAtLaunch = """
    step 2: 'links' is a service; the app makes its services at the launch and keeps them
    """

  static let rows: [Row] = [
    Row(
      path: "area/name.json",
      text: scenario(#""steps": [],"#),
      complaint: #"""
        area/name.json:1:90: /steps: there is no member "steps"; the members are id, title, \#
        exercises, roles, os, policies, sources, notifications, suppressors, slow, observers, \#
        responders, services, reactions, given, when, then
        """#
    ),
    Row(
      path: "area/other.json",
      text: scenario(),
      complaint:
        "area/other.json: 'area.name' does not belong in this file; the id names another file"
    ),
    Row(
      path: "area/Name.json",
      text: scenario(id: "area.Name"),
      complaint:
        "area/Name.json: 'area.Name' is not a name: dotted, lower case, words joined by hyphens"
    ),
    Row(when: #""launch", {"deliver": "a"}"#, "the name 'a' is unknown"),
    Row(#""suppressors": {"b": "all"}, "observers": ["b"],"#, "two participants are called 'b'"),
    Row(
      #""observers": ["In Box"],"#,
      """
      'In Box' is not a name: lower case letters and digits, words joined by \
      hyphens
      """
    ),
    Row(
      when: #""launch", "suspend""#,
      "step 2: the step needs an application that is in the background; it is active"
    ),
    Row(when: #""requestRegistration""#, notRunning),
    Row(#""responders": {"b": "all"}, "observers": ["b"],"#, "two participants are called 'b'"),
    Row(#""responders": {"b": ["a"]},"#, "the name 'a' is unknown"),
    Row(
      #""responders": {"inbox": "all"},"#,
      when: #""launch", {"attach": "inbox"}, {"detach": "inbox"}"#,
      """
      step 3: 'inbox' is a responder; write popResponder, which removes the \
      newest responder from the chain
      """
    ),
    Row(#""services": ["links"],"#, when: #""launch", {"attach": "links"}"#, madeAtLaunch),
    Row(#""services": ["links"],"#, when: #""launch", {"detach": "links"}"#, madeAtLaunch),
    Row(#""services": ["links"],"#, when: #""launch", {"release": "links"}"#, madeAtLaunch),
    Row(
      #""notifications": {"a": {}}, "observers": ["list"],"#,
      when: #""launch", {"completeFetch": {"of": "a", "by": "list", "with": "noData"}}"#,
      "step 2: 'list' is not a service, so it fetches nothing"
    ),
    Row(
      #""notifications": {"a": {}},"#,
      when: #""launch", {"completeFetchAgain": {"of": "a", "by": "links", "with": "noData"}}"#,
      "the name 'links' is unknown"
    ),
    Row(#""services": ["links", {"name": "links"}],"#, "two participants are called 'links'"),
    Row(
      #""services": ["Deep Links"],"#,
      """
      'Deep Links' is not a name: lower case letters and digits, words joined by \
      hyphens
      """
    ),
    Row(when: #""launch", {"handleURL": ""}"#, "step 2: '' is not a URL"),
    Row(when: #"{"receiveLocalNotification": "Tea"}"#, notRunning),
    Row(when: #""popResponder""#, notRunning),
    Row(
      when: #""launch", {"completeLoad": {"of": "a", "with": "screens"}}"#,
      "the name 'a' is unknown"
    ),
    Row(
      #""notifications": {"plain": {"alert": "Hello"}},"#,
      when: #""launch", {"openLink": "plain"}"#,
      "step 2: 'plain' has no type, so there is no link to it"
    ),
    Row(when: #""launch", {"openURL": ""}"#, "step 2: '' is not a URL"),
    Row(when: #"{"post": "navigateBack"}"#, notRunning),
    Row(
      #""notifications": {"a": {"withdraws": ["b"]}, "b": {"messageID": "1"}},"#,
      """
      'b' is withdrawn; give it a messageID that is a text, and a collapseID, \
      since some apps use one of them and some the other
      """
    ),
    Row(#""notifications": {"a": {"withdraws": ["b"]}},"#, "the name 'b' is unknown"),
    Row(exercises: #""toast.no-such-thing""#, "there is no requirement 'toast.no-such-thing'"),
    Row(
      exercises: #""broadcast.suppressed-notifications-are-heard""#,
      """
      there is no requirement 'broadcast.suppressed-notifications-are-heard'; it \
      has become suppression.never-prevents-broadcast
      """
    ),
    Row(exercises: "", "the scenario lists no requirement that it exercises"),
    Row(
      path: "area/name.json",
      text: scenario(#""policies": {"mood": ["good"]},"#),
      complaint: #"""
        area/name.json:1:102: /policies: no policy is called 'mood'; the policies are asks, back, \#
        clearsBadge, clearsNotifications, launchResult, loads, membership, os, presents, registers, release, reopens, requests, \#
        routesOn, switchesAccount, uploads, uploadsFor, urlResult, work
        """#
    ),
  ]

  @Test(arguments: rows)
  func isComplainedOf(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(row.text, to: row.path)
    let linter = ScenarioLinter(catalog: try Kit.load().catalog)
    #expect(try linter.lint(CorpusFolder(URL(filePath: folder.path))) == [row.complaint])
  }
}

extension ScenarioTests.Row {
  /// Creates a scenario in the file of its name, and the finding after the path of that file.
  fileprivate init(
    _ members: String = "",
    exercises: String = #""toast.active-receipt-shows-one""#,
    when: String = #""launch""#,
    _ complaint: String
  ) {
    self.init(
      path: "area/name.json",
      text: ScenarioTests.scenario(members, exercises: exercises, when: when),
      complaint: "area/name.json: " + complaint
    )
  }
}
