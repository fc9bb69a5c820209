import { assert, constantFrom, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { perfectDomain } from "../../../test/mail/perfect.ts";
import { languages } from "../../core/text.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { email } from "./index.ts";
import { findingsWithoutMail, pointsWithoutMail, type NoMailFacts } from "./no-mail/judge.ts";
import { noMailParts } from "./score/no-mail.ts";
import type { DomainRaw, EmailRaw } from "./schema.ts";
import { runs } from "../../../test/runs.ts";

const host = "@ MX 10 mx\nmx A 11.1.1.25";
const greets = { "mx.shop.com": {} };
const others = { "11.in-addr.arpa": "25.1.1 PTR mx.shop.com." };

/** Worlds with mail, each with other faults. */
const bad: readonly MailWorldText[] = [
  { records: host, greets },
  { records: `${host}\n@ TXT "v=spf1 +all"\n_dmarc TXT "v=DMARC1; p=none"`, greets, others },
  {
    records: `${host}\n@ TXT "v=spf1 mx include:nobody.shop.com -all"\n_dmarc TXT "v=DMARC1; p=reject; sp=none"`,
    others,
  },
  {
    records: `${host}\n@ TXT "v=spf1 mx ~all"\n_dmarc TXT "v=DMARC1; p=quarantine; t=y; rua=mailto:x@shop.com"`,
    greets,
  },
  { records: `${host}\n@ TXT "v=spf1 mx ?all"\n_smtp._tls TXT "v=TLSRPTv1; rua=mailto:x@shop.com"`, greets },
  { records: '@ MX 10 gone\n@ TXT "v=spf1 mx -all"\ndefault._bimi TXT "v=BIMI1; l=https://shop.com/a.png"' },
  { records: '@ MX 10 alias\nalias CNAME mx\nmx A 11.1.1.25\n_dmarc TXT "v=DMARC1; p=reject"', greets },
  { records: `${host}\n_mta-sts TXT "v=STSv1; id=1"\nk1._domainkey TXT "v=DKIM1; p="`, others },
];

async function domainOf(world: MailWorldText): Promise<DomainRaw> {
  const { domain } = await lookAtMail(world);
  if (!domain) throw new Error("no domain");
  return domain;
}

/** Slices that can be fixed independently. Servers and the policy that names them change together. */
const groups: readonly (readonly (keyof DomainRaw)[])[] = [
  ["spf"],
  ["dkim"],
  ["dmarc"],
  ["tlsRpt"],
  ["bimi"],
  ["blocklists"],
  ["mx", "names", "starttls", "dane", "mtaSts"],
];

function mended(raw: DomainRaw, by: DomainRaw, some: readonly (readonly (keyof DomainRaw)[])[]): EmailRaw {
  const taken = Object.fromEntries(some.flat().map((slice) => [slice, by[slice]]));
  return { query: shop, observedAt: "2026-11-20T12:00:00.000Z", domain: { ...raw, ...taken }, address: null };
}

function scoreOf(raw: EmailRaw): number {
  return email.judge(raw, { query: shop }).score ?? 0;
}

test("fixing a domain with mail never lowers the score, in any order", async () => {
  const best = await perfectDomain();
  const raws = await Promise.all(bad.map(domainOf));
  expect(scoreOf(mended(best, best, []))).toBe(100);

  assert(
    property(constantFrom(...raws), subarray([...groups]), constantFrom(...groups), (raw, first, next) => {
      const before = mended(raw, best, first);
      const after = mended(raw, best, [...first, next]);
      expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before));
    }),
    { numRuns: runs(500) },
  );
});

function statesOf(id: keyof typeof noMailParts): readonly string[] {
  return Object.keys(noMailParts[id].rows);
}

const facts: readonly NoMailFacts[] = ([null, "nobody", "unreachable", "refusing", "untold"] as const).flatMap(
  (taker) =>
    [...statesOf("no-senders"), "unknown"]
      .map((each) => each as NoMailFacts["spf"])
      .flatMap((spf) =>
        [...statesOf("no-forgery"), "unknown"]
          .map((each) => each as NoMailFacts["policy"])
          .flatMap((policy) =>
            [...statesOf("no-keys"), "unknown"]
              .map((each) => each as NoMailFacts["keys"])
              .map((keys) => ({
                domain: shop,
                taker,
                spf,
                policy,
                rejecting: { name: `_dmarc.${shop}`, value: "v=DMARC1; p=reject" },
                keys,
                isAlias: false,
                refusing: "v=spf1 -all",
              })),
          ),
      ),
);

test("a domain without mail gets only the findings of its own rubric", () => {
  for (const each of facts) {
    const points = pointsWithoutMail(each);
    const ids = findingsWithoutMail(each).map(({ id }) => id);
    const told = (start: string): boolean => ids.some((id) => id.startsWith(start));
    expect({ ...each, told: [told("no-mail-mx"), told("no-mail-spf"), told("no-mail-dmarc")] }).toEqual({
      ...each,
      told: [points["no-mx"], points["no-senders"], points["no-forgery"]].map((given) => (given ?? 30) < 30),
    });
  }
  expect(facts.length).toBe(5 * 7 * 5 * 3);
});

test.for(languages)("the texts of a world full of faults have no unfilled placeholders, in %s", async (language) => {
  for (const world of bad) {
    const told = interpret(email, email.judge(await lookAtMail(world), { query: shop }), language);
    expect(JSON.stringify(told)).not.toMatch(/undefined|[^%]\{[a-z]/);
  }
  expect(bad.length).toBeGreaterThan(5);
});
