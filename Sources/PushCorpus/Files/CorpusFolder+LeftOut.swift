import Foundation

/// The kinds of entries in a folder of the corpus; the kit reads only folders and files.
enum CorpusEntryKind: Sendable, Hashable {
  case folder
  case file
  case link
  case hidden
  case special
}

package enum LeftOutReason: Sendable, Hashable {
  /// The entry is a symbolic link; it may lead anywhere, and archives and checkouts may lose it.
  case link
  case hidden
  /// The entry is a pipe, a socket or a device.
  case special

  package var explanation: String {
    switch self {
    case .link: "is a link, which is not followed; put the file itself here, or remove it"
    case .hidden: "is hidden, so it is not looked at; rename or remove it"
    case .special: "is neither a file nor a folder, so it is not looked at; remove it"
    }
  }
}

extension CorpusFolder {
  /// Returns the entries that ``files(below:)`` ignores, sorted by path, without the contents of an ignored folder.
  package func leftOut(
    below path: String = ""
  ) throws(CorpusFileError) -> [(path: String, reason: LeftOutReason)] {
    let start = path.isEmpty ? root.path : try resolve(path)
    var found: [(path: String, reason: LeftOutReason)] = []
    var pending = [(place: start, path: path)]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder.place, path: folder.path) {
        let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
        switch entry.kind {
        case .folder: pending.append(("\(folder.place)/\(entry.name)", path))
        case .file: continue
        case .link: found.append((path, .link))
        case .hidden: found.append((path, .hidden))
        case .special: found.append((path, .special))
        }
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
