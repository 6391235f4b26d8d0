// A test that imports UITesting has the stage, too.
@_exported import StageKit
