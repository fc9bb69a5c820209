import { expect, test } from "vitest";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import { plus, signedFor, without, type Change } from "../../../test/dns/world/changes.ts";
import { keyFor, signSet } from "../../../test/dns/world/keys.ts";
import { keysOf, validityOf } from "../../../test/dns/world/sign.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { rcodes, types, type TypeName } from "../../formats/dns/codes.ts";
import { dataBytes, parseData, type RecordData } from "../../formats/dns/data.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { recordsOf, setsOf } from "../../formats/dns/set.ts";
import { securityOf } from "./security.ts";

async function verdictOf(zones: WorldText["zones"], question: string): Promise<string> {
  const [name = "", type = "A"] = question.split(" ");
  const found = await securityOf(openWorld({ zones }).context, parseName(name), types[type as TypeName]);
  return [found.state, found.reason, found.zone].filter((word) => word !== null).join(" ");
}

const brokenDs = [plus(`example.com. DS \\# 4 00010d02`), signedFor("example.com.", "DS", 1, 30)];

/** The zone's own NSEC record has a hundred signatures, and none of the first ones is valid. */
const flooded: Change = (records, { apex }) =>
  records.flatMap((record) => {
    const { data, name } = record;
    if (data.type !== "RRSIG" || data.covered !== types.NSEC || !isSameName(name, apex)) return [record];
    const signatures = Array.from({ length: 100 }, (_, index) => Buffer.alloc(64, index + 1));
    return signatures.map((signature) => ({ ...record, data: { ...data, signature } }));
  });

/** Data that cannot be parsed or checked gives indeterminate, never bogus or insecure. */
test.for<[title: string, zones: WorldText["zones"], question: string, verdict: string]>([
  [
    "a DS that cannot be read",
    { com: { changes: [without("example.com.", "DS"), ...brokenDs] } },
    "example.com A",
    "indeterminate broken-record com.",
  ],
  [
    "a DS that cannot be read beside one that can",
    { com: { changes: brokenDs } },
    "example.com A",
    "secure example.com.",
  ],
  [
    "a DS that cannot be read beside one of another key",
    { com: { changes: brokenDs }, "example.com": { ...alone, ds: "no-such-key" } },
    "example.com A",
    "indeterminate broken-record example.com.",
  ],
  [
    "a DS that cannot be read beside one of an unknown algorithm",
    { com: { changes: brokenDs }, "example.com": { ...alone, algorithm: 253 } },
    "example.com A",
    "indeterminate broken-record example.com.",
  ],
  [
    "a proof with too many iterations",
    { "example.com": { ...alone, changes: [flooded] } },
    "example.com TXT",
    "indeterminate too-many example.com.",
  ],
  [
    "half a proof with too many iterations",
    { "example.com": { ...alone, changes: [flooded] } },
    "zz.example.com A",
    "indeterminate too-many example.com.",
  ],
])("%s", async ([, zones, question, verdict]) => {
  expect(await verdictOf({ "example.com": alone, ...zones }, question)).toBe(verdict);
});

/** The types in an NSEC record end in a zero byte, which RFC 4034 §4.1.2 forbids. */
function padded(data: DataOf<"NSEC">): RecordData {
  const bytes = Buffer.concat([dataBytes(data), Buffer.of(0)]);
  const place = data.next.wire.length + 1;
  bytes.writeUInt8(bytes.readUInt8(place) + 1, place);
  return parseData(bytes, types.NSEC);
}

const apex = parseName("example.com");
const now = new Date();

/** The zone's answer, with its NSEC records padded before signing. */
function withPaddedProofs(message: DnsMessage): DnsMessage {
  const [, key] = keysOf(apex, {});
  const kept = message.authorities.filter(
    ({ type, data }) => type !== types.NSEC && !(data.type === "RRSIG" && data.covered === types.NSEC),
  );
  const signed = setsOf(recordsOf("NSEC", message.authorities)).flatMap((set) => {
    const records = recordsOf("NSEC", set.records).map((each) => ({ ...each, data: padded(each.data) }));
    return [...records, signSet({ ...set, records }, apex, key, validityOf({}, now.getTime()))];
  });
  return { ...message, authorities: [...kept, ...signed] };
}

test("a signed proof that cannot be parsed gives indeterminate", async () => {
  const { context } = openWorld({
    zones: { "example.com": alone },
    now,
    resolvers: { "127.0.0.1": { respond: (_, usual) => withPaddedProofs(usual()) } },
  });
  const { state, reason } = await securityOf(context, apex, types.TXT);

  expect([state, reason]).toEqual(["indeterminate", "broken-record"]);
});

test("a missing CNAME is synthesised from its DNAME", async () => {
  const { context } = openWorld({
    zones: { "example.com": { records: "old DNAME new\nx.new A 192.0.2.1" } },
    resolvers: {
      "127.0.0.1": {
        respond(_, usual) {
          const message = usual();
          return { ...message, answers: message.answers.filter(({ type }) => type !== types.CNAME) };
        },
      },
    },
  });
  const { state, sets } = await securityOf(context, parseName("x.old.example.com"), types.A);

  expect(state).toBe("secure");
  expect(sets.map(({ name, type, holds }) => `${name} ${type} ${holds}`)).toEqual([
    "old.example.com. DNAME alias",
    "x.new.example.com. A records",
  ]);
});

/** RFC 9824: a server that signs online and returns NODATA for every name, with NXNAME for missing ones. */
function compactly(rcode: number, others: readonly number[]) {
  return (query: DnsMessage, usual: () => DnsMessage): DnsMessage => {
    const message = usual();
    const [asked] = query.questions;
    if (asked?.type !== types.A) return message;
    const next = nameOf([Buffer.of(0), ...labelsOf(asked.name)]);
    const bits = [types.RRSIG, types.NSEC, ...others].toSorted((one, other) => one - other);
    const record = { ...recordOf("a", { type: "NSEC", next, types: bits }), name: asked.name };
    const [, key] = keysOf(apex, {});
    const [set] = setsOf([record]);
    const soa = message.authorities.filter(
      ({ type, data }) => type === types.SOA || (data.type === "RRSIG" && data.covered === types.SOA),
    );
    const signed = set ? [record, signSet(set, apex, key, validityOf({}, now.getTime()))] : [];
    return { ...message, rcode, authorities: [...soa, ...signed] };
  };
}

test.for<[title: string, rcode: number, others: readonly number[], expected: string]>([
  ["a name that is not there", rcodes.NOERROR, [types.NXNAME], "secure no-name"],
  ["a name that is not there, by its response code, too", rcodes.NXDOMAIN, [types.NXNAME], "secure no-name"],
  ["a name that has something else", rcodes.NOERROR, [types.TXT], "secure no-data"],
  ["a name that is there, by its response code not", rcodes.NXDOMAIN, [types.TXT], "bogus no-name"],
  ["a name that is there and is not", rcodes.NXDOMAIN, [types.TXT, types.NXNAME], "bogus no-name"],
])("a compact denial of %s", async ([, rcode, others, expected]) => {
  const { context } = openWorld({
    zones: { "example.com": alone },
    now,
    resolvers: { "127.0.0.1": { respond: compactly(rcode, others) } },
  });
  const { sets } = await securityOf(context, parseName("gone.example.com"), types.A);

  expect(sets.map(({ state, holds }) => `${state} ${holds}`)).toEqual([expected]);
});

type Wanted = readonly (readonly [name: string, type: TypeName])[];

function isIn(wanted: Wanted, name: DnsName, type: number): boolean {
  return wanted.some(([text, kind]) => types[kind] === type && isSameName(name, parseName(text)));
}

/** RSASHA1 keys among those of the zone, which sign some sets: in addition, or alone. */
function signedByOld(wanted: Wanted, isAlone: boolean): Change {
  return (records, { apex, signing, now }) => {
    const old = keyFor(apex, 256, 5);
    const validity = validityOf(signing, now);
    const kept = records.filter(
      ({ name, data }) =>
        data.type !== "RRSIG" || (data.covered !== types.DNSKEY && !(isAlone && isIn(wanted, name, data.covered))),
    );
    const all = [...kept, recordOf(nameText(apex), old.data)];
    const sets = setsOf(all);
    const keySet = sets.find(({ type }) => type === types.DNSKEY);
    const [first] = keysOf(apex, signing);
    return [
      ...all,
      ...(keySet ? [signSet(keySet, apex, first, validity)] : []),
      ...sets.filter(({ name, type }) => isIn(wanted, name, type)).map((set) => signSet(set, apex, old, validity)),
    ];
  };
}

/** RFC 9905 §2: data signed only with RSASHA1 counts as unsigned; a zone with such a delegation is an island. */
test.for<[title: string, zone: string, sets: Wanted, question: string]>([
  ["records", "example.com", [["example.com", "A"]], "example.com A"],
  ["an alias", "example.com", [["www.example.com", "CNAME"]], "www.example.com A"],
  ["a proof", "example.com", [["example.com", "NSEC"]], "example.com TXT"],
  ["how long there is nothing", "example.com", [["example.com", "SOA"]], "example.com TXT"],
  ["a delegation", "com", [["example.com", "DS"]], "example.com A"],
  ["the proof of its absence", "com", [["plain.com", "NSEC"]], "plain.com A"],
])("%s signed by RSASHA1", async ([, zone, sets, question]) => {
  const zones = { "example.com": { records: "@ A 192.0.2.1\nwww CNAME @" }, "plain.com": { isSigned: false }, com: {} };
  const signed = (isAlone: boolean): WorldText["zones"] => ({
    ...zones,
    [zone]: { ...(zone === "com" ? {} : zones["example.com"]), changes: [signedByOld(sets, isAlone)] },
  });
  const usual = await verdictOf(zones, question);

  expect(await verdictOf(signed(false), question)).toBe(usual);
  expect(await verdictOf(signed(true), question)).toMatch(/^(?:insecure deprecated|island) /);
});

test("a resolver that still trusts RSASHA1 is not reported as wrong", async () => {
  const { context } = openWorld({
    zones: { "example.com": { ...alone, algorithm: 5 } },
    resolvers: { "127.0.0.1": { respond: (_, usual) => ({ ...usual(), isAuthenticData: true }) } },
  });
  const { agrees, opinion, links } = await securityOf(context, parseName("example.com"), types.A);

  expect({ agrees, verdict: opinion.verdict }).toEqual({ agrees: null, verdict: "secure" });
  expect(links.at(-1)).toMatchObject({
    keys: [{ algorithm: 5 }, { algorithm: 5 }],
    signatures: [{}, { algorithm: 5 }],
  });
});
