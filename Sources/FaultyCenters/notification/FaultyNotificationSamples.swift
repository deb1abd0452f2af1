import PushConformance

/// Faults in reading members that only the declared samples have, which are real bodies from a server.
enum FaultyNotificationSamples: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(DropsTheNewSchema.self), fault(NeedsTheNameOfAShop.self),
  ]

  /// Drops each push with a schema later than the first, although its server sends the second.
  final class DropsTheNewSchema: SampleReader {
    override func isUnderstood(_ push: JSONObject) -> Bool {
      (push["schema"]?.number?.int ?? 1) == 1
    }
  }

  /// Drops each push with a shop whose name is null, although its server sends such shops.
  final class NeedsTheNameOfAShop: SampleReader {
    override func isUnderstood(_ push: JSONObject) -> Bool {
      guard let name = push["shop"]?.object?["name"] else { return true }
      return name.string != nil
    }
  }

  /// Drops each push with a schema later than the first, but declares no samples, so no push shows the fault.
  ///
  /// The center is in no row, because no requirement catches the center.
  final class DropsTheNewSchemaUnseen: SampleReader {
    override class var app: PushApp {
      PushApp().sends { ["aps": $0.aps, "link": $0.url, "order": $0.objectID] }.actions()
    }
    override func isUnderstood(_ push: JSONObject) -> Bool {
      (push["schema"]?.number?.int ?? 1) == 1
    }
  }

  /// Is correct, but its declaration has no samples, so the kit sends pushes that the center has to drop.
  ///
  /// The center is in no row, because its only fault is its declaration.
  final class DeclaresNoSamples: SampleReader {
    override class var app: PushApp {
      PushApp().sends { ["aps": $0.aps, "link": $0.url, "order": $0.objectID] }.actions()
    }
  }
}
