import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

enum Program {
  static func run(_ path: String, _ arguments: [String]) async throws -> (
    output: String, complaints: String
  ) {
    let result = try await Subprocess.run(
      .path(FilePath(path)),
      arguments: Arguments(arguments),
      output: .string(limit: 16 << 20),
      error: .string(limit: 16 << 20)
    )
    guard result.terminationStatus.isSuccess else {
      throw Failure(program: path, complaints: result.standardError)
    }
    return (result.standardOutput, result.standardError)
  }

  struct Failure: Error {
    var program: String
    var complaints: String
  }
}
