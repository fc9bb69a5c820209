import { ipv4, ipv6 } from "./fields/addresses.ts";
import { base64, characterString, characterStrings, hash, hex, quotedRest, salt, tag } from "./fields/bytes.ts";
import type { RecordField } from "./fields/field.ts";
import { looseName, name, plainName, signerName } from "./fields/names.ts";
import { byte, long, short, time, typeNumber } from "./fields/numbers.ts";
import { serviceParameters } from "./fields/service.ts";
import { typeBitmap } from "./fields/types.ts";
import type { TypeName } from "./codes.ts";

type Fields = Readonly<Record<string, RecordField<unknown>>>;

const address4 = { address: ipv4 };
const address6 = { address: ipv6 };
const host = { name };
const strings = { strings: characterStrings };
const delegation = { keyTag: short, algorithm: byte, digestType: byte, digest: hex };
const key = { flags: short, protocol: byte, algorithm: byte, publicKey: base64 };
const association = { usage: byte, selector: byte, matching: byte, data: hex };
const service = { priority: short, target: plainName, parameters: serviceParameters };

/** The fields of each type's data, in wire and print order. */
const kinds = {
  // RFC 1035 §3.3 and §3.4, RFC 3596 §2.2.
  A: address4,
  AAAA: address6,
  NS: host,
  CNAME: host,
  PTR: host,
  // Rare types, parsed because of their names: RFC 3597 §4 decompresses them, RFC 4034 §6.2 lower-cases them for signatures.
  MB: host,
  MG: host,
  MR: host,
  MINFO: { mailbox: name, errors: name },
  SOA: { primary: name, mailbox: name, serial: long, refresh: long, retry: long, expire: long, minimum: long },
  MX: { preference: short, exchange: name },
  TXT: strings,
  HINFO: { cpu: characterString, system: characterString },
  // RFC 7208 §3.1: obsolete but still in use.
  SPF: strings,
  // RFC 1183 §2.2, RFC 6672 §2.1, RFC 2782, RFC 3403 §4.1.
  RP: { mailbox: looseName, text: looseName },
  DNAME: { name: looseName },
  // RFC 1183 §1 and §3.3, RFC 2163 §4, RFC 2230 §3.1.
  AFSDB: { subtype: short, host: looseName },
  RT: { preference: short, host: looseName },
  PX: { preference: short, map822: looseName, mapX400: looseName },
  KX: { preference: short, exchanger: looseName },
  SRV: { priority: short, weight: short, port: short, target: looseName },
  NAPTR: {
    order: short,
    preference: short,
    flags: characterString,
    services: characterString,
    expression: characterString,
    replacement: looseName,
  },
  // RFC 4034, RFC 7344 §3.
  DS: delegation,
  CDS: delegation,
  DNSKEY: key,
  CDNSKEY: key,
  RRSIG: {
    covered: typeNumber,
    algorithm: byte,
    labels: byte,
    originalTtl: long,
    expiration: time,
    inception: time,
    keyTag: short,
    signer: signerName,
    signature: base64,
  },
  NSEC: { next: plainName, types: typeBitmap },
  // RFC 5155 §3 and §4.
  NSEC3: { hashAlgorithm: byte, flags: byte, iterations: short, salt, next: hash, types: typeBitmap },
  NSEC3PARAM: { hashAlgorithm: byte, flags: byte, iterations: short, salt },
  // RFC 6698 §2.1, RFC 8162 §2, RFC 4255 §3.1, RFC 7929 §2.
  TLSA: association,
  SMIMEA: association,
  SSHFP: { algorithm: byte, fingerprintType: byte, fingerprint: hex },
  OPENPGPKEY: { key: base64 },
  // RFC 7477 §2.1, RFC 8976 §2.2.
  CSYNC: { serial: long, flags: short, types: typeBitmap },
  ZONEMD: { serial: long, scheme: byte, hashAlgorithm: byte, digest: hex },
  // RFC 9460, RFC 7553 §4, RFC 8659 §4.1.
  SVCB: service,
  HTTPS: service,
  URI: { priority: short, weight: short, target: quotedRest },
  CAA: { flags: byte, tag, value: quotedRest },
} as const satisfies Partial<Record<TypeName, Fields>>;

type Kinds = typeof kinds;

/** A type whose data is parsed. */
export type Kind = keyof Kinds;

type ValueOf<F> = F extends RecordField<infer T> ? T : never;

/** The data of a record of one type. */
export type DataOf<K extends Kind> = { readonly type: K } & {
  readonly [F in keyof Kinds[K]]: ValueOf<Kinds[K][F]>;
};

/** The data of any parsed type. */
export type KnownData = { [K in Kind]: DataOf<K> }[Kind];

/** The fields of a type's data by name. */
export const recordFields: Readonly<Record<Kind, readonly (readonly [name: string, field: RecordField<unknown>])[]>> =
  Object.fromEntries(Object.entries(kinds).map(([kind, fields]) => [kind, Object.entries(fields)])) as Record<
    Kind,
    [string, RecordField<unknown>][]
  >;
