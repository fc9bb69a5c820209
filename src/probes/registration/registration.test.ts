import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { domainObject } from "../../../test/twins/rdap.ts";
import { failure, type Failure } from "../../core/failure.ts";
import type { Net } from "../../core/net/net.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { registrableOf, registrationOf, type Registration } from "./registration.ts";

type Answer = Partial<Pick<SourceReply, "status" | "redirects">> & { readonly body?: string };

interface Asked {
  readonly registration: Registration;
  readonly paths: readonly string[];
  /** Milliseconds for which each of them is waited for. */
  readonly patiences: readonly (number | undefined)[];
}

const zones = { "shop.com": "@ A 11.0.0.80" };

/** Asks for a registration in a world where RDAP answers one thing. */
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
])("%s is part of the registration of %s", async ([name, domain]) => {
  expect(await registrableOf(name)).toBe(domain);
});

test("a name in a domain asks once about the domain", async () => {
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

test("a registry has three seconds, whatever it does with them", async () => {
  const { registration, patiences } = await registered("shop.com", failure("timeout.source", told));

  expect(patiences).toEqual([3000]);
  expect(registration).toMatchObject({ state: "unknown", reason: "timeout.source" });
});

test("nobody is asked about a public suffix", async () => {
  const { registration, paths } = await registered("co.uk", { body: shop });

  expect(registration).toMatchObject({ domain: null, state: "unknown", reason: "public-suffix" });
  expect(paths).toEqual([]);
});

const dead = { "11.0.0.53": { isSilent: true }, "22.0.0.53": { isSilent: true } };

test.for<
  [what: string, name: string, said: Answer | Failure, world: Partial<WorldText>, expected: Partial<Registration>]
>([
  ["no such domain, anywhere", "nobody.com", { status: 404 }, {}, { state: "absent", reason: null }],
  [
    "no such domain, behind a good status",
    "nobody.com",
    { body: '{"errorCode":404}' },
    {},
    { state: "absent", reason: null },
  ],
  [
    "a registry that denies what the DNS has",
    "shop.com",
    { status: 404 },
    {},
    { state: "unknown", reason: "contradicted" },
  ],
  [
    "a redirector that knows no registry for what the DNS has",
    "shop.com",
    { status: 404, redirects: 0 },
    {},
    { state: "unserved", reason: null },
  ],
  [
    "a redirector that knows no registry for what the DNS has not, as of a registered domain without name servers",
    "nobody.com",
    { status: 404, redirects: 0 },
    {},
    { state: "unserved", reason: null },
  ],
  [
    "a redirector that knows no registry where the DNS cannot tell",
    "shop.com",
    { status: 404, redirects: 0 },
    { servers: dead },
    { state: "unserved", reason: null },
  ],
  [
    "a registry that knows of none where the DNS cannot tell",
    "shop.com",
    { status: 404 },
    { servers: dead },
    { state: "unknown", reason: "contradicted" },
  ],
  [
    "somebody without a name",
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
    "nothing of when it ends",
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
