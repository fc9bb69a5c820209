import { assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { lookAtMail, shop } from "../../../test/mail/world.ts";
import type { DaneRaw } from "./dane/schema.ts";
import type { DomainRaw } from "./schema.ts";
import { transport } from "./transport.ts";

type Seen = Parameters<typeof transport>[0];
type Sts = DomainRaw["mtaSts"];

const hosts = '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx -all"';

async function seenOf(records: string): Promise<Seen> {
  const { domain } = await lookAtMail({ records, greets: { "mx.shop.com": {} } });
  if (!domain) throw new Error("no domain");
  const told = { starttls: "offered", certificate: "valid", reason: null, addresses: [] } as const;
  return { ...domain, starttls: { hosts: domain.starttls.hosts.map((each) => ({ ...each, ...told })) } };
}

const plain = await seenOf(hosts);

/** The DANE states, as seen at each host. */
const daneBy = {
  valid: hostsWith("found", "match"),
  broken: hostsWith("found", "other"),
  untold: hostsWith("found", null),
  none: hostsWith("absent", "match"),
} as const;

function hostsWith(
  state: "found" | "absent",
  verdict: "match" | "other" | null,
): (names: readonly string[]) => DaneRaw {
  const kind = { usage: 3, selector: 1, matching: 1, data: "00" };
  const association = { ...kind, fault: null, isSuperseded: false, matches: verdict === "match" };
  const starttls = verdict === null ? ("unknown" as const) : ("offered" as const);
  const key = verdict && "00";
  return (names) => ({
    security: "secure",
    isComplete: true,
    hosts: names.map((host) => ({
      host,
      base: host,
      addresses: "secure",
      alias: null,
      security: "secure",
      state,
      reason: null,
      records: state === "found" ? [association] : [],
      recordsTotal: 1,
      presentedKeys: [{ address: "11.1.1.25", starttls, verdict, reason: null, key }],
    })),
  });
}

const absent = { ...plain.mtaSts.record, state: "absent" } as const;
const there = { ...plain.mtaSts.record, state: "found", id: "1" } as const;
const unserved = { ...plain.mtaSts.policy, state: "absent", reason: "no-host" } as const;
const served: Sts["policy"] = {
  ...plain.mtaSts.policy,
  state: "found",
  reason: null,
  mode: "enforce",
  maxAge: 604_800,
  mx: ["mx.shop.com"],
  mxTotal: 1,
  mediaType: "text/plain",
};

/** The MTA-STS states; `broken` lists findings that hurt MTA-STS senders or an unfinished setup. */
const stsBy = {
  missing: { record: absent, policy: unserved },
  enforced: { record: there, policy: served },
  testing: { record: there, policy: { ...served, mode: "testing" } },
  off: { record: there, policy: { ...served, mode: "none" } },
  "without record": { record: absent, policy: served },
  "without policy": { record: there, policy: unserved },
  invalid: { record: there, policy: { ...served, state: "invalid", reason: "grammar" } },
  "for another host": { record: there, policy: { ...served, mx: ["mx9.shop.com"] } },
  "left over": { record: absent, policy: { ...served, mode: "none" } },
} as const satisfies Readonly<Record<string, Pick<Sts, "record" | "policy">>>;

type DaneKind = keyof typeof daneBy;
type StsKind = keyof typeof stsBy;

function judged(dane: DaneKind, sts: StsKind, seen = plain) {
  const names = seen.mx.hosts.map(({ host }) => host);
  const slices = transport({ ...seen, dane: daneBy[dane](names), mtaSts: { ...seen.mtaSts, ...stsBy[sts] } }, shop);
  const points: Partial<Record<string, number | null>> = Object.assign({}, ...slices.map((each) => each.points));
  return { points: points["transport"], findings: slices.flatMap((each) => [...each.findings]) };
}

/** A broken policy costs three points whatever DANE earns, because some senders only support MTA-STS. */
test.for<[dane: DaneKind, sts: StsKind, points: number | null, ids: readonly string[]]>([
  ["valid", "missing", 4, []],
  ["valid", "enforced", 4, []],
  ["valid", "testing", 4, ["mta-sts-testing"]],
  ["valid", "off", 4, ["mta-sts-off"]],
  ["valid", "left over", 4, []],
  ["valid", "without record", 1, ["mta-sts-record-missing"]],
  ["valid", "without policy", 1, ["mta-sts-policy-missing"]],
  ["valid", "invalid", 1, ["mta-sts-policy-invalid"]],
  ["valid", "for another host", 1, ["mta-sts-returns"]],
  ["none", "missing", 0, ["dane-missing", "mta-sts-missing"]],
  ["none", "left over", 0, ["dane-missing", "mta-sts-missing"]],
  ["none", "enforced", 4, ["dane-missing"]],
  ["none", "testing", 2, ["dane-missing", "mta-sts-testing"]],
  ["none", "without record", 0, ["dane-missing", "mta-sts-record-missing"]],
  ["none", "for another host", 0, ["dane-missing", "mta-sts-returns"]],
  ["broken", "enforced", 0, ["dane-mismatch"]],
  ["broken", "for another host", 0, ["dane-mismatch", "mta-sts-returns"]],
  ["untold", "missing", null, ["dane-unknown", "mta-sts-missing"]],
  ["untold", "for another host", 0, ["dane-unknown", "mta-sts-returns"]],
  ["untold", "enforced", 4, ["dane-unknown"]],
])("DANE %s beside MTA-STS %s: %s points", ([dane, sts, points, ids]) => {
  const seen = judged(dane, sts);

  expect([seen.points, seen.findings.map(({ id }) => id)]).toEqual([points, ids]);
});

test("fixing DANE or MTA-STS, or removing a broken policy, never lowers the points", () => {
  const kinds = Object.keys(stsBy) as StsKind[];
  const danes = Object.keys(daneBy) as DaneKind[];
  assert(
    property(record({ dane: constantFrom(...danes), sts: constantFrom(...kinds) }), ({ dane, sts }) => {
      const { points: before, findings } = judged(dane, sts);
      const isBroken = findings.some(({ id }) => id.startsWith("mta-sts-") && before === 1);
      const after = [judged("valid", sts), judged(dane, "enforced"), ...(isBroken ? [judged(dane, "missing")] : [])];
      for (const { points } of after) expect(points ?? 4).toBeGreaterThanOrEqual(before ?? 0);
    }),
  );
});

test("if every host fails the policy, one finding says so with the reason of each host", async () => {
  const two = await seenOf(`${hosts}\n@ MX 20 b\nb A 11.1.1.26`);
  const { findings } = judged("none", "for another host", two);
  const told = findings.filter(({ id }) => id.startsWith("mta-sts-"));

  expect(told.map(({ id }) => id)).toEqual(["mta-sts-returns"]);
  expect(told[0]?.params).toMatchObject({
    hosts: { en: "mx.shop.com, b.shop.com: it is not in the mx lines of the policy" },
  });
});

test("a host that cannot receive mail is reported only with the MX records", async () => {
  const two = await seenOf(`${hosts}\n@ MX 20 gone\n@ MX 30 11.1.1.9.`);
  const [mx] = daneBy.valid(["mx.shop.com"]).hosts;
  const nowhere = daneBy.none(["gone.shop.com", "11.1.1.9"]).hosts.map((each) => ({ ...each, presentedKeys: [] }));
  const dane = { ...daneBy.valid([]), hosts: [...(mx ? [mx] : []), ...nowhere] };
  const policy = { ...served, mx: ["mx.shop.com", "gone.shop.com", "11.1.1.9"], mxTotal: 3 };
  const seen = transport({ ...two, dane, mtaSts: { ...two.mtaSts, record: there, policy } }, shop);

  expect(two.mx.hosts.map(({ problems }) => problems)).toEqual([[], ["missing"], ["address"]]);
  expect(seen.flatMap(({ findings }) => findings.map(({ id }) => id))).toEqual([]);
});

/** A mismatch may be an interception: RFC 7672 §2.2 has senders stop. */
test.for<[certificate: "valid" | "invalid" | "unknown", offered: number]>([
  ["valid", 1],
  ["invalid", 0],
  ["unknown", 0],
])(
  "with a certificate that is %s, a TLSA record for a key without a match is offered %s times",
  ([certificate, offered]) => {
    const starttls = { hosts: plain.starttls.hosts.map((each) => ({ ...each, certificate })) };
    const { findings } = judged("broken", "missing", { ...plain, starttls });
    const told = findings.filter(({ id }) => id === "dane-mismatch");

    expect(told).toHaveLength(1);
    expect(told.filter(({ record: fix }) => fix !== undefined)).toHaveLength(offered);
  },
);
