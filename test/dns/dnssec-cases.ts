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
  ["is signed by RSA", { algorithm: 8 }, "secure example.com."],
  ["is signed by RSA and SHA-512", { algorithm: 10 }, "secure example.com."],
  ["is signed by RSA and SHA-1", { algorithm: 5 }, "insecure deprecated example.com."],
  ["is signed by RSA and SHA-1, with NSEC3", { algorithm: 7, denial: "nsec3" }, "insecure deprecated example.com."],
  ["is signed by P-384", { algorithm: 14 }, "secure example.com."],
  ["is signed by Ed25519", { algorithm: 15 }, "secure example.com."],
  ["is signed by one key", { hasOneKey: true }, "secure example.com."],
  ["is named by SHA-1", { ds: 1 }, "secure example.com."],
  ["is named by SHA-384", { ds: 4 }, "secure example.com."],
  ["is signed with an unknown algorithm", { algorithm: 253 }, "insecure unsupported example.com."],
  ["is signed by GOST", { algorithm: 12 }, "insecure unsupported example.com."],
  ["has a DS record with an unknown digest", { ds: "unknown-digest" }, "insecure unsupported example.com."],
  ["is not signed", { isSigned: false }, "insecure unsigned example.com."],
  ["is an island", { ds: "none" }, "island example.com."],
  [
    "is an island whose signatures have ended",
    { ds: "none", inception: 60, expiration: -1 },
    "island expired example.com.",
  ],
  ["is an island with a broken set", { ds: "none", changes: [corrupt("@", "A")] }, "island bad-signature example.com."],
  [
    "is an island with a set that is not signed",
    { ds: "none", changes: [unsigned("@", "A")] },
    "island no-signature example.com.",
  ],
  [
    "has keys that it does not sign",
    { ds: "none", changes: [unsigned("@", "DNSKEY"), unsigned("@", "A")] },
    "insecure unsigned example.com.",
  ],
  ["is named by another digest", { ds: "wrong-digest" }, "bogus wrong-digest example.com."],
  ["is named by another key", { ds: "no-such-key" }, "bogus no-matching-key example.com."],
  ["has no keys", { changes: [without("@", "DNSKEY")] }, "bogus no-matching-key example.com."],
  ["does not sign its keys", { changes: [unsigned("@", "DNSKEY")] }, "bogus no-signature example.com."],
  ["signs its keys wrongly", { changes: [corrupt("@", "DNSKEY")] }, "bogus bad-signature example.com."],
  ["has more keys than it signs", { changes: [plus("@ DNSKEY 257 3 13 AAAA")] }, "bogus bad-signature example.com."],
  ["was signed long ago", { inception: 60, expiration: -30 }, "bogus expired example.com."],
  ["will be signed", { inception: -1 }, "bogus not-yet-valid example.com."],
  ["has another set than was signed", { changes: [corrupt("@", "A")] }, "bogus bad-signature example.com."],
  ["has more than was signed", { changes: [plus("@ A 192.0.2.99")] }, "bogus bad-signature example.com."],
  ["has a set that was not signed", { changes: [unsigned("@", "A")] }, "bogus no-signature example.com."],
  ["has a set whose signature has ended", { changes: [signedFor("@", "A", 9, -1)] }, "bogus expired example.com."],
  [
    "has a set whose signature has not begun",
    { changes: [signedFor("@", "A", -1, 9)] },
    "bogus not-yet-valid example.com.",
  ],
  ["does not have what its proof says it has", { changes: [without("@", "A")] }, "bogus wrong-proof example.com."],
  ["proves nothing", { changes: [without("@", "NSEC")] }, "bogus no-proof example.com.", "example.com TXT"],
  [
    "proves nothing of names",
    { changes: [without("@", "NSEC"), without("ns1", "NSEC")] },
    "bogus no-proof example.com.",
    "gone.example.com A",
  ],
  [
    "signs its proof wrongly",
    { changes: [corrupt("@", "NSEC")] },
    "bogus bad-signature example.com.",
    "example.com TXT",
  ],
  ["does not sign its proof", { changes: [unsigned("@", "NSEC")] }, "bogus no-proof example.com.", "example.com TXT"],
  [
    "does not sign how long there is nothing",
    { changes: [unsigned("@", "SOA")] },
    "bogus no-signature example.com.",
    "example.com TXT",
  ],
  [
    "proves nothing of what a wildcard makes",
    { changes: [without("*.wild", "NSEC")] },
    "bogus no-proof example.com.",
    "x.wild.example.com A",
  ],
  ["hashes too often", { denial: { iterations: 151 } }, "insecure iterations example.com.", "x.example.com A"],
  ["hashes often", { denial: { iterations: 150, salt: "aabb" } }, "secure example.com.", "x.example.com A"],
  [
    "hashes too often for wildcards",
    { denial: { iterations: 151 } },
    "insecure iterations example.com.",
    "x.wild.example.com A",
  ],
  [
    "hashes too often, and has what is asked for",
    { denial: { iterations: 151 } },
    "secure example.com.",
    "www.example.com A",
  ],
  ["leaves names out", { denial: { isOptOut: true } }, "insecure opt-out example.com.", "x.example.com A"],
  [
    "leaves names out, and makes what is asked for",
    { denial: { isOptOut: true } },
    "insecure opt-out example.com.",
    "x.wild.example.com A",
  ],
  [
    "leaves names out, and makes another type",
    { denial: { isOptOut: true } },
    "insecure opt-out example.com.",
    "x.wild.example.com MX",
  ],
  [
    "leaves names out, and not of the one that is asked for",
    { denial: { isOptOut: true } },
    "secure example.com.",
    "www.example.com MX",
  ],
  [
    "leaves names out, and has what is asked for",
    { denial: { isOptOut: true } },
    "secure example.com.",
    "www.example.com A",
  ],
];

/** Results for example.com by damages of the zones above. */
export const damagesAbove: readonly (readonly [title: string, above: WorldText["zones"], verdict: string])[] = [
  ["signed DS that ends", { com: { changes: [signedFor("example.com.", "DS", 9, -1)] } }, "bogus expired com."],
  ["unsigned DS", { com: { changes: [unsigned("example.com.", "DS")] } }, "bogus no-signature com."],
  [
    "DS that is gone though the proof names it",
    { com: { changes: [without("example.com.", "DS")] } },
    "bogus wrong-proof com.",
  ],
  ["parent that is not signed", { com: { isSigned: false } }, "island example.com."],
  ["parent that is an island", { com: { ds: "none" } }, "insecure unsigned com."],
  ["parent that is broken", { com: { ds: "wrong-digest" } }, "bogus wrong-digest com."],
  ["parent that is signed by RSA and SHA-1", { com: { algorithm: 5 } }, "insecure deprecated com."],
  ["parent of an unknown algorithm", { com: { algorithm: 253 } }, "insecure unsupported com."],
  ["root whose keys have ended", { ".": { inception: 60, expiration: -1 } }, "bogus expired ."],
  ["root without a proof", { ".": { changes: [unsigned("com.", "DS")] } }, "bogus no-signature ."],
];
