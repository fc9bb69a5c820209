import { expect, test } from "vitest";
import { at, key } from "../../../../test/mail/dkim-world.ts";
import { openWorld } from "../../../../test/dns/world.ts";
import { lookAtMail } from "../../../../test/mail/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { email } from "../index.ts";
import { collectDkim } from "./collect.ts";
import { dkimSlice } from "./judge.ts";

const name = "em.shop.com";
const own = 'em TXT "v=spf1 ip4:44.1.3.0/24 -all"';
const dmarc = '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"';
const host = "@ MX 10 mx\nmx A 11.1.1.25";

async function judged(records: readonly string[], query = name) {
  const raw = await lookAtMail({ records: [own, host, ...records].join("\n"), greets: { "mx.shop.com": {} } }, query);
  const verdict = email.judge(raw, { query });
  const ids = verdict.findings.map(({ id }) => id).filter((id) => /^dkim-|dmarc-no-path/.test(id));
  return { ids, points: verdict.parts?.find(({ id }) => id === "dkim")?.score, kpis: verdict.kpis };
}

/** RFC 9989 §4.4.1: a signature of any domain with the same organisational domain is aligned. */
test.for<[what: string, records: readonly string[], points: number | null, ids: readonly string[], query?: string]>([
  ["a key at the parent", [dmarc, at("s1", key)], 70, ["dkim-of-parent"]],
  ["a key at the parent, without DMARC", [at("s1", key)], 70, ["dkim-of-parent"]],
  ["an unguessable selector at the parent", [dmarc, at("x91k", key)], 70, ["dkim-of-parent"]],
  ["no key anywhere", [dmarc], 0, ["dkim-none"]],
  ["a revoked key at the parent", [dmarc, at("s1", "v=DKIM1; p=")], 0, ["dkim-none"]],
  ["a broken key at the parent", [dmarc, at("s1", "v=DKIM1; p=AAAA")], 0, ["dkim-none"]],
  [
    "a policy that demands the same domain",
    [dmarc.replace("reject", "reject; adkim=s"), at("s1", key)],
    0,
    ["dkim-none"],
  ],
  ["a key of its own", [dmarc, at("s1", key), at("s1", key).replace("_domainkey", "_domainkey.em")], 100, []],
  ["a broken key of its own", [dmarc, at("s1", key), 's1._domainkey.em TXT "v=DKIM1; p=AAAA"'], 30, ["dkim-broken"]],
  [
    "a name two labels below",
    [dmarc, at("s1", key), 'x.em TXT "v=spf1 ip4:44.1.3.1 -all"'],
    70,
    ["dkim-of-parent"],
    "x.em.shop.com",
  ],
  [
    "a key of the domain between",
    [dmarc, at("s1", key).replace("_domainkey", "_domainkey.em"), 'x.em TXT "v=spf1 ip4:44.1.3.1 -all"'],
    70,
    ["dkim-of-parent"],
    "x.em.shop.com",
  ],
  ["the organisational domain itself", [dmarc], 0, ["dkim-none", "dmarc-no-path"], "shop.com"],
])("DKIM of a subdomain: %s", async ([, records, points, ids, query]) => {
  expect(await judged(records, query)).toMatchObject({ points, ids });
});

test("SPF alone is not the only way to pass DMARC if the parent has keys", async () => {
  const refusing = 'em TXT "v=spf1 -all"\nem MX 10 mx';
  const [without, below] = await Promise.all(
    [
      [refusing, dmarc],
      [refusing, dmarc, at("s1", key)],
    ].map(async (records) => {
      const raw = await lookAtMail({ records: [host, ...records].join("\n"), greets: { "mx.shop.com": {} } }, name);
      return email.judge(raw, { query: name }).findings.map(({ id }) => id);
    }),
  );
  expect([without?.includes("dmarc-no-path"), below?.includes("dmarc-no-path")]).toEqual([true, false]);
});

test("a selector that the user gives may be at the parent", async () => {
  const { context } = openWorld({ zones: { "shop.com": [own, host, dmarc, at("s9", key)].join("\n") } });
  const raw = await collectDkim(context, parseName(name), ["s9"]);

  expect(raw.parents).toEqual([{ name: "shop.com", state: "keys", selectors: ["s9"] }]);
  expect(dkimSlice(raw).findings.map(({ id }) => id)).toEqual(["dkim-of-parent"]);
  expect(dkimSlice(raw, { isStrict: true }).findings.map(({ id }) => id)).toEqual([
    "dkim-selector-missing",
    "dkim-none",
  ]);
});
