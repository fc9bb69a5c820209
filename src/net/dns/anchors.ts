import { hash } from "node:crypto";
import type { TrustAnchor } from "../../core/net/dns.ts";
import { algorithms } from "../../formats/dnssec/algorithms.ts";

// Does not import the message codec: every run parses its settings, and few runs use the DNS.

/** The trust anchors of a file, or the number of its first invalid line. */
export type AnchorFile = { readonly anchors: readonly TrustAnchor[] } | { readonly line: number };

/** Hex digits of the known digests: SHA-1, SHA-256, SHA-384. */
const digitsOf: ReadonlyMap<number, number> = new Map([
  [1, 40],
  [2, 64],
  [4, 96],
]);

const sha256 = 2;
const mostRecords = 100;

/** RFC 4034 §2.1.1 and RFC 5011 §3: a zone key that is not revoked. */
const [zoneKey, revoked] = [0x0100, 0x0080];

/** RFC 5011 §4.2, in unbound's notation behind a key: keys in the states VALID and MISSING are trusted, others are not. */
const trustedState = /^;;state=[23]\b/;

/**
 * Parses DS and DNSKEY records in master file format, as in unbound's `trust-anchor-file` and `auto-trust-anchor-file`: optional TTL and
 * class, parentheses over several lines, comments. A key is converted to its digest. Other records are refused; unusable ones (algorithm,
 * digest, revoked) are skipped.
 */
export function readAnchors(text: string): AnchorFile {
  const anchors: TrustAnchor[] = [];
  for (const { words, line } of recordsIn(text)) {
    const anchor = anchorOf(words);
    if (anchor === null || anchors.length >= mostRecords) return { line };
    if (anchor !== "unusable") anchors.push(anchor);
  }
  return { anchors };
}

interface Written {
  readonly words: readonly string[];
  /** The line where it begins. */
  readonly line: number;
}

function* recordsIn(text: string): Generator<Written> {
  let words: string[] = [];
  let begin = 0;
  let isInside = false;
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const at = whole.indexOf(";");
    const own = at < 0 ? whole : whole.slice(0, at);
    const state = at < 0 ? undefined : /;;state=\d.*$/.exec(whole.slice(at))?.[0];
    if (words.length === 0) begin = index + 1;
    if (state === undefined || trustedState.test(state))
      words.push(...own.replaceAll(/[()]/g, " ").split(/\s+/).filter(Boolean));
    if (own.includes("(")) isInside = true;
    if (own.includes(")")) isInside = false;
    if (isInside || words.length === 0) continue;
    yield { words, line: begin };
    words = [];
  }
  if (words.length > 0) yield { words, line: begin };
}

/** Null for other records. */
function anchorOf([owner = "", ...rest]: readonly string[]): TrustAnchor | "unusable" | null {
  const zone = zoneOf(owner);
  const from = rest.findIndex((word) => !/^(?:\d+[smhdw]?|IN)$/i.test(word));
  const [type = "", ...data] = from < 0 || from > 2 ? [] : rest.slice(from);
  if (zone === null) return null;
  if (/^DS$/i.test(type)) return ofDelegation(zone, data);
  return /^DNSKEY$/i.test(type) ? ofKey(zone, data) : null;
}

function zoneOf(text: string): string | null {
  // A record without an owner must not be taken for one of `in.` (India).
  if (text === "." || /^(?:IN|DS|DNSKEY|\d+)$/i.test(text)) return text === "." ? text : null;
  const isName = /^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?$/i.test(text) && text.length <= 254;
  return isName ? text.toLowerCase().replace(/\.?$/, ".") : null;
}

function ofDelegation(
  zone: string,
  [tag, number, type, ...digits]: readonly string[],
): TrustAnchor | "unusable" | null {
  const [keyTag, algorithm, digestType] = [numberIn(tag, 0xffff), numberIn(number, 0xff), numberIn(type, 0xff)];
  const digest = digits.join("").toUpperCase();
  if (keyTag === null || algorithm === null || digestType === null || !/^(?:[0-9A-F]{2})+$/.test(digest)) return null;
  const length = digitsOf.get(digestType);
  if (length !== undefined && length !== digest.length) return null;
  return length !== undefined && algorithms.has(algorithm)
    ? { zone, keyTag, algorithm, digestType, digest }
    : "unusable";
}

function ofKey(zone: string, [told, protocol, number, ...base64]: readonly string[]): TrustAnchor | "unusable" | null {
  const [flags, algorithm] = [numberIn(told, 0xffff), numberIn(number, 0xff)];
  const key = base64.join("");
  if (flags === null || algorithm === null || protocol !== "3" || !/^[A-Za-z0-9+/]{4,}={0,2}$/.test(key)) return null;
  if (!algorithms.has(algorithm) || !(flags & zoneKey) || flags & revoked) return "unusable";
  const data = Buffer.concat([Buffer.of(flags >> 8, flags & 0xff, 3, algorithm), Buffer.from(key, "base64")]);
  // RFC 4034 §5.1.4: the digest covers the owner in canonical form and the key data.
  const digest = hash("sha256", Buffer.concat([wireOf(zone), data]), "hex").toUpperCase();
  return { zone, keyTag: keyTagOf(data), algorithm, digestType: sha256, digest };
}

function wireOf(zone: string): Buffer {
  const labels = zone.split(".").filter(Boolean);
  return Buffer.concat([
    ...labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.of(0),
  ]);
}

/** RFC 4034 appendix B. */
function keyTagOf(data: Buffer): number {
  let sum = 0;
  for (const [index, octet] of data.entries()) sum += index & 1 ? octet : octet << 8;
  return (sum + (sum >>> 16)) & 0xffff;
}

function numberIn(text: string | undefined, most: number): number | null {
  const number = /^\d{1,5}$/.test(text ?? "") ? Number(text) : -1;
  return number >= 0 && number <= most ? number : null;
}
