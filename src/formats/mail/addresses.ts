import { domainToASCII } from "node:url";
import { mailTokens, type MailToken } from "./tokens.ts";
import { decodeMailWords } from "./words.ts";

/** A mailbox, RFC 5322 §3.4. */
export interface MailAddress {
  /** What programs show, decoded; null where there is none. Untrusted text. */
  readonly name: string | null;
  /** `local@domain` as written; empty where there is nothing like it. */
  readonly address: string;
  /** In ASCII and lower case; null where the address has none, or where programs read different ones. */
  readonly domain: string | null;
  /** Whether it is spelled as RFC 5322 §3.4.1 has it, as far as programs read different addresses out of what is not. */
  readonly isSound: boolean;
}

/** So many addresses of a field are read. */
const mostMailAddresses = 200;

/** Characters of a field that are read: no header is longer that is taken. A field that is cut short would have no author. */
const longestField = 262_144;

/** Reads the addresses of a field, those of groups too. Linear; never throws. */
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
      // Two addresses for one name is no syntax at all, and programs show either: both are told.
      if (angle) flush();
      angle = [];
      isInside = true;
    } else if (special === "," || special === ";") flush();
    // §3.4: what stands before the colon is the name of a group.
    else if (special === ":") phrase = [];
    else if (special === "") phrase.push(token);
  }
  flush();
  return found;
}

/**
 * Reads the people of a field that programs show: where any has an address, what has none is part of a name. RFC 5322 §3.4 has a name
 * with a comma stand in quotes, which many forget; what the comma cuts off goes with the address behind it, or else with the one before.
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

/** Several whole addresses with blanks between them, where §3.4 wants commas: programs show any of them, so that all are told. */
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

/** Where a route ends, which stands before an address and means nothing (§4.4); before what else ends with a colon may stand an address. */
function routeEnd(tokens: readonly MailToken[]): number {
  const end = tokens.findLastIndex(({ kind, text }) => kind === "special" && text === ":") + 1;
  const before = spelled(tokens.slice(0, end));
  return before.startsWith("@") || !before.includes("@") ? end : 0;
}

function readAddress(tokens: readonly MailToken[]): Omit<MailAddress, "name"> {
  // Whoever takes the first @ for the one that counts reads another domain than whoever takes the last.
  const isOne = tokens.filter(({ kind }) => kind !== "quoted").reduce((sum, { text }) => sum + atsIn(text), 0) < 2;
  // What are two addresses to a reader is not told as one.
  const address = isOne ? spelled(tokens) : spelledApart(tokens);
  // RFC 2047 §5: no encoded word may stand in an address, and programs that decode it all the same show another one.
  const isSound = isOne && !encodedWord.test(address);
  return { address, domain: isOne ? domainOf(address) : null, isSound };
}

function atsIn(text: string): number {
  return text.split("@").length - 1;
}

const encodedWord = /=\?[^?\s]{1,60}\?[bq]\?/i;

/** Characters of a name that are decoded, which takes long: more than anybody shows. */
const longestName = 8192;

function nameOf(text: string | null): string | null {
  const decoded = decodeMailWords((text ?? "").slice(0, longestName)).trim();
  return decoded === "" ? null : decoded;
}

/** Words with one blank between those that are apart. */
function shownPhrase(tokens: readonly MailToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** An address as it is spelled: without the blanks that may stand in it (§4.4), with the quotes that belong to it. */
function spelled(tokens: readonly MailToken[]): string {
  return tokens.map(({ kind, text }) => (kind === "quoted" ? `"${text}"` : text)).join("");
}

/** The same with a blank wherever there are any. */
function spelledApart(tokens: readonly MailToken[]): string {
  return tokens
    .map((token, at) => ((tokens[at - 1]?.end ?? token.start) < token.start ? " " : "") + spelled([token]))
    .join("");
}

/** The domain of an address, in ASCII and lower case; null where it has none. */
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
