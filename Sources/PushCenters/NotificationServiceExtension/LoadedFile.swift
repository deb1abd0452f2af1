package import Foundation

package struct LoadedFile: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case image
    case audio
    case movie

    /// The largest size, in bytes, that the system accepts for a file of this kind (Apple, `UNNotificationAttachment`).
    package var byteLimit: Int {
      switch self {
      case .image: 10 << 20
      case .audio: 5 << 20
      case .movie: 50 << 20
      }
    }

    /// The file name extensions and media subtypes that the system accepts for this kind of file.
    private var names: Set<String> {
      switch self {
      case .image: ["jpg", "jpeg", "gif", "png"]
      case .audio: ["aif", "aiff", "x-aiff", "wav", "x-wav", "vnd.wave", "mp3", "m4a", "x-m4a"]
      case .movie: ["mpg", "mpeg", "mp4", "m4v", "x-m4v", "avi", "x-msvideo"]
      }
    }

    init?(mimeType: String) {
      let parts = mimeType.lowercased().prefix { $0 != ";" }
        .trimmingCharacters(in: .whitespaces).split(separator: "/")
      guard parts.count == 2 else { return nil }
      // ``names`` lists the subtypes `mpeg` and `mp4` for movies, but `audio/mpeg` and `audio/mp4` are sounds.
      if parts == ["audio", "mpeg"] || parts == ["audio", "mp4"] {
        self = .audio
        return
      }
      let family = ["image": Kind.image, "audio": .audio, "video": .movie][String(parts[0])]
      guard let family, family.names.contains(String(parts[1])) else { return nil }
      self = family
    }

    init?(pathExtension: String) {
      let name = pathExtension.lowercased()
      guard let kind = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
      self = kind
    }
  }

  /// The URL of the downloaded file; the URL's extension determines the kind unless `mimeType` names a known kind.
  package var url: URL
  package var mimeType: String?
  package var byteCount: Int?

  package init(url: URL, mimeType: String? = nil, byteCount: Int? = nil) {
    self.url = url
    self.mimeType = mimeType
    self.byteCount = byteCount
  }

  /// The kind of the file; nil if the system would refuse the file: the kind is unknown, or the file is too large.
  package var kind: Kind? {
    let kind = mimeType.flatMap(Kind.init(mimeType:)) ?? Kind(pathExtension: url.pathExtension)
    guard let kind, byteCount ?? 0 <= kind.byteLimit else { return nil }
    return kind
  }
}
