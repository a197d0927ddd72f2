import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct FileTests {
    private func failure(_ body: () throws -> Void) -> FileError? {
        do {
            try body()
            return nil
        } catch {
            return error as? FileError
        }
    }

    @Test func filesAreWrittenWholeAndReadBack() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/a.bin"
        try writeAtomically([1, 2, 3], to: path)
        #expect(try readFile(path) == [1, 2, 3])
        try writeAtomically([], to: path)
        #expect(try readFile(path) == [])
        let large = [UInt8](repeating: 7, count: 3 << 20)
        try writeAtomically(large, to: path)
        #expect(try readFile(path) == large)
        #expect(try listFolder(folder.path) == ["a.bin"])
    }

    @Test func rightsOfAReplacedFileStay() throws {
        let folder = TemporaryFolder()
        let path = try folder.write("a", "old")
        chmod(path, 0o640)
        try writeAtomically([1], to: path)
        var status = stat()
        stat(path, &status)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test func problemsAreNamedAndNothingIsLeftBehind() throws {
        let folder = TemporaryFolder()
        try folder.write("inner/keep", "x")
        let inner = folder.path + "/inner"
        #expect(failure { try writeAtomically([1], to: inner) }?.description == "cannot write \(inner): it is a folder")
        #expect(failure { try writeAtomically([1], to: inner + "/none/a") }?.reason == "its folder does not exist")
        #expect(failure { try writeAtomically([1], to: inner + "/keep/a") }?.reason == "a part of the path is not a folder")
        #expect(failure { try writeAtomically([1], to: folder.path + "/new/") }?.reason == "it is a folder")
        #expect(failure { try writeAtomically([1], to: "") }?.reason == "this is no file name")
        #expect(failure { try writeAtomically([1], to: folder.path + "/" + String(repeating: "n", count: 300)) }?.reason == "the name is too long")
        #expect(failure { try writeAtomically([UInt8](repeating: 0, count: 100_000), to: "/dev/full") }?.reason == "the disk is full")
        #expect(try listFolder(folder.path) == ["inner"])
        #expect(try listFolder(inner) == ["keep"])
        if getuid() != 0 {
            chmod(inner, 0o500)
            #expect(failure { try writeAtomically([1], to: inner + "/a") }?.reason == "no permission to write there")
            chmod(inner, 0o700)
        }
    }

    @Test func readingHasLimitsAndRefusesOtherThings() throws {
        let folder = TemporaryFolder()
        let path = try folder.write("a", [UInt8](repeating: 1, count: 100))
        #expect(failure { _ = try readFile(path, limit: 99) }?.reason == "its 100 bytes are more than the 99 allowed")
        #expect(failure { _ = try readFile(folder.path) }?.reason == "it is a folder")
        #expect(failure { _ = try readFile(folder.path + "/b") }?.reason == "no such file")
        #expect(failure { _ = try readFile("/dev/zero") }?.reason == "it is not a plain file")
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(failure { _ = try readFile(folder.path + "/pipe") }?.reason == "it is not a plain file")
    }

    @Test func picturesFromFiles() throws {
        let folder = TemporaryFolder()
        let pixels = picture(8, 8) { opaque($0 * 20, $1 * 20, 3) }
        let path = folder.path + "/a.png"
        try PNGEncoder.write(pixels, scale: 3, to: path)
        #expect(try ImageDecoder.decode(contentsOf: path) == pixels)
        #expect(throws: FileError.self) { try ImageDecoder.decode(contentsOf: folder.path + "/none.png") }
        try folder.write("b.png", "no picture")
        #expect(throws: ImageError.notAnImage) { try ImageDecoder.decode(contentsOf: folder.path + "/b.png") }
    }
}
