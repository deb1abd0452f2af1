/// Answers the requests of another process about one subject, which plays in this one.
@MainActor package protocol SubjectService {
  /// Answers a request.
  ///
  /// - Throws: A ``WireError`` if the bytes are no request, or a ``KitError`` if the kit cannot be read.
  func answer(to request: [UInt8]) async throws -> [UInt8]
}
