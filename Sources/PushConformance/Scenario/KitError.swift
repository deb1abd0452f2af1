package import PushCorpus

/// A reason why the kit cannot use files of requirements or scenarios.
package enum KitError: Error, Sendable, Hashable {
  case resources(ResourceError)
  case file(CorpusFileError)
  case json(StrictJSONError)
  /// Two requirements, two scenarios or two payloads share this name.
  case duplicate(String)
  case malformedIdentifier(String, file: String)
  /// A requirement, scenario or payload is not in the file that its name requires.
  case misplaced(String, file: String)
  case proseAndChecksDiffer(withoutCheck: [String], withoutProse: [String])

  /// A file or an environment variable of the user is wrong; the string names the file or variable, and the reason.
  case callersInput(String)
  case scenario(ScenarioFault, file: String)

  static func decode<Value: Decodable>(
    _ type: Value.Type,
    at path: String,
    in folder: CorpusFolder
  ) throws(KitError) -> Value {
    let bytes = try wrapping(try folder.read(path))
    do { return try StrictJSON.decode(type, from: bytes, file: path) } catch { throw .json(error) }
  }

  static func wrapping<Value>(
    _ read: @autoclosure () throws(CorpusFileError) -> Value
  ) throws(KitError) -> Value {
    do { return try read() } catch { throw .file(error) }
  }
}

extension KitResources {
  package static func load() throws(KitError) -> KitResources {
    do { return try locate() } catch { throw .resources(error) }
  }
}
