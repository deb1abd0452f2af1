import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The last wish of the user is shown once, however loads overlap")
struct OverlappingLoadsTests {
  let app = EventApp()

  private func open(_ objectID: String) { app.center.didOpen(.event(.inbox, objectID)) }

  private func receive(_ objectID: String) {
    app.center.didReceive(.event(.inbox, objectID, alert: objectID))
  }

  private func superseded(_ objectIDs: String...) -> [String] {
    objectIDs.map {
      "The user went to a different screen before the screens of inbox/\($0) were loaded"
    }
  }

  @Test("A second callback of a factory is ignored", arguments: [true, false])
  func twice(isWish: Bool) {
    if isWish { open("a") } else { receive("a") }
    app.factory.end(0)
    app.factory.end(0)
    app.factory.fail(0, with: CancellationError())
    #expect(app.navigation.changes.count == (isWish ? 1 : 0))
    #expect(app.prompts.presented.count == (isWish ? 0 : 1))
    #expect(app.log.lines.isEmpty)
  }

  @Test("The same wish again is waited for once, and may be asked for again when it is fulfilled")
  func sameWish() {
    open("a")
    app.center.didOpen(.event(.inbox, "a"), animated: false)
    #expect(app.factory.started == ["inbox/a"])
    app.factory.end(0)
    #expect(app.navigation.changes == ["set inbox, a at once"])
    open("a")
    app.factory.end(1)
    #expect(app.navigation.changes == ["set inbox, a at once", "set inbox, a"])
    #expect(app.log.lines.isEmpty)
  }

  @Test("A wish that a responder fulfils ends the one before it", arguments: ["a", "b"])
  func fulfilledByResponder(objectID: String) {
    let responder = FakeResponder()
    app.center.responders.push(responder)
    open("a")
    responder.answer = { _ in true }
    open(objectID)
    app.factory.end(0)
    #expect(responder.received.map(\.text) == ["inbox/\(objectID)"])
    #expect(app.navigation.changes.isEmpty)
    #expect(app.factory.calledOff == [0])
    #expect(app.log.lines == superseded("a"))
  }

  // MARK: - Re-entrancy

  @Test("A responder that opens something else while it is asked has the newer wish")
  func opensDuringQuestion() {
    let responder = FakeResponder()
    app.center.responders.push(responder)
    responder.whenAsked = { if responder.asked.count == 1 { open("b") } }
    open("a")
    #expect(app.factory.started == ["inbox/b"])
    app.factory.end(0)
    #expect(app.navigation.changes == ["set inbox, b"])
    #expect(app.log.lines == superseded("a"))
  }

  @Test("A responder that opens something else when it has accepted is not pulled back")
  func opensWhenTold() {
    let responder = FakeResponder(true)
    app.center.responders.push(responder)
    responder.whenTold = {
      responder.answer = { _ in false }
      if responder.received.count == 1 { open("b") }
    }
    open("a")
    app.factory.end(0)
    #expect(responder.received.map(\.text) == ["inbox/a"])
    #expect(app.navigation.changes == ["set inbox, b"])
    #expect(app.log.lines.isEmpty)
  }

  @Test("A wish that comes while a load is being started calls that load off")
  func opensDuringStart() {
    app.factory.whenStarted = { if app.factory.loads.count == 1 { open("b") } }
    open("a")
    #expect(app.factory.calledOff == [0])
    app.factory.end(0)
    app.factory.end(1)
    #expect(app.navigation.changes == ["set inbox, b"])
    #expect(app.log.lines == superseded("a"))
  }

  @Test("A screen that opens something else while it is shown is followed by that")
  func opensDuringShow() {
    app.navigation.whenChanged = { if app.navigation.changes.count == 1 { open("b") } }
    open("a")
    app.factory.end(0)
    app.factory.end(1)
    #expect(app.navigation.changes == ["set inbox, a", "set inbox, b"])
    #expect(app.log.lines.isEmpty)
  }

  @Test("A stack that reports every change as the user's own disturbs nothing")
  func reportsOwnChanges() {
    app.navigation.whenChanged = { app.center.userDidNavigate() }
    open("a")
    app.factory.end(0)
    #expect(app.navigation.changes == ["set inbox, a"])
    #expect(app.log.lines.isEmpty)
  }

  // MARK: - Life

  @Test("Neither loads nor announcements keep the center alive, and they lead nowhere without it")
  func life() {
    var app: EventApp? = EventApp()
    let factory = app?.factory
    let navigation = app?.navigation
    let prompts = app?.prompts
    weak let center = app?.center
    for objectID in ["a", "b"] { app?.center.didReceive(.event(.inbox, objectID)) }
    factory?.end(0)
    app?.center.didOpen(.event(.paid))
    app = nil
    #expect(center == nil)
    prompts?.tap(0)
    factory?.end(1)
    factory?.end(2)
    #expect(prompts?.presented.count == 1)
    #expect(navigation?.changes == [])
  }

  @Test("Only the stack keeps screens alive")
  func screens() throws {
    receive("a")
    open("b")
    open("c")
    var made: [FakeViewController] = [FakeViewController("c")]
    weak let screen = made.first
    app.factory.loads[2].completion(.success(made))
    made = []
    #expect(screen != nil)
    app.navigation.setViewControllers([], animated: false)
    #expect(screen == nil)
    // The screens of a canceled load are dropped.
    made = [FakeViewController("b")]
    weak let unwanted = made.first
    app.factory.loads[1].completion(.success(made))
    made = []
    #expect(unwanted == nil)
    // An announcement releases its screens when it has shown them.
    made = [FakeViewController("a")]
    weak let announced = made.first
    app.factory.loads[0].completion(.success(made))
    made = []
    #expect(announced != nil)
    app.prompts.tap(0)
    app.navigation.setViewControllers([], animated: false)
    #expect(announced == nil)
  }
}
