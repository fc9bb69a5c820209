import { usualLabels } from "../../data/registration/whois-layouts.ts";
import { withoutAccents } from "./text.ts";

/** One entry of an answer: `Registrar:` with `Name: Example` below it is `{ section: "registrar", label: "name", value: "Example" }`. */
export interface WhoisEntry {
  /** Number of the block; blank lines separate blocks. */
  readonly block: number;
  /** In lower case; empty outside a section. */
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

const mostEntries = 2048;
const longestLabel = 48;
/** HKIRC writes long explanations in labels. */
const longestText = 256;

interface Heading {
  readonly label: string;
  readonly indent: number;
  /** Whether a blank line or a mark precedes it: then following lines belong to it even without deeper indentation. */
  readonly isFirst: boolean;
  /** Whether a blank line follows it: then only a list or deeper lines belong to it. */
  isApart: boolean;
  childIndent: number | null;
  hasValues: boolean;
}

/** The state of the parser. */
interface State {
  readonly entries: WhoisEntry[];
  block: number;
  isStart: boolean;
  /** The heading that lines below belong to, or a label without a value. */
  open: Heading | null;
  /** The entry that deeper lines continue. */
  last: { readonly label: string; readonly section: string; readonly indent: number } | null;
}

/** Parses all layouts that registries use: `label: value`, `label....: value`, `[label] value`, and values below a heading. */
export function entriesIn(lines: readonly string[]): readonly WhoisEntry[] {
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

/** Remarks of the registry, and ICANN's closing line. */
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
  // A list may start one line below its heading.
  if (state.open?.hasValues || state.open?.childIndent !== null) state.open = null;
  else state.open.isApart = true;
}

/** The lower-case label and the value of a line; no label if it has none. */
function split(text: string): readonly [label: string | null, value: string] {
  // JPRS: `[Domain Name] X`, `a. [Domain Name] X`; MYNIC: `a [Domain Name] X`.
  // ISOC-IL keeps the history of a domain: `changed: registrar AT ns.il 19960111 (Assigned)`.
  const assigned = /^changed:.*\s(?<value>\d{8}) \(assigned\)$/i.exec(text)?.groups?.["value"];
  if (assigned) return ["assigned", assigned];
  // RFC 2167 §3.3.3: `domain:Domain-Name:shop.ma`, `domain:Tech-Contact;I:1.shop.ma`.
  const attribute = /^domain:(?<label>[a-z-]{2,40})(?:;i)?:(?<value>\S.*)$/i.exec(text)?.groups;
  if (attribute) return [labelOf(attribute["label"] ?? ""), attribute["value"] ?? ""];
  const bracketed = /^(?:[a-z]\.? )?\[(?<label>[^\][]{1,48})\](?<value>.*)$/i.exec(text);
  if (bracketed) return [labelOf(bracketed.groups?.["label"] ?? ""), (bracketed.groups?.["value"] ?? "").trim()];
  const named = domainSentence.exec(text)?.groups?.["name"];
  if (named) return ["domain name", named];
  const leaders = /^(?<label>[^.:#[\]]{2,40}?)#?(?: ?\. ){4,}[. ]*(?<value>[^. ].*)$/.exec(text)?.groups;
  if (leaders) return [labelOf(leaders["label"] ?? ""), leaders["value"] ?? ""];
  const sentence =
    /^(?<label>record (?:created|expires|expired|(?:last )?(?:updated|changed))|registered) on (?<value>\S.*)$/i.exec(
      text,
    );
  if (sentence && !text.includes(": "))
    return [`${sentence.groups?.["label"]} on`.toLowerCase(), sentence.groups?.["value"] ?? ""];
  const colon = text.indexOf(":");
  if (colon <= 0 || colon > longestText || !isLabel(text, colon)) return columnsIn(text) ?? [null, text];
  // NIC.TG: `domain:........shop.tg`.
  return [
    labelOf(text.slice(0, colon)),
    text
      .slice(colon + 1)
      .replace(/^\.{2,}/, "")
      .trim(),
  ];
}

/** Sentences that name the domain: `Informations about 'shop.pf' :`, `Domain 'shop.pf' is already registered.`, `Domain SHOP.KG (ACTIVE)`, `Domain SHOP.KG`. */
const domainSentence =
  /^(?:informations? about|domain) ["']?(?<name>[^\s"'.:]{1,63}(?:\.[^\s"'.:]{1,63}){1,8})["']?(?:| ?:| is already registered\.?| \([a-z ]{1,20}\))$/i;

const columnLabels: ReadonlySet<string> = new Set(
  (["name", "registrar", "created", "updated", "expires", "nameServers", "status"] as const).flatMap(
    (field) => usualLabels[field],
  ),
);

/** A usual label and a value in columns, without a colon: `Domain  name    shop.md`, `Expires on      2027-05-02`. */
function columnsIn(text: string): readonly [label: string, value: string] | null {
  const cells = text.split(/\s{2,}|\t/, 5);
  for (let at = cells.length - 1; at > 0; at--) {
    const label = cells.slice(0, at).join(" ").toLowerCase();
    if (columnLabels.has(label)) return [label, cells.slice(at).join(" ")];
  }
  return null;
}

const sixAddress = /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i;

/** URLs, times and IPv6 addresses contain colons too (`ns1.shop.example [2001:db8::1]`). */
function isLabel(text: string, colon: number): boolean {
  const before = text.slice(0, colon);
  if (text.startsWith("//", colon + 1) || (/\d$/.test(before) && /^\d/.test(text.slice(colon + 1)))) return false;
  const [start, end] = [before.search(/[^\s,[(]*$/), text.slice(colon).search(/[\s,\])]|$/)];
  if (sixAddress.test(text.slice(start, colon + end))) return false;
  return before.split(/[([]/).length === before.split(/[)\]]/).length;
}

/** `Created on......` becomes `created on`, and `Name Server 2` becomes `name server`. */
function labelOf(text: string): string {
  const bounded = withoutAccents(text.slice(0, longestLabel).toLowerCase()).trim();
  let end = bounded.length;
  while (end > 0 && ". \t#0123456789".includes(bounded.charAt(end - 1))) end--;
  const words = bounded.slice(0, end).split(/\s+/).join(" ");
  // DNS.PT: `Data de registo / Creation Date (dd/mm/yyyy)`.
  return words.replace(/ \([^()]*\)$/, "").replace(/^[^/]{1,40} \/ /, "");
}

/** The section of a labelled line: a section with deeper lines ends when the indentation does. */
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

/** A line without a label is a value of the entry above, or a heading. */
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
