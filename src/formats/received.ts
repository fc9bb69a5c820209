import type { MailToken } from "./mail-tokens.ts";
import { readReceivedClauses, type ReceivedClause } from "./received-clauses.ts";
import { addressOf, readFrom, type ReceivedFrom } from "./received-host.ts";

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

/** Whether the hop was encrypted. */
interface ReceivedTls {
  /** Null where the server does not say, or does not speak a protocol of which this could be told. */
  readonly used: boolean | null;
  /** `TLSv1.3`, as OpenSSL writes it. */
  readonly version: string | null;
  readonly cipher: string | null;
}

/** RFC 3848, RFC 6531 and what is in use beside them. */
const encrypted = /^(?:utf8)?(?:esmtps|esmtpsa|smtps|smtpsa|lmtps|lmtpsa|https|asmtps)$/i;
const plain = /^(?:utf8)?(?:smtp|esmtp|esmtpa|smtpa|asmtp|lmtp|lmtpa)$/i;
const authenticated = /^(?:utf8)?(?:esmtpsa|esmtpa|smtpsa|smtpa|asmtps?|lmtpsa|lmtpa)$/i;

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
    tls: tlsOf(protocol ?? "", comments, every),
    isAuthenticated:
      authenticated.test(firstOf(protocol ?? "")) || comments.some((text) => /^Authenticated sender\b/i.test(text)),
    time,
  };
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

function tlsOf(protocol: string, comments: readonly string[], tokens: readonly MailToken[]): ReceivedTls {
  const told = comments.flatMap((text) => tlsIn(text) ?? []);
  const [first] = told;
  if (first) return { used: true, version: first.version, cipher: first.cipher };
  const word = firstOf(protocol);
  // Exim writes a clause of its own: `tls TLS_AES_256_GCM_SHA384`.
  const clause = tokens.findIndex(({ kind, text }) => kind === "word" && text === "tls");
  if (clause >= 0) return { used: true, version: null, cipher: tokens[clause + 1]?.text ?? null };
  if (encrypted.test(word)) return { used: true, version: null, cipher: null };
  const isPlain = plain.test(word) || /^Microsoft SMTP Server$/i.test(protocol);
  return { used: isPlain ? false : null, version: null, cipher: null };
}

/** What a comment says of TLS; one that quotes the client says nothing of it. */
function tlsIn(text: string): { readonly version: string | null; readonly cipher: string | null } | null {
  const short = text.slice(0, 400);
  const using = /^using (?<version>(?:TLS|SSL)[\w.]{0,12}) with cipher (?<cipher>[\w-]{1,60})/i.exec(short)?.groups;
  if (using) return { version: versionOf(using["version"]), cipher: using["cipher"] ?? null };
  const named = /^(?:[\w-]+=\S* )?version ?= ?"?(?<version>(?:TLS|SSL)[\w.]{0,12})/i.exec(short)?.groups;
  if (named) {
    const cipher = /\bcipher ?= ?"?(?<cipher>[\w-]{1,60})/i.exec(short)?.groups?.["cipher"] ?? null;
    return { version: versionOf(named["version"]), cipher };
  }
  const exim = /^(?:X=)?(?<version>(?:TLS|SSL)[\d._v]*)(?::(?<cipher>[\w-]{1,60})\S*)?$/i.exec(short)?.groups;
  if (exim) return { version: versionOf(exim["version"]), cipher: exim["cipher"] ?? null };
  const qmail = /^(?<cipher>[\w-]{1,60}) encrypted$/i.exec(short)?.groups;
  return qmail ? { version: null, cipher: qmail["cipher"] ?? null } : null;
}

/** `TLS1_3`, `TLS1.3`, `TLSv1.3`, `TLSv1/SSLv3`: one spelling for all; null where no number is told. */
function versionOf(text: string | undefined): string | null {
  const parts = /^(?<name>TLS|SSL)v?_?(?<major>\d)(?:[._](?<minor>\d))?/i.exec(text ?? "")?.groups;
  if (!parts) return null;
  const { name = "", major = "", minor } = parts;
  const isTls = name.toUpperCase() === "TLS";
  return isTls ? `TLSv${major}.${minor ?? "0"}` : `SSLv${major}`;
}
