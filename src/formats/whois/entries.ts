/** One statement of an answer: `Registrar:` with `Name: Example` below it is `{ section: "registrar", label: "name", value: "Example" }`. */
export interface Entry {
  /** Counts what blank lines separate. */
  readonly block: number;
  /** In lower case; empty where a statement stands by itself. */
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

const mostEntries = 2048;
const longestLabel = 48;
/** HKIRC explains a label within it. */
const longestText = 256;

interface Heading {
  readonly label: string;
  readonly indent: number;
  /** Whether a blank line is above it, or a mark before it: then what follows is its own, even if it is not deeper. */
  readonly isFirst: boolean;
  /** Whether a blank line is below it: then only a list or what is deeper is its own. */
  isApart: boolean;
  childIndent: number | null;
  hasValues: boolean;
}

/** Where the reading of an answer is. */
interface State {
  readonly entries: Entry[];
  block: number;
  isStart: boolean;
  /** What lines below belong to: a heading, or a label without a value. */
  open: Heading | null;
  /** What deeper lines go on with. */
  last: { readonly label: string; readonly section: string; readonly indent: number } | null;
}

/** Reads the layouts that registries use, side by side: `label: value`, `label....: value`, `[label] value`, and values below a heading. */
export function entriesIn(lines: readonly string[]): readonly Entry[] {
  const state: State = { entries: [], block: 0, isStart: true, open: null, last: null };
  for (const line of lines) {
    if (state.entries.length >= mostEntries) break;
    readLine(state, line);
  }
  return state.entries;
}

function readLine(state: State, line: string): void {
  if (isComment(line)) return;
  const text = line.replace(/^\s*\*\* /, "").trim();
  const indent = indentOf(line);
  if (text === "" || /^[-=*]+$/.test(text)) return endBlock(state);
  // TRABİS marks its headings.
  const isFirst = state.isStart || /^\s*\*\* /.test(line);
  state.isStart = false;
  const [label, value] = split(text);
  if (label === null) return readBare(state, text, indent, isFirst);
  const section = sectionFor(state, indent);
  state.last = { label, section, indent };
  if (value !== "") add(state, section, label, value);
  else state.open = { label, indent, isFirst, isApart: false, childIndent: null, hasValues: false };
}

/** Remarks of the registry, and the end that ICANN prescribes. */
function isComment(line: string): boolean {
  return /^\s*(?:%|#|>>>|;)/.test(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function endBlock(state: State): void {
  state.block++;
  state.isStart = true;
  state.last = null;
  // A list may stand one line below its heading.
  if (state.open?.hasValues || state.open?.childIndent !== null) state.open = null;
  else state.open.isApart = true;
}

/** The label in lower case and the value of a line; no label where it has none. */
function split(text: string): readonly [label: string | null, value: string] {
  // JPRS: `[Domain Name] X`, `a. [Domain Name] X`; MYNIC: `a [Domain Name] X`.
  const bracketed = /^(?:[a-z]\.? )?\[(?<label>[^\][]{1,48})\](?<value>.*)$/i.exec(text);
  if (bracketed) return [labelOf(bracketed.groups?.["label"] ?? ""), (bracketed.groups?.["value"] ?? "").trim()];
  const sentence = /^(?<label>record (?:created|expires|expired|updated)|registered) on (?<value>\S.*)$/i.exec(text);
  if (sentence && !text.includes(": "))
    return [`${sentence.groups?.["label"]} on`.toLowerCase(), sentence.groups?.["value"] ?? ""];
  const colon = text.indexOf(":");
  if (colon <= 0 || colon > longestText || !isLabel(text, colon)) return [null, text];
  return [labelOf(text.slice(0, colon)), text.slice(colon + 1).trim()];
}

/** Addresses of the web have a colon as well, and so have times and addresses of IPv6 (`ns1.shop.example [2001:db8::1]`). */
function isLabel(text: string, colon: number): boolean {
  const before = text.slice(0, colon);
  if (text.startsWith("//", colon + 1) || (/\d$/.test(before) && /^\d/.test(text.slice(colon + 1)))) return false;
  return before.split(/[([]/).length === before.split(/[)\]]/).length;
}

/** `Created on......` is `created on`, and `Name Server 2` is `name server`. */
function labelOf(text: string): string {
  const bounded = text.slice(0, longestLabel).toLowerCase().trim();
  let end = bounded.length;
  while (end > 0 && ". \t#0123456789".includes(bounded.charAt(end - 1))) end--;
  return bounded.slice(0, end).split(/\s+/).join(" ");
}

/** Whether a labelled line still belongs to the open heading: a heading whose lines are deeper ends where they end. */
function sectionFor(state: State, indent: number): string {
  const { open } = state;
  if (!open) return "";
  const isDeep = open.childIndent === null ? !open.isFirst || open.isApart : open.childIndent > open.indent;
  if (isDeep && indent <= open.indent) {
    state.open = null;
    return "";
  }
  open.childIndent ??= indent;
  return open.label;
}

/** A line without a label is a value of what stands above it, or a heading. */
function readBare(state: State, text: string, indent: number, isFirst: boolean): void {
  const { open, last } = state;
  if (last && indent > last.indent && last.label !== open?.label) return add(state, last.section, last.label, text);
  if (open && (indent > open.indent || open.childIndent === null) && !isHeadingAfter(open, indent)) {
    open.hasValues = true;
    return add(state, "", open.label, text);
  }
  state.last = null;
  state.open = { label: labelOf(text), indent, isFirst, isApart: false, childIndent: null, hasValues: false };
}

function isHeadingAfter({ childIndent, indent }: NonNullable<State["open"]>, at: number): boolean {
  return childIndent !== null && at <= indent;
}

function add({ entries, block }: State, section: string, label: string, value: string): void {
  entries.push({ block, section, label, value });
}
