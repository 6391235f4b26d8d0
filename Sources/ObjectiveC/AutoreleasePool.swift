/// Runs a block. Objects go as soon as nobody holds them, with or without a pool.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
