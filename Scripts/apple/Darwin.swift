@_exported import Darwin

/// A macro of C that calls a function, which Swift cannot import.
public var errno: Int32 {
  get { fatalError() }
  set {}
}

// Functions of C with any number of arguments, which Swift cannot import.
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }

/// Macros of C that cast to a pointer, which Swift cannot import.
public var MAP_FAILED: UnsafeMutableRawPointer! { fatalError() }
public var SIG_IGN: (@convention(c) (Int32) -> Void)! { fatalError() }
