import { createHash } from "node:crypto";
import { isIP } from "node:net";

/** TLS versions by name, as they stand on the wire. */
export const wireVersions = {
  SSLv3: 0x0300,
  "TLSv1.0": 0x0301,
  "TLSv1.1": 0x0302,
  "TLSv1.2": 0x0303,
  "TLSv1.3": 0x0304,
} as const;

/** A version that can be offered, by its name. */
export type TlsVersion = keyof typeof wireVersions;

/** Everything up to TLS 1.2 that a server might still choose, best first: a version is offered if it is offered with any suite. */
const olderSuites = [
  // ECDHE and DHE with AEAD
  0xc02b, 0xc02f, 0xc02c, 0xc030, 0xcca9, 0xcca8, 0x009e, 0x009f, 0xccaa,
  // ECDHE and DHE with CBC
  0xc009, 0xc013, 0xc00a, 0xc014, 0xc023, 0xc027, 0xc024, 0xc028, 0x0033, 0x0039, 0x0067, 0x006b,
  // static RSA
  0x009c, 0x009d, 0x002f, 0x0035, 0x003c, 0x003d,
  // Camellia, ARIA, SEED and IDEA: with them alone a server is rare, and still offers the version
  0xc08a, 0xc086, 0xc07c, 0xc07a, 0xc072, 0xc076, 0x00be, 0x00c4, 0x0045, 0x0088, 0x0041, 0x0084, 0x00ba, 0x00c0,
  0xc060, 0xc061, 0xc05c, 0xc05d, 0xc052, 0xc053, 0xc050, 0xc051, 0x009a, 0x0096, 0x0007,
  // 3DES, RC4, DES
  0x000a, 0xc012, 0xc008, 0x0016, 0x0005, 0x0004, 0xc011, 0xc007, 0x0009, 0x0015,
];

const tls13Suites = [0x1301, 0x1302, 0x1303, 0x1304, 0x1305];
// X25519, the NIST curves, X448, secp256k1, the Brainpool curves of both generations, and finite fields.
const groups = [
  0x001d, 0x0017, 0x0018, 0x0019, 0x001e, 0x0016, 0x0015, 0x0013, 0x001a, 0x001b, 0x001c, 0x001f, 0x0020, 0x0021,
  0x0100, 0x0101, 0x0102,
];
const signatureSchemes = [
  0x0403, 0x0503, 0x0603, 0x0807, 0x0808, 0x0804, 0x0805, 0x0806, 0x0809, 0x080a, 0x080b, 0x0401, 0x0501, 0x0601,
  0x0203, 0x0201, 0x0202,
];

/**
 * A ClientHello that offers one version alone, as one record. It holds no secret, so its random bytes come from the question:
 * the same question is the same bytes, and can be recorded and replayed.
 */
export function clientHello(version: TlsVersion, host: string): Buffer {
  const wire = wireVersions[version];
  const isNew = version === "TLSv1.3";
  const random = createHash("sha256").update(`portcullis ${version} ${host}`).digest();
  const body = Buffer.concat([
    uint16(Math.min(wire, wireVersions["TLSv1.2"])),
    random,
    // RFC 8446 §D.4: a session id keeps middleboxes calm.
    vector8(isNew ? createHash("sha256").update(random).digest() : Buffer.alloc(0)),
    vector16(list16(isNew ? tls13Suites : olderSuites)),
    vector8(Buffer.from([0])),
    // RFC 6101 §5.6.1.2: SSL 3.0 knows no extensions, and some of its servers break on them.
    version === "SSLv3" ? Buffer.alloc(0) : vector16(extensionsFor(version, host)),
  ]);
  const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
  // RFC 8446 §5.1: the record of a first ClientHello says 3.1, except that of SSL 3.0, which knows only itself.
  return Buffer.concat([Buffer.from([22]), uint16(Math.min(wire, wireVersions["TLSv1.0"])), vector16(message)]);
}

function extensionsFor(version: TlsVersion, host: string): Buffer {
  return Buffer.concat([
    // RFC 6066 §3: an address is no server name.
    ...(isIP(host) === 0
      ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))]
      : []),
    extension(10, vector16(list16(groups))),
    extension(11, vector8(Buffer.from([0]))),
    extension(13, vector16(list16(signatureSchemes))),
    extension(16, vector16(vector8(Buffer.from("http/1.1")))),
    extension(23, Buffer.alloc(0)),
    extension(0xff01, Buffer.from([0])),
    ...(version === "TLSv1.3"
      ? [
          extension(43, vector8(uint16(wireVersions["TLSv1.3"]))),
          extension(45, vector8(Buffer.from([1]))),
          // RFC 8446 §4.2.8: no key share at all asks for a HelloRetryRequest, which names version and group without any key.
          extension(51, vector16(Buffer.alloc(0))),
        ]
      : []),
  ]);
}

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
