import CatalogTables
import Foundation
import Testing

struct GeneratedFilesTests {
  @Test func everyDeclarationHasTheForm() throws {
    #expect(try CatalogSources.read().problems == [])
    #expect(try CatalogSources.devices().problems == [])
  }

  /// `BARC_RECORD=1` writes the files anew, and fails.
  @Test func filesAreCurrent() throws {
    let files = try #require(generatedFiles(CatalogSources.read(), CatalogSources.devices()))
    let isRecording = ProcessInfo.processInfo.environment["BARC_RECORD"] == "1"
    for file in files {
      let url = CatalogSources.folder.appendingPathComponent("Generated/\(file.name)")
      if isRecording {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(file.name) was recorded; run the test again without BARC_RECORD")
      } else {
        let isCurrent = try String(contentsOf: url, encoding: .utf8) == file.text
        #expect(isCurrent, "\(file.name) is out of date: run Tests/CatalogTables/generate")
      }
    }
  }

  /// What the form is for: text that has another one is found.
  @Test(arguments: [
    "  static var title: Of<Text?> {", "  @inlinable package static let title: Of<Text?> = x {",
    "  @inlinable package static var title: Property<Bar, Text?> {",
    "  package static var title: Of<Text?> {",
  ])
  func anotherFormIsAProblem(line: String) {
    let text = """
      @usableFromInline package enum Bar: BarObject {}
      extension Property where Owner == Bar {
      \(line)
          .init("A title.", default: .value(nil), source: "here")
        }
      }
      """
    let catalog = CatalogText([("Bar.swift", text)])
    #expect(catalog.problems == ["Bar.swift:3: not the form: \(line)"])
  }

  @Test func declarationsAreReadFromTheirText() {
    let text = """
      @usableFromInline package protocol View: BarObject {}

      /// A bar, in words
      /// of two lines.
      ///
      /// More about it.
      @usableFromInline package enum Bar: View {}
      extension Property where Owner == Bar {
        /// A remark.
        @inlinable package static var aNameOfManyWords:
          Of<ALongType>
        {
          .init("Says objectiveC: nothing.", default: .unknown, objectiveC: "longName", source: "")
        }

        @inlinable package static
          var aNameThatFillsALine: Of<Bool>
        {
        }
      }
      extension Property where Owner: View {
        @inlinable package static var `extension`: Of<Bool> {
        }
      }
      @frozen @usableFromInline package enum Side: UInt8, Enumeration {
        case left, `default`,
          right
        /// Neither left
        /// nor right.
        case center
        case none
      }
      """
    let catalog = CatalogText([("Bar.swift", text)])
    #expect(catalog.problems == [])
    #expect(catalog.enumerations.map(\.cases) == [["left", "default", "right", "center", "none"]])
    #expect(
      catalog.enumerations.map(\.sentences) == [["", "", "", "Neither left nor right.", ""]])
    let properties = catalog.types.flatMap(catalog.properties(of:))
    #expect(catalog.types.map(\.sentence) == ["A bar, in words of two lines."])
    #expect(catalog.enumerations.map(\.sentence) == [""])
    #expect(properties.map(\.name) == ["extension", "aNameOfManyWords", "aNameThatFillsALine"])
    #expect(properties.map(\.value) == ["Bool", "ALongType", "Bool"])
    #expect(properties.map(\.objectiveC) == [nil, "longName", nil])
  }

  @Test func familiesOfFamiliesInherit() {
    let text = """
      @usableFromInline package protocol View: BarObject {}
      @usableFromInline package protocol Bar: View {}
      @usableFromInline package enum Toolbar: Bar {}
      extension Property where Owner: Bar {
        @inlinable package static var items: Of<Int> {
        }
      }
      extension Property where Owner: View {
        @inlinable package static var frame: Of<Int> {
        }
      }
      extension Property where Owner == Toolbar {
        @inlinable package static var style: Of<Int> {
        }
      }
      """
    let catalog = CatalogText([("Bar.swift", text)])
    #expect(catalog.problems == [])
    let names = catalog.types.flatMap(catalog.properties(of:)).map(\.name)
    #expect(names == ["frame", "items", "style"])
  }

  @Test func partsAreReadInTheirOrder() {
    let type = "@usableFromInline package enum Bar: BarObject {}\n"
    func part(_ comment: String, _ name: String) -> String {
      """
      \(comment)
      extension Property where Owner == Bar {
        @inlinable package static var \(name): Of<Bool> {
        }
      }

      """
    }
    let (first, second) = (part("// Part 1: this.", "isHidden"), part("// Part 2: that.", "title"))
    let catalog = CatalogText([("Bar+A.swift", second), ("Bar.swift", type + first)])
    #expect(catalog.problems == [])
    #expect(catalog.types.flatMap(\.properties).map(\.name) == ["isHidden", "title"])
    for other in [part("", "title"), part("// Part 3: that.", "title")] {
      let problems = CatalogText([("Bar.swift", type + first + other)]).problems
      #expect(problems == ["the parts of `Bar` are not numbered from 1 on"])
    }
  }

  @Test func devicesAreReadFromTheirText() {
    func family(_ number: Int, _ name: String, _ id: String) -> String {
      """
      // Part \(number): devices with a name.
      extension Device {
        package static var \(name): Device {
          phone(\(id), "a name")
        }
      }
      """
    }
    let later = ("Devices/Device+Bands.swift", family(2, "band", "\"band-1\""))
    let phones = ("Devices/Device+Phones.swift", family(1, "phone", "\"phone-1\""))
    let text = DeviceText([later, phones, ("Devices/DeviceGroup.swift", "extension Device {")])
    #expect(text.problems == [])
    #expect(text.devices.map(\.name) == ["phone", "band"])
    #expect(text.devices.map(\.id) == ["phone-1", "band-1"])
    #expect(DeviceText([later]).problems == ["the parts of devices are not numbered from 1 on"])
    let twice = ("Devices/Device+Phones.swift", family(1, "phone", "\"band-1\""))
    #expect(DeviceText([later, twice]).problems == ["two devices are called `band-1`"])
  }

  @Test func namesThatMeetAreProblems() {
    let text = """
      @usableFromInline package enum Bar: BarObject {}
      extension Property where Owner == Bar {
        @inlinable package static var hidden: Of<Bool> {
        }
        @inlinable package static var isHidden: Of<Bool> {
          .init(objectiveC: "hidden")
        }
        @inlinable package static var hidden: Of<Int> {
        }
      }
      extension Property where Owner == Other {
        @inlinable package static var title: Of<Int> {
        }
      }
      """
    #expect(
      CatalogText([("Bar.swift", text)]).problems == [
        "properties of `Other`, which is no type",
        "`Bar` has `hidden` twice",
        "`hidden` of `Bar` is a name and an Objective-C spelling",
      ])
  }
}
