import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("A service extension is started, served and ended") @MainActor struct ExtensionTests {
  nonisolated private static let photo = AbstractNotification(
    alert: ["title": "Ada", "body": "Look"],
    attachment: "https://example.com/1.jpg",
    aps: ["mutable-content": 1]
  )

  private static func play(
    _ notifications: [String: AbstractNotification],
    _ steps: [Step],
    with subject: PushCenterSubject = PushCenterSubject(PlainExtension.self)
  ) async -> Run {
    let run = await Player.play(
      Scenario(id: "extension.played", notifications: notifications, when: steps),
      with: subject
    )
    #expect(run.problem == nil)
    return run
  }

  @Test("A request, its download and its answer are recorded")
  func served() async {
    let run = await Self.play(
      ["photo": Self.photo],
      [
        .notification(.deliver("photo")), .extension(.completeDownload(of: "photo", .file)),
        .extension(.expire("photo")),
      ]
    )
    let id = NotificationID(index: 0)
    #expect(
      run.timeline.turns.map(\.stimulus)
        == [
          .extension(.didReceiveRequest(id)), .extension(.downloadEnded(id, .file)),
          .extension(.timeWillExpire(id)),
        ]
    )
    #expect(
      run.timeline.effects.map(run.text) == [
        "began to download https://example.com/1.jpg",
        "answered the request of 'photo' with 'Ada', 'Look' and photo.jpg",
      ]
    )
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var notification: AbstractNotification
    var permission = AuthorizationStatus.authorized
    var isStarted = false
  }

  nonisolated static let rows = [
    Row(testDescription: "words", notification: photo, isStarted: true),
    Row(
      testDescription: "only a text",
      notification: AbstractNotification(alert: "Look", aps: ["mutable-content": 1]),
      isStarted: true
    ),
    Row(
      testDescription: "words that also wake the app",
      notification: AbstractNotification(
        alert: "Look",
        contentAvailable: true,
        aps: ["mutable-content": 1]
      ),
      isStarted: true
    ),
    Row(testDescription: "without leave", notification: AbstractNotification(alert: "Look")),
    Row(
      testDescription: "with leave of 0",
      notification: AbstractNotification(alert: "Look", aps: ["mutable-content": 0])
    ),
    Row(
      testDescription: "silent",
      notification: AbstractNotification(contentAvailable: true, aps: ["mutable-content": 1])
    ),
    Row(
      testDescription: "a number and a sound",
      notification: AbstractNotification(badge: 1, sound: "default", aps: ["mutable-content": 1])
    ),
    Row(
      testDescription: "an empty text",
      notification: AbstractNotification(alert: "", aps: ["mutable-content": 1])
    ),
    Row(
      testDescription: "scheduled on the device",
      notification: AbstractNotification(alert: "Look", origin: .local, aps: ["mutable-content": 1])
    ),
    Row(testDescription: "refused", notification: photo, permission: .denied),
    Row(testDescription: "quietly", notification: photo, permission: .provisional, isStarted: true),
  ]

  @Test(
    "The system starts an extension for displayable notifications that may be changed",
    arguments: rows
  )
  func started(_ row: Row) async {
    let run = await Self.play(
      ["it": row.notification],
      [.permission(.set(row.permission)), .notification(.deliver("it"))]
    )
    #expect(
      run.timeline.turns.map(\.stimulus) == [
        row.isStarted
          ? .extension(.didReceiveRequest(NotificationID(index: 0)))
          : .nothing(.extensionIsNotStarted)
      ]
    )
  }

  @Test("A step about a missing request is a recorded no-op")
  func absent() async {
    let run = await Self.play(
      ["photo": Self.photo, "other": Self.photo],
      [
        .extension(.expire("photo")), .extension(.completeDownload(of: "photo", .file)),
        .notification(.deliver("photo")),
        .extension(.expire("other")), .extension(.completeDownload(of: "other", .file)),
        .extension(.completeDownload(of: "photo", .failure)),
        .extension(.completeDownload(of: "photo", .file)),
      ]
    )
    #expect(
      run.timeline.turns.map(\.stimulus) == [
        .nothing(.noSuchRequest), .nothing(.noSuchDownload),
        .extension(.didReceiveRequest(NotificationID(index: 1))), .nothing(.noSuchRequest),
        .nothing(.noSuchDownload), .extension(.downloadEnded(NotificationID(index: 1), .failure)),
        .nothing(.noSuchDownload),
      ]
    )
  }

  @Test("Each request has an object of its own, and none before the first")
  func objects() async {
    var births = 0
    let subject = PushCenterSubject(PlainExtension.self).noting { _ in births += 1 }
    _ = await Self.play(
      ["photo": Self.photo],
      [
        .application(.launch), .application(.enterBackground), .application(.terminate),
        .extension(.expire("photo")),
      ],
      with: subject
    )
    #expect(births == 0)
    let run = await Self.play(
      ["photo": Self.photo],
      [
        .notification(.deliver("photo")), .application(.launch), .application(.terminate),
        .notification(.deliver("photo")), .notification(.deliverAgain("photo")),
      ],
      with: subject
    )
    #expect(births == 3)
    #expect(run.timeline.completions.map(\.kind) == [.content, .content, .content])
    #expect(run.extensionEpisodes.allSatisfy { !$0.isAlone })
  }

  private final class HasALimit: PlainExtension {
    override func load(_ url: URL) {
      super.load(url)
      application.later(.seconds(25)) { self.answer() }
    }
  }

  @Test("The clock of an extension runs in every state of the app")
  func clock() async {
    let run = await Self.play(
      ["photo": Self.photo],
      [
        .notification(.deliver("photo")), .time(.advance(.seconds(24))),
        .time(.advance(.seconds(1))),
      ],
      with: PushCenterSubject(HasALimit.self)
    )
    #expect(run.extensionEpisodes.map { $0.answers.map(\.turn) } == [[1]])
  }
}
