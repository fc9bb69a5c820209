import * as fc from "fast-check";
import { expect, test } from "vitest";
import { corrupt } from "../../../../test/dns/world/changes.ts";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { greetingsFrom, type MailAnswer } from "../../../../test/mail/greetings.ts";
import { reach } from "../../../core/target/address.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { collectMx } from "./collect.ts";
import { mxPart } from "./judge.ts";
import { mxProblems } from "./problems.ts";
import { mxRaw, type MxRaw } from "./schema.ts";

const domain = "example.com";

/** The caller is not the operator, so private addresses may not be contacted. */
const addresses = ({ host }: { readonly host: string }) =>
  Promise.resolve([{ id: host, address: host, isAllowed: reach(host) === "public" }]);

type Answers = Readonly<Record<string, MailAnswer>>;

async function look(records: string, answers: Answers = {}, world: Partial<WorldText> = {}): Promise<MxRaw> {
  const net = { addresses, mail: greetingsFrom(answers) };
  const { context } = openWorld({ zones: { [domain]: records }, ...world, net });
  return mxRaw.parse(await collectMx(context, parseName(domain)));
}

function judged(raw: MxRaw): readonly string[] {
  return mxPart(raw, domain).findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

const good = "@ MX 10 mx1\n@ MX 20 mx2\nmx1 A 11.1.1.1\nmx1 AAAA 2a00:1::1\nmx2 A 11.1.1.2";
const all: Answers = { "mx1.example.com": {}, "mx2.example.com": {} };

interface Row {
  readonly name: string;
  readonly records: string;
  readonly answers?: Answers;
  readonly points: number | null;
  readonly findings: readonly string[];
  readonly ceilings?: readonly string[];
}

const dead = ["mx-dead"];

test.for<Row>([
  { name: "two good hosts", records: good, answers: all, points: 7, findings: [] },
  {
    name: "an address in place of a host name",
    records: "@ MX 10 11.1.1.1.",
    points: 0,
    findings: ["mx-dead", "mx-address 11.1.1.1"],
    ceilings: dead,
  },
  {
    name: "an alias",
    records: "@ MX 10 mx\nmx CNAME far\nfar CNAME end\nend A 11.1.1.1",
    answers: { "mx.example.com": {} },
    points: 6,
    findings: ["mx-alias mx.example.com"],
  },
  {
    name: "a host that does not exist",
    records: "@ MX 10 gone",
    points: 1,
    findings: ["mx-dead", "mx-no-address gone.example.com"],
    ceilings: dead,
  },
  {
    name: "a host without addresses beside good ones",
    records: `${good}\n@ MX 30 mx3\nmx3 TXT "x"`,
    answers: all,
    points: 5,
    findings: ["mx-no-address mx3.example.com"],
  },
  {
    name: "a private host",
    records: "@ MX 10 mx\nmx A 10.0.0.1",
    points: 1,
    findings: ["mx-dead", "mx-private mx.example.com"],
    ceilings: dead,
  },
  {
    name: "a host with one private address",
    records: "@ MX 10 mx\nmx A 10.0.0.1\nmx A 11.1.1.1",
    answers: { "mx.example.com": {} },
    points: 4,
    findings: ["mx-partly-private mx.example.com"],
  },
  {
    name: "hosts with IPv6 only",
    records: "@ MX 10 mx1\n@ MX 20 mx2\nmx1 AAAA 2a00:1::1\nmx2 AAAA 2a00:1::2",
    answers: all,
    points: 4,
    findings: ["mx-ipv6-only"],
  },
  {
    name: "hosts with IPv6 and a private IPv4 address only",
    records: "@ MX 10 mx1\nmx1 AAAA 2a00:1::1\nmx1 A 10.0.0.1",
    answers: all,
    points: 2.5,
    findings: ["mx-ipv6-only", "mx-partly-private mx1.example.com"],
  },
  {
    name: "a host with IPv6 only beside one with IPv4",
    records: "@ MX 10 mx1\n@ MX 20 mx2\nmx1 AAAA 2a00:1::1\nmx2 A 11.1.1.2",
    answers: all,
    points: 7,
    findings: [],
  },
  {
    name: "a domain that is its own host, with IPv6 only",
    records: "@ AAAA 2a00:1::1",
    answers: { "example.com": {} },
    points: 4,
    findings: ["mx-implicit", "mx-ipv6-only"],
  },
  { name: "a null MX", records: "@ MX 0 .\n@ A 11.1.1.1", points: null, findings: ["mx-null"] },
  {
    name: "a null MX beside a host",
    records: "@ MX 0 .\n@ MX 10 mx\nmx A 11.1.1.1",
    answers: { "mx.example.com": {} },
    points: 3.5,
    findings: ["mx-null-beside"],
  },
  { name: "no MX and address records", records: "@ TXT x", points: null, findings: ["mx-none"] },
  {
    name: "a domain that is its own host",
    records: "@ A 11.1.1.1",
    answers: { "example.com": {} },
    points: 7,
    findings: ["mx-implicit"],
  },
  // A web site with port 25 closed is neither a dead mail host nor judged as one.
  { name: "a parked web site", records: "@ A 11.1.1.1", points: null, findings: ["mx-implicit"] },
  // A private address is not contacted, so the web site is not at fault.
  { name: "a private web site", records: "@ A 10.0.0.1", points: null, findings: ["mx-private-domain"] },
  {
    name: "a web site with one private address",
    records: "@ A 11.1.1.1\n@ A 10.0.0.1",
    points: null,
    findings: ["mx-implicit"],
  },
  // A firewall on the path looks the same.
  { name: "only silent hosts", records: good, points: 7, findings: ["mx-blocked"] },
  {
    name: "only hosts that refuse connections",
    records: good,
    answers: { "mx1.example.com": "refused", "mx2.example.com": "refused" },
    points: 7,
    findings: ["mx-blocked"],
  },
  {
    name: "one silent host",
    records: good,
    answers: { "mx1.example.com": {} },
    points: 4,
    findings: ["mx-silent mx2.example.com"],
  },
  {
    name: "one silent address",
    records: good,
    answers: { ...all, "2a00:1::1": "silent" },
    points: 7,
    findings: ["mx-address-silent mx1.example.com 2a00:1::1"],
  },
  {
    name: "hosts that accept mail from no client (521)",
    records: good,
    answers: { "mx1.example.com": { code: 521 }, "mx2.example.com": { code: 554, banner: "x\nNo SMTP service here" } },
    points: 1,
    findings: ["mx-dead", "mx-closed mx1.example.com", "mx-closed mx2.example.com"],
    ceilings: dead,
  },
  // Many servers answer 554 to clients with a bad reputation; that says nothing about the server.
  {
    name: "hosts that reject our address (554)",
    records: good,
    answers: { "mx1.example.com": { code: 554, banner: "Bad DNS PTR" }, "mx2.example.com": { code: 421 } },
    points: 7,
    findings: ["mx-turned-away mx1.example.com", "mx-turned-away mx2.example.com"],
  },
])("$name", async ({ records, answers = {}, points, findings, ceilings = [] }) => {
  const raw = await look(records, answers);
  const slice = mxPart(raw, domain);

  expect(judged(raw)).toEqual(findings);
  expect(slice.points).toEqual({ mx: points });
  expect(slice.ceilings).toEqual(ceilings);
});

test("a domain that does not exist is not advised to publish records", async () => {
  const raw = await look("", {}, { zones: { com: "" } });

  expect(raw).toMatchObject({ kind: "none", reason: "NXDOMAIN" });
  expect(mxPart(raw, domain).findings.map(({ record }) => record)).toEqual([undefined]);
});

test.for<[name: string, world: Partial<WorldText>, id: string, points: number | null]>([
  [
    "a resolver that fails",
    { resolvers: { "127.0.0.1:53": { blocks: [domain], blocksWith: "SERVFAIL" } } },
    "mx-unknown",
    null,
  ],
  ["a resolver that blocks the name", { resolvers: { "127.0.0.1:53": { blocks: [domain] } } }, "mx-unknown", null],
])("%s leaves the result unknown", async ([, world, id, points]) => {
  const raw = await look(good, all, world);

  expect(judged(raw)).toEqual([id]);
  expect(mxPart(raw, domain).points).toEqual({ mx: points });
});

test.for<[name: string, records: string, without: string, id: string]>([
  ["an alias", "@ MX 10 mx\nmx CNAME end\nend A 11.1.1.1", "@ MX 10 mx", "mx-alias"],
  ["a domain without MX and address records", "@ TXT x", "", "mx-none"],
  ["a domain that is its own host", "@ A 11.1.1.1", "", "mx-implicit"],
])("the offered record fixes %s", async ([, records, without, id]) => {
  const answers = { "mx.example.com": {}, "end.example.com": {}, [domain]: {} };
  const before = mxPart(await look(records, answers), domain);
  const record = before.findings.find((each) => each.id === id)?.record;
  const mended = `${records.replace(without, "")}\n${record?.name}. ${record?.type} ${record?.value}`;
  const after = mxPart(await look(mended, answers), domain);

  expect(record).toMatchObject({ name: domain, type: "MX" });
  expect(after.findings.map((each) => each.id)).not.toContain(id);
  expect(after.points.mx ?? 0).toBeGreaterThanOrEqual(before.points.mx ?? 0);
});

test("every problem has English and Korean texts", async () => {
  const raws = await Promise.all([
    look("@ MX 0 .\n@ MX 10 10.0.0.1.\n@ MX 20 mx\nmx CNAME x"),
    look(good, { "11.1.1.1": {} }),
    look("@ A 10.0.0.1"),
  ]);
  const check = { id: "email", words: { problems: mxProblems, caps: {}, kpis: {}, parts: {} } };
  for (const raw of raws) {
    const verdict = { status: "pass" as const, kpis: [], findings: mxPart(raw, domain).findings };
    const said = (["en", "ko"] as const).flatMap((language) => interpret(check, verdict, language).issues);
    expect(said.filter(({ cause, action }) => /[{}]/.test(cause + action))).toEqual([]);
  }
});

/** RFC 4035 §5.5: for a validating resolver, bogus addresses are the same as none. */
test("a host whose addresses fail validation counts as one without addresses", async () => {
  const zones = {
    [domain]: "@ MX 10 mx.bad.net.\n@ MX 20 mx\nmx A 11.1.1.2",
    "bad.net": { records: "mx A 11.1.1.1", changes: [corrupt("mx", "A")] },
  };
  const raw = await look("", { "mx.example.com": {} }, { zones });

  expect(judged(raw)).toEqual(["mx-host-bogus mx.bad.net"]);
  expect(mxPart(raw, domain).points).toEqual({ mx: 4 });
  const gone = await look("", {}, { zones: { ...zones, [domain]: "@ MX 10 mx.bad.net.\n@ MX 20 gone" } });
  expect(mxPart(gone, domain).ceilings).toEqual(["mx-dead"]);
});

/** States of a host from worst to best. */
const steps = ["missing", "bogus", "private", "partly-private", "alias", null] as const;

function hostAt(step: (typeof steps)[number], index: number): MxRaw["hosts"][number] {
  const addressesOf = {
    missing: [],
    bogus: [],
    private: [false],
    "partly-private": [false, true],
    alias: [true],
    null: [true],
  };
  const own = addressesOf[`${step}`].map((isPublic, at) => ({ address: `11.1.${index}.${at}`, isPublic }));
  return {
    host: `mx${index}.example.com`,
    preference: 10,
    alias: step === "alias" ? "end.example.com" : null,
    addresses: own,
    addressesTotal: own.length,
    problems: step === null ? [] : [step],
    reason: null,
    answers: [],
  };
}

function rawOf(chosen: readonly number[]): MxRaw {
  return {
    kind: "found",
    reason: null,
    security: "insecure",
    hosts: chosen.map((each, place) => hostAt(steps[each] ?? null, place)),
    hostsTotal: chosen.length,
    isBlocked: false,
  };
}

test("fixing a host never lowers the score and adds no cap", () => {
  const step = fc.nat({ max: steps.length - 1 });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), fc.nat({ max: 3 }), step, (chosen, at, to) => {
      const index = at % chosen.length;
      const before = mxPart(rawOf(chosen), domain);
      const after = mxPart(rawOf(chosen.with(index, Math.max(to, chosen[index] ?? 0))), domain);
      expect(after.points.mx ?? -1).toBeGreaterThanOrEqual((before.points.mx ?? 0) - 1e-9);
      expect(before.ceilings).toEqual(expect.arrayContaining([...after.ceilings]));
    }),
  );
});

test("an alias is not replaced while a policy in force may name it", async () => {
  const raw = await look("@ MX 10 mx\nmx CNAME end\nend A 11.1.1.1");
  const [free, bound] = [false, true].map((isBound) =>
    mxPart(raw, domain, { isBound }).findings.find(({ id }) => id === "mx-alias"),
  );

  expect(free?.record?.value).toBe("10 end.example.com.");
  expect(bound).toMatchObject({ id: "mx-alias" });
  expect(bound?.record).toBeUndefined();
});
