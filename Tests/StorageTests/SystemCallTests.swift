import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite struct SystemCallTests {
  @Test func allDataIsWritten() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path + "/file", O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try writeAll(Data("all of it".utf8), to: descriptor)
    #expect(try folder.read("file") == "all of it")
  }

  @Test func aFailedWriteSaysWhy() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: FileFailure.system(call: "write", code: ENOSPC)) { try writeAll(Data([0]), to: full) }
  }
}
