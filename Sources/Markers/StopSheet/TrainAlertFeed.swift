/// The alerts that are known in a session (002, table Data and lifetime).
package struct TrainAlertFeed: Hashable, Sendable {
  /// How a refresh ended.
  package enum Refresh: Hashable, Sendable {
    case loaded([TrainAlert])
    case failed
  }

  /// The last set that was loaded; nil before the first.
  package let alerts: [TrainAlert]?

  /// A feed with the last good set, or with none yet.
  package init(_ alerts: [TrainAlert]? = nil) { self.alerts = alerts }

  /// The feed after a refresh: a set replaces the last one, a failure keeps it.
  package func refreshed(_ refresh: Refresh) -> TrainAlertFeed {
    switch refresh {
    case .loaded(let alerts): TrainAlertFeed(alerts)
    case .failed: self
    }
  }
}
