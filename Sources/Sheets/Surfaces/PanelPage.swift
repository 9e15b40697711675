/// What the panel shows (001, Core sheet and Navigation).
package enum PanelPage: String, CaseIterable {
  case home
  case nearby
  /// A panel of its own, added above the page's, which hides (001, Detail overlays).
  case stopDetail = "stop-detail"
  case search

  /// What the page is called.
  package var name: String { self == .stopDetail ? "Stop detail" : title }

  /// The title in its head.
  package var title: String {
    switch self {
    case .home: "Home"
    case .nearby: "Nearby"
    case .search: "Search"
    case .stopDetail: "Station"
    }
  }

  /// The detents that it has: Search is full only (001).
  package var detents: [PanelDetent] { self == .search ? [.full] : PanelDetent.allCases }

  /// The token of its collapsed height.
  package var tipToken: String { self == .nearby ? "panel.tip-nearby" : "panel.tip" }

  /// The tab that is current; a stop's detail leaves it as it was.
  package var tab: String { self == .stopDetail ? PanelPage.home.title : title }

  /// The tabs in order: 000 and 001 as built, where 003's "v3" has Home, Map, Search.
  package static let tabs = [PanelPage.home, .nearby, .search].map(\.title)
}
