import { isIP } from "node:net";
import { mailTokens, type MailToken } from "./tokens.ts";

/** The client that handed a message over. What the server verified is separate from the client's claims. */
export interface ReceivedFrom {
  /** The client's HELO name: its own claim. */
  readonly helo: string | null;
  /** The name that the server found for the address; null if it found or wrote none. */
  readonly name: string | null;
  /** Whether the server says that the name is forward-confirmed; the owner of an address can set any PTR record. */
  readonly isNameChecked: boolean;
  readonly address: string | null;
}

/** Placeholders that servers write instead of a name. */
const nameless = /^(?:unknown|may|\(?unverified\)?|<unknown>|unknown-host|none)$/i;

/** Parses a `from` clause: the name, and the comments about the connection. */
export function readFrom(tokens: readonly MailToken[]): ReceivedFrom {
  const value = tokens.find(({ kind }) => kind !== "comment") ?? null;
  const told = tokens
    .filter(isAboutClient)
    .flatMap(({ text, kind }) => (kind === "comment" ? [readComment(text)] : []));
  const beside = tokens
    .filter((token) => token !== value && token.kind !== "comment")
    .map(({ text }) => addressOf(text));
  const word = value?.text ?? "";
  const own = addressOf(word);
  const helo = told.find((each) => each.helo !== null)?.helo ?? null;
  // A client may use parentheses in its own words, which come first; the server's additions follow them.
  const located = told.findLast((each) => each.address !== null);
  // An address by itself is the client's HELO name.
  const found = located?.address ?? beside.find((each) => each !== null) ?? (told.length > 0 ? own : null);
  const name = located ? located.name : (told.findLast((each) => each.name !== null)?.name ?? null);
  const address = found ?? null;
  const isNameChecked = !tokens.some(({ kind, text }) => kind === "comment" && unchecked.test(text));
  // If the HELO name is given separately, the name in front is the server's, even if empty.
  if (helo !== null) {
    return {
      helo: helo === "" ? null : helo,
      name: name ?? (own === null ? nameOf(word) : null),
      isNameChecked,
      address,
    };
  }
  return { helo: word === "" ? null : word, name, isNameChecked, address };
}

/** The text of a `from` clause after the comment with the address; empty without one. */
export function behindClient(tokens: readonly MailToken[]): readonly MailToken[] {
  const at = tokens.findLastIndex((token) => isAboutClient(token) && readComment(token.text).address !== null);
  return at < 0 ? [] : tokens.slice(at + 1);
}

/** Whether a comment contains a client address as servers write it. */
export function tellsAddress({ kind, text }: MailToken): boolean {
  return kind === "comment" && readComment(text).address !== null;
}

/** Sendmail and Zmailer mark names that are not forward-confirmed; qmail and similar servers, whose comments begin with HELO, do not check. */
const unchecked = /^(?:helo|ehlo|lhlo) |\(?(?:may be forged|unverified)\)?| rhost-flags-[A-Z-]{0,20}FAIL/i;

/** Postfix writes TLS and authentication in separate comments. */
function isAboutClient({ kind, text }: MailToken): boolean {
  return kind === "comment" && !/^(?:using |No client|authenticated(?: |$)|Client |AUTH: |TLS: )/i.test(text);
}

const heloField = /^(?:helo|ehlo)=(?<given>.*)$/i;
const quotedHelo = /^(?:helo|ehlo)\s+(?<given>\S+)$/i;

/** `mail.example.com [192.0.2.1]`, `HELO mail.example.com`, `[192.0.2.1]:25 helo=mail.example.com`, `192.0.2.1`. */
function readComment(text: string): Omit<ReceivedFrom, "isNameChecked"> {
  let helo: string | null = null;
  let name: string | null = null;
  let address: string | null = null;
  let wantsHelo = false;
  let wantsUser = false;
  for (const { text: word, kind } of mailTokens(text.slice(0, 1000), ",;")) {
    if (kind === "comment" || kind === "special") continue;
    if (wantsUser) {
      wantsUser = false;
      continue;
    }
    wantsUser = /^(?:account|user)$/i.test(word);
    // Zmailer, which ran the kernel mailing lists for years, quotes both.
    const given = (kind === "quoted" ? quotedHelo : heloField).exec(word)?.groups?.["given"];
    if (wantsHelo || (given !== undefined && given !== "")) {
      helo ??= given ?? word;
      wantsHelo = false;
    } else if (given === "" || /^(?:helo|ehlo|lhlo)$/i.test(word)) wantsHelo = true;
    // A HELO name may look like an address; it has been removed by now.
    else if (locatedIn(word) !== null) address ??= locatedIn(word);
    else if (address === null) name ??= nameOf(word);
  }
  return { helo: wantsHelo ? (helo ?? "") : helo, name, address };
}

/** An address; qmail writes a user name before it, which comes from authentication or from ident (RFC 1413) and proves nothing. */
function locatedIn(word: string): string | null {
  return addressOf(word.slice(word.lastIndexOf("@") + 1));
}

/** A host name without the user name that some servers prefix; null for other words. */
function nameOf(word: string): string | null {
  const bare = word.slice(word.lastIndexOf("@") + 1).replace(/\.$/, "");
  if (bare.length > 253 || nameless.test(bare) || !/^[\w-]+(?:\.[\w-]+)*$/.test(bare)) return null;
  return bare.includes(".") || bare.toLowerCase() === "localhost" ? bare : null;
}

/** Address and port as Momentum and XMail write them; Exim 3 uses a dot, which elsewhere is part of a version. */
const withPort = /^(?:\[(?<boxed>\d+(?:\.\d+){3})[.:]\d{1,5}\]|(?<bare>\d+(?:\.\d+){3}):\d{1,5})$/;

/** An address in a trace field: bare, in brackets, with a tag (RFC 5321 §4.1.3), a port or a zone; null for other words. */
export function addressOf(word: string): string | null {
  const beside = withPort.exec(word)?.groups;
  if (beside) return addressOf(beside["boxed"] ?? beside["bare"] ?? "");
  const bare = /^\[?(?:IPv6:)?(?<address>[\da-f.:]{2,45})(?:%[\w.-]{1,20})?\]?(?::\d{1,5})?$/i.exec(word)?.groups?.[
    "address"
  ];
  if (bare === undefined) return null;
  return isIP(bare) === 0 ? null : bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
