import PushPayloads

/// The file that is being decoded: its name, and methods that create errors with a place in this file.
struct StrictSource {
  let file: String

  func error(
    at element: JSONDocument.Element,
    _ problem: StrictJSONError.Problem
  ) -> StrictJSONError {
    StrictJSONError(
      file: file,
      position: element.document.position(of: element.range.lowerBound),
      pointer: element.pointer,
      problem: problem
    )
  }

  /// Returns an error with the text of a thrown error, and with the place that the thrown error's coding path names.
  func error(from error: any Error, in document: JSONDocument) -> StrictJSONError {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .dataCorrupted(let context)?, .keyNotFound(_, let context)?,
        .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
        context
      default: nil
      }
    let path = JSONPointer(context?.codingPath.map(\.stringValue) ?? [])
    let element = document.element(at: path) ?? document.root
    return self.error(at: element, .refused(context?.debugDescription ?? "\(error)"))
  }
}
