import type { MailToken } from "./tokens.ts";
import { readReceivedClauses, type ReceivedClause } from "./received-clauses.ts";
import { addressOf, behindClient, readFrom, tellsAddress, type ReceivedFrom } from "./received-host.ts";
import { isSilentOfTls, receivedTls, type ReceivedTls } from "./received-tls.ts";

/** One hop of a message as recorded by the receiving server: RFC 5321 §4.4, and the practice of real servers. Untrusted text. */
export interface Received {
  /** Null if missing, because the message came from no other host. */
  readonly from: ReceivedFrom | null;
  readonly by: { readonly name: string | null; readonly address: string | null };
  readonly via: string | null;
  /** The protocol as written. */
  readonly with: string | null;
  readonly id: string | null;
  readonly for: string | null;
  readonly tls: ReceivedTls;
  /** Whether the client authenticated or used web mail, so that this is a submission. */
  readonly isAuthenticated: boolean;
  /** Whether the client's words seem to be in place of the server's, so that no clause is certain. */
  readonly isMixedUp: boolean;
  /** Whether the client's words contain characters that could end a result or start a property when quoted (RFC 8601 §2.2). */
  readonly isBreaking: boolean;
  /** Whether a local content filter (amavis) wrote it, by its own claim. */
  readonly isFilter: boolean;
  /** Unix milliseconds; null without a readable date. */
  readonly time: number | null;
  /** The date's zone in minutes east of UTC; null without one. */
  readonly offset: number | null;
}

/** Without LMTP: RFC 3848 defines LMTPA, but there the delivering mail server authenticates, not a user. */
const authenticated = /^(?:utf8)?(?:esmtpsa|esmtpa|smtpsa|smtpa|asmtps?)$/i;

/** Parses the value of a Received field. Linear; never throws. */
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

/** Exim writes TLS details after the protocol without a keyword. */
function readProtocol(tokens: readonly MailToken[]): string | null {
  const tls = tokens.findIndex(({ kind, text }, at) => at > 0 && kind === "word" && text === "tls");
  return wordsOf(tls < 0 ? tokens : tokens.slice(0, tls));
}

/** Kakao's servers also name the component: `hermes of mail-hmail-smtp2`. */
function nameOfServer([first, of, host]: readonly string[]): string | null {
  return (of === "of" && host !== undefined ? host : first)?.replace(/,$/, "") ?? null;
}

/** Web mail has no HELO name: an address in its place is the browser's. */
function readClient(tokens: readonly MailToken[], isWeb: boolean): ReceivedFrom {
  const from = readFrom(tokens);
  const own = isWeb ? addressOf(from.helo ?? "") : null;
  return own === null ? from : { ...from, helo: null, address: from.address ?? own };
}

/** Without HTTPS, which Exchange uses internally. GMX says it in a comment. */
function tellsWeb(protocol: string | null, by: readonly MailToken[] = []): boolean {
  if (protocol !== null) return /^HTTPU?$/i.test(firstOf(protocol));
  return by.some(({ kind, text }) => kind === "comment" && /^via HTTP$/i.test(text));
}

/** The names of amavis and Maia, after the address they listen on. */
const filters = /^(?:amavisd?(?:-new)?|maia)\b[^,]{0,40}, port \d{2,5}$/i;

function isHere({ kind, text }: MailToken): boolean {
  return kind === "comment" && /\[(?:127\.\d[\d.]{3,9}|(?:IPv6:)?::1)\]$/i.test(text);
}

/** Exim repeats the sender's address in a comment; parentheses in it end the comment, and text after it may be the sender's. */
const senderComment = /^envelope-from\b/i;

/** Matches the tokens before the sender's own text. */
function inFrontOfSender(tokens: readonly MailToken[]): (token: MailToken) => boolean {
  const starts = tokens.filter(({ kind, text }) => kind === "comment" && senderComment.test(text));
  const end = Math.min(...starts.map(({ start }) => start));
  return ({ start }) => start < end;
}

const unknownTls: ReceivedTls = { used: null, version: null, cipher: null };

/** TLS details that only appear where the sender may have written them are neither accepted nor denied. */
function tlsOf(protocol: string, every: readonly MailToken[], isOwn: (token: MailToken) => boolean): ReceivedTls {
  const [own, all] = [every.filter(isOwn), every].map((tokens) => {
    const comments = tokens.flatMap(({ kind, text }) => (kind === "comment" ? [text] : []));
    return receivedTls(protocol, comments, tokens);
  });
  const found = own ?? unknownTls;
  return all?.used === true && found.used === false ? { ...found, used: null } : found;
}

/**
 * Whether the server's text about its client follows another clause: a client name with spaces can start clauses, and the first of each counts. In
 * `by`, a server writes its own address too.
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

/** Outside comments, where servers write their findings, a `from` clause only has names and addresses. */
function isBreaking({ kind, text }: MailToken): boolean {
  return kind === "special" || kind === "quoted" || text.includes(kind === "comment" ? ";" : "=");
}

/** Postfix, Sendmail (old and new), Haraka, Critical Path and Courier. */
const authenticatedComment =
  /^(?:Authenticated sender\b|authenticated(?: bits=\d{1,5}| \(\d{1,5} bits\)| as \S+)?$|AUTH: )/i;

/** A client's name may contain parentheses; it comes before the server's comment. */
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

/** Without angle brackets, in which Naver writes more than one word: `<multiple recipients>`. */
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
