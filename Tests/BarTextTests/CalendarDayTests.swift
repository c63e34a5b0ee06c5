import BarText
import Foundation
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("2027-03-01", true), ("2024-02-29", true), ("2023-02-29", false), ("1900-02-29", false),
    ("2000-02-29", true), ("2027-13-01", false), ("2027-04-31", false), ("2027-4-1", false),
    ("2027-04-00", false), ("+027-04-01", false), ("", false),
  ])
  func calendarKnowsItsDays(text: String, isDay: Bool) {
    #expect((CalendarDay(text) != nil) == isDay)
  }

  /// As Foundation's calendar has it, over two eras.
  @Test func daysAreCounted() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for days in stride(from: -135_000, through: 380_000, by: 13) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = CalendarDay(daysSince1970: days)
      #expect(day.year == parts.year && day.month == parts.month && day.day == parts.day, "\(days)")
    }
  }
}
