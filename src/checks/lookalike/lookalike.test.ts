import { expect, test } from "vitest";
import { mayContact } from "../../net/policy.ts";
import { answerTo } from "../../../test/dns/world/server.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { to } from "../../../test/replies.ts";
import type { RunEvent } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { HttpRequest, Net } from "../../core/net/net.ts";
import type { SourceReply, SourceRequest } from "../../core/net/source.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { collect } from "./collect.ts";
import { lookalike, type LookalikeRaw } from "./index.ts";
import { judge } from "./judge.ts";

const [one, two] = ["https://one.example/dns-query", "https://two.example/dns-query"];

/** A domain, variants registered by others and by its owner, and registries with wildcard answers. */
const zones: WorldText["zones"] = {
  "shop.com": "@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53\n@ A 11.9.9.9",
  // Omissions: one of another owner, one of the same.
  "hop.com": "@ A 11.7.7.7\n@ MX 10 mail\nmail A 11.7.7.8",
  "sop.com": "@ NS ns1.shop.com.\n@ NS ns2.shop.com.\n@ A 11.9.9.9",
  // Declares that it receives no mail.
  "shp.com": "@ MX 0 .",
  com: "sho TXT reserved",
  xyz: "* A 11.6.6.6",
  "shop.xyz": "@ A 11.7.7.7",
};

type Respond = (query: DnsMessage, usual: () => DnsMessage) => DnsMessage | null;

function asked(query: DnsMessage): string {
  return query.questions[0] ? plainText(query.questions[0].name) : "";
}

/** A resolver that fails for the given names, and gets a wildcard answer from `.net` for every name. */
function failing(names: Readonly<Record<string, "SERVFAIL" | "REFUSED" | null>> = {}): { readonly respond: Respond } {
  return {
    respond(query, usual) {
      const name = asked(query);
      if (name.endsWith(".net")) return parked(query, name === "shp.net" ? "ns.shp.net" : "ns.parked.org");
      if (!(name in names)) return usual();
      const rcode = names[name];
      return rcode === null || rcode === undefined ? null : answerTo(query, { rcode: rcodes[rcode] });
    },
  };
}

function parked(query: DnsMessage, server: string): DnsMessage {
  const answers = query.questions.flatMap(({ type }) =>
    type === types.NS ? [recordOf(asked(query), { type: "NS", name: parseName(server) })] : [],
  );
  return answerTo(query, { answers });
}

/** The registry's answer for every domain: its creation date. */
function registry(created: string) {
  return (_id: string, { path }: SourceRequest): Promise<SourceReply> => {
    const name = path.slice("domain/".length);
    const events = [{ eventAction: "registration", eventDate: created }];
    const body = Buffer.from(JSON.stringify({ objectClassName: "domain", ldhName: name, events }));
    const where = { address: "11.0.0.9", url: `https://rdap.example/${path}`, redirects: 1 };
    return Promise.resolve({ status: 200, headers: [], body, ms: 1, ...where });
  };
}

interface Looked {
  readonly raw: LookalikeRaw;
  readonly events: readonly RunEvent[];
  readonly statusOf: (name: string) => string;
}

async function look(text: Partial<WorldText> = {}, query: Readonly<Record<string, string>> = {}): Promise<Looked> {
  const statuses = new Map<string, string>();
  const world = openWorld({
    zones,
    doh: { [one]: failing(), [two]: failing() },
    ...text,
    net: { source: registry("2020-01-01T00:00:00Z"), ...text.net },
  });
  const events: RunEvent[] = [];
  const chosen = new Set(["rdap"] as const);
  const context = { ...world.context, chosen, report: (event: RunEvent) => void events.push(event) };
  const raw = await collect(lookalike.input.parse({ query: "shop.com", limit: "250", ...query }), context);
  for (const { name } of raw.registered) statuses.set(name, "registered");
  for (const { name } of raw.unknown) statuses.set(name, "unknown");
  for (const { name, status } of raw.riskiest) statuses.set(name, status);
  return { raw: lookalike.raw.parse(raw), events, statusOf: (name) => statuses.get(name) ?? "not registered" };
}

test("each name has the status that the DNS shows", async () => {
  const { raw, statusOf } = await look({
    doh: {
      [one]: failing({ "shpo.com": "SERVFAIL", "hsop.com": null, "ssop.com": "SERVFAIL" }),
      [two]: failing({ "shpo.com": "SERVFAIL", "hsop.com": null }),
    },
  });
  const names = [
    "hop.com",
    "sop.com",
    "shp.com",
    "shop.xyz",
    "shpo.com",
    "hsop.com",
    "sho.com",
    "shop.net",
    "shop.org",
  ];
  expect(Object.fromEntries(names.map((name) => [name, statusOf(name)]))).toEqual({
    "hop.com": "registered",
    "sop.com": "registered",
    "shp.com": "registered",
    "shop.xyz": "registered",
    "shpo.com": "unknown",
    "hsop.com": "unknown",
    "sho.com": "not registered",
    "shop.net": "undelegated",
    "shop.org": "nxdomain",
  });
  expect(raw.unknown).toEqual([
    { name: "hsop.com", reason: "TIMEOUT" },
    { name: "shpo.com", reason: "SERVFAIL" },
  ]);
  expect(raw.counts).toMatchObject({ registered: 4, unknown: 2, unasked: 0, own: 1 });
  expect(raw.wildcards).toEqual(["net", "xyz"]);
  const { variants, registered, nxdomain, undelegated, unknown } = raw.counts;
  expect(registered + nxdomain + undelegated + unknown).toBe(variants);
});

test("a delegation below a registry with wildcard answers counts if it differs from the wildcard", async () => {
  const { statusOf } = await look({}, { limit: "1200" });
  expect(statusOf("shp.net")).toBe("registered");
  expect(statusOf("sop.net")).toBe("not registered");
});

test("the use and the owner of each registered variant are determined", async () => {
  const { raw } = await look({
    http: { "http://hop.com/": { status: 200 }, "http://shop.xyz/": to("https://www.shop.com/") },
  });
  const told = raw.registered.map(({ name, owner, exchangers, created, page }) => [
    name,
    owner,
    exchangers,
    created,
    page?.state ?? null,
  ]);
  expect(told.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
    ["hop.com", "other", ["mail.hop.com"], "2020-01-01T00:00:00.000Z", "serves"],
    ["shop.xyz", "own", [], "2020-01-01T00:00:00.000Z", "own"],
    ["shp.com", "other", [], "2020-01-01T00:00:00.000Z", null],
    ["sop.com", "own", [], null, null],
  ]);
  const findings = judge(raw).findings.map(({ id, params }) => [id, params["names"]]);
  expect(findings).toContainEqual(["mail-capable", "hop.com"]);
  expect(findings).toContainEqual(["serves-page", "hop.com"]);
  expect(findings.map(([id]) => id)).not.toContain("registered-recently");
});

test.for<[answer: string, certificate: string | null]>([
  ['[{"id":1}]', "logged"],
  [` [ {"id":1,"x":"${"x".repeat(40)}"}`, "logged"],
  ["[]", "not-logged"],
  ["<html>busy</html>", null],
  ["", null],
])("where the logs of certificates answer %s", async ([answer, certificate]) => {
  const asked: string[] = [];
  const ages = registry("2020-01-01T00:00:00Z");
  const source = async (id: string, request: SourceRequest): Promise<SourceReply> => {
    if (id !== "crtsh") return ages(id, request);
    asked.push(request.path);
    request.receive?.(Buffer.from(answer));
    return {
      address: "11.0.0.9",
      url: "https://crt.sh/",
      redirects: 0,
      status: 200,
      headers: [],
      body: new Uint8Array(),
      ms: 1,
    };
  };
  const { raw } = await look({ net: { source } });
  const told = raw.registered.map(({ name, certificate: seen }) => [name, seen]);
  expect(told).toContainEqual(["hop.com", certificate]);
  // The owner's variants are not looked up further.
  expect(told).toContainEqual(["sop.com", null]);
  expect(asked.toSorted()).toEqual(
    ["hop.com", "shop.xyz", "shp.com"].map((name) => `?q=${name}&exclude=expired&deduplicate=Y&output=json`),
  );
});

test("a variant in a logged certificate of the protected domain belongs to its owner", async () => {
  const body = '[{"common_name":"hop.com","name_value":"hop.com\\nwww.shop.com\\nshop.com"}]';
  const ages = registry("2020-01-01T00:00:00Z");
  const source = async (id: string, request: SourceRequest): Promise<SourceReply> => {
    const reply = await ages(id, request);
    if (id === "crtsh" && request.path.includes("hop.com"))
      for (const byte of Buffer.from(body)) request.receive?.(Uint8Array.of(byte));
    return reply;
  };
  const { raw } = await look({ net: { source } });
  expect(raw.registered.find(({ name }) => name === "hop.com")).toMatchObject({ owner: "own", basis: "certificate" });
});

test("the same registrant in both registries shows the same owner, another one a stranger", async () => {
  const registrants: Readonly<Record<string, string>> = {
    "shop.com": "Shop, Inc.",
    "hop.com": "SHOP Inc",
    "shp.com": "Someone Else Ltd",
  };
  const ages = registry("2020-01-01T00:00:00Z");
  const source = async (id: string, request: SourceRequest): Promise<SourceReply> => {
    const reply = await ages(id, request);
    const organization = registrants[request.path.slice("domain/".length)];
    if (id === "crtsh" || organization === undefined) return reply;
    const vcardArray = [
      "vcard",
      [
        ["version", {}, "text", "4.0"],
        ["org", {}, "text", organization],
      ],
    ];
    const said = JSON.parse(Buffer.from(reply.body).toString()) as object;
    const entities = [{ objectClassName: "entity", roles: ["registrant"], vcardArray }];
    return { ...reply, body: Buffer.from(JSON.stringify({ ...said, entities })) };
  };
  const { raw } = await look({ net: { source } });
  const told = raw.registered.map(({ name, owner, basis }) => [name, owner, basis]);
  expect(told).toContainEqual(["hop.com", "own", "registrant"]);
  expect(told).toContainEqual(["shp.com", "other", "registrant"]);
  expect(JSON.stringify(raw)).not.toContain("Someone");
});

test.for<[zone: string, status: string]>([
  // The wildcard of a platform answers for names of customers and for all others.
  ["* A 185.199.108.153", "unknown"],
  ["@ A 185.199.108.1", "nxdomain"],
])("below a private suffix with %s, a name without customer is %s", async ([zone, status]) => {
  const { statusOf } = await look(
    { zones: { "github.io": `${zone}\nshop A 185.199.108.153\nshpo A 185.199.108.153` } },
    { query: "shop.github.io" },
  );
  expect(statusOf("sh0p.github.io")).toBe(status);
  // A record of its own below a suffix without wildcard is a customer's.
  expect(statusOf("shpo.github.io")).toBe(status === "unknown" ? "unknown" : "registered");
});

const html = [["content-type", "text/html; charset=utf-8"]] as const;
const form = "<form><input type=text name=user><input type='password' name=p></form>";

test.for<[what: string, body: string, page: object, parking: object | null, finding: string]>([
  [
    "a login page that names the brand",
    `<title>SHOP  sign&#32;in</title>Welcome to shop.com${form}`,
    { state: "serves", title: "SHOP sign in", loginForm: true, brandNamed: true },
    null,
    "imitates",
  ],
  [
    "a login page of another",
    `<title>Hop</title>Welcome to hop.com${form}`,
    { loginForm: true, brandNamed: false },
    null,
    "serves-page",
  ],
  ["a page", "<title>Hop</title><p>Beer", { title: "Hop", loginForm: false, brandNamed: false }, null, "serves-page"],
  [
    "a page of a marketplace",
    "<title>hop.com</title><h1>This domain is for sale</h1>",
    { state: "serves" },
    { service: null, forSale: true },
    "parked",
  ],
  [
    "a parking page",
    "<p>This web page is parked free, courtesy of a registrar.",
    { state: "serves" },
    { service: null, forSale: false },
    "parked",
  ],
])("%s is told from others", async ([, body, page, parking, finding]) => {
  const { raw } = await look({ http: { "http://hop.com/": { status: 200, headers: html, body } } });
  const hop = raw.registered.find(({ name }) => name === "hop.com");
  expect(hop).toMatchObject({ page, parking });
  const about = judge(raw).findings.filter(({ params }) => params["names"] === "hop.com");
  const told = about.map(({ id }) => id).filter((id) => ["imitates", "serves-page", "parked"].includes(id));
  expect(told).toEqual([finding]);
});

test.for<[records: string, parking: object | null]>([
  ["@ NS ns1.sedoparking.com.\n@ NS ns2.sedoparking.com.\n@ A 11.7.7.7", { service: "Sedo", forSale: true }],
  ["@ A 199.59.243.228", { service: "Bodis", forSale: false }],
  ["@ A 11.7.7.7", null],
])("a domain with %s is parked: %s", async ([records, parking]) => {
  const sedo = { "sedoparking.com": "@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53" };
  const { raw } = await look({ zones: { ...zones, ...sedo, "hop.com": records } });
  expect(raw.registered.find(({ name }) => name === "hop.com")?.parking).toEqual(parking);
});

test("a redirect to a marketplace shows a domain for sale", async () => {
  const { raw } = await look({
    http: { "http://hop.com/": to("https://www.hugedomains.com/domain_profile.cfm?d=hop") },
  });
  expect(raw.registered.find(({ name }) => name === "hop.com")).toMatchObject({
    page: { state: "redirects", location: "https://www.hugedomains.com/domain_profile.cfm?d=hop" },
    parking: { service: "www.hugedomains.com", forSale: true },
  });
});

test("pages are requested as named by a public party, so that no lookalike leads into a private network", async () => {
  const named: (string | undefined)[] = [];
  const page = (request: HttpRequest) => {
    named.push(request.namedBy);
    return { status: 200 };
  };
  await look({ http: { "http://hop.com/": page, "http://shop.xyz/": page } });
  expect(named).toHaveLength(2);
  for (const each of named) expect(mayContact("10.0.0.1", each, { special: true, allow: [] })).toBe(false);
});

test.for<[created: string, isRecent: boolean]>([
  ["2026-10-22T00:00:00Z", true],
  ["2026-10-20T00:00:00Z", false],
  ["2062-10-22T00:00:00Z", false],
])("registered on %s", async ([created, isRecent]) => {
  const { raw } = await look({ net: { source: registry(created) } });
  const ids = judge(raw).findings.map(({ id }) => id);
  expect(ids.includes("registered-recently")).toBe(isRecent);
});

test("name servers shared by many customers of an operator do not identify an owner", async () => {
  const shared = "@ NS ns1.domaincontrol.com.\n@ NS ns2.domaincontrol.com.\n@ A 11.9.9.9";
  const { raw } = await look({
    zones: { "shop.com": shared, "hop.com": shared, "domaincontrol.com": "ns1 A 11.0.0.53\nns2 A 22.0.0.53" },
  });
  expect(raw.registered.map(({ name, owner }) => [name, owner])).toEqual([["hop.com", "unclear"]]);
  expect(judge(raw).findings.map(({ id }) => id)).toContain("owner-unclear");
});

/** Zones at Route 53, which gives each one servers of its own, and at a web host that shares everything. */
const hosted: WorldText["zones"] = {
  "awsdns-01.com": "@ NS ns-1\n@ NS ns-2\nns-1 A 11.0.0.53\nns-2 A 22.0.0.53",
  "awsdns-02.net": "@ NS ns-3\n@ NS ns-4\nns-3 A 11.0.0.53\nns-4 A 22.0.0.53",
  "smallhost.de": "@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53\nmx A 11.5.5.5",
};
const oneZone = "@ NS ns-1.awsdns-01.com.\n@ NS ns-2.awsdns-01.com.";
const otherZone = "@ NS ns-3.awsdns-02.net.\n@ NS ns-4.awsdns-02.net.";
const small = "@ NS ns1.smallhost.de.\n@ NS ns2.smallhost.de.\n@ A 11.5.5.80\n@ MX 10 mx.smallhost.de.";

test("the owner's zones at Route 53 are not those of strangers", async () => {
  const { raw } = await look({
    zones: {
      ...hosted,
      "shop.com": `${oneZone}\n@ A 11.9.9.9`,
      "hop.com": `${otherZone}\n@ A 11.9.9.9`,
      "sop.com": `${otherZone}\n@ A 11.8.8.8`,
      "shp.com": `${otherZone}\n@ A 11.8.8.8`,
      "sho.com": `${otherZone}\n@ A 11.8.8.8\n@ MX 10 mail\nmail A 11.8.8.8`,
      "shoop.com": "@ A 11.8.8.8",
    },
    http: { "http://sop.com/": to("https://shop.com/"), "http://sho.com/": to("https://shop.com/") },
  });
  expect(Object.fromEntries(raw.registered.map(({ name, owner, basis }) => [name, [owner, basis]]))).toEqual({
    "hop.com": ["own", "addresses"],
    "sop.com": ["own", "redirect"],
    "shp.com": ["unclear", "name-servers"],
    // It redirects, and receives mail.
    "sho.com": ["unclear", "redirect"],
    "shoop.com": ["other", null],
  });
});

test("a stranger at the same small web host is not the owner", async () => {
  const { raw } = await look({ zones: { ...hosted, "shop.com": small, "hop.com": small } });
  expect(raw.registered.map(({ name, owner }) => [name, owner])).toEqual([["hop.com", "unclear"]]);
});

test("lost answers change no known result", async () => {
  const { raw: whole } = await look();
  let count = 0;
  const lossy: Respond = (query, usual) => (++count % 20 === 0 ? null : failing().respond(query, usual));
  const { raw } = await look({ doh: { [one]: { respond: lossy }, [two]: { respond: lossy } } });
  expect(count).toBeGreaterThan(250);
  expect(raw.registered).toEqual(whole.registered);
  expect(raw.counts).toEqual(whole.counts);
});

/** The result if a resolver drops connections for some queries, at the given concurrency. */
async function hungUp(isLost: (name: string, atATime: number) => boolean): Promise<LookalikeRaw> {
  const world = openWorld({ zones, doh: { [one]: failing() }, net: { source: registry("2020-01-01T00:00:00Z") } });
  let atATime = 0;
  const dns: Net["dns"] = async (question) => {
    atATime++;
    await new Promise((resolve) => void setImmediate(resolve));
    const isOver = isLost(question.name, atATime);
    atATime--;
    if (isOver) throw failure("dns.failed", { host: question.name, detail: "ECONNRESET" });
    return world.dns(question);
  };
  const context = { ...world.context, chosen: new Set(["rdap"] as const), net: { ...world.context.net, dns } };
  return collect(lookalike.input.parse({ query: "shop.com", limit: 250 }), context);
}

test("names on a broken connection are queried one by one, so only those that break it are unknown", async () => {
  const { raw: whole } = await look({ doh: { [one]: failing() } });
  const raw = await hungUp((name, atATime) => name.startsWith("hsop.com") || (name.endsWith("p.com") && atATime > 50));
  expect(raw.unknown).toEqual([{ name: "hsop.com", reason: "ECONNRESET" }]);
  expect(raw.registered.map(({ name }) => name)).toEqual(whole.registered.map(({ name }) => name));
  expect(raw.counts).toEqual({ ...whole.counts, unknown: 1, nxdomain: whole.counts.nxdomain - 1 });
});

test("a resolver that drops every connection is given up soon", async () => {
  let lost = 0;
  const raw = await hungUp((name) => /^[a-z-]*p[a-z-]*\.com/.test(name) && !name.startsWith("shop.com") && ++lost > 0);
  expect(raw.counts.unknown).toBeGreaterThan(50);
  // Each name twice, as at two resolvers, and ten of them once more.
  expect(lost).toBe(2 * raw.counts.unknown + 2 * 10);
});

test("progress is reported during the run, and each registered variant is an item", async () => {
  const { raw, events } = await look();
  const progress = events.flatMap((event) => (event.kind === "progress" ? [event.done] : []));
  expect(progress).toEqual([100, 200, 250]);
  const items = events.flatMap((event) =>
    event.kind === "item" ? [event.item as (typeof raw.registered)[number]] : [],
  );
  expect(items).toHaveLength(raw.registered.length);
  expect(items).toEqual(expect.arrayContaining([...raw.registered]));
});

test("at the deadline the rest is counted as unknown, and nothing is cached", async () => {
  let now = 0;
  const world = openWorld({ zones, doh: { [one]: failing() }, net: { source: registry("2020-01-01T00:00:00Z") } });
  const context = { ...world.context, chosen: new Set(["rdap"] as const), elapsed: () => (now += 100) };
  const raw = await collect(lookalike.input.parse({ query: "shop.com", limit: 2000 }), context);
  expect(raw.counts.unasked).toBeGreaterThan(1000);
  expect(raw.truncated).toBe(true);
  expect(lookalike.lasts?.(raw)).toBe(0);
  expect(judge(raw)).toMatchObject({ status: "unknown" });
  expect(judge(raw).findings.map(({ id }) => id)).toContain("truncated");
});

test("if no resolver answers nothing was measured, and a nonexistent domain has no lookalikes", async () => {
  const silent = { respond: () => null };
  await expect(look({ doh: { [one]: silent, [two]: silent } })).rejects.toMatchObject({
    code: "UPSTREAM_TIMEOUT",
    reason: "timeout.dns",
    message: expect.stringContaining(`(${one}, ${two}) did not answer`),
  });
  await expect(look({}, { query: "nobody.com" })).rejects.toMatchObject({ facts: { reason: "dns.nxdomain" } });
});

const offline: Net["dns"] = async ({ name }) => {
  throw failure("dns.failed", { host: name, detail: "ENETUNREACH" });
};

test("if the DoH resolvers are unreachable the failure names them and the option for another", async () => {
  await expect(look({ net: { dns: offline } })).rejects.toMatchObject({
    code: "UPSTREAM_ERROR",
    reason: "dns.failed",
    message: `The DNS-over-HTTPS resolvers (${one}, ${two}) could not answer for lookalikes of shop.com: no route from here. Use another resolver with --doh or PORTCULLIS_DOH.`,
  });
});

function unregistered(name: string, kind: LookalikeRaw["riskiest"][number]["kind"]): LookalikeRaw["riskiest"][number] {
  return { name, kind, risk: 90, status: "nxdomain" };
}

test("only names that anyone may register are advised", async () => {
  const { raw } = await look();
  const riskiest = [
    unregistered("irs.com", "tld-swap"),
    unregistered("lrs.gov", "homoglyph"),
    unregistered("xn--rs-4cd.com", "mixed-script"),
  ];
  const found = judge({ ...raw, domain: "irs.gov", riskiest }).findings.find(({ id }) => id === "undefended");
  expect(found?.params).toMatchObject({ count: 1, names: "irs.com" });
});

test.for(["0", "20001", "many", "-1", "1.5"])("limit %s is refused", (limit) => {
  expect(lookalike.input.safeParse({ query: "shop.com", limit }).success).toBe(false);
});
