/// A ZIP archive of stored files, without compression.
///
/// The format is PKWARE's APPNOTE.TXT, version 6.3.10; comments cite its sections. The same files make the same bytes
/// on every machine, because the archive has no times or owners.
struct ZipArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0
  private let limit: Int

  /// The largest number of files; a larger number would announce ZIP64 (APPNOTE, section 4.4.1.4).
  static let largestCount = 0xFFFE
  /// The largest offset in bytes; a larger offset would announce ZIP64 (APPNOTE, section 4.4.1.4).
  static let largestOffset: UInt64 = 0xFFFF_FFFE

  init(limit: Int = Self.largestCount) { self.limit = min(limit, Self.largestCount) }

  /// The reason why a file does not fit into an archive without ZIP64 (APPNOTE, section 4.4.1.4).
  enum Failure: Error, Hashable {
    case tooManyFiles
    case tooLarge
    /// The name is empty, too long, or has characters other than ASCII. The encoding of such characters depends on
    /// flags (APPNOTE, section 4.4.4, bit 11).
    case nameNotASCII(String)
  }

  /// Appends a file; after an error, the archive is unchanged.
  mutating func add(_ contents: [UInt8], as name: String) throws(Failure) {
    guard name.utf8.allSatisfy({ $0 < 0x80 }), !name.isEmpty, name.utf8.count < 0xFFFF
    else { throw .nameNotASCII(name) }
    guard count < limit else { throw .tooManyFiles }
    // The headers of this file take less than three times the length of the file's name plus a hundred bytes.
    let end = bytes.count + directory.count + contents.count + 3 * name.utf8.count + 100
    guard UInt64(end) <= Self.largestOffset else { throw .tooLarge }

    let entry = Self.description(of: contents, name: name)
    let offset = UInt32(bytes.count)

    // APPNOTE 4.3.7, local file header
    bytes.append(number: 0x0403_4B50 as UInt32)
    bytes += entry
    bytes += name.utf8
    bytes += contents

    // APPNOTE 4.3.12, central directory header
    directory.append(number: 0x0201_4B50 as UInt32)
    // APPNOTE 4.4.2, made by: 3 for UNIX, whose file attributes follow; version 1.0
    directory.append(number: 3 << 8 | 10 as UInt16)
    directory += entry
    directory.append(number: 0 as UInt16)  // 4.4.12, length of the comment
    directory.append(number: 0 as UInt16)  // 4.4.13, number of the disk
    directory.append(number: 0 as UInt16)  // 4.4.14, internal attributes: not known to be text
    // APPNOTE 4.4.15, external attributes: a regular file, writable by its owner and readable by all
    directory.append(number: 0o100644 << 16 as UInt32)
    directory.append(number: offset)  // 4.4.16, offset of the local header
    directory += name.utf8
    count += 1
  }

  var contents: [UInt8] {
    var bytes = bytes
    let start = UInt32(bytes.count)
    bytes += directory
    // APPNOTE 4.3.16, end of central directory record
    bytes.append(number: 0x0605_4B50 as UInt32)
    bytes.append(number: 0 as UInt16)  // 4.4.19, number of this disk
    bytes.append(number: 0 as UInt16)  // 4.4.20, disk on which the directory starts
    bytes.append(number: UInt16(count))  // 4.4.21, entries on this disk
    bytes.append(number: UInt16(count))  // 4.4.22, entries
    bytes.append(number: UInt32(directory.count))  // 4.4.23, size of the directory
    bytes.append(number: start)  // 4.4.24, offset of the directory
    bytes.append(number: 0 as UInt16)  // 4.4.25, length of the comment
    return bytes
  }

  private static func description(of contents: [UInt8], name: String) -> [UInt8] {
    let size = UInt32(contents.count)
    var bytes: [UInt8] = []
    bytes.append(number: 10 as UInt16)  // 4.4.3, needed to extract: version 1.0
    bytes.append(number: 0 as UInt16)  // 4.4.4, flags
    bytes.append(number: 0 as UInt16)  // 4.4.5, method: stored
    bytes.append(number: 0 as UInt16)  // 4.4.6, time: midnight
    bytes.append(number: 1 << 5 | 1 as UInt16)  // 4.4.6, date: 1 January 1980, the earliest date
    bytes.append(number: CRC32.checksum(of: contents))  // 4.4.7
    bytes.append(number: size)  // 4.4.8, compressed size
    bytes.append(number: size)  // 4.4.9, size
    bytes.append(number: UInt16(name.utf8.count))  // 4.4.10, length of the name
    bytes.append(number: 0 as UInt16)  // 4.4.11, length of the extra field
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number with the least significant byte first (APPNOTE, section 4.4.1.1).
  fileprivate mutating func append(number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
