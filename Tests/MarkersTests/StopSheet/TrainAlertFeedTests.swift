import Markers
import Testing

/// 002: an alert refresh that fails may keep the last good set.
@Suite struct TrainAlertFeedTests {
  static let first = [TrainAlert(id: "1", kind: .active, scope: .systemwide, headline: "One")]
  static let second = [TrainAlert(id: "2", kind: .planned, scope: .systemwide, headline: "Two")]

  @Test func aFailedRefreshKeepsTheLastGoodSet() {
    let feed = TrainAlertFeed().refreshed(.loaded(Self.first))
    #expect(feed.refreshed(.failed).alerts == Self.first)
    #expect(feed.refreshed(.failed).refreshed(.failed).alerts == Self.first)
    #expect(feed.refreshed(.failed).refreshed(.loaded(Self.second)).alerts == Self.second)
  }

  @Test func anEmptySetIsASetToo() {
    let feed = TrainAlertFeed(Self.first).refreshed(.loaded([]))
    #expect(feed.alerts == [])
    #expect(feed.refreshed(.failed).alerts == [])
  }

  @Test func withoutAGoodSetThereIsNone() {
    #expect(TrainAlertFeed().alerts == nil)
    #expect(TrainAlertFeed().refreshed(.failed).alerts == nil)
  }

  @Test func theSheetKeepsItsTriangleThroughAFailure() {
    let feed = TrainAlertFeed(Self.first).refreshed(.failed)
    let content = StopSheetContent(
      stop: StopSheetDecisionTests.belmont, alerts: feed.alerts, stepFreeAccess: .unknown)
    #expect(content.alertButton?.label == "1 train service alert")
  }
}
