import Markers
import Testing

/// Spec §2, z-order.
@Suite struct ZOrderTests {
  @Test func values() {
    #expect(ZOrder.busStop.rawValue == 300)
    #expect(ZOrder.station.rawValue == 400)
    #expect(ZOrder.selectedStop.rawValue == 500)
    #expect(ZOrder.vehicle.rawValue == 900)
    #expect(ZOrder.selectedVehicle.rawValue == 1000)
  }

  @Test func order() {
    let order: [ZOrder] = [.busStop, .station, .selectedStop, .vehicle, .selectedVehicle]
    #expect(order.shuffled().sorted() == order)
  }
}
