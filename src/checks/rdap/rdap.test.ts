import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inDays, seen } from "../../../test/rdap/facts.ts";
import { runs } from "../../../test/runs.ts";
import { interpret, severities } from "../../core/result/interpretation.ts";
import { eppStatuses } from "../../data/registration/epp-status.ts";
import { rdap } from "./index.ts";
import { judge } from "./judge.ts";
import { problems } from "./problems.ts";
import type { RdapRaw } from "./schema.ts";

function idsOf(raw: RdapRaw): readonly string[] {
  return problemsIn(judge(raw));
}

/** The findings without those that explain statuses. */
function problemsIn({ findings }: Pick<ReturnType<typeof judge>, "findings">): readonly string[] {
  return findings.map(({ id }) => id).filter((id) => id !== "status");
}

test("a registration without problems", () => {
  expect(judge(seen())).toMatchObject({ status: "pass", findings: [{ id: "status" }] });
  expect(rdap.raw.parse(seen())).toEqual(seen());
});

test.for<[left: number, problems: readonly string[], status: string]>([
  [400, [], "pass"],
  [61, [], "pass"],
  [60, ["expires-60"], "pass"],
  [31, ["expires-60"], "pass"],
  [30, ["expires-30"], "warn"],
  [8, ["expires-30"], "warn"],
  [7, ["expires-7"], "warn"],
  [0, ["expires-7"], "warn"],
  [-1, ["expired"], "fail"],
])("%d days left", ([left, ids, status]) => {
  const verdict = judge(seen({ expires: inDays(left) }));

  expect([problemsIn(verdict), verdict.status]).toEqual([ids, status]);
});

test.for<[what: string, change: Partial<RdapRaw>, ids: readonly string[]]>([
  ["clientHold", { status: ["clientHold", "clientTransferProhibited"] }, ["client-hold"]],
  ["serverHold", { status: ["serverHold", "serverTransferProhibited"] }, ["server-hold"]],
  ["pendingDelete", { status: ["pendingDelete"] }, ["pending-delete"]],
  [
    "redemption, in which a domain is pendingDelete as well",
    { status: ["pendingDelete", "redemptionPeriod"] },
    ["redemption-period"],
  ],
  ["a transfer that is under way", { status: ["pendingTransfer"] }, ["pending-transfer"]],
  ["no lock where the registry has one", { status: ["ok"] }, ["transfer-unlocked"]],
  ["a registry lock", { status: ["serverTransferProhibited"] }, []],
  ["no status at all", { status: [] }, []],
  ["no lock where the country has none", { domain: "shop.de", status: ["connect"] }, []],
  ["no lock where the country knows the word ok alone", { domain: "shop.pl", status: ["ok"] }, []],
  [
    "no lock where the country has other locks",
    { domain: "shop.nu", status: ["clientDeleteProhibited"] },
    ["transfer-unlocked"],
  ],
  ["no lock below an internationalised country", { domain: "shop.xn--p1ai", status: ["ok"] }, []],
  ["registered today", { created: inDays(0) }, ["registered-recently"]],
  ["registered 30 days ago", { created: inDays(-30) }, ["registered-recently"]],
  ["registered 31 days ago", { created: inDays(-31) }, []],
  ["registered tomorrow, because of clock differences", { created: inDays(1) }, []],
  ["a registrar whose contract ends", { registrarExpires: inDays(3) }, ["unpaid"]],
  ["a registrar whose contract ends later", { registrarExpires: inDays(30) }, []],
  [
    "a registrar whose contract ends, and no end of the registration",
    { expires: null, registrarExpires: inDays(-2) },
    ["unpaid"],
  ],
  [
    "other name servers in the DNS",
    { dns: { state: "found", reason: null, nameServers: ["ns9.other.net"] } },
    ["name-servers-differ"],
  ],
  [
    "one name server more in the DNS",
    { dns: { state: "found", reason: null, nameServers: ["ns1.shop.com", "ns2.shop.com", "ns3.shop.com"] } },
    ["name-servers-differ"],
  ],
  ["the same in another order", { nameServers: ["ns2.shop.com", "ns1.shop.com"] }, []],
  ["no delegation", { dns: { state: "absent", reason: null, nameServers: [] } }, ["not-in-dns"]],
  [
    "no delegation, and a hold that explains it",
    { status: ["clientHold"], dns: { state: "absent", reason: null, nameServers: [] } },
    ["client-hold", "transfer-unlocked"],
  ],
  ["a resolver that is silent", { dns: { state: "unknown", reason: "TIMEOUT", nameServers: [] } }, []],
  ["a registry that names no servers", { nameServers: [] }, []],
  ["nothing published", { notPublished: ["expires"], expires: null }, ["not-published"]],
  [
    "a registrar that differs",
    { disagreements: [{ field: "created", registry: "2001-01-01", registrar: "2002-02-02" }] },
    ["disagreement"],
  ],
  [
    "a list of yesterday",
    { bootstrap: { publication: inDays(-90), confirmedAt: null, isStale: true } },
    ["list-stale"],
  ],
])("%s", ([, change, ids]) => {
  expect(idsOf(seen(change))).toEqual(ids);
});

test.for([
  ["absent", "It does not resolve."],
  ["found", "The resolver still returned its name servers, possibly from a cache."],
  ["unknown", "We could not determine whether it still resolves."],
] as const)("a hold says what the DNS shows: %s", ([state, effect]) => {
  const raw = seen({ status: ["clientHold"], dns: { state, reason: null, nameServers: [] } });
  const { issues } = interpret(rdap, judge(raw), "en");

  expect(issues[0]).toMatchObject({
    id: "rdap.client-hold",
    cause: `The registrar has put shop.com on hold (clientHold), which removes it from the DNS. ${effect}`,
  });
});

const nobody: Partial<RdapRaw> = {
  registrar: null,
  created: null,
  updated: null,
  expires: null,
  nameServers: [],
  status: [],
  isSigned: null,
  signers: [],
};

test("without registration data and without a delegation the result is unknown", () => {
  const dns = { state: "absent", reason: null, nameServers: [] } as const;
  const verdict = judge(seen({ ...nobody, state: "not_published", notPublished: ["registrar", "expires"], dns }));

  expect(verdict).toMatchObject({ status: "unknown", findings: [{ id: "nowhere" }] });
  expect(verdict.kpis.find(({ id }) => id === "expires")).toMatchObject({ value: null });
});

test("without registration data and without a DNS answer the result is unknown", () => {
  const dns = { state: "unknown", reason: "TIMEOUT", nameServers: [] } as const;

  expect(judge(seen({ ...nobody, state: "not_published", dns })).status).toBe("unknown");
});

test.for<[expires: string, ids: readonly string[], days: number]>([
  ["2026-11-20T00:00:00.000Z", ["expires-7"], 0],
  ["2026-11-19T00:00:00.000Z", ["expired"], -1],
  ["2026-11-20T11:59:59.000Z", ["expired"], -1],
])("a day without a time, as registries write it, is not over before its end: %s", ([expires, ids, days]) => {
  const raw = seen({ expires, observedAt: "2026-11-20T12:00:00.000Z" });

  expect(idsOf(raw)).toEqual(ids);
  expect(judge(raw).kpis.find(({ id }) => id === "days-left")?.value).toBe(days);
});

test("a registry that publishes nothing is a normal answer", () => {
  const verdict = judge(seen({ ...nobody, state: "not_published", notPublished: ["registrar", "created", "expires"] }));

  expect(verdict).toMatchObject({ status: "pass", findings: [{ id: "not-published" }] });
  expect(verdict.kpis.find(({ id }) => id === "expires")).toMatchObject({ value: "not_published" });
});

test("a denial that the DNS does not confirm gives no verdict", () => {
  expect(judge(seen({ ...nobody, state: "unclear", reason: "contradicted" }))).toMatchObject({
    status: "unknown",
    findings: [{ id: "contradicted" }],
  });
});

test("a worse observation never has a better verdict", () => {
  const bad: readonly Partial<RdapRaw>[] = [
    { expires: inDays(-1) },
    { registrarExpires: inDays(-1) },
    { created: inDays(-1) },
    { bootstrap: { publication: inDays(-90), confirmedAt: null, isStale: true } },
    { disagreements: [{ field: "expires", registry: "2027-01-01", registrar: "2026-01-01" }] },
  ];
  const rank = { pass: 0, warn: 1, unknown: 1, fail: 2 } as const;
  const status = fc.subarray(eppStatuses.map(({ name }) => name));
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), status, fc.constantFrom(...bad), (days, held, worse) => {
      const raw = seen({ expires: inDays(days), status: held });
      expect(rank[judge({ ...raw, ...worse }).status]).toBeGreaterThanOrEqual(rank[judge(raw).status]);
      expect(rank[judge({ ...raw, status: [...held, "clientHold"] }).status]).toBe(2);
    }),
    { numRuns: runs(500) },
  );
});

test("severity rises as the expiry approaches", () => {
  const ranks = [400, 60, 30, 7, -1].map((left) => {
    const [id] = idsOf(seen({ expires: inDays(left) }));
    return id === undefined ? severities.length : severities.indexOf(problems[id as "expired"].severity);
  });

  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(5);
});

test.for(["en", "ko"] as const)("every finding and key figure has words: %s", (language) => {
  const raw = seen({ ...nobody, state: "not_published", notPublished: ["registrar", "status"], isSigned: null });
  const { kpis, issues } = interpret(rdap, judge(raw), language);

  expect(kpis.filter(({ value }) => value === "not_published").every(({ text }) => text !== undefined)).toBe(true);
  expect(issues[0]?.cause).not.toMatch(/[{}]/);
});

test.for<[name: string, domain: string]>([
  ["shop.com", "shop.com"],
  ["https://www.shop.co.uk/path", "shop.co.uk"],
  ["a.b.me.github.io", "github.io"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["WWW.SHOP.COM.", "shop.com"],
])("%s is looked up as %s", ([query, domain]) => {
  expect(rdap.input.parse({ query })).toEqual({ query: domain });
  expect(rdap.target(rdap.input.parse({ query })).name).toBe(domain);
});

test.for(["com", "co.uk"])("the public suffix %s is refused, with what would be right", (query) => {
  const read = rdap.input.safeParse({ query });

  expect(read.success).toBe(false);
  expect(JSON.stringify(read.error?.issues)).toContain(`example.${query}`);
});

test("the history records the registrar by number, name servers and statuses", () => {
  expect(rdap.observe?.(seen())).toEqual([
    { target: "shop.com", kind: "rdap:registrar", value: "292" },
    { target: "shop.com", kind: "rdap:ns", value: "ns1.shop.com" },
    { target: "shop.com", kind: "rdap:ns", value: "ns2.shop.com" },
    { target: "shop.com", kind: "rdap:status", value: "clientTransferProhibited" },
  ]);
});

test.for<[what: string, ianaId: string | null, name: string | null, value: string | undefined]>([
  ["its number", "292", "Example Registrar, Inc.", "292"],
  ["its name, where the registry gives no number", null, "Example Registrar, Inc.", "Example Registrar, Inc."],
  ["nothing, if it is not named", null, null, undefined],
])("a registrar is recorded by %s", ([, ianaId, name, value]) => {
  const abuse = { email: null, phone: null };
  const recorded = rdap.observe?.(seen({ registrar: { name, ianaId, url: null, abuse } })) ?? [];
  expect(recorded.find(({ kind }) => kind === "rdap:registrar")?.value).toBe(value);
});

test("every status is explained, and those that endanger the domain have a higher severity", () => {
  const names = eppStatuses.map(({ name }) => name);
  const { findings } = judge(seen({ status: [...names, "connect"] }));
  const { issues } = interpret(rdap, { status: "pass", kpis: [], findings }, "ko");
  const own = ["clientHold", "serverHold", "redemptionPeriod", "pendingDelete", "pendingTransfer"];

  expect(findings.flatMap(({ subject = [] }) => subject).toSorted()).toEqual(
    [...names.filter((name) => !own.includes(name)), "connect"].toSorted(),
  );
  expect(issues.find(({ subject }) => subject === "inactive")).toMatchObject({ severity: "low" });
  expect(issues.find(({ subject }) => subject === "connect")).toMatchObject({ severity: "info" });
  expect(issues.every(({ cause }) => /[\uac00-\ud7a3]/.test(cause))).toBe(true);
});

test("the table shows the answer of each server", () => {
  const [answer] = seen().answers;
  const answers = answer ? [answer, { ...answer, state: "unknown", reason: "timeout.source" } as const] : [];
  const [table] = rdap.tables?.(seen({ answers })) ?? [];

  expect(table?.rows.map(([, server]) => server)).toEqual(["rdap.registry.example", "rdap.registry.example"]);
  expect(rdap.tables?.(seen({ answers: [] }))).toEqual([]);
});
