import Foundation
import PushConformance
import Testing

@testable import PushConformanceCommand

/// Centers that upload tokens; each is called `my-center`, as if they were branches of one project.
enum TokenCenter: String {
  /// Sends every token, even one that it has just sent.
  case hasty
  /// Sends a token only if it differs from the last one.
  case polite
  /// Sends every token, and registers twice.
  case doubling

  @MainActor private var subject: PushCenterSubject {
    switch self {
    case .hasty: PushCenterSubject(HastyCenter.self, name: "my-center")
    case .polite: PushCenterSubject(PoliteCenter.self, name: "my-center")
    case .doubling: PushCenterSubject(DoublingCenter.self, name: "my-center")
    }
  }

  /// Runs a command about the center in a folder, in a process of its own.
  func run(_ arguments: [String], in folder: Scratch) async throws -> Tool.Outcome {
    let line = ([folder.path, rawValue] + arguments).joined(separator: "\n")
    let outcome = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [line = line as String] in
      let words = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try #require(FileManager.default.changeCurrentDirectoryPath(words[0]))
      let subject = try await #require(TokenCenter(rawValue: words[1])).subject
      let context = ToolContext(subjects: [subject])
      let status = await ConformanceTool.run(Array(words.dropFirst(2)), in: context)
      // The status is in a file, because an exit test expects a fixed status.
      try Data("\(status.rawValue)".utf8).write(to: URL(filePath: "\(words[0])/status"))
      exit(0)
    }
    return Tool.Outcome(
      status: Int32(try folder.text(of: "status")) ?? -1,
      output: String(decoding: outcome.standardOutputContent, as: UTF8.self),
      complaints: String(decoding: outcome.standardErrorContent, as: UTF8.self)
    )
  }
}

/// A center that sends every token, even an empty one.
final class HastyCenter: RegisteringCenter {
  static let app = PushApp().uploads(.onChange)

  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}

private final class PoliteCenter: RegisteringCenter {
  private let application: SimulatedApplication
  private var last: DeviceToken?

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty, deviceToken != last else { return }
    last = deviceToken
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}

private final class DoublingCenter: RegisteringCenter {
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() {
    application.registerForRemoteNotifications()
    application.registerForRemoteNotifications()
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}
