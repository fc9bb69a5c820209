import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** What a response of the authenticator differs in. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** The id that the response claims. */
  readonly id?: string;
  /** The attestation statement in CBOR, and its format. */
  readonly statement?: readonly [format: string, statement: Cbor];
}

/** An authenticator in software, with one credential and ES256 (WebAuthn §6, RFC 9053 §2.1). */
export interface Authenticator {
  readonly id: string;
  /** A RegistrationResponseJSON. */
  create(challenge: string, deviation?: Deviation): object;
  /** An AuthenticationResponseJSON. */
  get(challenge: string, deviation?: Deviation): object;
}

/** Makes an authenticator for a site. */
export function authenticator(origin: string, id = randomBytes(16).toString("base64url")): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rpId = new URL(origin).hostname;
  let counter = 0;

  function dataOf(given: Deviation, attested: Buffer): Buffer {
    // WebAuthn §6.1: user present 0x01, user verified 0x04, attested credential data 0x40.
    const flags = 0x01 | ((given.isVerified ?? true) ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(given.counter ?? ++counter);
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  function client(type: string, challenge: string, given: Deviation): Buffer {
    const data = { type, challenge: given.challenge ?? challenge, origin: given.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  return {
    id,
    create(challenge, given = {}) {
      const shown = given.id ?? id;
      const raw = Buffer.from(shown, "base64url");
      const length = Buffer.alloc(2);
      length.writeUInt16BE(raw.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, raw, encode(coseOf(publicKey))]);
      const [format, statement] = given.statement ?? ["none", new Map()];
      const object = encode(
        new Map<Cbor, Cbor>([
          ["fmt", format],
          ["attStmt", statement],
          ["authData", dataOf(given, attested)],
        ]),
      );
      const response = {
        clientDataJSON: text(client("webauthn.create", challenge, given)),
        attestationObject: text(object),
        transports: ["internal"],
      };
      return { id: shown, rawId: shown, type: "public-key", response, clientExtensionResults: {} };
    },
    get(challenge, given = {}) {
      const shown = given.id ?? id;
      const clientData = client("webauthn.get", challenge, given);
      const data = dataOf(given, Buffer.alloc(0));
      const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey);
      const response = { clientDataJSON: text(clientData), authenticatorData: text(data), signature: text(signature) };
      return { id: shown, rawId: shown, type: "public-key", response, clientExtensionResults: {} };
    },
  };
}

/** A value in CBOR (RFC 8949). */
type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>;

function coseOf(key: KeyObject): Cbor {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<Cbor, Cbor>)];
    return Buffer.concat([head(5, entries.length), ...entries.flatMap((entry) => entry.map(encode))]);
  }
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(encode)]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function text(bytes: Buffer): string {
  return bytes.toString("base64url");
}
