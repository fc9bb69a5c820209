import { domainToASCII } from "node:url";
import { mailTokens, type MailToken } from "./tokens.ts";
import { decodeMailWords } from "./words.ts";

/** A mailbox, RFC 5322 §3.4. */
export interface MailAddress {
  /** The decoded display name; null without one. Untrusted text. */
  readonly name: string | null;
  /** `local@domain` as written; empty without one. */
  readonly address: string;
  /** Lower-case ASCII; null if missing or ambiguous. */
  readonly domain: string | null;
  /** Whether all programs parse the address alike; deviations from RFC 5322 §3.4.1 that they read differently are not sound. */
  readonly isSound: boolean;
}

/** Maximum number of addresses read per field. */
const mostMailAddresses = 200;

/** Maximum length of a field, equal to the header limit. A truncated field would lose its author. */
const longestField = 262_144;

/** Parses the addresses of a field, including group members. Linear; never throws. */
export function parseMailAddresses(value: string): readonly MailAddress[] {
  const found: MailAddress[] = [];
  let phrase: MailToken[] = [];
  let comment: string | null = null;
  let angle: MailToken[] | null = null;
  let isInside = false;

  function flush(): void {
    const address = toAddress(phrase, angle, comment);
    if (angle === null && areAddresses(phrase)) {
      found.push(...phrase.map((token) => ({ name: null, ...readAddress([token]) })));
    } else if (address) found.push(address);
    phrase = [];
    comment = null;
    angle = null;
    isInside = false;
  }

  for (const token of mailTokens(value.slice(0, longestField), "<>,;:")) {
    if (found.length >= mostMailAddresses) return found;
    const special = token.kind === "special" ? token.text : "";
    if (token.kind === "comment") comment ??= token.text;
    else if (isInside && special === ">") isInside = false;
    else if (isInside) angle?.push(token);
    else if (special === "<") {
      // Two addresses for one name are invalid, and programs show either one, so both are returned.
      if (angle) flush();
      angle = [];
      isInside = true;
    } else if (special === "," || special === ";") flush();
    // §3.4: the text before the colon is a group name.
    else if (special === ":") phrase = [];
    else if (special === "") phrase.push(token);
  }
  flush();
  return found;
}

/**
 * Parses the people of a field that programs show. If any entry has an address, entries without one are parts of a name: RFC 5322 §3.4 requires
 * quotes around a name with a comma, which many omit. Such a part joins the next address, or else the previous one.
 */
export function parseMailPeople(value: string): readonly MailAddress[] {
  const entries = parseMailAddresses(value);
  const found: MailAddress[] = [];
  let names: string[] = [];
  for (const entry of entries) {
    if (entry.name !== null) names.push(entry.name);
    if (entry.address === "") continue;
    found.push({ ...entry, name: joined(names) });
    names = [];
  }
  const last = found.pop();
  if (last === undefined) return entries;
  return [...found, { ...last, name: joined([...(last.name === null ? [] : [last.name]), ...names]) }];
}

function joined(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(", ");
}

/** Several addresses separated by spaces instead of commas (§3.4): programs show any of them, so all are returned. */
function areAddresses(tokens: readonly MailToken[]): boolean {
  return tokens.length > 1 && tokens.every(({ kind, text }) => kind === "word" && /^[^@]+@[^@]+$/.test(text));
}

function toAddress(
  phrase: readonly MailToken[],
  angle: readonly MailToken[] | null,
  comment: string | null,
): MailAddress | null {
  if (angle === null) {
    const text = spelled(phrase);
    if (text === "") return null;
    if (!text.includes("@")) return { name: nameOf(shownPhrase(phrase)), address: "", domain: null, isSound: true };
    return { name: nameOf(comment), ...readAddress(phrase) };
  }
  const name = shownPhrase(phrase) || (comment ?? "");
  const read = readAddress(angle.slice(routeEnd(angle)));
  return read.address === "" && name === "" ? null : { name: nameOf(name), ...read };
}

/** The end of an obsolete route before an address (§4.4); an address may precede another colon. */
function routeEnd(tokens: readonly MailToken[]): number {
  const end = tokens.findLastIndex(({ kind, text }) => kind === "special" && text === ":") + 1;
  const before = spelled(tokens.slice(0, end));
  return before.startsWith("@") || !before.includes("@") ? end : 0;
}

function readAddress(tokens: readonly MailToken[]): Omit<MailAddress, "name"> {
  // Programs that use the first @ read another domain than those that use the last.
  const isOne = tokens.filter(({ kind }) => kind !== "quoted").reduce((sum, { text }) => sum + atsIn(text), 0) < 2;
  // Text that reads as two addresses is not returned as one.
  const address = isOne ? spelled(tokens) : spelledApart(tokens);
  // RFC 2047 §5: encoded words are not allowed in addresses, but some programs decode them and show another one.
  const isSound = isOne && !encodedWord.test(address);
  return { address, domain: isOne ? domainOf(address) : null, isSound };
}

function atsIn(text: string): number {
  return text.split("@").length - 1;
}

const encodedWord = /=\?[^?\s]{1,60}\?[bq]\?/i;

/** Maximum number of characters decoded of a name; more than any program shows. */
const longestName = 8192;

function nameOf(text: string | null): string | null {
  const decoded = decodeMailWords((text ?? "").slice(0, longestName)).trim();
  return decoded === "" ? null : decoded;
}

/** Joins words, with one space where they were separated. */
function shownPhrase(tokens: readonly MailToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** The address without optional white space (§4.4), with its quotes. */
function spelled(tokens: readonly MailToken[]): string {
  return tokens.map(({ kind, text }) => (kind === "quoted" ? `"${text}"` : text)).join("");
}

/** The address with its white space as single spaces. */
function spelledApart(tokens: readonly MailToken[]): string {
  return tokens
    .map((token, at) => ((tokens[at - 1]?.end ?? token.start) < token.start ? " " : "") + spelled([token]))
    .join("");
}

/** The domain of an address in lower-case ASCII; null without one. */
export function domainOf(address: string): string | null {
  const at = address.lastIndexOf("@");
  if (at < 0) return null;
  const written = address
    .slice(at + 1, at + 300)
    .replace(/\.$/, "")
    .toLowerCase();
  if (written === "" || written.startsWith("[")) return null;
  const ascii = domainToASCII(written);
  return ascii === "" ? null : ascii;
}
