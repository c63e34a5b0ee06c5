import BarEmit
import BarLint
import BarText

/// What is found in texts: sent to clients that wait for it, and answered to those that ask.
extension Server {
  // MARK: What is known of an open text

  /// What is known of an open description or configuration; `nil` for other texts.
  ///
  /// Where its configuration is wrong nothing is reported of it, but whoever writes it is helped all the same.
  mutating func analysis(at index: Int) -> Analysis? {
    if let analysis = documents[index].analysis { return analysis }
    guard let form = documents[index].form else { return nil }
    var settings = LintSettings(rules: [], today: world.today())
    if form == .description,
      case .lint(let ofFile, _) = self.settings(of: documents[index].location(in: self))
    {
      settings = ofFile
    }
    let analysis = analyze(
      documents[index].source, as: form, settings, &documents[index].layouts)
    documents[index].analysis = analysis
    return analysis
  }

  /// What is reported of an open text.
  private mutating func findings(at index: Int) -> [Finding] {
    findings(in: documents[index], at: index)
  }

  /// What is reported of a text.
  ///
  /// - Parameter index: Where it is among the open ones; nothing for a file that is not open.
  private mutating func findings(in document: OpenDocument, at index: Int? = nil) -> [Finding] {
    switch document.form {
    case nil: return []
    case .configuration:
      let known = index.flatMap { analysis(at: $0) }
      let ofFile = known?.judgement.findings ?? readConfiguration(document.source).findings
      let ofOthers = document.path.map { world.brokenExtends($0, document.source) } ?? []
      return FindingOrder.ordered(ofFile + ofOthers)
    case .description:
      guard case .lint(let settings, let known) = settings(of: document.location(in: self)) else {
        return []
      }
      return reported(
        index.flatMap { analysis(at: $0) } ?? analyze(document.source, settings), known)
    }
  }

  private func reported(
    _ analysis: Analysis, _ known: (@Sendable (FileFindings) -> FileFindings)?
  ) -> [Finding] {
    guard let known else { return analysis.judgement.findings }
    let judgement = analysis.judgement
    return known(FileFindings(analysis.source, judgement.findings + judgement.suppressed)).findings
  }

  func translation(of document: OpenDocument) -> Translation {
    Translation(
      uri: document.uri, version: document.version, lines: document.lines, client: client,
      page: world.page, names: world.names)
  }

  // MARK: Sent

  /// Whether a text is open of which the client has not been told what is found in it.
  var hasUnshownDocument: Bool {
    if client.pullsDiagnostics { return false }
    return documents.contains { $0.revisionShown != $0.revision }
  }

  /// Sends what is found in one text; whether there was one to send it of.
  mutating func showNextDocument() -> Bool {
    if client.pullsDiagnostics { return false }
    // The one that was changed last is the one that somebody looks at.
    let unshown = documents.indices.filter { documents[$0].revisionShown != documents[$0].revision }
    guard let index = unshown.max(by: { documents[$0].revision < documents[$1].revision }) else {
      return false
    }
    let findings = findings(at: index)
    documents[index].revisionShown = documents[index].revision
    // Of texts that are none of ours nobody waits to hear.
    if findings.isEmpty, documents[index].form == nil, !documents[index].hasShownFindings {
      return true
    }
    documents[index].hasShownFindings = !findings.isEmpty
    outbox.publish(findings, in: translation(of: documents[index]))
    return true
  }

  // MARK: Asked for

  /// The diagnostics of one text, open or not.
  mutating func diagnostics(
    of uri: String, _ previous: String?
  ) throws(ResponseError) -> Answer {
    if isOutdated(uri) { throw ResponseError(.serverCancelled, "newer changes wait") }
    return report(of: uri, previous).answer
  }

  /// The diagnostics of a text, or that they are those of before.
  mutating func report(of uri: String, _ previous: String?) -> DiagnosticReport {
    if let index = index(of: uri) {
      let result = "\(settingsRevision).\(documents[index].revision)"
      if result == previous { return DiagnosticReport(unchanged: result) }
      let findings = findings(at: index)
      return DiagnosticReport(translation(of: documents[index]), findings, result: result)
    }
    guard let path = FileURI.path(of: uri), let text = world.text(path) else {
      return DiagnosticReport(nil, [], result: nil)
    }
    let result = "\(settingsRevision)-\(SHA256.digits(of: text, bytes: 8))"
    if result == previous { return DiagnosticReport(unchanged: result) }
    let document = OpenDocument(uri: uri, text: text)
    return DiagnosticReport(translation(of: document), findings(in: document), result: result)
  }

  /// Lets a client that asks know that all answers may be others now.
  mutating func refresh() {
    refreshDiagnostics()
    if client.refreshesCodeLenses { outbox.refreshCodeLenses() }
    if client.refreshesInlayHints { outbox.refreshInlayHints() }
  }

  mutating func refreshDiagnostics() {
    if client.pullsDiagnostics { outbox.refreshDiagnostics() }
  }
}

extension OpenDocument {
  /// The text as compilation takes it.
  var source: SourceFile {
    SourceFile(path: path.map { String(decoding: $0, as: UTF8.self) } ?? uri, bytes: lines.bytes)
  }

  /// Where its configuration is looked for: an untitled text is as one in the first folder of the workspace.
  func location(in server: Server) -> [UInt8] {
    if let path { return path }
    let name = uri.utf8.split(separator: UInt8(ascii: ":")).last.map { [UInt8]($0) } ?? []
    let folder = server.folders.first ?? server.world.workingFolder
    return folder + [UInt8(ascii: "/")] + name.filter { $0 != UInt8(ascii: "/") }
  }
}
