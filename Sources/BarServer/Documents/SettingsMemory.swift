import BarText

/// What is asked of files, as their configurations said when they were last asked, and what was complained of.
struct SettingsMemory {
  /// The day that the settings are of.
  var day: CalendarDay?
  var byPath: [[UInt8]: World.Settings] = [:]
  /// The configurations that are wrong, each once.
  var complaints: [World.Complaint] = []
  /// The URIs of configurations for which diagnostics were sent.
  var published: [String] = []
}
