import { expect, test } from "vitest";
import { recordOf } from "../../../test/dns/samples.ts";
import { keyFor, signSet } from "../../../test/dns/world/keys.ts";
import { signatureVectors, type SignatureVector } from "../../../test/mail/signature-vectors.ts";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import type { DataOf } from "../dns/kinds.ts";
import { keyTag } from "./key-tag.ts";
import { parseName } from "../dns/name-text.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../dns/set.ts";
import { verifySet, type SignatureProblem } from "./verify-set.ts";

interface Signed {
  readonly set: RecordSet;
  readonly signature: RecordOf<"RRSIG">;
  readonly keys: readonly RecordOf<"DNSKEY">[];
}

function signedOf({ text }: Pick<SignatureVector, "text">): Signed {
  const records = parseRecords(text);
  const set = setsOf(records).find(({ signatures }) => signatures.length > 0);
  const [signature] = set?.signatures ?? [];
  if (!set || !signature) throw new Error("nothing is signed");
  return { set, signature, keys: recordsOf("DNSKEY", records) };
}

test.for(signatureVectors)("$name", (vector) => {
  const { set, keys, signature } = signedOf(vector);
  const now = Date.parse(vector.now);

  expect(keys.map(({ data }) => keyTag(data))).toEqual([vector.keyTag]);
  expect(verifySet(set, keys, now, { left: 1 })).toMatchObject({
    kind: "verified",
    wildcard: null,
    isDeprecated: false,
  });
  const [octet = 0, ...octets] = signature.data.signature;
  const bent = { ...signature, data: { ...signature.data, signature: Buffer.from([octet ^ 1, ...octets]) } };
  expect(problems({ ...set, signatures: [bent] }, keys, now)).toEqual(["bad-signature"]);
});

function problems(
  set: RecordSet,
  keys: readonly RecordOf<"DNSKEY">[],
  now: number,
  budget = { left: 100 },
): readonly SignatureProblem[] | "verified" {
  const result = verifySet(set, keys, now, budget);
  return result.kind === "verified" ? "verified" : result.troubles.map(({ problem }) => problem);
}

const good = signedOf(signatureVectors[2] ?? { text: "" });
const inTime = Date.UTC(2010, 7, 20);

type Change = (
  signed: Signed,
) => Partial<{ set: RecordSet; keys: readonly RecordOf<"DNSKEY">[]; now: number; left: number }>;

function withSignature(change: Partial<DataOf<"RRSIG">>): Change {
  return ({ set, signature }) => ({
    set: { ...set, signatures: [{ ...signature, data: { ...signature.data, ...change } }] },
  });
}

function withKey(change: Partial<DataOf<"DNSKEY">>): Change {
  return ({ set, signature, keys: [key] }) => {
    if (!key) throw new Error("no key");
    const changed = { ...key, data: { ...key.data, ...change } };
    const named = { ...signature, data: { ...signature.data, keyTag: keyTag(changed.data) } };
    return { set: { ...set, signatures: [named] }, keys: [changed] };
  };
}

test.for<[name: string, change: Change, expected: readonly SignatureProblem[] | "verified"]>([
  ["unchanged", () => ({}), "verified"],
  ["without a signature", ({ set }) => ({ set: { ...set, signatures: [] } }), ["unsigned"]],
  ["without its key", () => ({ keys: [] }), ["no-key"]],
  [
    "with a key of another zone",
    ({ keys }) => ({ keys: keys.map((key) => ({ ...key, name: parseName("example.org") })) }),
    ["no-key"],
  ],
  ["a second after its end", () => ({ now: Date.UTC(2010, 8, 9, 10, 4, 40) }), ["expired"]],
  ["in its last second", () => ({ now: Date.UTC(2010, 8, 9, 10, 4, 39, 999) }), "verified"],
  ["a second before its beginning", () => ({ now: Date.UTC(2010, 7, 12, 10, 4, 38) }), ["not-yet-valid"]],
  ["in its first second", () => ({ now: Date.UTC(2010, 7, 12, 10, 4, 39) }), "verified"],
  ["by a zone beside it", withSignature({ signer: parseName("example.org") }), ["wrong-signer"]],
  ["by a name below it", withSignature({ signer: parseName("a.www.example.net") }), ["wrong-signer"]],
  ["by the zone above", withSignature({ signer: parseName("net") }), ["no-key"]],
  ["for another type", withSignature({ covered: 28 }), ["wrong-signer"]],
  ["with more labels than it has", withSignature({ labels: 4 }), ["wrong-labels"]],
  ["with fewer labels than its signer", withSignature({ labels: 1 }), ["wrong-labels"]],
  ["with fewer labels than it has", withSignature({ labels: 2 }), ["bad-signature"]],
  ["by an unknown algorithm", withSignature({ algorithm: 12 }), ["unsupported-algorithm"]],
  ["with another TTL", withSignature({ originalTtl: 3599 }), ["bad-signature"]],
  [
    "with a lower TTL",
    ({ set }) => ({ set: { ...set, records: set.records.map((each) => ({ ...each, ttl: 5 })) } }),
    "verified",
  ],
  ["by a key without the zone flag", withKey({ flags: 1 }), ["no-zone-key"]],
  ["by a key of another protocol", withKey({ protocol: 2 }), ["no-zone-key"]],
  ["by a revoked key", withKey({ flags: 0x0181 }), ["revoked-key"]],
  ["by a key on no curve", withKey({ publicKey: Buffer.alloc(64, 1) }), ["unusable-key"]],
  ["by a key that is too short", withKey({ publicKey: Buffer.alloc(63, 1) }), ["unusable-key"]],
  [
    "with a broken record",
    ({ set }) => ({
      set: {
        ...set,
        records: [...set.records, { ...set.records[0]!, data: { type: "broken", bytes: Buffer.of(1), reason: "" } }],
      },
    }),
    ["bad-signature"],
  ],
  [
    "with the same record twice",
    ({ set }) => ({ set: { ...set, records: [...set.records, ...set.records] } }),
    "verified",
  ],
  ["without a budget", () => ({ left: 0 }), ["too-many"]],
])("a set %s", ([, change, expected]) => {
  const { set, keys, now, left } = { ...good, now: inTime, left: 100, ...change(good) };

  expect(problems(set, keys, now, { left })).toEqual(expected);
});

const zone = parseName("z.test");
const validity = { inception: inTime / 1000 - 1000, expiration: inTime / 1000 + 1000 };

/** A record set of the zone, signed with keys of the given algorithms in order. */
function signedBy(
  algorithms: readonly number[],
  text: string,
): { set: RecordSet; keys: readonly RecordOf<"DNSKEY">[] } {
  const [set] = setsOf(parseRecords(text, "z.test."));
  if (!set) throw new Error("no set");
  const all = algorithms.map((algorithm) => keyFor(zone, 256, algorithm));
  const keys = all.map(({ data }) => ({ ...recordOf("z.test", data), data }));
  return { set: { ...set, signatures: all.map((key) => signSet(set, zone, key, validity)) }, keys };
}

/** RFC 3597 §6 and RFC 4035 §5.3: the original bytes are signed, not our parsed form. */
test.for<[name: string, type: string, hex: string, otherwise: SignatureProblem]>([
  ["a CAA whose tag has a hyphen", "CAA", "00 05 6973732d65 61", "bad-signature"],
  ["a TLSA without data", "TLSA", "03 01 01", "bad-signature"],
  ["an A of three octets", "A", "c00002", "bad-signature"],
  ["a TXT of half a string", "TXT", "0561", "bad-signature"],
  ["an HTTPS with a key twice", "HTTPS", "0001 00 0003 0002 01bb 0003 0002 01bb", "broken-record"],
  ["an NSEC with padding", "NSEC", "00 00 02 40 00", "broken-record"],
  ["an MX without a name", "MX", "000a", "broken-record"],
])("%s is what its zone has signed", ([, type, spaced, otherwise]) => {
  const bytes = Buffer.from(spaced.replaceAll(" ", ""), "hex");
  const { set, keys } = signedBy([13], `a ${type} \\# ${bytes.length} ${bytes.toString("hex")}`);
  const [record] = set.records;
  if (!record) throw new Error("no record");
  const other = { ...record, data: { type: "broken", bytes: bytes.map((octet) => octet ^ 0x80), reason: "" } };

  expect(record.data.type).toBe("broken");
  expect(problems(set, keys, inTime)).toBe("verified");
  expect(problems({ ...set, records: [other as typeof record] }, keys, inTime)).toEqual([otherwise]);
});

test.for<[algorithms: readonly number[], isDeprecated: boolean]>([
  [[5], true],
  [[7, 5], true],
  [[5, 13], false],
  [[13, 5], false],
  [[5, 5, 5, 5, 5, 5, 5, 7, 13], false],
])("whether what is signed by %j rests on SHA-1 alone: %s", ([algorithms, isDeprecated]) => {
  const { set, keys } = signedBy(algorithms, "a A 192.0.2.1");

  expect(verifySet(set, keys, inTime, { left: 100 })).toMatchObject({ kind: "verified", isDeprecated });
});

test("a second signature may verify if the first does not", () => {
  const { set, keys, signature } = good;
  const bad = { ...signature, data: { ...signature.data, signature: Buffer.alloc(64, 1) } };

  expect(problems({ ...set, signatures: [bad, signature] }, keys, inTime)).toBe("verified");
  expect(problems({ ...set, signatures: [bad, bad] }, keys, inTime)).toEqual(["bad-signature", "bad-signature"]);
});

test("with too many keys and signatures the calculation stops", () => {
  const { set, keys, signature } = good;
  const bad = { ...signature, data: { ...signature.data, signature: Buffer.alloc(64, 1) } };
  const alike = Array.from({ length: 5000 }, () => keys).flat();
  const budget = { left: 1000 };

  const found = problems({ ...set, signatures: Array.from({ length: 5000 }, () => bad) }, alike, inTime, budget);

  expect(new Set(found)).toEqual(new Set(["too-many"]));
  expect(1000 - budget.left).toBe(8 * 4);
});

test("a set expanded from a wildcard names the wildcard", () => {
  const text = `example.com. 3600 DNSKEY 256 3 5 AwEAAecNZbwD2thg3kaRLVqCC7ASP/3F79ZIu7pCu8HvZZ6ZdinffnxTnpNoVvavjouHKFYTtJyUZAfw3ZMJSsGvEerc7uh6Ex9TgvOJtWPGUtxBNnni2u9Nk+5k6nJzMiS3sL3RLvrfZW5d2Bwbl9L5f9Ud+r2Dbm7EG3tYpMY5OE8f
    A.B.example.com. 3600 TXT foo
    a.b.example.com. 3600 RRSIG TXT 5 2 3600 20200707211255 20200630180755 42486 example.com. qevJYhdAHq1VmehXQ5i+Epa32xs4zcd4qmb39pHa3GUKr1V504nxzdzQgsT5mvDkRoY95+HAiysDON6DCDtZc69iBUIHWWuFo/OrcD2q/mWANG4xvyU28Pf0U1gN6Gd5iapKC0Ya12flKh//NQiNN2skOQ2MoF2MW2/MaAK2HBc=`;
  const { set, keys } = signedOf({ text });

  expect(verifySet(set, keys, Date.UTC(2020, 6, 1), { left: 1 })).toMatchObject({
    kind: "verified",
    wildcard: parseName("*.example.com"),
    isDeprecated: true,
    ttl: 3600,
  });
});
