// A test that imports UITesting can use the stage and takes, too.
@_exported import StageKit
@_exported import Takes
