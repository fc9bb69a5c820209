import { assert, constantFrom, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { withLogo } from "../../../test/mail/shown-logo.ts";
import { email } from "./index.ts";
import { rubricOf } from "./rubric.ts";
import type { DomainRaw, EmailRaw } from "./schema.ts";
import { weightsFor } from "./score/table.ts";
import { runs } from "../../../test/runs.ts";

const spf = '@ TXT "v=spf1 ip4:44.1.1.1 -all"';
const dmarc = '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"';
const key = 'default._domainkey TXT "v=DKIM1; p="';
const bimi = 'default._bimi TXT "v=BIMI1; l=; a=;"';
const site = "@ A 11.1.1.80";

async function domainOf(world: MailWorldText): Promise<DomainRaw> {
  const { domain } = await lookAtMail(world);
  if (!domain) throw new Error("no domain");
  return domain;
}

const list: DomainRaw["blocklists"]["lists"][number] = {
  name: "list.example",
  subject: "ip4",
  state: "asked",
  reason: null,
  terms: "",
  removal: null,
  queriedCount: 1,
  listings: [],
  undetermined: [],
};

const good = await domainOf({ records: [site, spf, dmarc, key, bimi].join("\n") });

const [selector] = good.dkim.selectors;
if (!selector) throw new Error("no selector");

/** Adds a DKIM key and a blocklist result, which the in-memory world has not. */
const best: DomainRaw = {
  ...good,
  bimi: withLogo(good.bimi),
  dkim: {
    ...good.dkim,
    node: { state: "present", reason: null, at: null },
    selectors: [
      {
        ...selector,
        state: "key",
        key: {
          type: "rsa",
          bits: 2048,
          isUsable: true,
          isTesting: false,
          isStrict: false,
          isRevoked: false,
          problems: [],
        },
      },
    ],
  },
  blocklists: { ...good.blocklists, addressesTotal: 1, lists: [{ ...list, subject: "domain" }] },
};

function judged(domain: DomainRaw) {
  const raw: EmailRaw = { query: shop, observedAt: "2026-11-20T12:00:00.000Z", domain, address: null };
  return email.judge(raw, { query: shop });
}

test("a domain that only sends is complete once every applicable part is known", () => {
  const { score, coverage, parts = [] } = judged(best);

  expect(rubricOf(best)).toBe("sends");
  expect([score, coverage]).toEqual([100, 100]);
  expect(parts.map(({ id }) => id)).toEqual(["spf", "dkim", "dmarc", "blocklists", "bimi"]);
});

test.for<[what: string, seen: Partial<DomainRaw>, coverage: number]>([
  ["no blocklist result", { blocklists: good.blocklists }, 85],
  ["no blocklist result and unknown keys", { blocklists: good.blocklists, dkim: untoldKeys() }, 60],
])("with %s a domain still has a score", ([, seen, coverage]) => {
  const verdict = judged({ ...best, ...seen });

  expect(verdict.coverage).toBe(coverage);
  expect(verdict.score).toBe(100);
});

function untoldKeys(): DomainRaw["dkim"] {
  return { ...good.dkim, selectors: [], node: { state: "unknown", reason: "dns.servfail", at: null } };
}

test("the parts keep their relative weights, rounded, if the domain only sends", () => {
  const [mail, sends] = [weightsFor("mail"), weightsFor("sends")];
  const whole = Object.keys(sends).reduce((sum, id) => sum + (mail[id] ?? 0), 0);

  for (const [id, weight] of Object.entries(sends))
    expect(Math.abs(weight - (100 * (mail[id] ?? 0)) / whole)).toBeLessThan(1);
});

const bad: readonly DomainRaw[] = await Promise.all(
  [
    '@ TXT "v=spf1 ip4:44.1.1.1 +all"\n_dmarc TXT "v=DMARC1; p=none"\nzzz._domainkey TXT "x"',
    '@ TXT "v=spf1 a include:gone.shop.com ~all"\nselector1._domainkey CNAME gone',
    '@ TXT "v=spf1 ip4:44.1.1.1 ptr ?all"\n_dmarc TXT "v=DMARC1; p=quarantine; t=y"\nmail._domainkey TXT "v=DKIM1; p=AAAA"',
    '@ TXT "v=spf1 ip4:44.1.1.1"\n@ TXT "v=spf1 a -all"\ndefault._bimi TXT "v=BIMI1; l=https://shop.com/a.png"',
  ].map((records) => domainOf({ records: `${site}\n${records}` })),
);

const mendable = ["spf", "dkim", "dmarc", "bimi", "blocklists"] as const;

test("fixing a domain that only sends never lowers the score, in any order", () => {
  assert(
    property(constantFrom(...bad), subarray([...mendable]), constantFrom(...mendable), (raw, first, next) => {
      const mended = (slices: readonly (typeof mendable)[number][]): DomainRaw =>
        Object.assign({}, raw, ...slices.map((slice) => ({ [slice]: best[slice] }))) as DomainRaw;
      const [before, after] = [mended(first), mended([...first, next])];
      if (rubricOf(before) !== "sends" || rubricOf(after) !== "sends") return;
      expect(judged(after).score ?? 0).toBeGreaterThanOrEqual(judged(before).score ?? 0);
    }),
    { numRuns: runs(300) },
  );
  expect(bad.map(rubricOf)).toContain("sends");
});
