import Bitmap
import PNGCodec
import Testing

extension GoldenClientTests {
  /// What a run writes, and that it fails all the same.
  @Suite(.serialized) struct Recording {
    private let client: GoldenClient
    private let picture = GoldenClient.picture

    init() async throws { client = try await GoldenClient() }

    @Test func missing() async throws {
      try client.remove(picture)
      try client.write(Array("other\n".utf8), GoldenClient.text)
      let run = try await client.run("picture|text", ["CLIENT_RECORD": "missing"])
      #expect(run.status != 0)
      #expect(run.output.contains("wrote \(GoldenClient.goldens)/\(picture)"), "\(run.output)")
      #expect(try PNG.decode(client.golden(picture) ?? [])[1, 1] == 0x8040_2000)
      #expect(client.golden(GoldenClient.text) == Array("other\n".utf8))
      #expect(try await client.run("picture").status == 0)
    }

    @Test func failed() async throws {
      let equal = client.golden(picture)
      try client.write(Array("other\n".utf8), GoldenClient.text)
      var wish = ["RENDER_MARKERS_UPDATE_GOLDENS": "1", "RENDER_MARKERS_GOLDEN_FILTER": "@2x"]
      #expect(try await client.run("picture|text", wish).status != 0)
      #expect(client.golden(GoldenClient.text) == Array("other\n".utf8))
      wish["RENDER_MARKERS_GOLDEN_FILTER"] = "plain"
      #expect(try await client.run("picture|text", wish).status != 0)
      #expect(client.golden(GoldenClient.text) == Array("frame 1\ncore 2 × 2\n".utf8))
      // Our encoder would have written other bytes.
      #expect(client.golden(picture) == equal)
    }

    @Test func all() async throws {
      let equal = try #require(client.golden(picture))
      let run = try await client.run("picture", ["CLIENT_RECORD": "all"])
      #expect(run.status != 0)
      let written = try #require(client.golden(picture))
      #expect(written != equal)
      #expect(try PNG.decode(written) == PNG.decode(equal))
    }

    @Test(arguments: ["true", "1"]) func neverInCI(value: String) async throws {
      try client.remove(picture)
      let run = try await client.run("picture", ["CI": value, "CLIENT_RECORD": "all"])
      #expect(run.status != 0)
      #expect(
        run.output.contains("not written: CI is set to \(value), and CI never writes goldens"),
        "\(run.output)")
      #expect(client.golden(picture) == nil)
    }

    @Test func notAPointerOfGitLFS() async throws {
      let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
      try client.write(pointer, picture)
      let run = try await client.run("picture", ["CI": "false", "CLIENT_RECORD": "all"])
      #expect(run.output.contains("is a Git LFS pointer, not a picture"), "\(run.output)")
      #expect(client.golden(picture) == pointer)
      try client.write(Array("no picture".utf8), picture)
      #expect(try await client.run("picture", ["CI": "0", "CLIENT_RECORD": "failed"]).status != 0)
      #expect(try PNG.decode(client.golden(picture) ?? [])[3, 2] == 0xFF33_6699)
    }

    @Test func orphans() async throws {
      try client.write([1], "badges/old.bin")
      try client.write([2], "badges/old@2x.png.tolerance.json")
      let run = try await client.run("noOrphans", ["CI": "true", "CLIENT_RECORD": "failed"])
      #expect(run.status != 0)
      #expect(run.output.contains("missing     badges/old.bin: no test has"), "\(run.output)")
      #expect(run.output.contains("missing     badges/old@2x.png.tolerance.json: no test has"))
      #expect(client.golden("badges/old.bin") == [1])
      #expect(try await client.run("noOrphans", ["CLIENT_RECORD": "failed"]).status != 0)
      #expect(client.golden("badges/old.bin") == nil)
      #expect(try await client.run("noOrphans").status == 0)
    }
  }
}
