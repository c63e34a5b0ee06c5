/// A day of the Gregorian calendar, such as the last one on which something holds.
package struct CalendarDay: Comparable, Sendable {
  package let year: Int
  /// Counted from 1.
  package let month: Int
  /// Counted from 1.
  package let day: Int

  /// `nil` if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDay.length(of: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2027-03-01`; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that many days after 1970-01-01, which must be in the years 1 to 9999.
  ///
  /// Years are counted from March on, so that a leap day is the last of its year; an era is 400 years.
  package init(daysSince1970 days: Int) {
    let sinceMarch0 = days + 719_468
    let era = (sinceMarch0 >= 0 ? sinceMarch0 : sinceMarch0 - 146_096) / 146_097
    let dayOfEra = sinceMarch0 - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
