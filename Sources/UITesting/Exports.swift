// A test that imports UITesting can use the stage, too.
@_exported import StageKit
