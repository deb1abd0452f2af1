import Foundation

/// What lies in a folder.
enum CorpusEntryKind: Sendable, Hashable {
  case folder
  case file
  case link
  case hidden
  case special
}

/// Why something that lies in a folder is not looked at.
package enum LeftOutReason: Sendable, Hashable {
  /// It is a symbolic link, which may lead anywhere, and which an archive or a checkout may not keep.
  case link
  /// Its name begins with a dot.
  case hidden
  /// It is a pipe, a socket or a device.
  case special

  /// What it is and what to do, as the end of a sentence about it.
  package var explanation: String {
    switch self {
    case .link: "is a link, which is not followed; put the file itself here, or remove it"
    case .hidden: "is hidden, so it is not looked at; rename or remove it"
    case .special: "is neither a file nor a folder, so it is not looked at; remove it"
    }
  }
}

extension CorpusFolder {
  /// Lists what ``files(below:)`` leaves out, by relative path, sorted; nothing below it is listed.
  ///
  /// - Parameter path: The part to list; empty for all.
  /// - Returns: The paths below the folder itself, and why each is left out.
  /// - Throws: Why the part cannot be listed.
  package func leftOut(
    below path: String = ""
  ) throws(CorpusFileError) -> [(path: String, reason: LeftOutReason)] {
    let start = path.isEmpty ? root : try resolve(path)
    var found: [(path: String, reason: LeftOutReason)] = []
    var pending = [(url: start, path: path)]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder.url, path: folder.path) {
        let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
        switch entry.kind {
        case .folder: pending.append((folder.url.appendingPathComponent(entry.name), path))
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
