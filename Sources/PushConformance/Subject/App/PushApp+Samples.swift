import Foundation

extension PushApp {
  /// Declares bodies of pushes as the app's server sends them, in the form of ``sends(_:)``.
  ///
  /// The kit compares the samples before it judges anything. A member with the same value in all samples is a constant.
  /// The kit adds the constant to the form and so to each push of the app. A member that differs needs a placeholder in
  /// the form. If the placeholder is missing, an error names the member, its values and the placeholders that fit. The
  /// kit does not compare `aps`, because each scenario sets the members of `aps`.
  ///
  /// ```swift
  /// .sends { ["aps": $0.aps, "room": $0.objectID, "sender": $0.sampled] }
  /// .samples(
  ///   #"{"aps":{"alert":"Lunch?"},"room":"!ada","sender":"Ada","version":2}"#,
  ///   #"{"aps":{"alert":"Tea?"},"room":"!bob","sender":"Bob","version":2}"#
  /// )
  /// ```
  ///
  /// If ``encodes(_:)`` is declared, the samples are bodies before the encoding.
  public func samples(_ bodies: String...) -> PushApp {
    samples(of: nil, bodies: bodies.map { Array($0.utf8) })
  }

  /// Declares JSON texts as bodies of the pushes of one event; `event` is the event's name in scenarios.
  ///
  /// If the event has several forms, the kit compares each body with the form that shares the most members with that
  /// body.
  public func samples(of event: String, _ bodies: String...) -> PushApp {
    samples(of: event, bodies: bodies.map { Array($0.utf8) })
  }

  /// Declares the files of a folder whose names end in `.json` or `.apns` as bodies of pushes.
  ///
  /// The folder's path is absolute, or relative to the folder of `file`. If `event` is nil, the bodies have the form of
  /// ``sends(_:)``.
  public func samples(
    in folder: String,
    of event: String? = nil,
    besides file: String = #filePath
  ) -> PushApp {
    let place =
      folder.hasPrefix("/")
      ? folder : URL(filePath: file).deletingLastPathComponent().appending(path: folder).path
    return adding(PushSample.all(in: place, event: event), by: ".samples(in: \"\(folder)\")")
  }

  package func samples(of event: String?, bodies: [[UInt8]]) -> PushApp {
    let line = event.map { ".samples(of: \"\($0)\", …)" } ?? ".samples(…)"
    // A later line about the same event continues the numbers, so no two samples have the same name.
    let before = vocabulary.samples.list.filter { $0.event == event }.count
    let samples = bodies.enumerated().map { index, bytes in
      PushSample(name: "sample \(before + index + 1) of \(line)", event: event, bytes: bytes)
    }
    let empty = PushSample(name: line, event: event, fault: .withoutBodies(line: line))
    return adding(samples.isEmpty ? [empty] : samples, by: line)
  }

  // Each line adds samples, so two lines about samples do not contradict each other.
  private func adding(_ samples: [PushSample], by line: String) -> PushApp {
    declaring(line, about: "samples \(vocabulary.samples.list.count)") {
      $0.vocabulary.samples.list += samples
      $0.vocabulary.completeForms()
    }
  }
}
