import PushConformance
import PushCorpus
import PushSimulation
import Testing

/// The written form of services: the texts that are read, and the refusals with their messages.
@Suite struct ServiceGrammarTests {
  /// A service and its written form.
  struct Row: Sendable, CustomTestStringConvertible {
    var written: String
    var service: ScenarioService
    var testDescription: String { written }
  }

  static let rows: [Row] = [
    Row(written: #""links""#, service: ScenarioService("links")),
    Row(
      written: #"{"name":"links","takesURLs":true}"#,
      service: ScenarioService("links", SimulatedService(takesURLs: true))
    ),
    Row(
      written: #"{"answersLaunch":false,"name":"links"}"#,
      service: ScenarioService("links", SimulatedService(answersLaunch: false))
    ),
    Row(
      written: #"{"answersFetch":"failed","name":"links"}"#,
      service: ScenarioService("links", SimulatedService(answersFetch: .failed))
    ),
    Row(
      written: #"{"lacks":["openURL","handleOpenURL"],"name":"links"}"#,
      service: ScenarioService("links", SimulatedService(lacks: [.handleOpenURL, .openURL]))
    ),
  ]

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Row) throws {
    let read = try StrictJSON.decode(
      ScenarioService.self,
      from: Array(row.written.utf8),
      file: "service"
    )
    #expect(read == row.service)
    #expect(String(decoding: try JSON.bytes(row.service), as: UTF8.self) == row.written)
  }

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

  /// A text that is no service, and the error about it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var written: String
    var complaint: String
    var testDescription: String { written }
  }

  static let refusals: [Refusal] = [
    Refusal(
      written: #"{"name":"links","lacks":["openLink"]}"#,
      complaint: """
        service:1:26: /lacks/0: "openLink" is not a known value; the values are didFinishLaunching, \
        willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate, \
        openURL, handleOpenURL, didRegister, didFailToRegister, didReceiveLocalNotification, \
        didReceiveRemoteNotification, didReceiveRemoteNotificationToFetch
        """
    ),
    Refusal(
      written: #"{"name":"links","order":1}"#,
      complaint: """
        service:1:17: /order: there is no member "order"; the members are name, lacks, takesURLs, \
        answersLaunch, answersFetch
        """
    ),
    Refusal(
      written: #"{"takesURLs":true}"#,
      complaint: #"service:1:1: the member "name" is missing"#
    ),
    Refusal(
      written: #"{"name":"links","takesURLs":"https"}"#,
      complaint: "service:1:29: /takesURLs: expected true or false, found a string"
    ),
    Refusal(written: "3", complaint: "service:1:1: expected an object, found a number"),
  ]

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) {
    do {
      _ = try StrictJSON.decode(
        ScenarioService.self,
        from: Array(row.written.utf8),
        file: "service"
      )
      Issue.record("\(row.written) was taken for a service")
    } catch {
      #expect("\(error)" == row.complaint)
    }
  }
}
