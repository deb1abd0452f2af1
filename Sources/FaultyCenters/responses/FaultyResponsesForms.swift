import PushConformance

/// Faults of centers whose apps have pushes of several forms.
enum FaultyResponsesForms: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(KnowsNoPeople.self), fault(TakesPeopleForRooms.self), fault(OverlooksTheLink.self),
  ]

  final class KnowsNoPeople: FormReader {
    override func link(of push: JSONObject) -> String? {
      push["person"] == nil ? super.link(of: push) : nil
    }
  }

  final class TakesPeopleForRooms: FormReader {
    override func link(_ kind: String, _ id: String) -> String {
      super.link(kind == "people" ? "rooms" : kind, id)
    }
  }

  /// Opens the object of a task even if the push has a link.
  final class OverlooksTheLink: FormReader {
    override func link(of push: JSONObject) -> String? {
      push["task"]?.string.map { link("tasks", $0) } ?? super.link(of: push)
    }
  }
}
