import PushConformance
import PushCorpus
import Testing

/// The written form of services: the texts that are read, and the refusals with their messages.
@Suite struct ServiceGrammarTests {
  /// A service without special properties is written in the short form.
  @Test(arguments: [
    #"{"name":"links"}"#, #"{"lacks":[],"name":"links","takesURLs":false,"answersLaunch":true}"#,
  ])
  func hasAShortForm(_ written: String) throws {
    let read = try StrictJSON.decode(ScenarioService.self, from: Array(written.utf8), file: "long")
    #expect(String(decoding: try JSON.bytes(read), as: UTF8.self) == #""links""#)
  }

  @Test(arguments: ServiceCallback.allCases)
  func everyCallbackHasAName(_ callback: ServiceCallback) throws {
    let written = #"{"lacks":["\#(callback.rawValue)"],"name":"links"}"#
    let read = try StrictJSON.decode(
      ScenarioService.self,
      from: Array(written.utf8),
      file: "service"
    )
    #expect(read.service.lacks == [callback])
    #expect(String(decoding: try JSON.bytes(read), as: UTF8.self) == written)
  }

  static let refusals = Refusal.rows([
    #"{"name":"links","lacks":["openLink"]}"#: """
    1:26: /lacks/0: "openLink" is not a known value; the values are didFinishLaunching, \
    willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate, \
    openURL, handleOpenURL, didRegister, didFailToRegister, didReceiveLocalNotification, \
    didReceiveRemoteNotification, didReceiveRemoteNotificationToFetch
    """,
    #"{"name":"links","order":1}"#: """
    1:17: /order: there is no member "order"; the members are name, lacks, takesURLs, \
    answersLaunch, answersFetch
    """,
    #"{"takesURLs":true}"#: #"1:1: the member "name" is missing"#,
    #"{"name":"links","takesURLs":"https"}"#:
      "1:29: /takesURLs: expected true or false, found a string",
    "3": "1:1: expected an object, found a number",
  ])

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) { row.expect(of: ScenarioService.self, file: "service") }
}
