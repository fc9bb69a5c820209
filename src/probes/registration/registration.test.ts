import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { domainObject } from "../../../test/twins/rdap.ts";
import { failure, type Failure } from "../../core/failure.ts";
import type { Net } from "../../core/net/net.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { registrableOf } from "./registrable.ts";
import { registrationOf, type Registration } from "./registration.ts";

type Answer = Partial<Pick<SourceReply, "status" | "redirects">> & { readonly body?: string };

interface Asked {
  readonly registration: Registration;
  readonly paths: readonly string[];
  /** The patience in milliseconds of each query. */
  readonly patiences: readonly (number | undefined)[];
}

// The table of registries says that .es has no public WHOIS.
const zones = { "shop.com": "@ A 11.0.0.80", "shop.es": "@ A 11.0.0.82" };

/** Looks up a registration in a world with one RDAP answer. */
async function registered(name: string, said: Answer | Failure, world: Partial<WorldText> = {}): Promise<Asked> {
  const paths: string[] = [];
  const patiences: (number | undefined)[] = [];
  const source: Net["source"] = async (_id, { path, patience }) => {
    paths.push(path);
    patiences.push(patience);
    if (said instanceof Error) throw said;
    const { status = 200, redirects = 1, body = "" } = said;
    const url = `https://rdap.registry.example/${path}`;
    return { address: "11.0.0.43", headers: [], ms: 5, status, redirects, url, body: Buffer.from(body) };
  };
  const { context } = openWorld({ zones, ...world, net: { source } });
  return { registration: await registrationOf(context, name), paths, patiences };
}

const shop = JSON.stringify(domainObject({ name: "shop.com", expires: "2027-05-06T07:08:09Z" }));
const told = { source: "RDAP", host: "rdap.registry.example" };

test.for<[name: string, domain: string | null]>([
  ["shop.com", "shop.com"],
  ["www.shop.com", "shop.com"],
  ["a.b.shop.co.uk", "shop.co.uk"],
  ["me.github.io", "github.io"],
  ["github.io", "github.io"],
  ["bucket.s3.amazonaws.com", "amazonaws.com"],
  ["www.xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["_dmarc.shop.com", "shop.com"],
  ["host.corp", "host.corp"],
  ["com", null],
  ["co.uk", null],
])("the registrable domain of %s is %s", async ([name, domain]) => {
  expect(await registrableOf(name)).toBe(domain);
});

test("a name below a domain causes one query, for the domain", async () => {
  const { registration, paths } = await registered("www.shop.com", { body: shop });

  expect(paths).toEqual(["domain/shop.com"]);
  expect(registration).toMatchObject({
    domain: "shop.com",
    state: "found",
    reason: null,
    server: "rdap.registry.example",
    published: {
      expires: "2027-05-06T07:08:09.000Z",
      registrar: { name: "Example Registrar, Inc.", ianaId: "292" },
    },
  });
});

test("a registry has three seconds in total", async () => {
  const { registration, patiences } = await registered("shop.com", failure("timeout.source", told));

  expect(patiences).toEqual([3000]);
  expect(registration).toMatchObject({ state: "unknown", reason: "timeout.source" });
});

test("a public suffix causes no query", async () => {
  const { registration, paths } = await registered("co.uk", { body: shop });

  expect(registration).toMatchObject({ domain: null, state: "unknown", reason: "public-suffix" });
  expect(paths).toEqual([]);
});

const dead = { "11.0.0.53": { isSilent: true }, "22.0.0.53": { isSilent: true } };

test.for<
  [what: string, name: string, said: Answer | Failure, world: Partial<WorldText>, expected: Partial<Registration>]
>([
  ["a domain that does not exist anywhere", "nobody.com", { status: 404 }, {}, { state: "absent", reason: null }],
  [
    "a domain that does not exist, with a good status",
    "nobody.com",
    { body: '{"errorCode":404}' },
    {},
    { state: "absent", reason: null },
  ],
  [
    "a registry that denies a domain in the DNS",
    "shop.com",
    { status: 404 },
    {},
    { state: "unknown", reason: "contradicted" },
  ],
  [
    "a redirector without a registry for a domain in the DNS",
    "shop.es",
    { status: 404, redirects: 0 },
    {},
    { state: "unserved", reason: null },
  ],
  [
    "a redirector without a registry for a domain missing in the DNS, such as a registered one without name servers",
    "nobody.es",
    { status: 404, redirects: 0 },
    {},
    { state: "unserved", reason: null },
  ],
  [
    "a redirector without a registry where the DNS fails",
    "shop.es",
    { status: 404, redirects: 0 },
    { servers: dead },
    { state: "unserved", reason: null },
  ],
  [
    "a redirector without a registry, whose WHOIS server cannot be reached",
    "shop.com",
    { status: 404, redirects: 0 },
    {},
    { state: "unknown", reason: "source.unreachable" },
  ],
  [
    "a registry that denies a domain where the DNS fails",
    "shop.com",
    { status: 404 },
    { servers: dead },
    { state: "unknown", reason: "contradicted" },
  ],
  [
    "a registrar without a name",
    "shop.com",
    { body: JSON.stringify({ objectClassName: "domain", events: [] }) },
    {},
    { state: "unknown", reason: "source.malformed" },
  ],
  [
    "two ends that contradict each other",
    "shop.com",
    {
      body: JSON.stringify({
        ...domainObject({ name: "shop.com" }),
        events: ["2027-05-06", "2029-05-06"].map((eventDate) => ({ eventAction: "expiration", eventDate })),
      }),
    },
    {},
    { state: "unknown", reason: "source.malformed" },
  ],
  ["a page instead", "shop.com", { body: "<html>" }, {}, { state: "unknown", reason: "source.malformed" }],
  [
    "another domain",
    "shop.com",
    { body: JSON.stringify(domainObject({ name: "other.com" })) },
    {},
    { state: "unknown", reason: "source.malformed" },
  ],
  [
    "no expiry date",
    "shop.com",
    { body: JSON.stringify(domainObject({ name: "shop.com" })) },
    {},
    { state: "found", reason: null },
  ],
  [
    "too many questions",
    "shop.com",
    failure("source.rate-limited", { ...told, seconds: 30 }, { retryAfter: 30 }),
    {},
    { state: "unknown", reason: "source.rate-limited", retryAfter: 30 },
  ],
  [
    "silence",
    "shop.com",
    failure("timeout.source", told),
    {},
    { state: "unknown", reason: "timeout.source", retryAfter: null },
  ],
])("%s", async ([, name, said, world, expected]) => {
  expect((await registered(name, said, world)).registration).toMatchObject(expected);
});

const expiry = "Domain Name: SHOP.ZZ\nRegistry Expiry Date: 2027-05-06T07:08:09Z\n";

/** Looks up a registration without a configured server: IANA's list, and WHOIS servers by host. */
async function unchosen(
  name: string,
  { source, whois = {}, world = {} }: Unchosen,
): Promise<{ readonly registration: Registration; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const net: Partial<Net> = {
    async source(id, { path, url = path }) {
      asked.push(`${id} ${url}`);
      const said = source?.(id);
      if (said === undefined) throw failure("timeout.source", told);
      const { status = 200, body = "" } = said;
      return { address: "11.0.0.43", headers: [], ms: 5, status, redirects: 0, url, body: Buffer.from(body) };
    },
    async whois({ host }, { line }) {
      asked.push(`whois ${host ?? "iana"} ${line}`);
      const bytes = Buffer.from(whois[host ?? "iana"] ?? "");
      return { server: host ?? "whois.iana.org", address: "11.0.0.44", bytes, truncated: false, ms: 5 };
    },
  };
  const { context } = openWorld({ zones: { ...zones, "shop.zz": "@ A 11.0.0.81" }, chosen: [], ...world, net });
  return { registration: await registrationOf(context, name), asked };
}

interface Unchosen {
  readonly source?: (id: string) => Answer | undefined;
  readonly whois?: Readonly<Record<string, string>>;
  readonly world?: Partial<WorldText>;
}

const list = JSON.stringify({
  publication: "2026-11-19T20:00:02Z",
  services: [[["com"], ["https://new.registry.example/com/v1/"]]],
});

test("the registry of the embedded list is asked, and that of the new list where it differs", async () => {
  const { registration, asked } = await unchosen("shop.com", {
    source: (id) => (id === "rdap" ? { status: 404 } : { body: list }),
  });

  expect(asked.toSorted()).toEqual([
    "rdap https://new.registry.example/com/v1/domain/shop.com",
    "rdap https://rdap.verisign.com/com/v1/domain/shop.com",
    "rdap-bootstrap dns.json",
  ]);
  expect(registration).toMatchObject({ state: "unknown", reason: "contradicted", server: "new.registry.example" });
});

test("a registry that both lists name is asked once", async () => {
  const { registration, asked } = await unchosen("shop.com", {
    source: (id) => (id === "rdap" ? { body: shop } : { status: 304 }),
  });

  expect(asked).toHaveLength(2);
  expect(registration).toMatchObject({ state: "found", bootstrap: { isStale: false } });
});

test("a denial by a registry from an outdated list does not count, since its role is unconfirmed", async () => {
  const { registration } = await unchosen("nobody.com", {
    source: (id) => (id === "rdap" ? { status: 404 } : undefined),
  });

  expect(registration).toMatchObject({ state: "unknown", reason: "stale-bootstrap", bootstrap: { isStale: true } });
});

test.for<[name: string, whois: Readonly<Record<string, string>>, asked: readonly string[]]>([
  // The table knows the server of .de.
  ["shop.de", {}, ["whois whois.denic.de"]],
  ["shop.zz", { iana: "domain: ZZ\nwhois: whois.nic.zz\n" }, ["whois iana zz", "whois whois.nic.zz shop.zz"]],
  ["shop.zz", { iana: "domain: ZZ\n" }, ["whois iana zz"]],
  // The table says that .es has no public WHOIS.
  ["shop.es", {}, []],
])("a registry without RDAP is asked over WHOIS: %s %j", async ([name, whois, expected]) => {
  const { asked } = await unchosen(name, { source: (id) => (id === "rdap" ? undefined : { body: list }), whois });

  const overWhois = asked.filter((each) => each.startsWith("whois"));
  expect(overWhois.map((each, at) => each.startsWith(expected[at] ?? "-"))).toEqual(expected.map(() => true));
});

const source = (id: string) => (id === "rdap" ? undefined : { body: list });

test("an unreadable WHOIS answer leaves the registration unknown, and no WHOIS server leaves it unserved", async () => {
  const found = { iana: "domain: ZZ\nwhois: whois.nic.zz\n", "whois.nic.zz": "maintenance" };

  expect((await unchosen("shop.zz", { source, whois: found })).registration).toMatchObject({
    state: "unknown",
    reason: "source.unread",
    server: "whois.nic.zz",
  });
  expect((await unchosen("shop.zz", { source, whois: { iana: "domain: ZZ\n" } })).registration).toMatchObject({
    state: "unserved",
    reason: null,
  });
});

test("a WHOIS answer of a registry gives a normal registration", async () => {
  const { registration } = await unchosen("shop.zz", {
    source: (id) => (id === "rdap" ? undefined : { body: list }),
    whois: { iana: "domain: ZZ\nwhois: whois.nic.zz\n", "whois.nic.zz": expiry },
  });

  expect(registration).toMatchObject({
    state: "found",
    reason: null,
    server: "whois.nic.zz",
    published: { expires: "2027-05-06T07:08:09.000Z" },
  });
});
