import { corrupt, plus, signedFor, unsigned, without } from "./world/changes.ts";
import type { ZoneText } from "./world/zones.ts";
import type { WorldText } from "./world.ts";

const varied = `
  @ A 192.0.2.80
  mail A 192.0.2.25
  www CNAME @
  away CNAME www.plain.org.
  broken CNAME www.broken.org.
  lost CNAME nowhere
  a.b.deep A 192.0.2.81
  *.wild A 192.0.2.82
  *.alias CNAME mail
  sub.wild TXT "closer"
  old DNAME new
  x.new A 192.0.2.83
  over DNAME plain.org.
  unsigned NS ns.unsigned
  ns.unsigned A 11.0.0.53
`;
/** Zones of every kind. */
const zones: Readonly<Record<string, string | ZoneText>> = {
  "example.com": varied,
  "plain.org": { records: "www A 192.0.2.90", isSigned: false },
  "broken.org": { records: "www A 192.0.2.91", changes: [corrupt("www", "A")] },
  "unsigned.example.com": { records: "@ A 192.0.2.84", isSigned: false },
  "island.example.com": { records: "@ A 192.0.2.85", ds: "none" },
  "three.two.one.example.com": "@ A 192.0.2.86",
  "one.example.com": "@ A 192.0.2.87",
};

/** Questions about them with the expected state, reason and zone, and the content of every part of the answer. */
export const soundQuestions: readonly [question: string, verdict: string, sets: readonly string[]][] = [
  [". SOA", "secure .", ["SOA records secure"]],
  [". DS", "secure .", ["DS no-data secure"]],
  ["com DS", "secure .", ["DS records secure"]],
  ["com DNSKEY", "secure com.", ["DNSKEY records secure"]],
  ["example.com A", "secure example.com.", ["A records secure"]],
  ["EXAMPLE.com A", "secure example.com.", ["A records secure"]],
  ["example.com DS", "secure com.", ["DS records secure"]],
  ["example.com TXT", "secure example.com.", ["TXT no-data secure"]],
  ["www.example.com A", "secure example.com.", ["CNAME alias secure", "A records secure"]],
  ["www.example.com CNAME", "secure example.com.", ["CNAME records secure"]],
  ["lost.example.com A", "secure example.com.", ["CNAME alias secure", "A no-name secure"]],
  ["nowhere.example.com A", "secure example.com.", ["A no-name secure"]],
  ["deep.example.com A", "secure example.com.", ["A no-data secure"]],
  ["b.deep.example.com DS", "secure example.com.", ["DS no-data secure"]],
  ["a.b.deep.example.com A", "secure example.com.", ["A records secure"]],
  ["any.wild.example.com A", "secure example.com.", ["A records secure"]],
  ["any.thing.wild.example.com A", "secure example.com.", ["A records secure"]],
  ["any.wild.example.com MX", "secure example.com.", ["MX no-data secure"]],
  ["sub.wild.example.com A", "secure example.com.", ["A no-data secure"]],
  ["any.alias.example.com A", "secure example.com.", ["CNAME alias secure", "A records secure"]],
  ["x.old.example.com A", "secure example.com.", ["DNAME alias secure", "A records secure"]],
  ["x.old.example.com CNAME", "secure example.com.", ["DNAME alias secure"]],
  ["y.old.example.com A", "secure example.com.", ["DNAME alias secure", "A no-name secure"]],
  ["www.over.example.com A", "insecure unsigned plain.org.", ["DNAME alias secure", "A records insecure"]],
  ["away.example.com A", "insecure unsigned plain.org.", ["CNAME alias secure", "A records insecure"]],
  ["broken.example.com A", "bogus bad-signature broken.org.", ["CNAME alias secure", "A records bogus"]],
  ["unsigned.example.com A", "insecure unsigned unsigned.example.com.", ["A records insecure"]],
  ["unsigned.example.com DS", "secure example.com.", ["DS no-data secure"]],
  ["www.unsigned.example.com A", "insecure unsigned unsigned.example.com.", ["A no-name insecure"]],
  ["a.b.c.unsigned.example.com A", "insecure unsigned unsigned.example.com.", ["A no-name insecure"]],
  ["island.example.com A", "island island.example.com.", ["A records island"]],
  ["island.example.com MX", "island island.example.com.", ["MX no-data island"]],
  ["x.island.example.com A", "island island.example.com.", ["A no-name island"]],
  ["island.example.com DS", "secure example.com.", ["DS no-data secure"]],
  ["three.two.one.example.com A", "secure three.two.one.example.com.", ["A records secure"]],
  ["two.one.example.com A", "secure one.example.com.", ["A no-data secure"]],
  ["nobody.com A", "secure com.", ["A no-name secure"]],
  ["a.b.nobody A", "secure .", ["A no-name secure"]],
];

/** The same zones, all with the same kind of proof. */
export function soundZones(denial: "nsec" | "nsec3"): WorldText["zones"] {
  const all = Object.entries(zones).map(([name, zone]) => [
    name,
    { ...(typeof zone === "string" ? { records: zone } : zone), denial },
  ]);
  return { ...Object.fromEntries(all), ".": { denial }, com: { denial }, org: { denial } };
}

/** The undamaged zone. */
export const alone: ZoneText = { records: "@ A 192.0.2.80\n*.wild A 192.0.2.82\nwww A 192.0.2.81" };

/** A damaged zone, and the expected result of a question, by default example.com A. */
export type Damage = readonly [title: string, zone: ZoneText, verdict: string, question?: string];

/** Results for example.com by its own damages. */
export const damages: readonly Damage[] = [
  ["is signed with RSASHA256", { algorithm: 8 }, "secure example.com."],
  ["is signed with RSASHA512", { algorithm: 10 }, "secure example.com."],
  ["is signed with RSASHA1", { algorithm: 5 }, "insecure deprecated example.com."],
  ["is signed with RSASHA1-NSEC3-SHA1", { algorithm: 7, denial: "nsec3" }, "insecure deprecated example.com."],
  ["is signed with P-384", { algorithm: 14 }, "secure example.com."],
  ["is signed with Ed25519", { algorithm: 15 }, "secure example.com."],
  ["is signed with one key", { hasOneKey: true }, "secure example.com."],
  ["has a SHA-1 DS record", { ds: 1 }, "secure example.com."],
  ["has a SHA-384 DS record", { ds: 4 }, "secure example.com."],
  ["is signed with an unknown algorithm", { algorithm: 253 }, "insecure unsupported example.com."],
  ["is signed with GOST", { algorithm: 12 }, "insecure unsupported example.com."],
  ["has a DS record with an unknown digest", { ds: "unknown-digest" }, "insecure unsupported example.com."],
  ["is not signed", { isSigned: false }, "insecure unsigned example.com."],
  ["is an island of security", { ds: "none" }, "island example.com."],
  [
    "is an island with expired signatures",
    { ds: "none", inception: 60, expiration: -1 },
    "island expired example.com.",
  ],
  [
    "is an island with an invalid set",
    { ds: "none", changes: [corrupt("@", "A")] },
    "island bad-signature example.com.",
  ],
  [
    "is an island with an unsigned set",
    { ds: "none", changes: [unsigned("@", "A")] },
    "island no-signature example.com.",
  ],
  [
    "has unsigned keys and no DS record",
    { ds: "none", changes: [unsigned("@", "DNSKEY"), unsigned("@", "A")] },
    "insecure unsigned example.com.",
  ],
  ["has a DS record with a wrong digest", { ds: "wrong-digest" }, "bogus wrong-digest example.com."],
  ["has a DS record of another key", { ds: "no-such-key" }, "bogus no-matching-key example.com."],
  ["has no keys", { changes: [without("@", "DNSKEY")] }, "bogus no-matching-key example.com."],
  ["does not sign its keys", { changes: [unsigned("@", "DNSKEY")] }, "bogus no-signature example.com."],
  ["has an invalid signature of its keys", { changes: [corrupt("@", "DNSKEY")] }, "bogus bad-signature example.com."],
  ["has an added key", { changes: [plus("@ DNSKEY 257 3 13 AAAA")] }, "bogus bad-signature example.com."],
  ["has expired signatures", { inception: 60, expiration: -30 }, "bogus expired example.com."],
  ["has signatures that are not valid yet", { inception: -1 }, "bogus not-yet-valid example.com."],
  ["has a set with an invalid signature", { changes: [corrupt("@", "A")] }, "bogus bad-signature example.com."],
  ["has an added record", { changes: [plus("@ A 192.0.2.99")] }, "bogus bad-signature example.com."],
  ["has an unsigned set", { changes: [unsigned("@", "A")] }, "bogus no-signature example.com."],
  ["has a set with an expired signature", { changes: [signedFor("@", "A", 9, -1)] }, "bogus expired example.com."],
  [
    "has a set with a signature that is not valid yet",
    { changes: [signedFor("@", "A", -1, 9)] },
    "bogus not-yet-valid example.com.",
  ],
  ["lacks a record that its proof lists", { changes: [without("@", "A")] }, "bogus wrong-proof example.com."],
  ["has no proof of NODATA", { changes: [without("@", "NSEC")] }, "bogus no-proof example.com.", "example.com TXT"],
  [
    "has no proof of NXDOMAIN",
    { changes: [without("@", "NSEC"), without("ns1", "NSEC")] },
    "bogus no-proof example.com.",
    "gone.example.com A",
  ],
  [
    "has a proof with an invalid signature",
    { changes: [corrupt("@", "NSEC")] },
    "bogus bad-signature example.com.",
    "example.com TXT",
  ],
  ["has an unsigned proof", { changes: [unsigned("@", "NSEC")] }, "bogus no-proof example.com.", "example.com TXT"],
  [
    "has an unsigned SOA record in negative answers",
    { changes: [unsigned("@", "SOA")] },
    "bogus no-signature example.com.",
    "example.com TXT",
  ],
  [
    "has no proof for a wildcard answer",
    { changes: [without("*.wild", "NSEC")] },
    "bogus no-proof example.com.",
    "x.wild.example.com A",
  ],
  [
    "has too many NSEC3 iterations",
    { denial: { iterations: 151 } },
    "insecure iterations example.com.",
    "x.example.com A",
  ],
  [
    "has many NSEC3 iterations",
    { denial: { iterations: 150, salt: "aabb" } },
    "secure example.com.",
    "x.example.com A",
  ],
  [
    "has too many NSEC3 iterations, for a wildcard answer",
    { denial: { iterations: 151 } },
    "insecure iterations example.com.",
    "x.wild.example.com A",
  ],
  [
    "has too many NSEC3 iterations, for an existing record",
    { denial: { iterations: 151 } },
    "secure example.com.",
    "www.example.com A",
  ],
  ["uses opt-out", { denial: { isOptOut: true } }, "insecure opt-out example.com.", "x.example.com A"],
  [
    "uses opt-out, for a wildcard answer",
    { denial: { isOptOut: true } },
    "insecure opt-out example.com.",
    "x.wild.example.com A",
  ],
  [
    "uses opt-out, for a wildcard without the type",
    { denial: { isOptOut: true } },
    "insecure opt-out example.com.",
    "x.wild.example.com MX",
  ],
  [
    "uses opt-out, for an existing name without the type",
    { denial: { isOptOut: true } },
    "secure example.com.",
    "www.example.com MX",
  ],
  ["uses opt-out, for an existing record", { denial: { isOptOut: true } }, "secure example.com.", "www.example.com A"],
];

/** Results for example.com by damages of the zones above. */
export const damagesAbove: readonly (readonly [title: string, above: WorldText["zones"], verdict: string])[] = [
  [
    "DS record with an expired signature",
    { com: { changes: [signedFor("example.com.", "DS", 9, -1)] } },
    "bogus expired com.",
  ],
  ["unsigned DS record", { com: { changes: [unsigned("example.com.", "DS")] } }, "bogus no-signature com."],
  [
    "removed DS record that the proof lists",
    { com: { changes: [without("example.com.", "DS")] } },
    "bogus wrong-proof com.",
  ],
  ["unsigned parent", { com: { isSigned: false } }, "island example.com."],
  ["parent that is an island of security", { com: { ds: "none" } }, "insecure unsigned com."],
  ["bogus parent", { com: { ds: "wrong-digest" } }, "bogus wrong-digest com."],
  ["parent signed with RSASHA1", { com: { algorithm: 5 } }, "insecure deprecated com."],
  ["parent signed with an unknown algorithm", { com: { algorithm: 253 } }, "insecure unsupported com."],
  ["root with expired signatures", { ".": { inception: 60, expiration: -1 } }, "bogus expired ."],
  ["root without a proof", { ".": { changes: [unsigned("com.", "DS")] } }, "bogus no-signature ."],
];
