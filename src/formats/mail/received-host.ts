import { isIP } from "node:net";
import { mailTokens, type MailToken } from "./tokens.ts";

/** Who handed a message over. What the server found out by itself is kept apart from what the client said of itself. */
export interface ReceivedFrom {
  /** How the client introduced itself (HELO): its own words. */
  readonly helo: string | null;
  /** The name that the server found for the address; null where it found none, or says none. */
  readonly name: string | null;
  /** Whether the name leads back to the address, by what the server writes; whoever owns an address can give it any name. */
  readonly isNameChecked: boolean;
  readonly address: string | null;
}

/** Words that servers write where they have no name. */
const nameless = /^(?:unknown|may|\(?unverified\)?|<unknown>|unknown-host|none)$/i;

/** Reads a `from` clause: the word behind it, and the comments about the connection. */
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
  // A client may put parentheses into its own words, which come first: what the server adds stands behind them.
  const located = told.findLast((each) => each.address !== null);
  // By itself an address is what the client calls itself.
  const found = located?.address ?? beside.find((each) => each !== null) ?? (told.length > 0 ? own : null);
  const name = located ? located.name : (told.findLast((each) => each.name !== null)?.name ?? null);
  const address = found ?? null;
  const isNameChecked = !tokens.some(({ kind, text }) => kind === "comment" && unchecked.test(text));
  // Where the client's own words have a place behind the name, what stands in front of it is the server's, even if they are empty.
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

/** What stands in a `from` clause behind the comment with the address; nothing where there is none. */
export function behindClient(tokens: readonly MailToken[]): readonly MailToken[] {
  const at = tokens.findLastIndex((token) => isAboutClient(token) && readComment(token.text).address !== null);
  return at < 0 ? [] : tokens.slice(at + 1);
}

/** Whether a comment tells an address, as servers write of their clients. */
export function tellsAddress({ kind, text }: MailToken): boolean {
  return kind === "comment" && readComment(text).address !== null;
}

/** Sendmail and Zmailer say that a name does not lead back; qmail and its kin, whose comments begin with HELO, do not look. */
const unchecked = /^(?:helo|ehlo|lhlo) |\(?(?:may be forged|unverified)\)?| rhost-flags-[A-Z-]{0,20}FAIL/i;

/** Postfix tells of TLS and of authentication in comments of their own. */
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
    // Zmailer, that long ran the lists of the kernel, puts both into quotes.
    const given = (kind === "quoted" ? quotedHelo : heloField).exec(word)?.groups?.["given"];
    if (wantsHelo || (given !== undefined && given !== "")) {
      helo ??= given ?? word;
      wantsHelo = false;
    } else if (given === "" || /^(?:helo|ehlo|lhlo)$/i.test(word)) wantsHelo = true;
    // What the client says of itself may look like an address, too; it has been taken out by now.
    else if (locatedIn(word) !== null) address ??= locatedIn(word);
    else if (address === null) name ??= nameOf(word);
  }
  return { helo: wantsHelo ? (helo ?? "") : helo, name, address };
}

/** An address, in front of which qmail writes who somebody is: by a password, or by the client's own word (RFC 1413), which proves nothing. */
function locatedIn(word: string): string | null {
  return addressOf(word.slice(word.lastIndexOf("@") + 1));
}

/** A name as the DNS has them, without the user that some put in front; null for other words. */
function nameOf(word: string): string | null {
  const bare = word.slice(word.lastIndexOf("@") + 1).replace(/\.$/, "");
  if (bare.length > 253 || nameless.test(bare) || !/^[\w-]+(?:\.[\w-]+)*$/.test(bare)) return null;
  return bare.includes(".") || bare.toLowerCase() === "localhost" ? bare : null;
}

/** What Momentum and XMail write with the port beside the address; Exim 3 with a dot between them, which elsewhere is a version. */
const withPort = /^(?:\[(?<boxed>\d+(?:\.\d+){3})[.:]\d{1,5}\]|(?<bare>\d+(?:\.\d+){3}):\d{1,5})$/;

/** An address as trace fields write it: bare, in brackets, with a tag (RFC 5321 §4.1.3), a port or a zone; null for other words. */
export function addressOf(word: string): string | null {
  const beside = withPort.exec(word)?.groups;
  if (beside) return addressOf(beside["boxed"] ?? beside["bare"] ?? "");
  const bare = /^\[?(?:IPv6:)?(?<address>[\da-f.:]{2,45})(?:%[\w.-]{1,20})?\]?(?::\d{1,5})?$/i.exec(word)?.groups?.[
    "address"
  ];
  if (bare === undefined) return null;
  return isIP(bare) === 0 ? null : bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
