import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { corrupt } from "../../../../test/dns/world/changes.ts";
import type { ZoneText } from "../../../../test/dns/world/zones.ts";
import { greetingsFrom, type MailAnswer } from "../../../../test/mail/greetings.ts";
import {
  inDays,
  intermediate,
  intermediateOf,
  keysOf,
  leafOf,
  now,
  root,
  served,
  strangerCa,
} from "../../../../test/twins/pki/pki.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { associationText, keyAssociation } from "../../../formats/dns/tlsa.ts";
import { readSubjectKey } from "../../../formats/x509/certificate.ts";
import { collectDane } from "./collect.ts";
import { danePart } from "./judge.ts";
import { daneProblems } from "./problems.ts";
import { daneRaw, type DaneRaw } from "./schema.ts";
import { danePoints, hasBrokenDane } from "./state.ts";

const domain = "example.com";
const host = "mx.example.com";

const own = served(leafOf({ names: [host] }), intermediate);
const expired = served(leafOf({ names: [host], notBefore: inDays(-91), notAfter: inDays(-1) }), intermediate);
const elsewhere = served(leafOf({ names: ["elsewhere.example"] }), intermediate);
const others = served(leafOf({ names: [host], keys: keysOf("p256", "others") }, strangerCa), strangerCa);

/** A TLSA record in zone file format for a certificate, by `usage selector matching`. */
function record(kind: `${2 | 3} 1 1`, certificate: Uint8Array): string {
  const association = keyAssociation(certificate);
  if (!association) throw new Error("a certificate that cannot be read");
  return associationText({ ...association, usage: Number(kind[0]) });
}

const key = record("3 1 1", own.leaf.der);
const otherKey = record("3 1 1", others.leaf.der);
const authority = record("2 1 1", intermediate.der);

const base = "@ MX 10 mx\nmx A 11.1.1.1";

type Zones = Readonly<Record<string, string | ZoneText>>;

async function look(
  zones: Zones,
  answers: Readonly<Record<string, MailAnswer>>,
  more: Partial<WorldText> = {},
): Promise<DaneRaw> {
  const { context } = openWorld({ zones, now, ...more, net: { mail: greetingsFrom(answers) } });
  return daneRaw.parse(await collectDane(context, parseName(domain)));
}

function withRecords(...records: readonly string[]): Zones {
  return { [domain]: [base, ...records.map((each) => `_25._tcp.mx TLSA ${each}`)].join("\n") };
}

function judged(raw: DaneRaw): readonly string[] {
  return danePart(raw, domain).findings.map(({ id }) => id);
}

interface Row {
  readonly name: string;
  readonly zones: Zones;
  readonly answer?: MailAnswer;
  readonly findings: readonly string[];
  readonly points: number | null;
  readonly isBroken?: boolean;
}

/** A record of a certificate's key with its SHA-512 digest. */
function longDigest(certificate: Uint8Array): string {
  return `3 1 2 ${createHash("sha512").update(readSubjectKey(certificate)).digest("hex").toUpperCase()}`;
}

const good = { chain: own.chain };

test.for<Row>([
  { name: "a record for the key", zones: withRecords(key), findings: [], points: 4 },
  { name: "a record for the authority", zones: withRecords(authority), findings: [], points: 4 },
  // RFC 7671 §5.1: with DANE-EE the record itself binds the key to the name, so names are not checked.
  {
    name: "a record for the key of an expired certificate",
    zones: withRecords(record("3 1 1", expired.leaf.der)),
    answer: { chain: expired.chain },
    findings: [],
    points: 4,
  },
  {
    name: "a record for the authority above an expired certificate",
    zones: withRecords(authority),
    answer: { chain: expired.chain },
    findings: ["dane-invalid"],
    points: 0,
  },
  {
    name: "a record for the authority above a certificate for another name",
    zones: withRecords(authority),
    answer: { chain: elsewhere.chain },
    findings: ["dane-invalid"],
    points: 0,
  },
  // RFC 7672 §3.2.2: the mail domain is an accepted reference name.
  {
    name: "a record for the authority above a certificate for the domain",
    zones: withRecords(authority),
    answer: { chain: served(leafOf({ names: [domain] }), intermediate).chain },
    findings: [],
    points: 4,
  },
  { name: "a record for another key", zones: withRecords(otherKey), findings: ["dane-mismatch"], points: 0 },
  {
    name: "a record for an authority that is not served",
    zones: withRecords(record("2 1 1", root.der)),
    findings: ["dane-mismatch"],
    points: 0,
  },
  // OpenSSL never accepts a leaf as its own issuer, even if it is marked as a CA.
  {
    name: "a record that names the leaf as an authority",
    zones: withRecords(`2 0 0 ${own.leaf.der.toString("hex")}`, record("2 1 1", own.leaf.der)),
    findings: ["dane-mismatch"],
    points: 0,
  },
  // RFC 5280 §6.1.1 (d): the validity period of a trust anchor is not checked.
  {
    name: "a record for an authority whose own certificate has expired",
    zones: withRecords(authority),
    answer: { chain: served(leafOf({ names: [host] }), intermediateOf({ notAfter: inDays(-1) })).chain },
    findings: [],
    points: 4,
  },
  // RFC 7671 §5.2.2: matching type 0 carries the whole CA certificate.
  {
    name: "a record with the whole CA certificate",
    zones: withRecords(`2 0 0 ${root.der.toString("hex")}`),
    findings: [],
    points: 4,
  },
  // RFC 7671 §9, as Postfix and OpenSSL do: among one usage and selector only the strongest digest counts.
  {
    name: "a wrong SHA-512 digest beside a right SHA-256 one",
    zones: withRecords(key, longDigest(others.leaf.der)),
    findings: ["dane-digest"],
    points: 0,
  },
  {
    name: "a right SHA-512 digest beside a wrong SHA-256 one",
    zones: withRecords(otherKey, longDigest(own.leaf.der)),
    findings: [],
    points: 4,
  },
  {
    name: "wrong digests of both lengths",
    zones: withRecords(otherKey, longDigest(others.leaf.der)),
    findings: ["dane-mismatch"],
    points: 0,
  },
  {
    name: "a wrong SHA-512 digest of another selector beside a right SHA-256 one",
    zones: withRecords(key, longDigest(others.leaf.der).replace("3 1 2", "3 0 2")),
    findings: ["dane-rollover"],
    points: 4,
  },
  {
    name: "a SHA-512 digest of the wrong length beside a right SHA-256 one",
    zones: withRecords(key, longDigest(others.leaf.der).slice(0, -2)),
    findings: ["dane-useless"],
    points: 4,
  },
  {
    name: "a right whole key beside a wrong SHA-512 digest",
    zones: withRecords(`3 0 0 ${own.leaf.der.toString("hex")}`, longDigest(others.leaf.der).replace("3 1 2", "3 0 2")),
    findings: ["dane-rollover"],
    points: 4,
  },
  // RFC 7672 §2.2.2: the name of the MX host is signed, and so is its CNAME record.
  {
    name: "records at a signed alias into an unsigned zone",
    zones: {
      [domain]: `@ MX 10 mx\nmx CNAME mx.example.net.\n_25._tcp.mx TLSA ${key}`,
      "example.net": { records: "mx A 11.1.1.1", isSigned: false },
    },
    findings: [],
    points: 4,
  },
  {
    name: "wrong records at a signed alias into an unsigned zone",
    zones: {
      [domain]: `@ MX 10 mx\nmx CNAME mx.example.net.\n_25._tcp.mx TLSA ${otherKey}`,
      "example.net": { records: "mx A 11.1.1.1", isSigned: false },
    },
    findings: ["dane-mismatch"],
    points: 0,
  },
  {
    name: "records at an unsigned alias into an unsigned zone",
    zones: {
      [domain]: { records: `@ MX 10 mx\nmx CNAME mx.example.net.\n_25._tcp.mx TLSA ${otherKey}`, isSigned: false },
      "example.net": { records: "mx A 11.1.1.1", isSigned: false },
    },
    findings: ["dane-insecure"],
    points: 0,
  },
  {
    name: "a signed host of an unsigned domain with wrong records",
    zones: {
      [domain]: { records: "@ MX 10 mx.example.net.", isSigned: false },
      "example.net": `mx A 11.1.1.1\n_25._tcp.mx TLSA ${otherKey}`,
    },
    findings: ["dane-mismatch"],
    points: 0,
    isBroken: true,
  },
  {
    name: "two records, one for the next key",
    zones: withRecords(key, otherKey),
    findings: ["dane-rollover"],
    points: 4,
  },
  {
    name: "only records of usages 0 and 1",
    zones: withRecords(key.replace("3 1 1", "1 1 1"), authority.replace("2 1 1", "0 1 1")),
    findings: ["dane-unusable"],
    points: 0,
  },
  {
    name: "a record of usage 1 beside a good one",
    zones: withRecords(key, key.replace("3 1 1", "1 1 1")),
    findings: ["dane-useless"],
    points: 4,
  },
  { name: "a truncated digest", zones: withRecords(key.slice(0, -2)), findings: ["dane-unusable"], points: 0 },
  { name: "no STARTTLS", zones: withRecords(key), answer: {}, findings: ["dane-no-tls"], points: 0 },
  // A firewall on the path looks the same.
  { name: "silence on port 25", zones: withRecords(key), answer: "silent", findings: ["dane-unknown"], points: null },
  { name: "no record", zones: withRecords(), findings: ["dane-missing"], points: 0 },
  { name: "no record and silence on port 25", zones: withRecords(), answer: "silent", findings: [], points: 0 },
  {
    name: "records in a zone that is not signed",
    zones: { [domain]: { records: `${base}\n_25._tcp.mx TLSA ${otherKey}`, isSigned: false } },
    findings: ["dane-insecure"],
    points: 0,
  },
  {
    name: "neither records nor signatures",
    zones: { [domain]: { records: base, isSigned: false } },
    findings: [],
    points: 0,
  },
  {
    name: "records that fail DNSSEC validation",
    zones: {
      [domain]: { records: `${base}\n_25._tcp.mx TLSA ${key}`, changes: [corrupt("_25._tcp.mx", "TLSA")] },
    },
    findings: ["dane-bogus"],
    points: 0,
  },
  {
    name: "a signed host of an unsigned domain",
    zones: {
      [domain]: { records: "@ MX 10 mx.example.net.", isSigned: false },
      "example.net": `mx A 11.1.1.1\n_25._tcp.mx TLSA ${key}`,
    },
    findings: ["dane-mx-insecure"],
    points: 0,
  },
  {
    name: "records at the end of aliases",
    zones: {
      [domain]: "@ MX 10 mx\nmx CNAME mx.example.net.",
      "example.net": `mx A 11.1.1.1\n_25._tcp.mx TLSA ${key}`,
    },
    findings: [],
    points: 4,
  },
  {
    name: "one host of two with records",
    zones: { [domain]: `${base}\n@ MX 20 b\nb A 11.1.1.2\n_25._tcp.mx TLSA ${key}` },
    findings: ["dane-missing", "dane-partial"],
    points: 0,
  },
])("$name", async ({ zones, answer = good, findings, points, isBroken }) => {
  const raw = await look(zones, { "11.1.1.1": answer, "11.1.1.2": answer });

  expect(judged(raw)).toEqual(findings);
  expect(danePoints(raw)).toBe(points);
  expect(hasBrokenDane(raw)).toBe(isBroken ?? findings.some((id) => breaking.test(id)));
});

const breaking = /^dane-(?:mismatch|digest|invalid|no-tls|bogus)$/;

test("if the name server fails for TLSA, the result is unknown", async () => {
  const blocked = { blocks: [`_25._tcp.${host}`], blocksWith: "SERVFAIL" } as const;
  const raw = await look(withRecords(key), { "11.1.1.1": good }, { resolvers: { "127.0.0.1:53": blocked } });

  expect(judged(raw)).toEqual(["dane-unknown"]);
  expect(danePoints(raw)).toBeNull();
});

test.for<[name: string, records: readonly string[]]>([
  ["no record", []],
  ["a record for another key", [otherKey]],
  ["only records of usage 1", [key.replace("3 1 1", "1 1 1")]],
])("the offered record fixes %s", async ([, records]) => {
  const answers = { "11.1.1.1": good };
  const before = await look(withRecords(...records), answers);
  const mending = danePart(before, domain, { proven: [host] }).findings.flatMap((each) => each.record ?? []);
  const after = await look(withRecords(...records, ...mending.map(({ value }) => value)), answers);

  expect(mending).toEqual([{ name: `_25._tcp.${host}`, type: "TLSA", value: key }]);
  expect(danePoints(after)).toBe(4);
  expect(hasBrokenDane(after)).toBe(false);
  expect(judged(after).filter((id) => /mismatch|missing|unusable/.test(id))).toEqual([]);
});

test("if two addresses serve two keys, no single record is offered", async () => {
  const two = { [domain]: `${base}\nmx A 11.1.1.2` };
  const answers = { "11.1.1.1": good, "11.1.1.2": { chain: others.chain } };
  const missing = await look(two, answers);
  const wrong = await look(
    { [domain]: `${two[domain]}\n_25._tcp.mx TLSA ${record("3 1 1", elsewhere.leaf.der)}` },
    {
      ...answers,
      "11.1.1.1": { chain: served(leafOf({ keys: keysOf("p256", "third") })).chain },
    },
  );

  expect(judged(missing)).toEqual([]);
  expect(danePart(wrong, domain, { proven: [host] }).findings.map((each) => each.record?.value)).toHaveLength(2);
});

test("a wrong key at one of two addresses blocks mail", async () => {
  const zones = { [domain]: `${base}\nmx A 11.1.1.2\n_25._tcp.mx TLSA ${key}` };
  const raw = await look(zones, { "11.1.1.1": good, "11.1.1.2": { chain: others.chain } });

  expect(judged(raw)).toEqual(["dane-mismatch"]);
  expect(danePoints(raw)).toBe(0);
  // DANE senders are turned away regardless of MTA-STS. Postfix uses TLSA records of signed hosts for unsigned MX records too.
  expect(hasBrokenDane(raw)).toBe(true);
  expect(hasBrokenDane({ ...raw, security: "insecure" })).toBe(true);
});

test("every problem has English and Korean texts", async () => {
  const check = { id: "email", words: { problems: daneProblems, caps: {}, kpis: {}, parts: {} } };
  const raw = await look(withRecords(key, otherKey), { "11.1.1.1": good });
  const verdict = { status: "pass" as const, kpis: [], findings: danePart(raw, domain).findings };
  const said = (["en", "ko"] as const).flatMap((language) => interpret(check, verdict, language).issues);

  expect(said.map(({ cause }) => /[{}]/.test(cause))).toEqual([false, false]);
});

const verdicts = ["other", "invalid", null, "match"] as const;

/** A host whose addresses give the chosen verdicts. */
function hostOf(chosen: readonly (typeof verdicts)[number][]): DaneRaw["hosts"][number] {
  const association = {
    usage: 3,
    selector: 1,
    matching: 1,
    data: "00",
    fault: null,
    isSuperseded: false,
    matches: true,
  };
  return {
    host,
    base: host,
    addresses: "secure",
    alias: null,
    security: "secure",
    state: "found",
    reason: null,
    records: [association],
    recordsTotal: 1,
    presentedKeys: chosen.map((verdict, index) => ({
      address: `11.1.1.${index}`,
      starttls: verdict === null ? "unknown" : "offered",
      verdict,
      reason: null,
      key: verdict && "00",
    })),
  };
}

function rawOf(all: readonly (readonly number[])[]): DaneRaw {
  return {
    security: "secure",
    hosts: all.map((each) => hostOf(each.map((index) => verdicts[index] ?? null))),
    isComplete: true,
  };
}

test("fixing one address never lowers the points", () => {
  const step = fc.nat({ max: verdicts.length - 1 });
  fc.assert(
    fc.property(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 8 }),
      (hosts, at) => {
        const place = at % hosts.length;
        const mended = hosts.with(
          place,
          (hosts[place] ?? []).map(() => verdicts.indexOf("match")),
        );
        expect(danePoints(rawOf(mended)) ?? 4).toBeGreaterThanOrEqual(danePoints(rawOf(hosts)) ?? 0);
      },
    ),
  );
});
