#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
package import PushConformance

/// A page of memory that two processes share by a file.
///
/// The class is `@unchecked` because of its raw pointer. The pointer never changes, and the page stays mapped until
/// `deinit`. The other process may write at any time, so all access goes through ``StepBoard``, which reads within
/// fixed bounds and tolerates half-written notes.
@safe package final class SharedPage: @unchecked Sendable {
  /// The board on which the playing process notes its current step.
  package let board: StepBoard
  /// The path of the file.
  ///
  /// The file can be removed when both processes have opened it.
  package let path: String
  private let memory: UnsafeMutableRawPointer

  /// Makes a file of one page.
  ///
  /// - Returns: The page; nil if no file can be made.
  package static func make() -> SharedPage? {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-\(UUID().uuidString)").path(percentEncoded: false)
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, off_t(StepBoard.size)) == 0 else { return nil }
    return SharedPage(file, path: path)
  }

  /// Opens the file that another process has made.
  package convenience init?(opening path: String) {
    let file = unsafe open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    self.init(file, path: path)
  }

  private init?(_ file: Int32, path: String) {
    let memory = unsafe mmap(nil, StepBoard.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
    unsafe self.memory = unsafe memory
    self.path = path
    board = unsafe StepBoard(memory)
  }

  deinit {
    unsafe munmap(memory, StepBoard.size)
    remove()
  }

  /// Removes the file; both processes can still use the memory.
  package func remove() { unsafe unlink(path) }

  /// Keeps the memory from processes that this process forks, because they must not write into the board.
  package func keepFromForks() {
    #if os(Linux)
      unsafe madvise(memory, StepBoard.size, MADV_DONTFORK)
    #elseif canImport(Darwin)
      unsafe minherit(memory, StepBoard.size, VM_INHERIT_NONE)
    #endif
  }
}
