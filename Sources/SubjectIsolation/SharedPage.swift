import Foundation
package import PushConformance

/// A page of memory that two processes share through a file.
///
/// The class is `@unchecked` because of its raw pointer. The pointer never changes, and the page stays mapped until
/// `deinit`. The other process can write at any time, so all access goes through ``StepBoard``, which reads within
/// fixed bounds and tolerates half-written notes.
@safe package final class SharedPage: @unchecked Sendable {
  package let board: StepBoard
  /// The path of the file, which can be removed when both processes have opened the file.
  package let path: String
  private let outlives: Bool
  private let memory: UnsafeMutableRawPointer

  /// Creates a page and its file; nil if no file can be created.
  ///
  /// A file at `place` remains until the next page replaces it; without a place, the page removes its file.
  package static func make(at place: String? = nil) -> SharedPage? {
    let path =
      place
      ?? FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-\(UUID().uuidString)").path(percentEncoded: false)
    if place != nil { unsafe unlink(path) }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Writing the bytes makes sure that the disk has room for them. If the disk had no room for a mapped page, the
    // first store to the page would end the process.
    guard Descriptor(file).write([UInt8](repeating: 0, count: StepBoard.size)) else {
      unsafe unlink(path)
      return nil
    }
    return SharedPage(file, path: path, outlives: place != nil)
  }

  convenience init?(opening path: String) { self.init(opening: path, isCopy: false) }

  /// Returns the step that an ended process was playing, from its file at `path`; nil if there is no step or no file.
  package static func openStep(notedAt path: String) -> ProcessEnd.OpenStep? {
    guard let page = SharedPage(opening: path, isCopy: true) else { return nil }
    // The board does not keep the memory alive, so the page has to stay.
    return withExtendedLifetime(page) { page.board.openStep }
  }

  private convenience init?(opening path: String, isCopy: Bool) {
    let way = isCopy ? O_RDONLY : O_RDWR
    let file = unsafe open(path, way | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    // Memory beyond the end of the file cannot be read.
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= StepBoard.size
    else { return nil }
    self.init(file, path: path, outlives: isCopy, isCopy: isCopy)
  }

  private init?(_ file: Int32, path: String, outlives: Bool, isCopy: Bool = false) {
    let sharing = isCopy ? MAP_PRIVATE : MAP_SHARED
    let memory = unsafe mmap(nil, StepBoard.size, PROT_READ | PROT_WRITE, sharing, file, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
    unsafe self.memory = unsafe memory
    self.path = path
    self.outlives = outlives
    board = unsafe StepBoard(memory)
  }

  deinit {
    unsafe munmap(memory, StepBoard.size)
    remove()
  }

  /// Removes the file, unless the file has to outlive the page; both processes can still use the memory.
  package func remove() { if !outlives { unsafe unlink(path) } }

  /// Keeps the memory from processes that this process forks, because a forked process must not write into the board.
  package func keepFromForks() {
    #if os(Linux)
      unsafe madvise(memory, StepBoard.size, MADV_DONTFORK)
    #elseif canImport(Darwin)
      unsafe minherit(memory, StepBoard.size, Int32(VM_INHERIT_NONE))
    #endif
  }
}
