import Testing

@testable import PushSimulation

@Suite("The world knows the attached participants only from the steps")
struct WorldTests {
  private let only: NotificationSet = .only([.n(1)])

  /// Returns the attachments as text: the participant's number, with a dagger if it was released.
  private func attached(in world: World) -> [String] {
    world.attachments.map { "\($0.participant.index)\($0.isReleased ? "†" : "")" }
  }

  private func world(answers: [ParticipantID: NotificationSet] = [:]) throws -> World {
    try World.standing(in: .active, answers: answers)
  }

  @Test("The one attached last is known for each kind, and an attachment again counts")
  func latest() throws {
    var world = try world()
    for index in [0, 1, 0] { world.attach(.p(index), as: .suppressor) }
    world.attach(.p(2), as: .observer)
    #expect(world.attachments.filter(\.isLatest).map(\.participant) == [.p(0), .p(2)])
  }

  @Test("A released participant stays in the situation as released, and cannot be detached")
  func releases() throws {
    var world = try world()
    world.attach(.p(0), as: .suppressor)
    world.attach(.p(1), as: .observer)
    world.release(.p(0))
    world.release(.p(5))
    #expect(attached(in: world) == ["0†", "1"])
    world.detach(.p(0))
    #expect(attached(in: world) == ["0†", "1"])
  }

  @Test("A participant that is attached again after a release is beside the released one")
  func attachesAnew() throws {
    var world = try world()
    world.attach(.p(0), as: .suppressor)
    world.release(.p(0))
    world.attach(.p(0), as: .suppressor)
    #expect(attached(in: world) == ["0†", "0"])
    world.detach(.p(0))
    #expect(attached(in: world) == ["0†"])
    world.attach(.p(0), as: .suppressor)
    world.release(.p(0))
    #expect(attached(in: world) == ["0†", "0†"])
  }

  @Test("A changed rule holds for attached participants and for later ones")
  func changes() throws {
    var world = try world(answers: [.p(0): .all, .p(1): .none])
    world.attach(.p(0), as: .suppressor)
    world.attach(.p(1), as: .suppressor)
    world.change(.p(0), to: only)
    world.change(.p(2), to: .all)
    world.attach(.p(2), as: .suppressor)
    #expect(world.attachments.map(\.answersYesTo) == [only, .none, .all])
    world.release(.p(0))
    world.change(.p(0), to: .none)
    #expect(world.attachments.map(\.answersYesTo) == [.none, .none, .all])
  }

  @Test("A suppressor answers by its rule, and without one never suppresses")
  func answers() throws {
    let world = try world(answers: [.p(0): .all, .p(1): .none, .p(2): only])
    let notifications: [NotificationID?] = [.n(0), .n(1), nil]
    let answers = (0..<4).map { index in
      notifications.map { world.answer(of: .p(index), about: $0) }
    }
    #expect(
      answers == [
        [true, true, true], [false, false, false], [false, true, false], [false, false, false],
      ]
    )
  }

  @Test("The end of a process detaches all participants, and leaves rules and the router unchanged")
  func terminates() throws {
    var world = try world(answers: [.p(0): .none])
    world.attach(.p(0), as: .suppressor)
    world.attach(.p(1), as: .observer)
    world.release(.p(1))
    world.change(.p(0), to: .all)
    world.routerAccepts = false
    _ = try world.move(through: [.inactive, .background, .suspended])
    #expect(attached(in: world) == ["0", "1†"])
    #expect(try world.move(through: [.notRunning]).isEmpty)
    #expect(world.attachments.isEmpty)
    #expect(world.answers == [.p(0): .all])
    #expect(!world.routerAccepts)
  }

  @Test("A move that is not legal changes nothing")
  func refuses() throws {
    var world = try world()
    world.attach(.p(0), as: .observer)
    let before = world
    #expect(throws: IllegalTransition(from: .notRunning, to: .active)) {
      try world.move(through: [.inactive, .notRunning, .active])
    }
    #expect(world == before)
  }
}
