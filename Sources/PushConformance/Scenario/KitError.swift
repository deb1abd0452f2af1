package import PushCorpus

/// A reason why the kit cannot use files of requirements or scenarios.
package enum KitError: Error, Sendable, Hashable {
  /// The folders of the kit are not at any place where the kit looks for them.
  case resources(ResourceError)
  /// A file or folder cannot be read; the associated error has its path.
  case file(CorpusFileError)
  /// A file is not JSON in the form that the kit expects; the associated error has the place.
  case json(StrictJSONError)
  /// Two entries have the same name, which the associated value holds.
  case duplicate(String)
  /// A name is not well-formed.
  case malformedIdentifier(String, file: String)
  /// A requirement, scenario or payload is not in the file that its name asks for.
  case misplaced(String, file: String)
  /// Some requirements have no check, or some checks have no requirement.
  case proseAndChecksDiffer(withoutCheck: [String], withoutProse: [String])

  /// A file or an environment variable of the user is wrong. The text names the file or variable, and says why.
  case callersInput(String)
  /// A scenario has a fault, so no subject can play the scenario.
  case scenario(ScenarioFault, file: String)

  /// Reads and decodes a file of the kit.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    at path: String,
    in folder: CorpusFolder
  ) throws(KitError) -> Value {
    let bytes: [UInt8]
    do { bytes = try folder.read(path) } catch { throw .file(error) }
    do { return try StrictJSON.decode(type, from: bytes, file: path) } catch { throw .json(error) }
  }

  /// Returns the result of a closure; an error of the closure becomes ``file(_:)``.
  static func wrapping<Value>(
    _ read: () throws(CorpusFileError) -> Value
  ) throws(KitError) -> Value {
    do { return try read() } catch { throw .file(error) }
  }
}
