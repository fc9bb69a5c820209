import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { newSuites } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { keyShareOf } from "./key-share.ts";

/** TLS versions with their wire values. */
export const wireVersions = {
  SSLv3: 0x0300,
  "TLSv1.0": 0x0301,
  "TLSv1.1": 0x0302,
  "TLSv1.2": 0x0303,
  "TLSv1.3": 0x0304,
} as const;

/** The name of a TLS version. */
export type TlsVersion = keyof typeof wireVersions;

/** Restrictions on what a ClientHello offers. */
export interface HelloOffer {
  /** Cipher suites, best first. */
  readonly suites?: readonly number[];
  readonly groups?: readonly number[];
  /** The groups to send a key share for; none by default. Only in TLS 1.3, and only for the groups that {@link keyShareOf} knows. */
  readonly shares?: readonly number[];
  /** Whether a hello of TLS 1.3 also offers TLS 1.2, as browsers do; then `suites` needs some of it. */
  readonly fallback?: boolean;
}

/** All suites up to TLS 1.2 that a server might choose, best first, so that a version is recognised with any suite. */
const olderSuites = [
  // ECDHE and DHE with AEAD.
  0xc02b, 0xc02f, 0xc02c, 0xc030, 0xcca9, 0xcca8, 0x009e, 0x009f, 0xccaa,
  // ECDHE and DHE with CBC.
  0xc009, 0xc013, 0xc00a, 0xc014, 0xc023, 0xc027, 0xc024, 0xc028, 0x0033, 0x0039, 0x0067, 0x006b,
  // Static RSA.
  0x009c, 0x009d, 0x002f, 0x0035, 0x003c, 0x003d,
  // Camellia, ARIA, SEED and IDEA: few servers only have these, but those do offer the version.
  0xc08a, 0xc086, 0xc07c, 0xc07a, 0xc072, 0xc076, 0x00be, 0x00c4, 0x0045, 0x0088, 0x0041, 0x0084, 0x00ba, 0x00c0,
  0xc060, 0xc061, 0xc05c, 0xc05d, 0xc052, 0xc053, 0xc050, 0xc051, 0x009a, 0x0096, 0x0007,
  // 3DES, RC4, DES.
  0x000a, 0xc012, 0xc008, 0x0016, 0x0005, 0x0004, 0xc011, 0xc007, 0x0009, 0x0015,
  // The worst last: anonymous, export, null encryption.
  0x006c, 0x00a6, 0x0034, 0x003a, 0xc018, 0xc019, 0x0018, 0x001b, 0xc016, 0xc017, 0x0062, 0x0064, 0x0003, 0x0006,
  0x0008, 0x0014, 0x0017, 0x0019, 0x003b, 0x0002, 0x0001, 0xc010, 0xc006, 0xc015,
];

const tls13Suites = newSuites.map(([code]) => code);

/** The suites in a ClientHello. */
export function suitesIn(version: TlsVersion, { suites }: HelloOffer = {}): readonly number[] {
  return suites ?? (version === "TLSv1.3" ? tls13Suites : olderSuites);
}

// X25519, the NIST curves, X448, secp256k1, and the first Brainpool curves. No finite fields: RFC 7919 §4 forbids a server that sees some to use its
// own primes, so DHE would seem refused.
const olderGroups = [
  0x001d, 0x0017, 0x0018, 0x0019, 0x001e, 0x0016, 0x0015, 0x0013, 0x001a, 0x001b, 0x001c, 0x0009, 0x000a, 0x000b,
  0x000c, 0x000d, 0x000e,
];
// The groups of TLS 1.3, both generations of Brainpool curves, and finite fields.
const newGroups = [
  0x001d, 0x0017, 0x0018, 0x0019, 0x001e, 0x0016, 0x0015, 0x0013, 0x001a, 0x001b, 0x001c, 0x001f, 0x0020, 0x0021,
  0x0100, 0x0101, 0x0102,
];
const signatureSchemes = [
  0x0403, 0x0503, 0x0603, 0x0807, 0x0808, 0x0804, 0x0805, 0x0806, 0x0809, 0x080a, 0x080b, 0x0401, 0x0501, 0x0601,
  0x0203, 0x0201, 0x0202,
];

/**
 * Builds a ClientHello that only offers one version, as one record. It contains no secret, so its random bytes are derived from the input: equal
 * input gives equal bytes, which can be recorded and replayed.
 */
export function clientHello(version: TlsVersion, host: string, offer: HelloOffer = {}): Buffer {
  const bytes = recordOf(version, host, { offer, padding: 0 });
  // RFC 7685 §1: F5 servers hang on a ClientHello of 256 to 511 bytes, by its message length.
  const length = bytes.length - 9;
  if (version === "SSLv3" || length < 256 || length > 511) return bytes;
  return recordOf(version, host, { offer, padding: Math.max(1, 512 - length - 4) });
}

interface Writing {
  readonly offer: HelloOffer;
  /** Bytes of padding; without the extension if there is none. */
  readonly padding: number;
}

function recordOf(version: TlsVersion, host: string, { offer, padding }: Writing): Buffer {
  const wire = wireVersions[version];
  const isNew = version === "TLSv1.3";
  const random = createHash("sha256").update(`portcullis ${version} ${host}`).digest();
  const extensions = Buffer.concat([
    extensionsFor(version, host, offer),
    padding > 0 ? extension(21, Buffer.alloc(padding)) : Buffer.alloc(0),
  ]);
  const body = Buffer.concat([
    uint16(Math.min(wire, wireVersions["TLSv1.2"])),
    random,
    // RFC 8446 §D.4: a session id for middlebox compatibility.
    vector8(isNew ? createHash("sha256").update(random).digest() : Buffer.alloc(0)),
    vector16(list16(suitesIn(version, offer))),
    vector8(Buffer.from(hasCompression(version) ? [deflate, 0] : [0])),
    // RFC 6101 §5.6.1.2: SSL 3.0 has no extensions, and some of its servers fail on them.
    version === "SSLv3" ? Buffer.alloc(0) : vector16(extensions),
  ]);
  const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
  // RFC 8446 §5.1: the record version of a first ClientHello is 3.1, except for SSL 3.0.
  return Buffer.concat([Buffer.from([22]), uint16(Math.min(wire, wireVersions["TLSv1.0"])), vector16(message)]);
}

/** RFC 3749 §2.1. */
const deflate = 1;

/** RFC 8446 §4.1.2 forbids it in TLS 1.3; SSL 3.0 has none. */
function hasCompression(version: TlsVersion): boolean {
  return version !== "TLSv1.3" && version !== "SSLv3";
}

function extensionsFor(version: TlsVersion, host: string, { groups, shares = [], fallback }: HelloOffer): Buffer {
  const isNew = version === "TLSv1.3";
  const newest = wireVersions["TLSv1.3"];
  return Buffer.concat([
    // RFC 6066 §3: an IP address is no server name.
    ...(isIP(host) === 0
      ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))]
      : []),
    extension(10, vector16(list16(groups ?? (isNew ? newGroups : olderGroups)))),
    extension(11, vector8(Buffer.from([0]))),
    extension(13, vector16(list16(signatureSchemes))),
    extension(16, vector16(Buffer.concat(protocols.map((name) => vector8(Buffer.from(name)))))),
    extension(23, Buffer.alloc(0)),
    extension(0xff01, Buffer.from([0])),
    ...(isNew
      ? [
          extension(43, vector8(list16(fallback ? [newest, wireVersions["TLSv1.2"]] : [newest]))),
          extension(45, vector8(Buffer.from([1]))),
          // RFC 8446 §4.2.8: an empty key share requests a HelloRetryRequest, which shows version and group without a key exchange.
          extension(51, vector16(Buffer.concat(shares.map((group) => keyShare(group, host))))),
        ]
      : // RFC 6962 §3.3.1: up to TLS 1.2 a server sends its timestamps in clear text.
        [extension(18, Buffer.alloc(0))]),
  ]);
}

/** RFC 8446 §4.2.8: KeyShareEntry. */
function keyShare(group: number, host: string): Buffer {
  return Buffer.concat([uint16(group), vector16(keyShareOf(group, `portcullis ${host}`))]);
}

/** Both, since a server with only one of them rejects an offer of the other (RFC 7301 §3.2). */
const protocols = ["h2", "http/1.1"];

function extension(type: number, content: Buffer): Buffer {
  return Buffer.concat([uint16(type), vector16(content)]);
}

function list16(values: readonly number[]): Buffer {
  return Buffer.concat(values.map(uint16));
}

function vector8(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([content.length]), content]);
}

function vector16(content: Buffer): Buffer {
  return Buffer.concat([uint16(content.length), content]);
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}
