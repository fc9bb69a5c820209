import type { MailToken } from "./tokens.ts";
import { readReceivedClauses, type ReceivedClause } from "./received-clauses.ts";
import { addressOf, behindClient, readFrom, tellsAddress, type ReceivedFrom } from "./received-host.ts";
import { isSilentOfTls, receivedTls, type ReceivedTls } from "./received-tls.ts";

/** One hop of a message, as the server that took it over tells: RFC 5321 §4.4, and what real servers write. Untrusted text. */
export interface Received {
  /** Null where it does not say, since the message came from no other host. */
  readonly from: ReceivedFrom | null;
  readonly by: { readonly name: string | null; readonly address: string | null };
  readonly via: string | null;
  /** The protocol, as written. */
  readonly with: string | null;
  readonly id: string | null;
  readonly for: string | null;
  readonly tls: ReceivedTls;
  /** Whether the client gave a name and password, or wrote in web mail, so that this is where the message was handed in. */
  readonly isAuthenticated: boolean;
  /** Whether words of the client seem to stand where those of the server should, so that none of the clauses is sure. */
  readonly isMixedUp: boolean;
  /** Whether words of the client hold what would end a result, or name a property, where a server repeats them (RFC 8601 §2.2). */
  readonly isBreaking: boolean;
  /** Whether a content filter on the machine itself wrote it (amavis), by its own words. */
  readonly isFilter: boolean;
  /** Milliseconds since 1970; null where there is no date that can be read. */
  readonly time: number | null;
  /** Minutes east of Greenwich of the zone in which the date was written; null where there is none. */
  readonly offset: number | null;
}

/** Without LMTP: RFC 3848 names LMTPA, but who gives a password there is the mail server that delivers, not a person. */
const authenticated = /^(?:utf8)?(?:esmtpsa|esmtpa|smtpsa|smtpa|asmtps?)$/i;

/** Reads the value of a Received field. Linear; never throws. */
export function parseReceived(value: string): Received {
  const { clauses, time, trailing, isRepeated } = readReceivedClauses(value);
  const every = [...clauses.values(), trailing].flat();
  const isOwn = inFrontOfSender(every);
  const protocol = readProtocol(clauses.get("with") ?? []);
  const fromTokens = clauses.get("from");
  const isWeb = tellsWeb(protocol, clauses.get("by"));
  const from = fromTokens === undefined ? null : readClient(fromTokens, isWeb);
  const by = clauses.get("by") ?? [];
  const byWord = nameOfServer(by.flatMap(({ kind, text }) => (kind === "comment" ? [] : [text])));
  const byComment = by.find(({ kind }) => kind === "comment")?.text ?? "";
  const byOwn = addressOf(byWord ?? "");
  return {
    from,
    by: { name: byOwn === null ? byWord : null, address: byOwn ?? addressOf(byComment) },
    via: wordsOf(clauses.get("via")),
    with: protocol,
    id: firstWord(clauses, "id"),
    for: readRecipient(clauses),
    tls: isSilentOfTls(byWord) ? unknownTls : tlsOf(protocol ?? "", every, isOwn),
    isAuthenticated:
      isWeb || authenticated.test(firstOf(protocol ?? "")) || tellsAuthentication(clauses, trailing, isOwn),
    isFilter: by.some(isHere) && by.some(({ kind, text }) => kind === "comment" && filters.test(text)),
    isBreaking: (fromTokens ?? []).some(isBreaking),
    isMixedUp: isRepeated || (from !== null && isClientElsewhere(clauses, from)),
    time: time?.time ?? null,
    offset: time?.offset ?? null,
  };
}

/** What Exim says of TLS stands behind the protocol without a word of the grammar in front of it. */
function readProtocol(tokens: readonly MailToken[]): string | null {
  const tls = tokens.findIndex(({ kind, text }, at) => at > 0 && kind === "word" && text === "tls");
  return wordsOf(tls < 0 ? tokens : tokens.slice(0, tls));
}

/** Kakao's servers write which part of them it was, too: `hermes of mail-hmail-smtp2`. */
function nameOfServer([first, of, host]: readonly string[]): string | null {
  return (of === "of" && host !== undefined ? host : first)?.replace(/,$/, "") ?? null;
}

/** Web mail has no client that says a name: an address in its place is where the browser is. */
function readClient(tokens: readonly MailToken[], isWeb: boolean): ReceivedFrom {
  const from = readFrom(tokens);
  const own = isWeb ? addressOf(from.helo ?? "") : null;
  return own === null ? from : { ...from, helo: null, address: from.address ?? own };
}

/** Without HTTPS, by which Exchange hands mail over within. GMX says it in a comment. */
function tellsWeb(protocol: string | null, by: readonly MailToken[] = []): boolean {
  if (protocol !== null) return /^HTTPU?$/i.test(firstOf(protocol));
  return by.some(({ kind, text }) => kind === "comment" && /^via HTTP$/i.test(text));
}

/** As amavis and Maia call themselves, behind the address at which they listen. */
const filters = /^(?:amavisd?(?:-new)?|maia)\b[^,]{0,40}, port \d{2,5}$/i;

function isHere({ kind, text }: MailToken): boolean {
  return kind === "comment" && /\[(?:127\.\d[\d.]{3,9}|(?:IPv6:)?::1)\]$/i.test(text);
}

/** Exim repeats the sender's address in a comment, which parentheses in that address end: behind it anything may be the sender's. */
const senderComment = /^envelope-from\b/i;

/** Tells the tokens that stand in front of what the sender calls himself. */
function inFrontOfSender(tokens: readonly MailToken[]): (token: MailToken) => boolean {
  const starts = tokens.filter(({ kind, text }) => kind === "comment" && senderComment.test(text));
  const end = Math.min(...starts.map(({ start }) => start));
  return ({ start }) => start < end;
}

const unknownTls: ReceivedTls = { used: null, version: null, cipher: null };

/** TLS that is told only where the sender may have written it is neither believed nor denied. */
function tlsOf(protocol: string, every: readonly MailToken[], isOwn: (token: MailToken) => boolean): ReceivedTls {
  const [own, all] = [every.filter(isOwn), every].map((tokens) => {
    const comments = tokens.flatMap(({ kind, text }) => (kind === "comment" ? [text] : []));
    return receivedTls(protocol, comments, tokens);
  });
  const found = own ?? unknownTls;
  return all?.used === true && found.used === false ? { ...found, used: null } : found;
}

/**
 * Whether what a server writes of its client stands behind another clause: a client whose name holds blanks can begin clauses of its
 * own, and the first of each counts. Beside `by` a server writes its own address, too.
 */
function isClientElsewhere(clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>, from: ReceivedFrom): boolean {
  const later = (["via", "with", "id", "for"] as const).flatMap((clause) => clauses.get(clause) ?? []);
  const beside = from.address === null ? (clauses.get("by") ?? []) : [];
  const protocol = [...(clauses.get("via") ?? []), ...(clauses.get("with") ?? [])];
  return (
    protocol.some(({ kind, text }) => kind !== "comment" && addressOf(text) !== null) ||
    [...later, ...beside].some((token) => tellsAddress(token) && !senderComment.test(token.text))
  );
}

/** Outside of comments, in which servers tell what they found, a `from` clause holds names and addresses alone. */
function isBreaking({ kind, text }: MailToken): boolean {
  return kind === "special" || kind === "quoted" || text.includes(kind === "comment" ? ";" : "=");
}

/** Postfix, Sendmail (old and new) and Haraka, Critical Path, Courier. */
const authenticatedComment =
  /^(?:Authenticated sender\b|authenticated(?: bits=\d{1,5}| \(\d{1,5} bits\)| as \S+)?$|AUTH: )/i;

/** What a client says of itself may hold parentheses; it stands before the comment that its server writes of it. */
function tellsAuthentication(
  clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>,
  trailing: readonly MailToken[],
  isOwn: (token: MailToken) => boolean,
): boolean {
  const rest = [...clauses].flatMap(([clause, tokens]) => (clause === "from" ? behindClient(tokens) : tokens));
  const own = [...rest, ...trailing].filter(isOwn);
  return own.some(({ kind, text }) => kind === "comment" && authenticatedComment.test(text));
}

function wordsOf(tokens: readonly MailToken[] | undefined): string | null {
  const words = (tokens ?? []).filter(({ kind }) => kind !== "comment").map(({ text }) => text);
  return words.length === 0 ? null : words.slice(0, mostWords).join(" ").slice(0, 100);
}

const mostWords = 8;

/** Without angle brackets, in which Naver writes more than a word: `<multiple recipients>`. */
function readRecipient(clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>): string | null {
  const boxed = /^<(?<inner>[^<>]*)>/;
  const first = firstWord(clauses, "for") ?? "";
  const inner = (boxed.exec(first) ?? boxed.exec(wordsOf(clauses.get("for")) ?? ""))?.groups?.["inner"];
  return inner ?? (first === "" ? null : first);
}

function firstWord(clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>, clause: ReceivedClause): string | null {
  return clauses.get(clause)?.find(({ kind }) => kind !== "comment")?.text ?? null;
}

function firstOf(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}
