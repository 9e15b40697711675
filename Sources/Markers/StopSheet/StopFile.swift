import DesignTokens

/// A stop, its step-free status and the alerts that are known, as a file states them. Its shape is
/// that of `Fixtures/schemas/stop.schema.json`.
package struct StopFile: Hashable, Sendable {
  package let stop: Stop
  package let stepFreeAccess: StepFreeAccess
  /// The last good set; nil where none was loaded.
  package let alerts: [TrainAlert]?

  /// What is known of a stop.
  package init(stop: Stop, stepFreeAccess: StepFreeAccess, alerts: [TrainAlert]?) {
    self.stop = stop
    self.stepFreeAccess = stepFreeAccess
    self.alerts = alerts
  }

  /// What the stop's sheet shows.
  package var content: StopSheetContent {
    StopSheetContent(stop: stop, alerts: alerts, stepFreeAccess: stepFreeAccess)
  }

  /// Reads a file's bytes; `file` is only named in errors. `lines` are the ids of the lines that
  /// there are. Errors: no JSON, a missing or unknown key, a value of another kind, a name or
  /// headline that is empty or no single line, an unknown line, two alerts of one id.
  package init(
    _ bytes: [UInt8], file: String, lines: [String]
  ) throws(StopFileError) {
    let json: JSONValue
    do { json = try JSONReader.parse(bytes, file: file) } catch { throw StopFileError(error) }
    let reader = StopFileReader(file: file, lines: lines)
    let root = try reader.object(
      json, "", of: "the file", required: ["stop"],
      optional: ["$schema", "stepFreeAccess", "alerts"])
    stop = try reader.stop(root.required("stop"))
    stepFreeAccess =
      try root.optional("stepFreeAccess").map { value throws(StopFileError) in
        try reader.word(value, "a step-free status")
      } ?? .unknown
    alerts = try root.optional("alerts").map { value throws(StopFileError) in
      try reader.alerts(value)
    }
  }
}
