import { array, assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { Said } from "../../../../test/replies.ts";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { failure } from "../../../core/failure.ts";
import type { HttpRequest } from "../../../core/net/net.ts";
import { chooseSts, parseStsPolicy } from "../../../formats/mail/mta-sts.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { collectMtaSts } from "./collect.ts";
import type { Exchangers } from "./hosts.ts";
import { mtaStsPart } from "./judge.ts";
import { mtaStsSchema, type MtaStsRaw } from "./schema.ts";
import type { HostStanding } from "../slice.ts";

const url = "https://mta-sts.example.com/.well-known/mta-sts.txt";
const sound = "version: STSv1\nmode: enforce\nmx: mx.example.com\nmx: *.example.net\nmax_age: 604800\n";
const plain: Said = { headers: [["Content-Type", "text/plain; charset=utf-8"]], body: sound };
const zone = `_mta-sts TXT "v=STSv1; id=1;"\nmta-sts A 44.1.2.9`;

type Trust = { readonly trusted: boolean | null; readonly reasons: readonly { id: string; enforced: boolean }[] };

interface Look extends Partial<WorldText> {
  readonly records?: string;
  readonly served?: Said;
  readonly trust?: Trust;
}

async function look({
  records = zone,
  served = plain,
  trust = { trusted: true, reasons: [] },
  ...text
}: Look = {}): Promise<MtaStsRaw> {
  const { context } = openWorld({ zones: { "example.com": records }, http: { [url]: served }, ...text });
  // Certificate validation has its own tests.
  await context.once("certificate mta-sts.example.com 443", () => Promise.resolve({ trust }));
  return collectMtaSts(context, parseName("example.com"));
}

function standing(host: string, more: Partial<HostStanding> = {}): HostStanding {
  return { host, starttls: "offered", certificate: "valid", reason: null, ...more };
}

const exchangers: Exchangers = { names: ["mx.example.com"], standings: [standing("mx.example.com")] };

function told(raw: MtaStsRaw, whom: Exchangers = exchangers): readonly unknown[] {
  const { points, ceilings, findings } = mtaStsPart(raw, whom);
  return [points.transport, ceilings.length, findings.map(({ id }) => id.replace("mta-sts-", ""))];
}

test("a correct policy in enforce mode", async () => {
  const raw = await look();

  expect(mtaStsSchema.parse(raw)).toEqual(raw);
  expect(raw.policy).toMatchObject({ state: "found", mode: "enforce", maxAge: 604_800, mediaType: "text/plain" });
  expect(told(raw)).toEqual([4, 0, []]);
});

test.for<[what: string, seen: Look, points: number | null, findings: readonly string[]]>([
  ["no record and no policy", { records: "@ A 44.1.2.9" }, 0, ["missing"]],
  ["a policy and no record", { records: "mta-sts A 44.1.2.9" }, 0, ["record-missing"]],
  ["two records", { records: `${zone}\n_mta-sts TXT "v=STSv1; id=2;"` }, 0, ["several"]],
  ["a record without an id", { records: `_mta-sts TXT "v=STSv1;"\nmta-sts A 44.1.2.9` }, 0, ["record-invalid"]],
  ["a version in lower case", { records: `_mta-sts TXT "v=stsv1; id=1;"\nmta-sts A 44.1.2.9` }, 0, ["lookalike"]],
  ["no policy host", { records: `_mta-sts TXT "v=STSv1; id=1;"` }, 0, ["policy-missing"]],
  ["a web page in place of the policy", { served: { body: "<!doctype html>" } }, 0, ["policy-missing"]],
  ["status 404", { served: { ...plain, status: 404 } }, 0, ["policy-missing"]],
  ["status 403", { served: { ...plain, status: 403 } }, 0, ["policy-invalid"]],
  ["status 203", { served: { ...plain, status: 203 } }, 0, ["policy-invalid"]],
  ["a redirect", { served: { ...plain, status: 301 } }, 0, ["policy-invalid"]],
  ["a broken policy", { served: { ...plain, body: sound.replace("mode: enforce\n", "") } }, 0, ["policy-invalid"]],
  ["too large a policy", { served: { ...plain, body: `${sound}${"x: y\n".repeat(14_000)}` } }, 0, ["policy-invalid"]],
  [
    "a certificate for another name",
    { trust: { trusted: true, reasons: [{ id: "wrong-name", enforced: true }] } },
    0,
    ["policy-invalid"],
  ],
  ["an untrusted certificate", { trust: { trusted: false, reasons: [] } }, 0, ["policy-invalid"]],
  [
    "a certificate with an irregular serial number",
    { trust: { trusted: true, reasons: [{ id: "serial-form", enforced: false }] } },
    4,
    [],
  ],
  ["the media type text/html", { served: { ...plain, headers: [["Content-Type", "text/html"]] } }, 1, ["media"]],
  ["no media type", { served: { ...plain, headers: [] } }, 1, ["media"]],
  ["a short max_age", { served: { ...plain, body: sound.replace("604800", "3600") } }, 3, ["age"]],
  ["mode testing", { served: { ...plain, body: sound.replace("enforce", "testing") } }, 2, ["testing"]],
  ["mode none", { served: { ...plain, body: sound.replace("enforce", "none") } }, 0, ["off"]],
  // Unknown results count as neither present nor missing.
  ["an unknown certificate", { trust: { trusted: null, reasons: [] } }, null, ["unknown"]],
  ["a server that answers 503", { served: { ...plain, status: 503 } }, null, ["unknown"]],
  [
    "a policy host that does not answer",
    { http: { [url]: failure("timeout.tcp", { host: "mta-sts.example.com", port: 443 }) } },
    null,
    ["unknown"],
  ],
  [
    "a policy host with a private address",
    { http: { [url]: failure("address.private", { host: "mta-sts.example.com", address: "10.0.0.1" }) } },
    null,
    ["unknown"],
  ],
  [
    "a resolver that fails",
    { resolvers: { "127.0.0.1:53": { blocks: ["_mta-sts.example.com"], blocksWith: "SERVFAIL" } } },
    null,
    ["unknown"],
  ],
  [
    "a resolver that blocks the name",
    { resolvers: { "127.0.0.1:53": { blocks: ["_mta-sts.example.com"], blocksBecause: 15 } } },
    null,
    ["unknown"],
  ],
  [
    "a resolver that fails for the policy host",
    { resolvers: { "127.0.0.1:53": { blocks: ["mta-sts.example.com"], blocksWith: "SERVFAIL" } } },
    null,
    ["unknown"],
  ],
])("MTA-STS with %s", async ([, seen, points, findings]) => {
  expect(told(await look(seen))).toEqual([points, 0, findings]);
});

test("a domain without MTA-STS is offered a policy that fits all its hosts", async () => {
  const raw = await look({ records: "@ A 44.1.2.9" });
  const [finding] = mtaStsPart(raw, exchangers).findings;
  const lines = finding?.params["policy"];
  const policy = parseStsPolicy(typeof lines === "string" ? lines.replaceAll(" / ", "\n") : "");

  expect(policy).toMatchObject({ mode: "testing", faults: [], mx: ["mx.example.com"] });
});

const dead = "old.example.com";
const alive = "version: STSv1 / mode: testing / mx: mx.example.com / max_age: 604800";

test.for<[what: string, whom: Exchangers, copied: string | null]>([
  ["one dead host", { names: [dead, "mx.example.com"], standings: [], nowhere: [dead] }, alive],
  ["only dead hosts", { names: [dead], standings: [], nowhere: [dead] }, null],
  ["unknown hosts", { names: null, standings: [] }, null],
])("a policy to copy names the hosts that receive mail, or is not offered: %s", async ([, whom, copied]) => {
  const [finding] = mtaStsPart(await look({ records: "@ A 44.1.2.9" }), whom).findings;
  const lines = finding?.params["policy"];

  expect(finding?.id).toBe("mta-sts-missing");
  expect(typeof lines === "string" ? lines : null).toBe(copied);
});

test.for<[body: string, said: RegExp]>([
  [sound.replace("mode: enforce", "mode=enforce"), /mode=enforce/],
  [sound.replace("enforce", "Enforce"), /mode.*Enforce/],
  [sound.replace("max_age: 604800\n", ""), /max_age/],
  [sound.replace("mx.example.com", "mx_example"), /mx_example/],
  [sound.replace(/mx:.*\n/g, ""), /mx/],
])("a fault in a policy is reported with its line", async ([body, said]) => {
  const [finding] = mtaStsPart(await look({ served: { ...plain, body } }), exchangers).findings;

  expect(finding).toMatchObject({
    id: "mta-sts-policy-invalid",
    params: { reason: { en: expect.stringMatching(said), ko: expect.stringMatching(said) } },
  });
});

test("the policy is fetched only from public hosts, without redirects and without credentials", async () => {
  const asked: HttpRequest[] = [];
  function answer(request: HttpRequest): Said {
    asked.push(request);
    return plain;
  }
  await look({ http: { [url]: answer } });

  expect(asked).toMatchObject([{ url, namedBy: expect.any(String), isAnonymous: true, limit: 65_537 }]);
});

const other = "mx.example.org";

test.for<
  [what: string, body: string, whom: Exchangers, points: number | null, capped: number, findings: readonly string[]]
>([
  ["a host that no mx line matches", sound, { names: [other], standings: [standing(other)] }, 0, 1, ["returns"]],
  [
    "one of two hosts that no mx line matches",
    sound,
    { names: ["mx.example.com", other], standings: [standing("mx.example.com"), standing(other)] },
    0,
    1,
    ["breaks"],
  ],
  [
    "a host that matches a pattern",
    sound,
    { names: ["a.example.net"], standings: [standing("a.example.net")] },
    4,
    0,
    [],
  ],
  ["a host two labels below a pattern", sound, { names: ["a.b.example.net"], standings: [] }, 0, 1, ["returns"]],
  [
    "a wrong certificate",
    sound,
    { names: ["mx.example.com"], standings: [standing("mx.example.com", { certificate: "invalid" })] },
    0,
    1,
    ["returns"],
  ],
  [
    "no STARTTLS",
    sound,
    {
      names: ["mx.example.com"],
      standings: [standing("mx.example.com", { starttls: "absent", certificate: "unknown" })],
    },
    0,
    1,
    ["returns"],
  ],
  // A blocked port 25 is not the domain's fault.
  [
    "hosts that could not be probed",
    sound,
    {
      names: ["mx.example.com"],
      standings: [standing("mx.example.com", { starttls: "unknown", certificate: "unknown" })],
    },
    4,
    0,
    ["hosts-unknown"],
  ],
  ["unknown hosts", sound, { names: null, standings: [] }, null, 0, ["unknown"]],
  [
    "a wrong certificate in mode testing",
    sound.replace("enforce", "testing"),
    { names: ["mx.example.com"], standings: [standing("mx.example.com", { certificate: "invalid" })] },
    1,
    0,
    ["would-break", "testing"],
  ],
])("a policy and %s", async ([, body, whom, points, capped, findings]) => {
  expect(told(await look({ served: { ...plain, body } }), whom)).toEqual([points, capped, findings]);
});

test.for<[what: string, records: string, body: string, whom: Exchangers, isGiven: boolean]>([
  ["a missing record", "mta-sts A 44.1.2.9", sound, exchangers, true],
  ["a broken record", `_mta-sts TXT "v=STSv1;"\nmta-sts A 44.1.2.9`, sound, exchangers, true],
  ["several records", `${zone}\n_mta-sts TXT "v=STSv1; id=2;"`, sound, exchangers, true],
  [
    "mode testing with failing hosts",
    "mta-sts A 44.1.2.9",
    sound.replace("enforce", "testing"),
    { names: [other], standings: [] },
    true,
  ],
  // Publishing the record would block mail.
  ["a policy that blocks mail", "mta-sts A 44.1.2.9", sound, { names: [other], standings: [] }, false],
  ["a policy with unknown hosts", "mta-sts A 44.1.2.9", sound, { names: ["mx.example.com"], standings: [] }, false],
  ["mode none", "mta-sts A 44.1.2.9", sound.replace("enforce", "none"), exchangers, false],
  ["no policy", "@ A 44.1.2.9", sound, exchangers, false],
])("the record to publish for %s", async ([, records, body, whom, isGiven]) => {
  const served = { ...plain, body };
  const before = mtaStsPart(await look({ records, served }), whom);
  const [finding] = before.findings;
  const value = finding?.record?.value ?? "";
  const published = `_mta-sts TXT "${value}"\nmta-sts A 44.1.2.9`;
  const after = mtaStsPart(await look({ records: isGiven ? published : records, served }), whom);

  expect(finding?.record !== undefined).toBe(isGiven);
  expect(chooseSts([value]).kind).toBe(isGiven ? "one" : "none");
  expect(after.findings.some(({ id }) => id === finding?.id)).toBe(!isGiven);
  expect(after.points.transport ?? -1).toBeGreaterThanOrEqual(before.points.transport ?? 5);
  expect(after.ceilings).toEqual([]);
});

interface Seen extends Pick<HostStanding, "starttls" | "certificate"> {
  readonly name: string;
}

const host = record({
  name: constantFrom("mx.example.com", "a.example.net", other),
  starttls: constantFrom("offered" as const, "absent" as const, "unknown" as const),
  certificate: constantFrom("valid" as const, "invalid" as const, "unknown" as const),
});

function seenBy(hosts: readonly Seen[]): Exchangers {
  return {
    names: hosts.map(({ name }) => name),
    standings: hosts.map(({ name, starttls, certificate }) => standing(name, { starttls, certificate })),
  };
}

test("fixing a host never lowers the part, and a worse host never raises it", async () => {
  const raws = await Promise.all(
    ["enforce", "testing"].map((mode) => look({ served: { ...plain, body: sound.replace("enforce", mode) } })),
  );
  assert(
    property(constantFrom(...raws), array(host, { minLength: 1, maxLength: 3 }), (raw, hosts) => {
      const [first, ...rest] = hosts;
      const mended = [{ name: "mx.example.com", starttls: "offered" as const, certificate: "valid" as const }, ...rest];
      const worse = first ? [{ ...first, starttls: "absent" as const }, ...rest] : rest;
      const [now, better, lower] = [hosts, mended, worse].map((all) => mtaStsPart(raw, seenBy(all)));

      expect(better?.points.transport ?? -1).toBeGreaterThanOrEqual(now?.points.transport ?? 9);
      expect(better?.ceilings.length ?? 9).toBeLessThanOrEqual(now?.ceilings.length ?? -1);
      expect(lower?.points.transport ?? 9).toBeLessThanOrEqual(now?.points.transport ?? -1);
      expect(lower?.ceilings.length ?? -1).toBeGreaterThanOrEqual(now?.ceilings.length ?? 9);
    }),
  );
});
