import CLibYAML

/// libyaml's event parser over bytes that stay where they are.
struct EventReader: ~Copyable {
  /// The event that `advance` has read.
  let event: UnsafeMutablePointer<yaml_event_t>
  // libyaml keeps the parser's own address, so it must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// What libyaml asks for bytes, where they do not all stand in one place.
  private let input: UnsafeMutablePointer<PrefacedInput>?

  /// Reads `count` bytes of UTF-8 without a byte order mark.
  ///
  /// - Parameter preface: What is read before them.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, preface: StaticString? = nil) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    if yaml_parser_initialize(parser) == 0 { preconditionFailure("no memory for libyaml") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    if let preface {
      let input = UnsafeMutablePointer<PrefacedInput>.allocate(capacity: 1)
      input.initialize(to: PrefacedInput(preface, bytes, count: count))
      yaml_parser_set_input(parser, readPrefacedInput, input)
      self.input = input
    } else {
      yaml_parser_set_input_string(parser, bytes, count)
      input = nil
    }
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
    input?.deallocate()
  }

  /// Reads the next event, or says false at an error.
  @inline(__always)
  func advance() -> Bool { yaml_parser_parse(parser, event) != 0 }

  /// Frees what the event holds, which is nothing for most events but scalars.
  @inline(__always)
  func release() {
    switch event.pointee.type {
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return
    case YAML_MAPPING_START_EVENT:
      let data = event.pointee.data.mapping_start
      if data.anchor == nil, data.tag == nil { return }
    case YAML_SEQUENCE_START_EVENT:
      let data = event.pointee.data.sequence_start
      if data.anchor == nil, data.tag == nil { return }
    default: break
    }
    yaml_event_delete(event)
  }

  /// The error after `advance` said false; offsets are those of the bytes given.
  func problem(_ cursor: inout MarkCursor) -> LibraryProblem {
    let state = parser.pointee
    let stage: LibraryProblem.Stage =
      switch state.error {
      case YAML_READER_ERROR: .reader
      case YAML_SCANNER_ERROR: .scanner
      case YAML_MEMORY_ERROR: .memory
      default: .parser
      }
    let offset =
      stage == .reader
      ? state.problem_offset : cursor.byteOffset(ofCharacter: state.problem_mark.index)
    let contextOffset =
      state.context == nil ? nil : cursor.byteOffset(ofCharacter: state.context_mark.index)
    return LibraryProblem(
      stage: stage, problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      offset: offset, context: state.context.map { String(cString: $0) },
      contextOffset: contextOffset)
  }

  /// Shows the scalars that have been scanned and have not become events yet: at an error, those right before it.
  func forEachWaitingScalar(_ body: (yaml_scalar_style_t, yaml_mark_t, yaml_mark_t) -> Void) {
    guard var token = parser.pointee.tokens.head, let end = parser.pointee.tokens.tail else {
      return
    }
    while token < end {
      if token.pointee.type == YAML_SCALAR_TOKEN,
        token.pointee.end_mark.index <= parser.pointee.problem_mark.index
      {
        body(token.pointee.data.scalar.style, token.pointee.start_mark, token.pointee.end_mark)
      }
      token += 1
    }
  }
}
