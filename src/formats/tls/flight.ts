import { toBuffer } from "../x509/der.ts";

/** A handshake message, RFC 5246 §7.4; `isWhole` is false if it is incomplete. */
interface HandshakeMessage {
  readonly type: number;
  readonly body: Buffer;
  readonly isWhole: boolean;
}

/** What a server has sent so far, without decryption. */
export interface Flight {
  readonly messages: readonly HandshakeMessage[];
  /** The fatal alert's number; null without one. */
  readonly alert: number | null;
  /** Whether bytes other than TLS arrived. */
  readonly isForeign: boolean;
}

/** Handshake message types, RFC 5246 §7.4. */
export const messageTypes = { serverHello: 2, certificate: 11, serverKeyExchange: 12, serverHelloDone: 14 } as const;

const records = { alert: 21, handshake: 22 } as const;

/** Parses the records of a first flight, RFC 5246 §6.2.1, up to the first that is neither alert nor handshake. Never throws. */
export function readFlight(bytes: Uint8Array): Flight {
  let rest = toBuffer(bytes);
  const fragments: Buffer[] = [];
  const end = (alert: number | null, isForeign = false): Flight => ({
    messages: readMessages(Buffer.concat(fragments)),
    alert,
    isForeign,
  });
  while (rest.length >= 5) {
    const [type = 0, major] = rest;
    if (type < 20 || type > 24 || major !== 3) return end(null, true);
    const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
    // RFC 6066 §3: a server may send a warning about the name (level 1) and continue; only a fatal alert or a close is an answer.
    const [level, code] = content;
    if (type === records.alert && code !== undefined && (level === 2 || code === 0)) return end(code);
    if (type === records.handshake) fragments.push(content);
    // Data after ChangeCipherSpec and application data is encrypted.
    else if (type !== records.alert) break;
    rest = rest.subarray(5 + rest.readUInt16BE(3));
  }
  return end(null, fragments.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 0x20);
}

function readMessages(handshake: Buffer): readonly HandshakeMessage[] {
  const messages: HandshakeMessage[] = [];
  for (let offset = 0; offset + 4 <= handshake.length;) {
    const length = handshake.readUIntBE(offset + 1, 3);
    const body = handshake.subarray(offset + 4, offset + 4 + length);
    messages.push({ type: handshake[offset] ?? 0, body, isWhole: body.length === length });
    offset += 4 + length;
  }
  return messages;
}

/** How much of a flight to wait for: its first message, or the key exchange. */
export type FlightEnd = "hello" | "key-exchange";

/** Whether a flight has what is waited for, or never will. */
export function isEnough(bytes: Uint8Array, until: FlightEnd): boolean {
  const { messages, alert, isForeign } = readFlight(bytes);
  const [first] = messages;
  if (alert !== null || isForeign || (first && first.type !== messageTypes.serverHello)) return true;
  if (until === "hello") return first?.isWhole ?? false;
  // RFC 5246 §7.4.3: suites without ServerKeyExchange continue with ServerHelloDone.
  const last: readonly number[] = [messageTypes.serverKeyExchange, messageTypes.serverHelloDone];
  return messages.some(({ type, isWhole }) => isWhole && last.includes(type));
}

/** Whether more than complete alert records arrived: then a connection that ends was cut in the middle of an answer. */
export function hasBegun(bytes: Uint8Array): boolean {
  let rest = toBuffer(bytes);
  while (rest.length >= 5 && rest[0] === records.alert && rest.length >= 5 + rest.readUInt16BE(3)) {
    rest = rest.subarray(5 + rest.readUInt16BE(3));
  }
  return rest.length > 0;
}

/** The key exchange of a server up to TLS 1.2: a named group, or a finite field with its size in bits. */
export type KeyExchange =
  | { readonly kind: "group"; readonly group: number }
  | { readonly kind: "finite"; readonly bits: number };

/** Parses ServerKeyExchange, RFC 8422 §5.4 and RFC 5246 §7.4.3; null if absent or of another kind. */
export function readKeyExchange(bytes: Uint8Array, suiteName: string): KeyExchange | null {
  const message = readFlight(bytes).messages.find(({ type }) => type === messageTypes.serverKeyExchange);
  if (!message?.isWhole) return null;
  const { body } = message;
  if (/^TLS_ECDHE?_/.test(suiteName)) {
    // RFC 8422 §5.4: named_curve is 3; explicit curves are forbidden.
    return body.length >= 3 && body[0] === 3 ? { kind: "group", group: body.readUInt16BE(1) } : null;
  }
  return /^TLS_DHE?_/.test(suiteName) ? readPrime(body) : null;
}

function readPrime(body: Buffer): KeyExchange | null {
  if (body.length < 2) return null;
  const prime = body.subarray(2, 2 + body.readUInt16BE(0));
  if (prime.length === 0 || prime.length < body.readUInt16BE(0)) return null;
  const start = prime.findIndex((byte) => byte !== 0);
  if (start < 0) return null;
  return { kind: "finite", bits: (prime.length - start) * 8 - Math.clz32(prime[start] ?? 0) + 24 };
}

/**
 * Alerts that reject a ClientHello's offers: handshake_failure, illegal_parameter, protocol_version and insufficient_security (RFC 8446 §6.2, RFC
 * 5246 §7.2.2), and close_notify, which some servers send instead.
 */
const refusals: ReadonlySet<number> = new Set([0, 40, 47, 70, 71]);

/** Whether an alert rejects what was offered; others, such as internal_error, say nothing about it. */
export function isRefusal(alert: number): boolean {
  return refusals.has(alert);
}
