import { domainToASCII } from "node:url";
import { mailTokens, type MailToken } from "./mail-tokens.ts";
import { decodeMailWords } from "./mail-words.ts";

/** A mailbox, RFC 5322 §3.4. */
export interface MailAddress {
  /** What programs show, decoded; null where there is none. Untrusted text. */
  readonly name: string | null;
  /** `local@domain` as written; empty where there is nothing like it. */
  readonly address: string;
  /** In ASCII and lower case; null where the address has none. */
  readonly domain: string | null;
}

/** So many addresses of a field are read. */
const mostMailAddresses = 200;

/** Characters of a field that are read: more than as many addresses need. */
const longestField = 32_768;

/** Reads the addresses of a field, those of groups too. Linear; never throws. */
export function parseMailAddresses(value: string): readonly MailAddress[] {
  const found: MailAddress[] = [];
  let phrase: MailToken[] = [];
  let comment: string | null = null;
  let angle: MailToken[] | null = null;
  let isInside = false;

  function flush(): void {
    const address = toAddress(phrase, angle, comment);
    if (address) found.push(address);
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

function toAddress(
  phrase: readonly MailToken[],
  angle: readonly MailToken[] | null,
  comment: string | null,
): MailAddress | null {
  if (angle === null) {
    const text = spelled(phrase);
    if (text === "") return null;
    const hasAddress = text.includes("@");
    return {
      name: nameOf(hasAddress ? comment : text),
      address: hasAddress ? text : "",
      domain: hasAddress ? domainOf(text) : null,
    };
  }
  const colon = angle.findLastIndex(({ kind, text }) => kind === "special" && text === ":");
  // §4.4: a route stands before the address, and means nothing.
  const address = spelled(angle.slice(colon + 1));
  const name = shownPhrase(phrase) || (comment ?? "");
  return address === "" && name === "" ? null : { name: nameOf(name), address, domain: domainOf(address) };
}

function nameOf(text: string | null): string | null {
  const decoded = decodeMailWords(text ?? "").trim();
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
