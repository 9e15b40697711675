import Exports
import Testing

@testable import GoldenTesting

struct GoldenEnvironmentTests {
  @Test(arguments: [
    ("", GoldenRecording.never), ("0", .never), ("1", .failed), ("true", .failed),
    ("missing", .missing), ("all", .all), ("never", .never),
  ])
  func recording(value: String, recording: GoldenRecording) {
    let environment = GoldenEnvironment(["RENDER_MARKERS_UPDATE_GOLDENS": value])
    #expect(environment.recording == recording)
    #expect(environment.recordingProblem == nil)
  }

  @Test func unknownRecordingIsNamed() {
    let environment = GoldenEnvironment(["RENDER_MARKERS_UPDATE_GOLDENS": "yes please"])
    #expect(environment.recording == .never)
    #expect(
      environment.recordingProblem
        == "RENDER_MARKERS_UPDATE_GOLDENS is 'yes please', which asks for nothing: accepted are 1, "
        + "never, missing, failed, all")
  }

  @Test(arguments: [("true", "true"), ("1", "1"), ("no", "no"), ("", nil), ("0", nil)])
  func ci(value: String, setting: String?) {
    #expect(GoldenEnvironment(["CI": value]).ci == setting)
  }

  @Test func folders() {
    let relative = GoldenFolder("Goldens", file: "/nowhere/at/all/Tests/A.swift")
    #expect(relative.path == "/nowhere/at/all/Tests/Goldens")
    #expect(relative.failures == "/nowhere/at/all/Tests/.build/golden-failures")
    #expect(Goldens.folder.failures == "\(Goldens.root)/.build/golden-failures")
    #expect(
      Goldens.folder.updateCommand(.init("a'b.png")) == #"scripts/update-goldens 'a'\''b.png'"#)
  }
}
