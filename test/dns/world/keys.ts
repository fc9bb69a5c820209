import { createECDH, createPrivateKey, generateKeyPairSync, hash, sign, type KeyObject } from "node:crypto";
import { algorithms } from "../../../src/formats/dnssec/algorithms.ts";
import { types } from "../../../src/formats/dns/codes.ts";
import { keyTag } from "../../../src/formats/dnssec/key-tag.ts";
import type { DataOf } from "../../../src/formats/dns/kinds.ts";
import type { DnsName } from "../../../src/formats/dns/name.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import type { RecordOf, RecordSet } from "../../../src/formats/dns/set.ts";
import { memo } from "../../memo.ts";
import { canonicalParts, signedData, signedLabels } from "../../../src/formats/dnssec/signed-data.ts";

/** A zone's key, with its private part. */
export interface ZoneKey {
  readonly data: DataOf<"DNSKEY">;
  readonly secret: KeyObject;
}

/** When signatures hold, in seconds since 1970. */
export interface Validity {
  readonly inception: number;
  readonly expiration: number;
}

const known = new Map<string, ZoneKey>();

/** The key of a zone for one purpose and signer: deterministic, except for RSA, whose keys are shared within a process. */
export function keyFor(zone: DnsName, flags: 256 | 257, algorithm: number, bits = 2048, signer = ""): ZoneKey {
  // RSA keys are slow to generate, so zones may share one.
  const isRsa = algorithms.get(algorithm)?.family === "rsa";
  const purpose = `${isRsa ? bits : nameText(zone)} ${flags} ${algorithm}${signer}`;
  const key = known.get(purpose) ?? makeKey(purpose, flags, algorithm, bits);
  known.set(purpose, key);
  return key;
}

function makeKey(seed: string, flags: number, algorithm: number, bits: number): ZoneKey {
  const { secret, publicKey } = pairOf(seed, algorithm, bits);
  return { secret, data: { type: "DNSKEY", flags, protocol: 3, algorithm, publicKey } };
}

function pairOf(seed: string, algorithm: number, bits: number): { secret: KeyObject; publicKey: Buffer } {
  const { family, curve } = algorithms.get(algorithm) ?? {};
  if (family === "rsa") return rsaPair(bits);
  if (family === "ed") return edPair(seed);
  // Unknown algorithms get an arbitrary signature: it is never verified.
  return curve === "P-384" ? curvePair(seed, "secp384r1", "P-384") : curvePair(seed, "prime256v1", "P-256");
}

function curvePair(seed: string, name: string, crv: string): { secret: KeyObject; publicKey: Buffer } {
  const half = crv === "P-256" ? 32 : 48;
  const pair = createECDH(name);
  pair.setPrivateKey(hash(half === 32 ? "sha256" : "sha384", seed, "buffer"));
  const publicKey = pair.getPublicKey().subarray(1);
  const [x, y] = [publicKey.subarray(0, half), publicKey.subarray(half)].map((each) => each.toString("base64url"));
  const d = pair.getPrivateKey("base64url").padStart(Math.ceil((half * 4) / 3), "A");
  return { secret: createPrivateKey({ format: "jwk", key: { kty: "EC", crv, d, x: x ?? "", y: y ?? "" } }), publicKey };
}

/** RFC 8410 §7: the encoding of a private key of this kind. */
const edWrapping = Buffer.from("302e020100300506032b657004220420", "hex");

function edPair(seed: string): { secret: KeyObject; publicKey: Buffer } {
  const wrapped = Buffer.concat([edWrapping, hash("sha256", seed, "buffer")]);
  const secret = createPrivateKey({ format: "der", type: "pkcs8", key: wrapped });
  return { secret, publicKey: Buffer.from(secret.export({ format: "jwk" }).x ?? "", "base64url") };
}

function rsaPair(modulusLength: number): { secret: KeyObject; publicKey: Buffer } {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength });
  const { e = "", n = "" } = privateKey.export({ format: "jwk" });
  const exponent = Buffer.from(e, "base64url");
  const publicKey = Buffer.concat([Buffer.of(exponent.length), exponent, Buffer.from(n, "base64url")]);
  return { secret: privateKey, publicKey };
}

/** Signs a set, RFC 4034 §3.1. */
export function signSet(set: RecordSet, zone: DnsName, key: ZoneKey, validity: Validity): RecordOf<"RRSIG"> {
  const ttl = set.records[0]?.ttl ?? 0;
  const data: DataOf<"RRSIG"> = {
    type: "RRSIG",
    covered: set.type,
    algorithm: key.data.algorithm,
    labels: signedLabels(set.name),
    originalTtl: ttl,
    ...validity,
    keyTag: keyTag(key.data),
    signer: zone,
    signature: Buffer.alloc(0),
  };
  const unsigned = { name: set.name, type: types.RRSIG, class: set.class, ttl, data };
  return {
    ...unsigned,
    data: { ...data, signature: signatureOf(key, signedData(set, unsigned, canonicalParts(set))) },
  };
}

const signatures = memo<Buffer>(20_000);

/** Equal data keeps its signature, so what verified it once need not verify it again. */
function signatureOf(key: ZoneKey, bytes: Buffer): Buffer {
  const { algorithm, publicKey } = key.data;
  return signatures(`${algorithm} ${publicKey.toString("latin1")} ${bytes.toString("latin1")}`, () =>
    newSignature(key, bytes),
  );
}

function newSignature({ secret, data: { algorithm } }: ZoneKey, bytes: Buffer): Buffer {
  const { family, hash: digest = "sha256" } = algorithms.get(algorithm) ?? {};
  const isCurve = family === undefined || family === "ec";
  return sign(digest, bytes, isCurve ? { key: secret, dsaEncoding: "ieee-p1363" } : secret);
}
