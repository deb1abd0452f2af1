import Foundation

// PromiseKit's promises, as its documentation describes them: handlers run later, on the main queue and in order.

protocol Thenable: AnyObject {
  associatedtype T
  func pipe(_ receive: @escaping (Result<T, any Error>) -> Void)
}

// The apps pass promises between closures that can run on any thread; the kit runs all of them on the main thread.
class Guarantee<T>: Thenable, @unchecked Sendable {
  private var result: Result<T, any Error>?
  private var receivers: [(Result<T, any Error>) -> Void] = []

  fileprivate init() {}

  init(resolver body: (@escaping (T) -> Void) -> Void) {
    body { self.settle(.success($0)) }
  }

  static func value(_ value: T) -> Guarantee<T> {
    let made = Guarantee<T>()
    made.settle(.success(value))
    return made
  }

  static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) {
    let made = Guarantee<T>()
    return (made, { made.settle(.success($0)) })
  }

  fileprivate func settle(_ given: Result<T, any Error>) {
    guard result == nil else { return }
    result = given
    let waiting = receivers
    receivers = []
    for receive in waiting { receive(given) }
  }

  func pipe(_ receive: @escaping (Result<T, any Error>) -> Void) {
    if let result { receive(result) } else { receivers.append(receive) }
  }

  @discardableResult
  func done(on queue: DispatchQueue? = .main, _ body: @escaping (T) -> Void) -> Guarantee<Void> {
    map(body)
  }

  func map<U>(_ body: @escaping (T) -> U) -> Guarantee<U> {
    let made = Guarantee<U>()
    pipe { result in
      guard case .success(let value) = result else { return }
      DispatchQueue.main.async { made.settle(.success(body(value))) }
    }
    return made
  }

  func get(_ body: @escaping (T) -> Void) -> Guarantee<T> {
    map {
      body($0)
      return $0
    }
  }

  func then<U>(_ body: @escaping (T) -> Guarantee<U>) -> Guarantee<U> {
    let made = Guarantee<U>()
    pipe { result in
      guard case .success(let value) = result else { return }
      DispatchQueue.main.async { body(value).pipe { made.settle($0) } }
    }
    return made
  }

  func then<U>(_ body: @escaping (T) throws -> Promise<U>) -> Promise<U> {
    continued(of: self, by: body)
  }

  func cauterize() {}
}

// Unchecked for the same reason as `Guarantee`.
final class Promise<T>: Thenable, @unchecked Sendable {
  struct Resolver {
    fileprivate let settle: (Result<T, any Error>) -> Void

    func fulfill(_ value: T) { settle(.success(value)) }
    func reject(_ error: any Error) { settle(.failure(error)) }
    func resolve(_ value: T?, _ error: (any Error)?) {
      if let value { fulfill(value) } else if let error { reject(error) }
    }
  }

  fileprivate let future = Guarantee<T>()

  fileprivate init() {}

  init(error: any Error) { future.settle(.failure(error)) }

  init(resolver body: (Resolver) throws -> Void) {
    do {
      try body(Resolver { self.future.settle($0) })
    } catch {
      future.settle(.failure(error))
    }
  }

  static func value(_ value: T) -> Promise<T> {
    let made = Promise<T>()
    made.future.settle(.success(value))
    return made
  }

  static func pending() -> (promise: Promise<T>, resolver: Resolver) {
    let made = Promise<T>()
    return (made, Resolver { made.future.settle($0) })
  }

  func pipe(_ receive: @escaping (Result<T, any Error>) -> Void) { future.pipe(receive) }

  func then<U>(_ body: @escaping (T) throws -> Promise<U>) -> Promise<U> {
    continued(of: self, by: body)
  }

  func map<U>(_ body: @escaping (T) throws -> U) -> Promise<U> {
    continued(of: self) { .value(try body($0)) }
  }

  @discardableResult
  func done(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Void) -> Promise<Void>
  { map(body) }

  func get(_ body: @escaping (T) throws -> Void) -> Promise<T> {
    map {
      try body($0)
      return $0
    }
  }

  func asVoid() -> Promise<Void> { map { _ in } }

  func recover(_ body: @escaping (any Error) throws -> Promise<T>) -> Promise<T> {
    let made = Promise<T>()
    pipe { result in
      guard case .failure(let error) = result else { return made.future.settle(result) }
      DispatchQueue.main.async {
        do {
          try body(error).pipe { made.future.settle($0) }
        } catch {
          made.future.settle(.failure(error))
        }
      }
    }
    return made
  }

  func recover(_ body: @escaping (any Error) -> Guarantee<T>) -> Guarantee<T> {
    let made = Guarantee<T>()
    pipe { result in
      guard case .failure(let error) = result else { return made.settle(result) }
      DispatchQueue.main.async { body(error).pipe { made.settle($0) } }
    }
    return made
  }

  func ensure(_ body: @escaping () -> Void) -> Promise<T> {
    let made = Promise<T>()
    pipe { result in
      DispatchQueue.main.async {
        body()
        made.future.settle(result)
      }
    }
    return made
  }

  @discardableResult
  func `catch`(_ body: @escaping (any Error) -> Void) -> Promise<T> {
    pipe { result in
      guard case .failure(let error) = result else { return }
      DispatchQueue.main.async { body(error) }
    }
    return self
  }

  func cauterize() {}
}

extension Promise where T == Void {
  convenience init() { self.init { $0.fulfill(()) } }
}

extension Promise.Resolver where T == Void {
  func resolve(_ error: (any Error)?) {
    if let error { reject(error) } else { fulfill(()) }
  }
}

private func continued<S: Thenable, U>(of source: S, by body: @escaping (S.T) throws -> Promise<U>)
  -> Promise<U>
{
  let made = Promise<U>()
  source.pipe { result in
    switch result {
    case .failure(let error): made.future.settle(.failure(error))
    case .success(let value):
      DispatchQueue.main.async {
        do {
          try body(value).pipe { made.future.settle($0) }
        } catch {
          made.future.settle(.failure(error))
        }
      }
    }
  }
  return made
}
