import type { MailToken } from "./mail-tokens.ts";
import { readReceivedClauses, type ReceivedClause } from "./received-clauses.ts";
import { addressOf, behindClient, readFrom, type ReceivedFrom } from "./received-host.ts";
import { receivedTls, type ReceivedTls } from "./received-tls.ts";

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
  /** Whether the client gave a name and password, so that this is where the message was handed in. */
  readonly isAuthenticated: boolean;
  /** Milliseconds since 1970; null where there is no date that can be read. */
  readonly time: number | null;
}

/** Without LMTP: RFC 3848 names LMTPA, but who gives a password there is the mail server that delivers, not a person. */
const authenticated = /^(?:utf8)?(?:esmtpsa|esmtpa|smtpsa|smtpa|asmtps?)$/i;

/** Reads the value of a Received field. Linear; never throws. */
export function parseReceived(value: string): Received {
  const { clauses, time, trailing } = readReceivedClauses(value);
  const every = [...clauses.values(), trailing].flat();
  const comments = every.flatMap(({ kind, text }) => (kind === "comment" ? [text] : []));
  const protocol = wordsOf(clauses.get("with"));
  const from = clauses.get("from");
  const by = clauses.get("by") ?? [];
  const byWord = by.find(({ kind }) => kind !== "comment")?.text ?? null;
  const byComment = by.find(({ kind }) => kind === "comment")?.text ?? "";
  const byOwn = addressOf(byWord ?? "");
  return {
    from: from === undefined ? null : readFrom(from),
    by: { name: byOwn === null ? byWord : null, address: byOwn ?? addressOf(byComment) },
    via: wordsOf(clauses.get("via")),
    with: protocol,
    id: firstWord(clauses, "id"),
    for: firstWord(clauses, "for")?.replace(/^<(?<inner>[^<>]*)>$/, "$<inner>") ?? null,
    tls: receivedTls(protocol ?? "", comments, every),
    isAuthenticated: authenticated.test(firstOf(protocol ?? "")) || tellsAuthentication(clauses, trailing),
    time,
  };
}

/** Postfix, Sendmail and Haraka, Courier. */
const authenticatedComment = /^(?:Authenticated sender\b|authenticated(?: bits=\d{1,5})?$|AUTH: )/i;

/** What a client says of itself may hold parentheses; it stands before the comment that its server writes of it. */
function tellsAuthentication(
  clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>,
  trailing: readonly MailToken[],
): boolean {
  const rest = [...clauses].flatMap(([clause, tokens]) => (clause === "from" ? behindClient(tokens) : tokens));
  return [...rest, ...trailing].some(({ kind, text }) => kind === "comment" && authenticatedComment.test(text));
}

function wordsOf(tokens: readonly MailToken[] | undefined): string | null {
  const words = (tokens ?? []).filter(({ kind }) => kind !== "comment").map(({ text }) => text);
  return words.length === 0 ? null : words.slice(0, mostWords).join(" ").slice(0, 100);
}

const mostWords = 8;

function firstWord(clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>, clause: ReceivedClause): string | null {
  return clauses.get(clause)?.find(({ kind }) => kind !== "comment")?.text ?? null;
}

function firstOf(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}
