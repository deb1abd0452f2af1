import Testing

@testable import FaultyCenters
@testable import PushConformance

@MainActor @Suite("Shards of different runs have different settings")
struct ShardSettingsTests {
  private static func settings(
    of subject: PushCenterSubject,
    _ options: RunOptions = RunOptions()
  ) throws -> [String: String] {
    let kit = try Kit.load()
    let session = RunSession(
      kit: kit,
      options: options,
      stage: Stage(subject: subject),
      keeper: nil
    )
    let settings = ShardMark(session).settings.map { ($0.name, $0.value) }
    return Dictionary(uniqueKeysWithValues: settings)
  }

  @Test("Roles and each line of the declaration count")
  func declaration() throws {
    let subject = PushCenterSubject(PlainResponder.self)
    let usual = try Self.settings(of: subject)
    #expect(try Self.settings(of: PushCenterSubject(PlainResponder.self)) == usual)
    var others: [PushCenterSubject] = []
    var fewer = subject
    fewer.roles.remove(.deferring)
    others.append(fewer)
    for app in [PushApp().reopens(.notWhileShown), PushApp().neverSends(.silent)] {
      let other = PushCenterSubject(name: subject.name, roles: subject.roles, app: app) {
        PlainResponder(application: $0)
      }
      others.append(other)
    }
    for other in others {
      let settings = try Self.settings(of: other)
      #expect(settings["declaration"] != usual["declaration"])
      #expect(settings["content"] == usual["content"])
    }
  }

  @Test("The text of a declaration does not depend on the order of sets")
  func order() {
    func text(_ shapes: [PushShape]) -> String {
      var vocabulary = Vocabulary.usual
      for shape in shapes { vocabulary.neverSends.insert(shape) }
      let app = PushApp(policies: Policies(), vocabulary: vocabulary)
      return PushCenterSubject(name: "a", roles: [], app: app) { PlainResponder(application: $0) }
        .declarationText
    }
    let shapes = PushShape.allCases
    #expect(text(Array(shapes)) == text(shapes.reversed()))
  }

  @Test("The first line of an adapter counts")
  func adapter() throws {
    let subject = PushCenterSubject(PlainResponder.self)
    var options = RunOptions()
    options.introductions = [subject.name: [1]]
    let settings = try Self.settings(of: subject, options)
    #expect(settings["adapter"] != nil)
    options.introductions = [subject.name: [2]]
    #expect(try Self.settings(of: subject, options)["adapter"] != settings["adapter"])
  }
}
