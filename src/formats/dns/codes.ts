/** Record types by name: IANA's registry of DNS parameters, November 2026, without types that are no longer used. */
export const types = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MB: 7,
  MG: 8,
  MR: 9,
  NULL: 10,
  PTR: 12,
  HINFO: 13,
  MINFO: 14,
  MX: 15,
  TXT: 16,
  RP: 17,
  AFSDB: 18,
  RT: 21,
  PX: 26,
  AAAA: 28,
  LOC: 29,
  SRV: 33,
  NAPTR: 35,
  KX: 36,
  CERT: 37,
  DNAME: 39,
  OPT: 41,
  APL: 42,
  DS: 43,
  SSHFP: 44,
  IPSECKEY: 45,
  RRSIG: 46,
  NSEC: 47,
  DNSKEY: 48,
  NSEC3: 50,
  NSEC3PARAM: 51,
  TLSA: 52,
  SMIMEA: 53,
  CDS: 59,
  CDNSKEY: 60,
  OPENPGPKEY: 61,
  CSYNC: 62,
  ZONEMD: 63,
  SVCB: 64,
  HTTPS: 65,
  SPF: 99,
  NID: 104,
  L32: 105,
  L64: 106,
  LP: 107,
  EUI48: 108,
  EUI64: 109,
  // RFC 9824 §2: only in NSEC bitmaps.
  NXNAME: 128,
  AXFR: 252,
  ANY: 255,
  URI: 256,
  CAA: 257,
} as const;

/** The name of a type in the table above. */
export type TypeName = keyof typeof types;

const namesByType: ReadonlyMap<number, string> = new Map(Object.entries(types).map(([name, number]) => [number, name]));

/** The name of a type, or `TYPE` and its number, RFC 3597 §5. */
export function typeText(type: number): string {
  return namesByType.get(type) ?? `TYPE${type}`;
}

/** RFC 1035 §3.2.4. */
export const classes = { IN: 1, CH: 3, HS: 4 } as const;

/** RFC 1035 §4.1.1, RFC 2136 §2.2, RFC 6891 §9. */
export const rcodes = {
  NOERROR: 0,
  FORMERR: 1,
  SERVFAIL: 2,
  NXDOMAIN: 3,
  NOTIMP: 4,
  REFUSED: 5,
  YXDOMAIN: 6,
  YXRRSET: 7,
  NXRRSET: 8,
  NOTAUTH: 9,
  NOTZONE: 10,
  BADVERS: 16,
  BADCOOKIE: 23,
} as const;

const namesByRcode: ReadonlyMap<number, string> = new Map(
  Object.entries(rcodes).map(([name, number]) => [number, name]),
);

/** The name of a response code, or `RCODE` and its number. */
export function rcodeText(rcode: number): string {
  return namesByRcode.get(rcode) ?? `RCODE${rcode}`;
}
