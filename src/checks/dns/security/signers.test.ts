import { expect, test } from "vitest";
import { rcodes, types, type TypeName } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { someOf } from "../../../../test/runs.ts";
import { at, example, first, look, second, told } from "../../../../test/dns/check.ts";
import type { ZoneText } from "../../../../test/dns/world/zones.ts";
import type { ServerText } from "../../../../test/dns/world.ts";
import { dataText } from "../../../formats/dns/data.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { delegationOf } from "../../../../test/dns/world/sign.ts";
import { problems } from "../problems.ts";

/** The types for which resolvers get no answer from the first server, and so ask the second one. */
const choices = someOf<readonly TypeName[]>(
  [
    [],
    ["DNSKEY"],
    ["SOA"],
    ["A"],
    ["DNSKEY", "SOA"],
    ["DNSKEY", "A"],
    ["SOA", "A"],
    ["DNSKEY", "SOA", "A", "NS", "MX", "TXT"],
  ],
  3,
);

/** Only resolvers set the CD flag in this world; direct queries are answered. */
function failingFor(kinds: readonly TypeName[]): Pick<ServerText, "respond" | "isSteady"> {
  return {
    isSteady: true,
    respond: (query: DnsMessage, answer: () => DnsMessage) => {
      const isMeant = kinds.some((type) => query.questions[0]?.type === types[type]);
      if (!isMeant || !query.isCheckingDisabled) return answer();
      return { ...answer(), rcode: rcodes.SERVFAIL, isAuthoritative: false, answers: [], authorities: [] };
    },
  };
}

/** The findings of some runs, in each of which the resolver gets its answers from other servers. */
async function eachTime(one: ZoneText, other: ZoneText, query = "example.com") {
  const zone = { records: example, ...one };
  const zones = ["example.com"];
  return Promise.all(
    choices.map(async (kinds) => {
      const servers = {
        [first]: { zones, ...failingFor(kinds) },
        [second]: { zones, has: { "example.com": { ...zone, ...other } } },
      };
      return told(await look({ zones: { "example.com": zone }, servers }, query));
    }),
  );
}

const [a, b] = [{ signer: "A" }, { signer: "B" }];
const both = { anchors: [b] };

test.for<[what: string, one: ZoneText, other: ZoneText]>([
  [
    "model 1: one KSK, a ZSK for each provider",
    { ...a, hasCommonKsk: true, imports: [b] },
    { ...b, hasCommonKsk: true, imports: [a] },
  ],
  ["model 2: a KSK and a ZSK for each provider", { ...a, ...both, imports: [b] }, { ...b, imports: [a] }],
  [
    "model 2 with NSEC at one and NSEC3 at the other",
    { ...a, ...both, imports: [b] },
    { ...b, imports: [a], denial: "nsec3" },
  ],
  [
    "model 2 with different serials",
    { ...a, ...both, imports: [b], serial: 2_026_112_001 },
    { ...b, imports: [a], serial: 42 },
  ],
  [
    "model 1 with different serials",
    { ...a, hasCommonKsk: true, imports: [b], serial: 2_026_112_001 },
    { ...b, hasCommonKsk: true, imports: [a], serial: 42 },
  ],
  [
    "model 2 with different SOA records",
    { ...a, ...both, imports: [b] },
    { ...b, imports: [a], records: `${example}@ SOA ns2 hostmaster 2026112001 7200 900 1209600 3600` },
  ],
])("a zone of two signers passes, whichever server the resolver asks: %s", async ([, one, other]) => {
  expect(await eachTime(one, other)).toEqual(choices.map(() => ({ status: "pass", findings: [] })));
});

test.for<[what: string, one: ZoneText, other: ZoneText, findings: readonly string[]]>([
  ["neither has the other's ZSK", { ...a, ...both }, b, ["signers-unshared example.com"]],
  ["one lacks the other's ZSK", { ...a, ...both, imports: [b] }, b, ["signers-unshared example.com"]],
  [
    "model 1 without the other's ZSK",
    { ...a, hasCommonKsk: true },
    { ...b, hasCommonKsk: true },
    ["signers-unshared example.com"],
  ],
  ["no DS record for the second", { ...a, imports: [b] }, { ...b, imports: [a] }, [`signer-unanchored ${at}`]],
  [
    "different algorithms",
    { ...a, anchors: [{ signer: "B", algorithm: 15 }], imports: [{ signer: "B", algorithm: 15 }] },
    { ...b, algorithm: 15, imports: [{ signer: "A", algorithm: 13 }] },
    ["signers-algorithms example.com"],
  ],
  [
    "different algorithms without the other's ZSK",
    { ...a, anchors: [{ signer: "B", algorithm: 15 }] },
    { ...b, algorithm: 15 },
    ["signers-algorithms example.com", "signers-unshared example.com"],
  ],
  [
    "iterations at the second",
    { ...a, ...both, imports: [b] },
    { ...b, imports: [a], denial: { iterations: 5 } },
    ["nsec3-iterations"],
  ],
  ["without DS records", { ...a, ds: "none" }, b, ["island", "signers-unshared-island example.com"]],
])(
  "a zone of two signers has the same findings whichever server the resolver asks: %s",
  async ([, one, other, findings]) => {
    const all = await eachTime(one, other);
    expect(all.map((each) => each.findings)).toEqual(choices.map(() => findings));
    expect(new Set(all.map(({ status }) => status)).size).toBe(1);
  },
);

test("no advice about two signers removes keys or DS records", () => {
  const words = Object.entries(problems).filter(([id]) => id.startsWith("signer"));
  expect(words.map(([, { action }]) => action.en).filter((text) => /remove|delete/i.test(text))).toEqual([]);
});

test("a name that does not exist in a broken zone of two signers gives one result", async () => {
  const all = await eachTime({ ...a, ...both }, b, "nope.example.com");

  expect(all).toEqual(choices.map(() => ({ status: "fail", findings: ["nxdomain"] })));
});

/** The CDS records for the KSKs of some providers. */
function requestOf(signers: readonly string[]): string {
  const zone = parseName("example.com");
  return signers
    .flatMap((signer) => delegationOf(zone, { signer }))
    .map(({ data }) => `@ CDS ${data.type === "DS" ? dataText(data) : ""}`)
    .join("\n");
}

/** RFC 8901 §8: CDS records contain the KSKs of all providers. */
test.for<[signers: readonly string[], status: string, findings: readonly string[]]>([
  [["A", "B"], "pass", ["change-announced"]],
  [["A"], "warn", ["signers-cds example.com"]],
])("two signers where one requests DS records for %o", async ([signers, status, findings]) => {
  const records = `${example}${requestOf(signers)}`;
  const all = await eachTime({ ...a, ...both, imports: [b], records }, { ...b, imports: [a], records: example });

  expect(all).toEqual(choices.map(() => ({ status, findings })));
});
