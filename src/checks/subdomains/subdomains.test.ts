import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { certspotterText, crtshText, type Logged } from "../../../test/twins/ct.ts";
import type { Afterwards, Context, Earlier } from "../../core/check.ts";
import { describeFailure, failure, Failure } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import type { Net } from "../../core/net/net.ts";
import type { FollowedCertificates, Ledger } from "../../core/store.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { subdomains, type SubdomainsRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { lasts } from "./lasts.ts";

/** A source's answers to successive requests, the last one repeated: a text, a failure, or a promise that never resolves. */
type Said = string | Failure | Promise<string>;

interface Scene {
  readonly followed?: FollowedCertificates;
  readonly crtsh?: Said | readonly Said[];
  readonly certspotter?: Said | readonly Said[];
  readonly records?: string;
  readonly world?: Partial<WorldText>;
  readonly limit?: number;
  readonly afterwards?: Afterwards;
  readonly pause?: Context["pause"];
  readonly earlier?: Earlier;
}

interface Looked {
  readonly raw: SubdomainsRaw;
  readonly paths: readonly string[];
  readonly asked: readonly string[];
}

const told = { source: "crt.sh", host: "crt.sh" };
const down = failure("source.status", { ...told, status: 502 });
const limited = failure("source.rate-limited", { ...told, seconds: 90 }, { retryAfter: 90 });
const late = failure("timeout.source", told);

function listOf(said: Said | readonly Said[]): Said[] {
  return Array.isArray(said) ? [...(said as readonly Said[])] : [said as Said];
}

/** Runs the check on shop.com with the given answers of both sources. */
async function look({ crtsh = "[]", certspotter = "[]", ...scene }: Scene): Promise<Looked> {
  const paths: string[] = [];
  const said = { crtsh: listOf(crtsh), certspotter: listOf(certspotter) };
  const source: Net["source"] = async (id, { path, receive }) => {
    paths.push(`${id} ${path}`);
    const answers = said[id as keyof typeof said];
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("nothing to say");
    const bytes = Buffer.from(id === "certspotter" && path.includes("&after=") && answers.length === 1 ? "[]" : answer);
    for (let at = 0; at < bytes.length; at += 100) receive?.(bytes.subarray(at, at + 100));
    return { status: 200, url: "", redirects: 0, address: "192.0.2.1", headers: [], body: new Uint8Array(), ms: 1 };
  };
  const zones = { "shop.com": scene.records ?? "@ A 11.0.0.80" };
  const { context, asked } = openWorld({ zones, ...scene.world, net: { source } });
  const input = subdomains.input.parse({ query: "shop.com", ...(scene.limit && { limit: scene.limit }) });
  const raw = await subdomains.collect(input, {
    ...context,
    ...(scene.followed && { store: { ...noStore, certificates: () => Promise.resolve(scene.followed ?? null) } }),
    ...(scene.pause && { pause: scene.pause }),
    ...(scene.afterwards && { afterwards: scene.afterwards }),
    ...(scene.earlier && { earlier: () => Promise.resolve(scene.earlier ?? null) }),
  });
  return { raw: subdomains.raw.parse(raw), paths, asked: asked.map(({ name, type }) => `${name} ${type}`) };
}

function idsOf(raw: SubdomainsRaw): readonly string[] {
  return judge(raw).findings.map(({ id }) => id);
}

const shop: readonly Logged[] = [
  { names: ["shop.com", "www.shop.com"], from: "2024-01-01", until: "2024-04-01" },
  { names: ["www.shop.com"], from: "2026-10-05" },
  { names: ["old.shop.com"], from: "2020-01-01", until: "2020-04-01" },
  { names: ["*.shop.com", "jenkins.dev.shop.com"], from: "2026-10-02" },
  { names: ["mail@shop.com", "evil\u001b[2J.shop.com", "notshop.com", "shop.com.evil.test"], from: "2026-10-03" },
];

test("the names of both sources are merged, newest first", async () => {
  const { raw, paths, asked } = await look({
    crtsh: crtshText(shop),
    certspotter: [certspotterText([{ names: ["API.shop.com", "www.shop.com"], from: "2026-10-06" }]), "[]"],
  });

  expect(raw.names.map(({ name, isValid, sources }) => [name, isValid, sources.join(" ")])).toEqual([
    ["api.shop.com", true, "certspotter"],
    ["www.shop.com", true, "crtsh certspotter"],
    ["jenkins.dev.shop.com", true, "crtsh"],
    ["shop.com", false, "crtsh"],
    ["old.shop.com", false, "crtsh"],
  ]);
  expect(raw.names[1]).toMatchObject({
    firstSeen: "2024-01-01T01:00:00.000Z",
    lastSeen: "2026-10-06T00:00:00.000Z",
    issuers: ["Let's Encrypt"],
    certificates: 3,
  });
  expect(raw).toMatchObject({
    total: 5,
    valid: 3,
    wildcards: { total: 1, valid: 1, names: [{ name: "*.shop.com" }] },
    internalSystems: {
      total: 2,
      names: [
        { name: "jenkins.dev.shop.com", purpose: "tooling" },
        { name: "old.shop.com", purpose: "legacy" },
      ],
    },
    dropped: { invalid: 2, foreign: 2, invalidRows: 0 },
    sources: [
      { id: "crtsh", status: "complete", certificates: 5, names: 5 },
      { id: "certspotter", status: "complete", certificates: 1, names: 2 },
    ],
  });
  expect(idsOf(raw)).toEqual(["systems-named", "systems-forgotten", "wildcard"]);
  expect(judge(raw).status).toBe("pass");
  expect(lasts(raw)).toBe(86_400);
  expect(paths).toEqual([
    "crtsh ?q=%25.shop.com&output=json&deduplicate=Y",
    "certspotter issuances?domain=shop.com&include_subdomains=true&expand=dns_names&expand=issuer&expand=issuer.caa_domains",
    "certspotter issuances?domain=shop.com&include_subdomains=true&expand=dns_names&expand=issuer&expand=issuer.caa_domains&after=1",
  ]);
  // No certificate is recent enough for a CAA lookup.
  expect(asked).toEqual([]);
});

test("a limit only drops the oldest names", async () => {
  const { raw } = await look({ crtsh: crtshText(shop), limit: 1 });
  expect(raw.names.map(({ name }) => name)).toEqual(["www.shop.com"]);
  expect(raw).toMatchObject({ total: 4, internalSystems: { total: 2 } });
});

test("a limit drops names from a finding, but never the finding", async () => {
  const logged = [
    { names: ["*.old.shop.com"], from: "2026-11-19", until: "2026-11-20" },
    { names: ["*.shop.com"], from: "2026-10-01" },
    { names: ["*.dev.shop.com"], from: "2026-10-02" },
  ];
  const [some, all] = [
    await look({ crtsh: crtshText(logged), limit: 1 }),
    await look({ crtsh: crtshText(logged), limit: 100 }),
  ].map(({ raw }) => judge(raw));

  expect(some?.findings.map(({ id }) => id)).toEqual(all?.findings.map(({ id }) => id));
  expect(some?.findings.find(({ id }) => id === "wildcard")?.params).toMatchObject({ count: 2, names: "…" });
  expect(all?.findings.find(({ id }) => id === "wildcard")?.params).toMatchObject({
    count: 2,
    names: "*.dev.shop.com, *.shop.com",
  });
});

test("an internationalised name is shown in both forms if that is safe", async () => {
  const { raw } = await look({ crtsh: crtshText([{ names: ["bücher.shop.com", "xn--pple-43d.shop.com"] }]) });
  expect(raw.names.map(({ name, unicode }) => [name, unicode])).toEqual([
    ["xn--bcher-kva.shop.com", "bücher.shop.com"],
    ["xn--pple-43d.shop.com", undefined],
  ]);
});

const known = certspotterText([{ names: ["www.shop.com"] }]);

test.for<[what: string, crtsh: Said, reason: string, detail: string | null]>([
  ["502", down, "source.status", "502"],
  ["its limit", limited, "source.rate-limited", "90"],
  ["silence", late, "timeout.source", null],
  ["an error page with status 200", "<html>Sorry</html>", "source.malformed", "not-rows"],
  ["an empty list, though there are names", "[]", "source.malformed", "empty"],
  ["nothing at all", "", "source.malformed", "cut"],
])("crt.sh answers with %s", async ([, crtsh, reason, detail]) => {
  const { raw } = await look({ crtsh, certspotter: [known, "[]"] });

  expect(raw.total).toBe(1);
  expect(raw.sources).toMatchObject([
    { id: "crtsh", status: "failed", reason, detail, names: 0 },
    { id: "certspotter", status: "complete", reason: null, names: 1 },
  ]);
  expect(idsOf(raw)).toEqual(["source-incomplete"]);
  expect(judge(raw).status).toBe("pass");
  // The failed source is queried again soon, but not by every request.
  expect(lasts(raw)).toBe(600);
});

test.for<[what: string, answers: readonly Said[], asked: number, status: string]>([
  ["errors", [down, down, crtshText(shop)], 3, "complete"],
  ["an error page", ["<html>", crtshText(shop)], 2, "complete"],
  ["nothing but errors", [down], 3, "failed"],
  ["its limit", [limited, crtshText(shop)], 1, "failed"],
  ["silence", [late, crtshText(shop)], 1, "failed"],
  ["a part", [crtshText(shop).slice(0, -20), crtshText(shop)], 1, "partial"],
])("crt.sh is asked again after %s, or not", async ([, crtsh, asked, status]) => {
  const waits: number[] = [];
  const pause = async (least: number, most: number): Promise<boolean> => most > least && waits.push(least) > 0;
  const { raw, paths } = await look({ crtsh, certspotter: [known, "[]"], pause });

  expect(paths.filter((path) => path.startsWith("crtsh"))).toHaveLength(asked);
  expect(waits).toEqual([1500, 5000].slice(0, asked - 1));
  expect(raw.sources[0]).toMatchObject({ status });
});

test("nothing is retried after the run has ended", async () => {
  const { paths } = await look({ crtsh: down, certspotter: [known, "[]"], pause: async () => false });
  expect(paths.filter((path) => path.startsWith("crtsh"))).toHaveLength(1);
});

test("certificates before a broken answer count as a partial result", async () => {
  const { raw } = await look({ crtsh: crtshText(shop).slice(0, -20), certspotter: limited });
  expect(raw.sources).toMatchObject([
    { status: "partial", reason: "source.malformed", detail: "cut", certificates: 4 },
    { status: "failed", reason: "source.rate-limited" },
  ]);
  expect(raw.names.map(({ name }) => name)).toContain("www.shop.com");
  expect(idsOf(raw)).toEqual(
    ["source-incomplete", "source-incomplete", "systems-named", "systems-forgotten", "wildcard"].toSorted(
      byFindings(raw),
    ),
  );
  expect(judge(raw).status).toBe("unknown");
});

/** Sorts by the order of the findings. */
function byFindings(raw: SubdomainsRaw): (a: string, b: string) => number {
  const ids = idsOf(raw);
  return (a, b) => ids.indexOf(a) - ids.indexOf(b);
}

test("an empty list from both sources is an answer", async () => {
  const { raw } = await look({});
  expect(raw).toMatchObject({ total: 0, names: [], sources: [{ status: "complete" }, { status: "complete" }] });
  expect(judge(raw)).toMatchObject({ status: "pass", findings: [] });
});

test.for<[what: string, scene: Scene, status: string]>([
  ["crt.sh fails", { crtsh: down }, "unknown"],
  ["crt.sh sends a page", { crtsh: "<html>busy</html>" }, "unknown"],
  ["Cert Spotter is limited", { certspotter: limited }, "unknown"],
  ["crt.sh fails, and Cert Spotter has a name", { crtsh: down, certspotter: [known, "[]"] }, "pass"],
])("an empty list is no result while the other source fails: %s", async ([, scene, status]) => {
  const { raw } = await look(scene);
  expect(judge(raw).status).toBe(status);
  expect(idsOf(raw)).toContain("source-incomplete");
});

test.for<[what: string, scene: Scene, failed: Readonly<Record<string, unknown>>]>([
  ["one fails, the other is late", { crtsh: down, certspotter: late }, { id: "sources.none", code: "UPSTREAM_ERROR" }],
  ["both are late", { crtsh: late, certspotter: late }, { id: "timeout.sources", code: "UPSTREAM_TIMEOUT" }],
  [
    "their limits",
    { crtsh: down, certspotter: limited },
    { id: "sources.none", code: "UPSTREAM_ERROR", retryAfter: 90 },
  ],
])("no source answers: %s", async ([, scene, { id, ...failed }]) => {
  await expect(look(scene)).rejects.toMatchObject({ ...failed, facts: { id } });
});

test("failures of all sources are explained in words", async () => {
  const said: unknown = await look({ crtsh: down, certspotter: limited }).catch((error: unknown) => error);
  const texts = said instanceof Failure ? [describeFailure(said.facts, "en"), describeFailure(said.facts, "ko")] : [];

  expect(texts[0]).toContain("crt.sh: it answered with an HTTP error (502); Cert Spotter: its rate limit was reached");
  expect(texts[1]).toContain("crt.sh: HTTP 오류를 응답함 (502); Cert Spotter: 요청 한도를 초과함");
});

test("if no source answers an earlier observation is returned and marked", async () => {
  const { raw: before } = await look({ crtsh: crtshText(shop) });
  const earlier = { raw: before, observedAt: new Date(before.observedAt) };
  const { raw } = await look({ crtsh: down, certspotter: late, earlier, limit: 2 });

  expect(raw.names.map(({ name }) => name)).toEqual(["www.shop.com", "jenkins.dev.shop.com"]);
  expect(raw.sources).toMatchObject([
    { id: "crtsh", stale: true, status: "failed", reason: "source.status", observedAt: before.observedAt },
    { id: "certspotter", stale: true, status: "failed", reason: "timeout.source" },
  ]);
  expect(idsOf(raw)).toContain("sources-stale");
  expect(judge(raw).status).toBe("unknown");
  expect(lasts(raw)).toBe(0);
});

test.for<[what: string, change: (raw: SubdomainsRaw) => Earlier]>([
  ["is of another shape", () => ({ raw: { names: 1 }, observedAt: new Date() })],
  ["is of another domain", (raw) => ({ raw: { ...raw, domain: "other.com" }, observedAt: new Date(raw.observedAt) })],
  ["is older than 30 days", (raw) => ({ raw, observedAt: new Date("2026-10-01T00:00:00Z") })],
])("an earlier observation that %s is not used", async ([, change]) => {
  const { raw } = await look({ crtsh: crtshText(shop) });
  await expect(look({ crtsh: down, certspotter: late, earlier: change(raw) })).rejects.toMatchObject({
    reason: "sources.none",
  });
});

test("a slow source continues after the answer", async () => {
  const slow = Promise.withResolvers<string>();
  const improved: Promise<unknown>[] = [];
  const afterwards = { due: 20, improve: (raw: Promise<unknown>) => void improved.push(raw) };
  const { raw } = await look({ crtsh: slow.promise, certspotter: [known, "[]"], afterwards });

  expect(raw).toMatchObject({ total: 1, sources: [{ status: "pending" }, { status: "complete" }] });
  expect(lasts(raw)).toBe(0);
  slow.resolve(crtshText(shop));
  expect(improved).toHaveLength(1);
  const better = subdomains.raw.parse(await improved[0]);
  expect(better).toMatchObject({ total: 4, sources: [{ status: "complete" }, { status: "complete" }] });
  expect(lasts(better)).toBe(86_400);
});

const lately = "2026-11-10";
const zone =
  '@ A 11.0.0.80\n@ CAA 0 issue "letsencrypt.org"\nopen CAA 0 iodef "mailto:a@shop.com"\nnone CAA 0 issue ";"';

test.for<[what: string, logged: Logged, records: string, isFound: boolean]>([
  ["a CA that CAA allows", { names: ["www.shop.com"], from: lately }, zone, false],
  [
    "a CA that CAA does not allow",
    { names: ["www.shop.com"], from: lately, issuer: "C=US, O=DigiCert Inc, CN=X" },
    zone,
    true,
  ],
  [
    "a CA that CAA does not allow, long ago",
    { names: ["www.shop.com"], issuer: "C=US, O=DigiCert Inc, CN=X" },
    zone,
    false,
  ],
  ["an unknown CA", { names: ["www.shop.com"], from: lately, issuer: "O=Unheard Of, CN=X" }, zone, false],
  [
    "a name whose own records restrict no CA",
    { names: ["open.shop.com"], from: lately, issuer: "O=DigiCert Inc" },
    zone,
    false,
  ],
  ["a name whose records allow no CA", { names: ["none.shop.com"], from: lately }, zone, true],
  [
    "a domain without CAA records",
    { names: ["www.shop.com"], from: lately, issuer: "O=DigiCert Inc" },
    "@ A 11.0.0.80",
    false,
  ],
  [
    "a wildcard by a CA that may issue only wildcards",
    { names: ["*.shop.com"], from: lately, issuer: "O=Sectigo Limited" },
    `${zone}\n@ CAA 0 issuewild "sectigo.com"`,
    false,
  ],
  [
    "a wildcard by a CA that may not issue wildcards",
    { names: ["*.shop.com"], from: lately },
    `${zone}\n@ CAA 0 issuewild ";"`,
    true,
  ],
])("a certificate of %s", async ([, logged, records, isFound]) => {
  const { raw, asked } = await look({ crtsh: crtshText([logged]), records });
  expect(idsOf(raw).includes("issuer-not-allowed")).toBe(isFound);
  // Type 257 is CAA: no other query is sent.
  expect(asked.filter((each) => !each.endsWith(" 257"))).toEqual([]);
});

test("Cert Spotter's data about a CA is used", async () => {
  const logged = { names: ["www.shop.com"], from: lately, issuer: "O=Unheard Of" };
  const stray = certspotterText([{ ...logged, caaDomains: ["unheard.test"] }]);
  const fine = certspotterText([{ ...logged, caaDomains: ["unheard.test", "letsencrypt.org"] }]);
  expect(idsOf((await look({ certspotter: [stray, "[]"], records: zone })).raw)).toContain("issuer-not-allowed");
  expect(idsOf((await look({ certspotter: [fine, "[]"], records: zone })).raw)).not.toContain("issuer-not-allowed");
});

test("unreadable CAA records cause no finding", async () => {
  const logged = crtshText([{ names: ["www.shop.com"], from: lately, issuer: "O=DigiCert Inc" }]);
  const broken = { "127.0.0.1:53": { blocks: ["shop.com"], blocksWith: "SERVFAIL" } } as const;
  const { raw } = await look({ crtsh: logged, records: zone, world: { resolvers: broken } });
  expect(raw.recent).toMatchObject([{ caa: { state: "unknown", reason: "SERVFAIL" } }]);
  expect(idsOf(raw)).not.toContain("issuer-not-allowed");
});

test.for<[query: string, domain: string]>([
  ["shop.com", "shop.com"],
  ["https://www.shop.com/cart", "shop.com"],
  ["a.b.shop.co.uk", "shop.co.uk"],
  ["me.github.io", "me.github.io"],
  ["www.me.github.io", "me.github.io"],
  ["github.io", "github.io"],
])("%s is asked about as %s", ([query, domain]) => {
  expect(parseInput(subdomains.input, { query }).query).toBe(domain);
});

test.for<[field: string, query: object]>([
  ["query", { query: "co.uk" }],
  ["query", { query: "com" }],
  ["query", { query: "192.0.2.1" }],
  ["query", { query: "" }],
  ["limit", { query: "shop.com", limit: "0" }],
  ["limit", { query: "shop.com", limit: 10_001 }],
  ["limit", { query: "shop.com", limit: "1e3" }],
])("a %s is refused: %j", ([field, query]) => {
  expect(() => parseInput(subdomains.input, query)).toThrow(
    expect.objectContaining({ code: "INVALID_INPUT", reason: field }),
  );
});

test("every text exists in both languages", async () => {
  const { raw } = await look({ crtsh: crtshText(shop).slice(0, -20), certspotter: limited });
  for (const language of ["en", "ko"] as const) {
    const { issues } = interpret(subdomains, judge(raw), language);
    expect(issues.length).toBeGreaterThan(3);
    expect(issues.map(({ cause }) => cause).join()).not.toMatch(/[{}]/);
  }
});

const noStore: Ledger = {
  history: () => Promise.reject(new Error("not asked")),
  pivot: () => Promise.reject(new Error("not asked")),
  names: () => Promise.reject(new Error("not asked")),
};

test("the logs that the server follows complete the others, and do not decide whether the list is complete", async () => {
  const loggedAt = Date.parse("2026-11-13T00:00:00Z");
  const certificate = { issuer: 'Let"s Encrypt', notBefore: loggedAt, notAfter: loggedAt + 90 * 86_400_000, loggedAt };
  const state = { since: "2026-11-12T00:00:00.000Z", behind: 61, logs: 43, failing: 2 };
  const followed = { ...state, certificates: [{ ...certificate, names: ["vpn.shop.com"] }] };
  const { raw } = await look({ crtsh: crtshText(shop), followed });

  expect(raw.names[0]).toMatchObject({ name: "vpn.shop.com", sources: ["ct-logs"], issuers: ["Lets Encrypt"] });
  expect(raw.sources[2]).toMatchObject({ id: "ct-logs", status: "partial", reason: "ct.followed", followed: state });
  expect(idsOf(raw)).not.toContain("source-incomplete");
  expect([judge(raw).status, lasts(raw)]).toEqual(["pass", 86_400]);
  // Alone they are not enough: they know nothing of before.
  const alone = await look({ crtsh: down, certspotter: limited, followed });
  expect(judge(alone.raw).status).toBe("unknown");
  const { sources } = (await look({ followed: { ...followed, certificates: [] } })).raw;
  expect(judge({ ...raw, sources }).status).toBe("pass");
});
