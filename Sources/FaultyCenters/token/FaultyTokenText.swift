import PushConformance

/// Faults in writing a device token in the form that the app declares.
enum FaultyTokenText: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(WritesSmallLetters.self)
  ]

  /// Writes lower-case digits, although its app declares upper-case digits.
  final class WritesSmallLetters: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.uppercaseHexadecimal).vocabulary
    }
  }
}
