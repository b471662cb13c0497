import Foundation
import Model
import Testing

struct CalendarDateTests {
  @Test(arguments: ["2027-06-30", "2028-02-29", "0001-01-01", "9999-12-31"])
  func readsADay(_ text: String) throws {
    #expect(try #require(CalendarDate(text)).description == text)
  }

  @Test(arguments: [
    "2027-02-29", "2027-13-01", "2027-00-10", "2027-1-1", "27-01-01", "2027-06-31", "2027/06/30",
    "+027-06-30", "2027-06-30 ", "", "2027-06", "2027-06-30-1",
  ])
  func refusesWhatIsNoDay(_ text: String) { #expect(CalendarDate(text) == nil) }

  @Test func agreesWithFoundationOnTheDayOfATime() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for step in -800..<4_000 {
      let seconds = step * 2_345_678 + step
      let date = Date(timeIntervalSince1970: Double(seconds))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = CalendarDate(secondsSince1970: seconds)
      #expect([ours.year, ours.month, ours.day] == [parts.year, parts.month, parts.day])
    }
  }

  @Test func staysInsideTheCalendar() {
    #expect(CalendarDate(secondsSince1970: .min).description == "0001-01-01")
    #expect(CalendarDate(secondsSince1970: .max).description == "9999-12-31")
  }
}
