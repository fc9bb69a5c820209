import type { MailToken } from "./tokens.ts";

/** Whether a hop was encrypted. */
export interface ReceivedTls {
  /** Null if unknown, or if the protocol cannot show it. */
  readonly used: boolean | null;
  /** Such as `TLSv1.3`, in OpenSSL's spelling. */
  readonly version: string | null;
  readonly cipher: string | null;
}

/** RFC 3848, RFC 6531, and other values in use. */
const encrypted = /^(?:utf8)?(?:esmtps|esmtpsa|smtps|smtpsa|lmtps|lmtpsa|https|asmtps)$/i;
const plain = /^(?:utf8)?(?:smtp|esmtp|esmtpa|smtpa|asmtp|lmtp|lmtpa)$/i;

/** Amazon SES writes SMTP, whatever was used. */
const silent = /^inbound-smtp\.[\w-]{1,40}\.amazonaws\.com$/i;

/** Whether a server, by its name, never records TLS. */
export function isSilentOfTls(server: string | null): boolean {
  return silent.test(server ?? "");
}

/** The TLS facts of a trace field: in its protocol, a comment or a clause. */
export function receivedTls(protocol: string, comments: readonly string[], tokens: readonly MailToken[]): ReceivedTls {
  // Exim has its own clause: `tls TLS_AES_256_GCM_SHA384`.
  const clause = tokens.findIndex(({ kind, text }) => kind === "word" && text === "tls");
  const named = clause < 0 ? null : (tokens[clause + 1]?.text ?? null);
  const told = comments.flatMap((text) => tlsIn(text) ?? []);
  const [first] = told;
  if (first) return { used: true, version: first.version, cipher: first.cipher ?? named };
  const word = protocol.split(" ", 1)[0] ?? "";
  // IronPort: `with ESMTP/TLS/ECDHE-RSA-AES256-GCM-SHA384`.
  const slashed = /^e?smtp\/(?:TLS|SSL)\/(?<cipher>[\w-]{1,60})$/i.exec(word)?.groups;
  if (slashed) return { used: true, version: null, cipher: slashed["cipher"] ?? null };
  if (clause >= 0) return { used: true, version: null, cipher: named };
  if (encrypted.test(word)) return { used: true, version: null, cipher: null };
  const isPlain = plain.test(word) || /^Microsoft SMTP Server$/i.test(protocol);
  return { used: isPlain ? false : null, version: null, cipher: null };
}

type Told = Pick<ReceivedTls, "version" | "cipher">;

/** Ciphers that require TLS 1.2 or later (RFC 5246 §6.2.3.3, RFC 5288, RFC 5289, RFC 7905). */
const newCipher = /GCM|CCM|POLY1305|SHA256|SHA384/i;

/** The TLS facts of a comment. Some servers write the version that introduced the cipher, or an impossible one: then the version is unknown. */
function tlsIn(text: string): Told | null {
  const told = commentOf(text);
  const isOld = told !== null && /^(?:SSL|TLSv1\.[01]$)/.test(told.version ?? "");
  return isOld && newCipher.test(told.cipher ?? "") ? { ...told, version: null } : told;
}

/** The TLS facts of a comment; a comment that quotes the client has none. */
function commentOf(text: string): Told | null {
  const short = text.slice(0, 400);
  const using = /^using (?<version>(?:TLS|SSL)[\w.]{0,12}) with cipher (?<cipher>[\w-]{1,60})/i.exec(short)?.groups;
  if (using) return { version: versionOf(using["version"]), cipher: using["cipher"] ?? null };
  const named = /^(?:[\w-]+=\S* )?version ?= ?"?(?<version>(?:TLS|SSL)[\w./]{0,12})/i.exec(short)?.groups;
  if (named) {
    const cipher = /\bcipher ?= ?"?(?<cipher>[\w-]{1,60})/i.exec(short)?.groups?.["cipher"] ?? null;
    return { version: versionOf(named["version"]), cipher };
  }
  // Courier may mention authentication in the same comment.
  const courier =
    /^(?:AUTH: [^,]{1,200}, )?TLS: (?<version>(?:TLS|SSL)[\w./]{0,20}),\d{1,4}bits,(?<cipher>[\w-]{1,60})$/i.exec(
      short,
    )?.groups;
  if (courier) return { version: versionOf(courier["version"]), cipher: courier["cipher"] ?? null };
  const exim = /^(?:X=)?(?<version>(?:TLS|SSL)[\d._v]*)(?::(?<cipher>[\w-]{1,60})\S*)?$/i.exec(short)?.groups;
  if (exim) return { version: versionOf(exim["version"]), cipher: exim["cipher"] ?? null };
  const qmail = /^(?<cipher>[\w-]{1,60}) encrypted$/i.exec(short)?.groups;
  if (qmail) return { version: null, cipher: qmail["cipher"] ?? null };
  // Mimecast.
  return /^using TLS$/i.test(short) ? { version: null, cipher: null } : null;
}

/** Normalises `TLS1_3`, `TLS1.3` and `TLSv1.3`; null without a version number, as in `TLSv1/SSLv3`, OpenSSL's name for most ciphers before 1.1. */
function versionOf(text: string | undefined): string | null {
  if (/^TLSv1\/SSLv3$/i.test(text ?? "")) return null;
  const parts = /^(?<name>TLS|SSL)v?_?(?<major>\d)(?:[._](?<minor>\d))?/i.exec(text ?? "")?.groups;
  if (!parts) return null;
  const { name = "", major = "", minor } = parts;
  const isTls = name.toUpperCase() === "TLS";
  return isTls ? `TLSv${major}.${minor ?? "0"}` : `SSLv${major}`;
}
