// The module `vscode` as far as vscode-languageclient uses it: the values of the editor's API, and the events, registers
// and windows of an editor that nobody looks at. Names and numbers are those of the API's declarations (@types/vscode).
"use strict";
const fs = require("fs");
const { fileURLToPath, pathToFileURL } = require("url");

// MARK: Events and ends

class Disposable {
  constructor(end) { this.dispose = end ?? (() => {}); }
  static from(...all) { return new Disposable(() => all.forEach((one) => one.dispose())); }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener, owner, disposables) => {
    const bound = (value) => listener.call(owner, value);
    this.#listeners.add(bound);
    const end = new Disposable(() => this.#listeners.delete(bound));
    disposables?.push(end);
    return end;
  };
  fire(value) { for (const listener of [...this.#listeners]) listener(value); }
  dispose() { this.#listeners.clear(); }
}

class CancellationTokenSource {
  #emitter = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#emitter.event };
  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }
  dispose() {}
}

class CancellationError extends Error {}

// MARK: Places

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  isBefore(other) {
    return this.line < other.line || (this.line === other.line && this.character < other.character);
  }
  isEqual(other) { return this.line === other.line && this.character === other.character; }
}

class Range {
  constructor(start, end, endLine, endCharacter) {
    this.start = endLine === undefined ? start : new Position(start, end);
    this.end = endLine === undefined ? end : new Position(endLine, endCharacter);
  }
  contains(position) { return !position.isBefore(this.start) && !this.end.isBefore(position); }
}

class Uri {
  #text;
  constructor(url) {
    this.#text = url.href;
    this.scheme = url.protocol.slice(0, -1);
    this.path = decodeURIComponent(url.pathname);
    this.fsPath = this.scheme === "file" ? fileURLToPath(url) : this.path;
  }
  static file(path) { return new Uri(pathToFileURL(path)); }
  static parse(text) { return new Uri(new URL(text)); }
  toString() { return this.#text; }
}

class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}

class RelativePattern {
  constructor(base, pattern) { Object.assign(this, { base, pattern }); }
}

// MARK: What a server's answers become

class MarkdownString {
  constructor(value = "") { this.value = value; }
  appendText(text) { this.value += text; return this; }
  appendMarkdown(text) { this.value += text; return this; }
  appendCodeblock(text, language = "") { this.value += `\n\`\`\`${language}\n${text}\n\`\`\`\n`; return this; }
}

class SnippetString {
  constructor(value = "") { this.value = value; }
}

class TextEdit {
  constructor(range, newText) { Object.assign(this, { range, newText }); }
  static replace(range, text) { return new TextEdit(range, text); }
  static insert(position, text) { return new TextEdit(new Range(position, position), text); }
  static delete(range) { return new TextEdit(range, ""); }
}

class WorkspaceEdit {
  #edits = new Map();
  set(uri, edits) {
    const known = this.#edits.get(uri.toString()) ?? [];
    this.#edits.set(uri.toString(), [...known, ...edits.map((edit) => (Array.isArray(edit) ? edit[0] : edit))]);
  }
  replace(uri, range, text) { this.set(uri, [new TextEdit(range, text)]); }
  entries() { return [...this.#edits]; }
}

class Hover {
  constructor(contents, range) { Object.assign(this, { contents: [contents].flat(), range }); }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(parts) { return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts); }
  contains(other) { return this.value === "" || `${other.value}.`.startsWith(`${this.value}.`); }
  static Empty = new CodeActionKind("");
  static QuickFix = new CodeActionKind("quickfix");
  static Refactor = new CodeActionKind("refactor");
  static RefactorExtract = new CodeActionKind("refactor.extract");
  static RefactorInline = new CodeActionKind("refactor.inline");
  static RefactorRewrite = new CodeActionKind("refactor.rewrite");
  static Source = new CodeActionKind("source");
  static SourceOrganizeImports = new CodeActionKind("source.organizeImports");
}

// A class whose instances hold what they are made of, by these names.
const holding = (...names) => class {
  constructor(...values) { names.forEach((name, number) => { this[name] = values[number]; }); }
};

// A name for each number from a first one on, and back.
const numbered = (first, ...names) =>
  Object.fromEntries(names.flatMap((name, number) => [[name, first + number], [first + number, name]]));

const values = {
  CallHierarchyItem: holding("kind", "name", "detail", "uri", "range", "selectionRange"),
  CodeAction: holding("title", "kind"),
  CodeLens: holding("range", "command"),
  CompletionItem: holding("label", "kind"),
  CompletionList: holding("items", "isIncomplete"),
  Diagnostic: holding("range", "message", "severity"),
  DiagnosticRelatedInformation: holding("location", "message"),
  DocumentHighlight: holding("range", "kind"),
  DocumentLink: holding("range", "target"),
  DocumentSymbol: holding("name", "detail", "kind", "range", "selectionRange"),
  FoldingRange: holding("start", "end", "kind"),
  InlayHint: holding("position", "label", "kind"),
  InlayHintLabelPart: holding("value"),
  SymbolInformation: holding("name", "kind", "containerName", "location"),
  TabInputCustom: holding("uri"),
  TabInputText: holding("uri"),
  TabInputTextDiff: holding("original", "modified"),
  TypeHierarchyItem: holding("kind", "name", "detail", "uri", "range", "selectionRange"),
  CodeActionTriggerKind: numbered(1, "Invoke", "Automatic"),
  CompletionItemKind: numbered(0, "Text"),
  CompletionItemTag: numbered(1, "Deprecated"),
  CompletionTriggerKind: numbered(0, "Invoke", "TriggerCharacter", "TriggerForIncompleteCompletions"),
  DiagnosticSeverity: numbered(0, "Error", "Warning", "Information", "Hint"),
  DiagnosticTag: numbered(1, "Unnecessary", "Deprecated"),
  DocumentHighlightKind: numbered(0, "Text", "Read", "Write"),
  FoldingRangeKind: numbered(1, "Comment", "Imports", "Region"),
  InlayHintKind: numbered(1, "Type", "Parameter"),
  ProgressLocation: { Window: 10 },
  SignatureHelpTriggerKind: numbered(1, "Invoke", "TriggerCharacter", "ContentChange"),
  SymbolKind: numbered(0, "File"),
  SymbolTag: numbered(1, "Deprecated"),
  TextDocumentSaveReason: numbered(1, "Manual", "AfterDelay", "FocusOut"),
};

// MARK: Documents

class TextDocument {
  constructor(uri, languageId) {
    Object.assign(this, { uri, languageId, version: 1, text: fs.readFileSync(uri.fsPath, "utf8") });
    Object.assign(this, { isDirty: false, isClosed: false, isUntitled: false, fileName: uri.fsPath, eol: 1 });
  }
  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }
  get lineCount() { return this.text.split("\n").length; }
  offsetAt({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + Math.min(character, lines[line].length);
  }
  positionAt(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return new Position(before.length - 1, before.at(-1).length);
  }
}

const events = {};
const event = (name) => (events[name] = new EventEmitter()).event;

// Changes a document by edits of the text that it has, the last place first, and tells whoever listens.
function edit(document, edits) {
  const contentChanges = edits
    .map(({ range, newText }) => {
      const rangeOffset = document.offsetAt(range.start);
      return { range, rangeOffset, rangeLength: document.offsetAt(range.end) - rangeOffset, text: newText };
    })
    .sort((one, other) => other.rangeOffset - one.rangeOffset);
  for (const { rangeOffset, rangeLength, text } of contentChanges) {
    document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(rangeOffset + rangeLength);
  }
  document.version += 1;
  document.isDirty = true;
  events.onDidChangeTextDocument.fire({ document, contentChanges });
}

function save(document) {
  events.onWillSaveTextDocument.fire({ document, reason: 1, waitUntil() {} });
  fs.writeFileSync(document.uri.fsPath, document.text);
  document.isDirty = false;
  events.onDidSaveTextDocument.fire(document);
}

function open(path, languageId) {
  const document = new TextDocument(Uri.file(path), languageId);
  // The tab is there before what it shows.
  const tab = { input: new values.TabInputText(document.uri) };
  window.tabGroups.all[0].tabs.push(tab);
  events.onDidChangeTabs.fire({ opened: [tab], closed: [], changed: [] });
  workspace.textDocuments.push(document);
  window.activeTextEditor = { document };
  events.onDidOpenTextDocument.fire(document);
  events.onDidChangeActiveTextEditor.fire(window.activeTextEditor);
  return document;
}

// MARK: The editor

const workspaceFolder = { uri: Uri.file(process.cwd()), name: "project", index: 0 };

const workspace = {
  workspaceFolders: [workspaceFolder],
  textDocuments: [],
  notebookDocuments: [],
  fs: {},
  getWorkspaceFolder: () => workspaceFolder,
  getConfiguration: () => ({ get: (_, preset) => preset }),
  createFileSystemWatcher: (pattern) => {
    watched.push(pattern);
    return { onDidCreate: event("onDidCreate"), onDidChange: event("onDidChange"), onDidDelete: event("onDidDelete"), dispose() {} };
  },
  applyEdit: async (change) => {
    for (const [uri, edits] of change.entries()) {
      edit(workspace.textDocuments.find((document) => document.uri.toString() === uri), edits);
    }
    return true;
  },
};
for (const name of ["Open", "Change", "Close", "Save"]) {
  workspace[`onDid${name}TextDocument`] = event(`onDid${name}TextDocument`);
  workspace[`onDid${name}NotebookDocument`] = event(`onDid${name}NotebookDocument`);
}
for (const name of ["Create", "Rename", "Delete"]) {
  workspace[`onDid${name}Files`] = event(`onDid${name}Files`);
  workspace[`onWill${name}Files`] = event(`onWill${name}Files`);
}
for (const name of ["onWillSaveTextDocument", "onDidChangeConfiguration", "onDidChangeWorkspaceFolders"]) {
  workspace[name] = event(name);
}

// What the server wanted people to read, and the files that it wanted watched.
const shown = [];
const watched = [];
const show = async (message) => { shown.push(message); };
const channel = { append: show, appendLine: show, replace: show, clear() {}, show() {}, hide() {}, dispose() {} };

const window = {
  activeTextEditor: undefined,
  visibleTextEditors: [],
  onDidChangeActiveTextEditor: event("onDidChangeActiveTextEditor"),
  tabGroups: { all: [{ tabs: [] }], onDidChangeTabs: event("onDidChangeTabs") },
  createOutputChannel: () => channel,
  showErrorMessage: show,
  showInformationMessage: show,
  showWarningMessage: show,
  showTextDocument: show,
  withProgress: (_, task) => task({ report() {} }, new CancellationTokenSource().token),
};

// What the client offers by kind: `registerHoverProvider` puts its provider under `Hover`.
const providers = {};
const diagnostics = new Map();

const languages = new Proxy({
  match: (selector, document) =>
    Number(selector.some((filter) => (filter.language ?? filter) === document.languageId)),
  createDiagnosticCollection: () => ({
    set: (uri, found) => diagnostics.set(uri.toString(), found),
    delete: (uri) => diagnostics.delete(uri.toString()),
    clear: () => diagnostics.clear(),
    dispose() {},
  }),
}, {
  get: (known, name) => known[name] ?? ((_, provider, ...options) => {
    providers[name.match(/^register(.*)Provider$/)[1]] = { provider, options };
    return new Disposable();
  }),
});

const commands = {
  known: new Map(),
  registerCommand(name, run) {
    commands.known.set(name, run);
    return new Disposable(() => commands.known.delete(name));
  },
};

const known = {
  ...values, CancellationError, CancellationTokenSource, CodeActionKind, Disposable, EventEmitter, Hover,
  Location, MarkdownString, Position, Range, RelativePattern, SnippetString, TextEdit, Uri, WorkspaceEdit,
  commands, languages, window, workspace,
  version: "1.97.2",
  env: { appName: "Visual Studio Code", language: "en", openExternal: async () => true },
};

// What a person does, and what there is to be seen then.
const driven = { diagnostics, edit, events, open, providers, save, shown, watched };

// A name that is missing here would be read as nothing, and the client would go another way in silence.
const strict = new Proxy(known, {
  get(target, name) {
    if (name in target || typeof name === "symbol" || name === "__esModule") return target[name];
    throw new ReferenceError(`the API has no ${name} here`);
  },
});

module.exports = { vscode: strict, driven };
