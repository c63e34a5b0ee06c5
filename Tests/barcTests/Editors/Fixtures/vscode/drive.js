// Drives vscode-languageclient through what a person does in VS Code, and writes what the editor holds after each step.
//
// The client is the library's own; `api.js` stands in for the editor around it. What VS Code asks for by itself while a
// document is shown and changed is asked for here, too.
"use strict";
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { vscode, driven } = require("./api.js");

const load = Module._load;
Module._load = function (name, ...rest) {
  return name === "vscode" ? vscode : load.call(this, name, ...rest);
};
const { LanguageClient } = require(process.env.BARC_TEST_CLIENT);

const held = {};
let document;

// MARK: What the editor holds

const text = () => document.text.replace(/\n$/, "");
const place = (words) => document.positionAt(document.text.indexOf(words));
const found = () => driven.diagnostics.get(document.uri.toString()) ?? [];
const codes = () => found().map(({ range: { start }, code, message }) =>
  `${start.line + 1}:${start.character + 1} ${code.value ?? code}: ${message}`).sort();

// Whatever goes wrong ends the editor, which nobody watches.
async function until(what, condition) {
  for (let left = 1500; !condition(); left -= 1) {
    if (left === 0) throw new Error(`waited in vain for ${what}`);
    await new Promise((go) => setTimeout(go, 20));
  }
}

// MARK: What the editor asks for

const methods = {
  CodeActions: "provideCodeActions", CodeLens: "provideCodeLenses", CompletionItem: "provideCompletionItems",
  DocumentLink: "provideDocumentLinks", DocumentSymbol: "provideDocumentSymbols",
  FoldingRange: "provideFoldingRanges", Hover: "provideHover", InlayHints: "provideInlayHints",
};
const token = () => new vscode.CancellationTokenSource().token;
const provider = (kind) => driven.providers[kind].provider;
const ask = (kind, ...rest) => provider(kind)[methods[kind]](document, ...rest);
// What a provider gave, with what it left out at first.
const whole = (kind, part) => provider(kind)[`resolve${kind.replace(/s$/, "")}`]?.(part, token()) ?? part;

// What stands around the text: its outline, folds, links, lenses and hints.
async function look() {
  const all = new vscode.Range(new vscode.Position(0, 0), document.positionAt(document.text.length));
  const [symbols, folds, links, lenses, hints] = await Promise.all([
    ask("DocumentSymbol", token()), ask("FoldingRange", {}, token()), ask("DocumentLink", token()),
    ask("CodeLens", token()), ask("InlayHints", all, token()),
  ]);
  if (![symbols, folds, links, lenses, hints].every(Array.isArray)) throw new Error("nothing around the text");
  for (const lens of lenses) await whole("CodeLens", lens);
}

const actions = (range, triggerKind) => ask("CodeActions", range, {
  triggerKind, only: undefined, diagnostics: found().filter((one) => one.range.contains(range.start)),
}, token());

// MARK: What a person does

async function open(file) {
  document = driven.open(path.resolve(file), "yaml");
  await look();
  await until("diagnostics", () => found().length > 0);
  held.opened = codes();
}

async function hover() {
  const { contents } = await ask("Hover", place("toolkit"), token());
  held.hover = contents.map((part) => part.value).join("\n");
}

// The light bulb where the caret stands, then its menu, and the first of it.
async function mend() {
  const [{ range }] = found();
  await actions(range, vscode.CodeActionTriggerKind.Automatic);
  const menu = await actions(range, vscode.CodeActionTriggerKind.Invoke);
  held.actions = menu.map(({ title }) => title);
  const chosen = menu[0].edit ? menu[0] : await whole("CodeActions", menu[0]);
  await vscode.workspace.applyEdit(chosen.edit);
  await look();
  await until("diagnostics of the mended text", () => !codes().some((code) => code.includes("titel")));
  held.mended = codes();
}

// Keys, one after the other: the menu opens with the first of a word, and narrows while the word goes on.
async function complete(word) {
  const { line } = place("navigationBar:");
  const caret = { line, character: document.text.split("\n")[line].length };
  const type = (characters) => {
    const at = new vscode.Position(caret.line, caret.character);
    driven.edit(document, [vscode.TextEdit.insert(at, characters)]);
    Object.assign(caret, document.positionAt(document.offsetAt(at) + characters.length));
  };
  const here = () => new vscode.Position(caret.line, caret.character);

  type("\n      ");
  let menu = { isIncomplete: true };
  for (const key of word) {
    const triggerKind = menu.items
      ? vscode.CompletionTriggerKind.TriggerForIncompleteCompletions : vscode.CompletionTriggerKind.Invoke;
    type(key);
    if (menu.isIncomplete) menu = await ask("CompletionItem", here(), token(), { triggerKind });
  }

  const label = (item) => item.label.label ?? item.label;
  const start = (item) => (item.range.inserting ?? item.range).start;
  const offered = menu.items.filter((item) => {
    const typed = document.getText(new vscode.Range(start(item), here())).toLowerCase();
    return (item.filterText ?? label(item)).toLowerCase().startsWith(typed);
  });
  held.offered = offered.map(label);

  const taken = await whole("CompletionItem", offered[0]);
  const insert = taken.insertText ?? label(taken);
  // A snippet as it is while its first stop waits for keys.
  const inserted = insert.value?.replace(/\$\{\d+\|[^|]*\|\}|\$\{?\d+\}?/g, "") ?? insert;
  driven.edit(document, [
    vscode.TextEdit.replace(new vscode.Range(start(taken), here()), inserted), ...(taken.additionalTextEdits ?? []),
  ]);
  await look();
  held.completed = text();
}

async function rename(name) {
  const { prepareRename, provideRenameEdits } = provider("Rename");
  const at = place("inbox");
  await prepareRename(document, at, token());
  await vscode.workspace.applyEdit(await provideRenameEdits(document, at, name, token()));
  await look();
  held.renamed = text();
}

// What is found in the end, to compare with what is found in the saved file.
async function save() {
  driven.save(document);
  await look();
  await until("diagnostics of the last text", () => codes().length !== held.mended.length);
  held.final = codes();
}

async function drive() {
  const settings = JSON.parse(fs.readFileSync("settings.json", "utf8"));
  const server = (name) => settings[`glspc.server.${name}`];
  const client = new LanguageClient(
    "glspc", "Generic LSP Client", { command: server("command"), args: server("commandArguments") },
    { documentSelector: server("languageId"), diagnosticCollectionName: "glspc", initializationOptions: {} });
  await client.start();
  await open(process.env.BARC_TEST_FILE);
  await hover();
  await mend();
  await complete("prefersL");
  await rename("start");
  await save();
  await client.stop();
  if (driven.shown.length > 0) throw new Error(driven.shown.join("\n"));
}

drive().catch((error) => { held.failed = error.stack; }).then(() => {
  fs.writeFileSync(process.env.BARC_TEST_ANSWERS, JSON.stringify(held));
  process.exit(0);
});
