/// An object that answers the requests of a different process about one subject.
///
/// The subject plays in this process.
@MainActor package protocol SubjectService {
  /// Answers a request.
  ///
  /// - Throws: A ``WireError`` if the bytes are not a request, or a ``KitError`` if the kit cannot be read.
  func answer(to request: [UInt8]) async throws -> [UInt8]
}
