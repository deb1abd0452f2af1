package import Foundation

/// A file that has been downloaded for a notification.
package struct LoadedFile: Sendable, Hashable {
  /// A kind of file that the system shows with a notification.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A picture, up to 10 MB.
    case image
    /// A sound, up to 5 MB.
    case audio
    /// A film, up to 50 MB.
    case movie

    /// The largest file of the kind that the system takes (Apple, `UNNotificationAttachment`).
    package var byteLimit: Int {
      switch self {
      case .image: 10 << 20
      case .audio: 5 << 20
      case .movie: 50 << 20
      }
    }

    /// The extensions of file names, and the media types, of files that the system takes.
    private var names: Set<String> {
      switch self {
      case .image: ["jpg", "jpeg", "gif", "png"]
      case .audio: ["aif", "aiff", "x-aiff", "wav", "x-wav", "vnd.wave", "mp3", "m4a", "x-m4a"]
      case .movie: ["mpg", "mpeg", "mp4", "m4v", "x-m4v", "avi", "x-msvideo"]
      }
    }

    /// The kind by the media type of a response; nil for one that the system does not show.
    init?(mimeType: String) {
      let parts = mimeType.lowercased().prefix { $0 != ";" }
        .trimmingCharacters(in: .whitespaces).split(separator: "/")
      guard parts.count == 2 else { return nil }
      // The one name that stands for a sound here and for a film there.
      if parts == ["audio", "mpeg"] || parts == ["audio", "mp4"] {
        self = .audio
        return
      }
      let family = ["image": Kind.image, "audio": .audio, "video": .movie][String(parts[0])]
      guard let family, family.names.contains(String(parts[1])) else { return nil }
      self = family
    }

    /// The kind by the extension of a file's name; nil for one that the system does not show.
    init?(pathExtension: String) {
      let name = pathExtension.lowercased()
      guard let kind = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
      self = kind
    }
  }

  /// Where it is.
  package var url: URL
  /// Its media type, as the response has it; nil where that is silent.
  package var mimeType: String?
  /// How large it is; nil where nobody knows.
  package var byteCount: Int?

  /// Describes a file.
  package init(url: URL, mimeType: String? = nil, byteCount: Int? = nil) {
    self.url = url
    self.mimeType = mimeType
    self.byteCount = byteCount
  }

  /// What kind of file it is; nil for one that the system would refuse, since nobody can tell, or since it is
  /// too large.
  package var kind: Kind? {
    let kind = mimeType.flatMap(Kind.init(mimeType:)) ?? Kind(pathExtension: url.pathExtension)
    guard let kind, byteCount ?? 0 <= kind.byteLimit else { return nil }
    return kind
  }
}
